import Foundation
import InterfaceBuilder

/// An archive of version 8.00 whose objects at the top are `objects`, the owner aside.
///
/// `ids` gives objects their ids, by those of the archive: `[20: 1]`.
func archive(
  _ objects: String, ids: KeyValuePairs<Int, String> = [:], connections: String = "",
  metadata: String = "", data: String = "", type: String = xibType
) -> String {
  let records = ids.map { object, id in
    """
    <object class="IBObjectRecord"><string key="id">\(id)</string>\
    <reference key="object" ref="\(object)"/></object>
    """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="\(type)" version="8.00"><data>\(data)
    <array key="IBDocument.RootObjects" id="1000">
    <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string>\
    </object>
    \(objects)
    </array>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <array key="connectionRecords">\(connections)</array>
    <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
    <object class="IBObjectRecord"><string key="id">-1</string><reference key="object" ref="1"/>\
    </object>
    \(records.joined(separator: "\n"))
    </array></object>
    <dictionary key="flattenedProperties">\(metadata)</dictionary>
    </object></data></archive>
    """
}

/// One connection between two objects of an archive.
func connection(
  _ type: String, _ label: String, from source: Int, to destination: Int, id: String,
  _ more: String = ""
) -> String {
  """
  <object class="IBConnectionRecord"><object class="IBCocoaTouch\(type)Connection" key="connection">\
  <string key="label">\(label)</string><reference key="source" ref="\(source)"/>\
  <reference key="destination" ref="\(destination)"/>\(more)</object>\
  <string key="id">\(id)</string></object>
  """
}

/// The flags and the size that every view of an archive has.
let viewBasics = #"<int key="NSvFlags">256</int><string key="NSFrameSize">{9, 8}</string>"#

/// `element` on one line, without what all views have.
func compact(_ element: IBElement) -> String {
  let common = [#"<rect key="frame""#, "<autoresizingMask"]
  var text = "<" + element.name
  for attribute in element.attributes
  where !["contentMode=scaleToFill", "id=7"].contains("\(attribute.name)=\(attribute.value)") {
    text += " \(attribute.name)=\"\(attribute.value)\""
  }
  let children = element.children.map(compact).filter { child in
    !common.contains { child.hasPrefix($0) }
  }
  if children.isEmpty, element.text.isEmpty { return text + "/>" }
  return "\(text)>\(element.text)\(children.joined())</\(element.name)>"
}

/// What becomes of one object with the id 7, on one line, without what all views have.
func translated(_ className: String, _ keys: String, data: String = "") throws -> String {
  let file = archive(
    #"<object class="\#(className)" id="20">\#(keys)</object>"#, ids: [20: "7"], data: data)
  let document = try document(file)
  for diagnostic in document.diagnostics { throw UnexpectedDiagnostic(text: diagnostic.message) }
  return compact(try elementAtTop(of: document))
}

/// The first object of a document that is no placeholder.
func elementAtTop(of document: IBDocument) throws -> IBElement {
  guard let element = document.topLevelObjects.first(where: { $0.name != "placeholder" }) else {
    throw UnexpectedDiagnostic(text: "no object at the top")
  }
  return element
}

struct UnexpectedDiagnostic: Error {
  let text: String
}
