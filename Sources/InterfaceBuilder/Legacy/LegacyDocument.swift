/// Makes the document of today from an archive.
struct LegacyDocument {
  /// The element `<document>`.
  let root: IBElement
  /// What could not be read, in the order of the lines.
  let diagnostics: [Diagnostic]

  /// Translates `archive`, the root element of a file; throws a ``Refusal`` for an archive without
  /// objects, for one of a Mac, and for one that asks for more than ``ReadingLimits`` allow.
  init(archive root: IBElement, file: String, problems: ValueProblems) throws(Refusal) {
    let archive = LegacyArchive(root: root)
    guard let data = archive.object(root.first("data")) else {
      throw Refusal("an Interface Builder archive without <data>")
    }
    let runtime = data.string("IBDocument.TargetRuntimeIdentifier")
    guard runtime != "IBCocoaFramework" else { throw DocumentFormat.wrongPlatform("macOS") }
    guard data.value("IBDocument.RootObjects") != nil else {
      throw Refusal("an Interface Builder archive without objects")
    }
    let translator = try LegacyTranslator(archive, data: data, file: file)
    let isPad = runtime == "IBIPadFramework" || (root["type"] ?? "").contains(".iPad.")
    var document = Self.document(data, archive, isPad: isPad)
    document.add(Self.dependencies(data, archive))
    document.add(try Self.objects(data, translator))
    document.add(Self.resources(data, translator))
    Self.warnOfUnknownParts(of: data, translator)
    var count = 0
    self.root = try document.element(count: &count, problems: problems)
    diagnostics = translator.finishedDiagnostics()
  }

  private static func document(
    _ data: LegacyObject, _ archive: LegacyArchive, isPad: Bool
  ) -> ElementDraft {
    var document = ElementDraft("document", line: archive.root.line)
    document.set("type", "com.apple.InterfaceBuilder3.CocoaTouch\(isPad ? ".iPad" : "").XIB")
    document.set("version", "3.0")
    document.set("toolsVersion", data.string("IBDocument.InterfaceBuilderVersion"))
    document.set("systemVersion", data.string("IBDocument.SystemVersion"))
    document.set("targetRuntime", isPad ? "iOS.CocoaTouch.iPad" : "iOS.CocoaTouch")
    document.set("propertyAccessControl", "none")
    if data.bool("IBDocument.UseAutolayout") == true { document.set("useAutolayout", "YES") }
    return document
  }

  private static func dependencies(_ data: LegacyObject, _ archive: LegacyArchive) -> ElementDraft {
    func version(_ key: String, _ suffix: String) -> String? {
      archive.entries(data.value(key)).first { $0.key.hasSuffix(suffix) }
        .flatMap { archive.string($0.value) }
    }
    var dependencies = ElementDraft("dependencies", line: data.element.line)
    var deployment = ElementDraft("deployment", line: data.element.line)
    let declared = version("IBDocument.PluginDeclaredDependencies", ".iPhoneOS")
    let standard = version("IBDocument.PluginDeclaredDependencyDefaults", ".iPhoneOS")
    deployment.set("version", declared)
    if declared == nil {
      deployment.set("defaultVersion", standard ?? data.string("IBDocument.SystemTarget"))
    }
    deployment.set("identifier", "iOS")
    dependencies.add(deployment)
    var plugIn = ElementDraft("plugIn", line: data.element.line)
    let name = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    plugIn.set("identifier", name)
    plugIn.set(
      "version",
      version("IBDocument.PluginVersions", name) ?? data.string("IBCocoaTouchPluginVersion"))
    dependencies.add(plugIn)
    return dependencies
  }

  private static func objects(
    _ data: LegacyObject, _ translator: LegacyTranslator
  ) throws(Refusal) -> ElementDraft {
    var objects = ElementDraft("objects", line: data.element.line)
    for item in data.items("IBDocument.RootObjects") where !translator.isPart(item) {
      objects.add(try translator.draft(item))
    }
    // Views list their gesture recognizers, which today stand beside them.
    for record in translator.container.records where !translator.isPlaced(record.object) {
      if record.object.className.hasSuffix("GestureRecognizer") {
        objects.add(try translator.draft(record.object.element))
      } else {
        translator.warn(
          record.object.element.line, "\(record.object.className) is in no object; left out",
          id: record.id)
      }
    }
    return objects
  }

  /// The images in use, with their sizes as far as the archive knows them.
  private static func resources(
    _ data: LegacyObject, _ translator: LegacyTranslator
  ) -> ElementDraft? {
    let archive = translator.archive
    var sizes: [String: [Double]] = [:]
    for (name, size) in archive.entries(data.value("IBDocument.LastKnownImageSizes")) {
      sizes[name] = archive.numbersInText(size, count: 2)
    }
    var resources = ElementDraft("resources", line: data.element.line)
    for name in translator.images.sorted() {
      guard let size = sizes[name] else { continue }
      var image = ElementDraft("image", line: data.element.line)
      image.set("name", name)
      image.set("width", numberText(size[0]))
      image.set("height", numberText(size[1]))
      resources.add(image)
    }
    return resources.children.isEmpty ? nil : resources
  }

  // MARK: What is not read

  private static let knownParts: Set<String> = [
    "IBDocument.SystemTarget", "IBDocument.SystemVersion", "IBDocument.InterfaceBuilderVersion",
    "IBDocument.AppKitVersion", "IBDocument.HIToolboxVersion", "IBDocument.PluginVersions",
    "IBDocument.EditedObjectIDs", "IBDocument.IntegratedClassDependencies",
    "IBDocument.PluginDependencies", "IBDocument.Metadata", "IBDocument.RootObjects",
    "IBDocument.Objects", "IBDocument.Classes", "IBDocument.localizationMode",
    "IBDocument.TargetRuntimeIdentifier", "IBDocument.defaultPropertyAccessControl",
    "IBDocument.PluginDeclaredDependencies", "IBDocument.PluginDeclaredDependencyDefaults",
    "IBDocument.PluginDeclaredDevelopmentDependencies",
    "IBDocument.PluginDeclaredDependenciesTrackSystemTargetVersion",
    "IBDocument.LastKnownRelativeProjectPath", "IBDocument.LastKnownImageSizes",
    "IBDocument.UseAutolayout", "IBDocument.previouslyAttemptedUpgradeToXcode5",
    "IBCocoaTouchPluginVersion", "IBCocoaTouchSimulationTargetRuntimeIdentifier",
  ]

  /// Metadata of objects that are read, and those of the editor.
  private static let knownMetadata: Set<String> = [
    "CustomClassName", "CustomClassModule", "CustomClassModuleProvider", "object.labelIdentifier",
    "IBAttributePlaceholdersKey", "IBViewMetadataConstraints",
    "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints", "UIWindow.visibleAtLaunch",
    "IBPluginDependency", "IBEditorWindowLastContentRect", "IBViewBoundsToFrameTransform",
    "IBUserGuides", "IBNSViewMetadataGestureRecognizers", "notes", "showNotes",
    "IBLastUsedUIStatusBarStylesToTargetRuntimesMap", "ImportedFromIB2",
    "IBViewEditorWindowController.showingLayoutRectangles",
    "IBUIButtonInspectorSelectedStateConfigurationMetadataKey",
    "IBUIButtonInspectorSelectedEdgeInsetMetadataKey",
    "IUISegmentedControlInspectorSelectedSegmentMetadataKey",
  ]

  private static func warnOfUnknownParts(of data: LegacyObject, _ translator: LegacyTranslator) {
    for child in data.element.children {
      guard let key = child.key, !knownParts.contains(key) else { continue }
      translator.warn(child.line, "\"\(Refusal.quotable(key))\" of the archive is not known")
    }
    for record in translator.container.records {
      for name in translator.container.metadataNames(ofID: record.id)
      where !knownMetadata.contains(name) {
        translator.warn(
          record.line, "the metadata \"\(Refusal.quotable(name))\" of an object are not known",
          id: record.id)
      }
    }
    translator.warnOfUnusedConnections()
  }
}
