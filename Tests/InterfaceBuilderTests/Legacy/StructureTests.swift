import InterfaceBuilder
import Testing

@Suite struct ArchivedStructure {
  @Test func connectionsStandInTheirSourcesSortedByName() throws {
    let views = """
      <object class="IBUIButton" id="20">\(viewBasics)</object>
      <object class="IBUIView" id="21">\(viewBasics)</object>
      """
    let connections =
      connection(
        "OutletCollection", "all", from: 1, to: 21, id: "5",
        """
        <string key="cachedDesigntimeCollectionClassName">NSArray</string>\
        <bool key="addsContentToExistingCollection">YES</bool>
        """)
      + connection("Outlet", "view", from: 1, to: 21, id: "6")
      + connection("Outlet", "badge", from: 1, to: 20, id: "8")
      + connection("Event", "tapped", from: 20, to: 1, id: "9", "<int key='IBEventType'>13</int>")
    let document = try document(
      archive(views, ids: [20: "2", 21: "3"], connections: connections))
    #expect(document.diagnostics.isEmpty)
    #expect(
      document.element(id: "-1")?.first("connections").map(compact)
        == #"<connections><outlet property="badge" destination="2" id="8"/>"#
        + #"<outlet property="view" destination="3" id="6"/>"#
        + #"<outletCollection property="all" destination="3" appends="YES" id="5"/></connections>"#)
    #expect(
      document.element(id: "2")?.first("connections").map(compact)
        == #"<connections><action selector="tapped" destination="-1" eventType="valueChanged" id="9"/>"#
        + "</connections>")
  }

  @Test(
    arguments: [
      (1, "touchDown"), (7, "touchUpInside"), (13, "valueChanged"), (17, "editingDidBegin"),
      (20, "editingDidEndOnExit"),
    ])
  func eventsAreNumberedFromOne(number: Int, name: String) throws {
    let event = connection(
      "Event", "go:", from: 20, to: 1, id: "9", "<int key='IBEventType'>\(number)</int>")
    let document = try document(
      archive("<object class='IBUIButton' id='20'>\(viewBasics)</object>", connections: event))
    #expect(document.element(id: "9")?["eventType"] == name)
  }

  @Test func gestureRecognizersOfAViewStandBesideItAndAreConnected() throws {
    let view = """
      <object class="IBUIView" id="20">\(viewBasics)<array key="IBUIGestureRecognizers">\
      <object class="IBUITapGestureRecognizer" id="21"/></array></object>
      """
    let document = try document(archive(view, ids: [20: "2", 21: "3"]))
    #expect(
      document.topLevelObjects.map(\.name) == ["placeholder", "view", "tapGestureRecognizer"])
    let connection = document.element(id: "2")?.first("connections")?.children.first
    #expect(connection?.name == "outletCollection")
    #expect(connection?["property"] == "gestureRecognizers")
    #expect(connection?["destination"] == "3")
  }

  @Test func constraintsStandInTheViewThatHoldsThem() throws {
    let view = """
      <object class="IBUIView" id="20">\(viewBasics)<array key="NSSubviews">\
      <object class="IBUIView" id="21">\(viewBasics)</object></array></object>
      <object class="IBNSLayoutConstraint" id="30"><reference key="firstItem" ref="21"/>\
      <int key="firstAttribute">3</int><int key="relation">1</int><reference key="secondItem" ref="20"/>\
      <int key="secondAttribute">3</int><float key="multiplier">1</float>\
      <object class="IBNSLayoutSymbolicConstant" key="constant"><double key="value">20</double></object>\
      <float key="priority">750</float><reference key="containingView" ref="20"/>\
      <int key="scoringType">8</int></object>
      """
    // Constraints stand in the records; here the record refers to one elsewhere.
    let metadata = """
      <array key="2.IBViewMetadataConstraints"><reference ref="30"/></array>\
      <boolean value="NO" key="3.IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"/>
      """
    let document = try document(
      archive(view, ids: [20: "2", 21: "3", 30: "4"], metadata: metadata))
    let holder = try #require(document.element(id: "2"))
    #expect(
      holder.first("constraints").map(compact)
        == #"<constraints><constraint firstItem="3" firstAttribute="top" "#
        + #"relation="greaterThanOrEqual" secondItem="2" secondAttribute="top" priority="750" "#
        + #"constant="20" symbolic="YES" id="4"/></constraints>"#)
    let inner = try #require(document.element(id: "3"))
    #expect(inner["translatesAutoresizingMaskIntoConstraints"] == "NO")
    #expect(inner.first("autoresizingMask") == nil)
  }

  @Test func aCustomViewStandsInItsBarButtonItemOnly() throws {
    let toolbar = """
      <object class="IBUIToolbar" id="20">\(viewBasics)<array key="NSSubviews">\
      <object class="IBUISwitch" id="21">\(viewBasics)</object></array>\
      <array key="IBUIItems"><object class="IBUIBarButtonItem" id="22">\
      <reference key="IBUICustomView" ref="21"/><reference key="IBUIToolbar" ref="20"/></object>\
      <object class="IBUIBarButtonItem"><int key="IBUIStyle">1</int>\
      <int key="IBUISystemItemIdentifier">5</int></object></array></object>
      """
    let document = try document(archive(toolbar, ids: [20: "2", 21: "3", 22: "4"]))
    let bar = try #require(document.element(id: "2"))
    #expect(bar.first("subviews") == nil)
    let items = try #require(bar.first("items")?.children)
    #expect(items.map { $0["style"] } == ["plain", nil])
    #expect(items.first?.first("switch", key: "customView")?.id == "3")
    #expect(items.last?["systemItem"] == "flexibleSpace")
    #expect(document.diagnostics.isEmpty)
  }

  @Test func theContentViewOfACellIsAPartOfIt() throws {
    let cell = """
      <object class="IBUITableViewCell" id="20">\(viewBasics)<array key="NSSubviews">\
      <object class="IBUIView" id="21">\(viewBasics)<reference key="NSSuperview" ref="20"/>\
      <array key="NSSubviews"><object class="IBUILabel" id="22">\(viewBasics)</object></array>\
      </object></array><reference key="IBUIContentView" ref="21"/></object>
      """
    let document = try document(archive(cell, ids: [20: "2", 22: "4"]))
    let element = try #require(document.element(id: "2"))
    #expect(element.first("subviews") == nil)
    let content = try #require(element.first("tableViewCellContentView", key: "contentView"))
    #expect(content["tableViewCell"] == "2")
    #expect(content.id != nil)
    #expect(content.first("subviews")?.children.map(\.id) == ["4"])
  }

  @Test func aTableHeaderStandsOutsideTheSubviews() throws {
    let table = """
      <object class="IBUITableView" id="20">\(viewBasics)<array key="NSSubviews">\
      <object class="IBUISearchBar" id="21">\(viewBasics)<string key="IBPlaceholder">Find</string>\
      </object></array><reference key="IBUITableHeaderView" ref="21"/></object>
      """
    let document = try document(archive(table, ids: [20: "2", 21: "3"]))
    let header = document.element(id: "2")?.first("searchBar", key: "tableHeaderView")
    #expect(header?["placeholder"] == "Find")
    #expect(document.element(id: "2")?.first("subviews") == nil)
  }

  @Test func controllersHoldTheirChildrenAndTheItemsOfThem() throws {
    let tabs = """
      <object class="IBUITabBarController" id="20">\
      <object class="IBUIViewController" key="IBUISelectedViewController" id="21">\
      <object class="IBUITabBarItem" key="IBUITabBarItem" id="22"><string key="IBUITitle">One</string>\
      </object></object><array key="IBUIViewControllers"><reference ref="21"/>\
      <object class="IBUINavigationController" id="23"><array key="IBUIViewControllers">\
      <object class="IBUITableViewController" id="24">\
      <object class="IBUINavigationItem" key="IBUINavigationItem" id="25">\
      <string key="IBUITitle">Rows</string></object></object></array></object></array>\
      <object class="IBUITabBar" key="IBUITabBar" id="26">\(viewBasics)\
      <array key="IBUIItems"><reference ref="22"/></array></object></object>
      """
    let ids: KeyValuePairs = [
      20: "2", 21: "3", 22: "4", 23: "5", 24: "6", 25: "7", 26: "8",
    ]
    let document = try document(archive(tabs, ids: ids))
    #expect(document.diagnostics.isEmpty)
    let root = try #require(document.element(id: "2"))
    #expect(root["selectedViewController"] == nil)
    #expect(root.first("viewControllers")?.children.map(\.id) == ["3", "5"])
    #expect(root.first("tabBar", key: "tabBar")?.first("items") == nil)
    #expect(document.element(id: "4")?.key == "tabBarItem")
    #expect(document.element(id: "7")?.key == "navigationItem")
    #expect(document.parent(of: try #require(document.element(id: "7")))?.id == "6")
  }

  @Test func classesAndRuntimeAttributesComeFromTheMetadata() throws {
    let metadata = """
      <string key="2.CustomClassName">Badge</string><string key="2.CustomClassModule">App</string>\
      <string key="2.CustomClassModuleProvider">target</string>\
      <object class="NSMutableDictionary" key="2.IBAttributePlaceholdersKey">\
      <string key="NS.key.0">IBUserDefinedRuntimeAttributesPlaceholderName</string>\
      <object class="IBUIUserDefinedRuntimeAttributesPlaceholder" key="NS.object.0">\
      <reference key="object" ref="20"/><array key="userDefinedRuntimeAttributes">\
      \(attribute("string", "text", "<string key='value'>22</string>"))\
      \(attribute("number", "count", "<integer value='3' key='value'/>"))\
      \(attribute("number", "ratio", "<real value='0.5' key='value'/>"))\
      \(attribute("boolean", "on", "<boolean value='YES' key='value'/>"))\
      \(attribute("nil", "none", "<nil key='value'/>"))\
      \(attribute("size", "size", "<object class='NSValue' key='value'>"
        + "<string key='NS.sizeval'>{2, 3}</string></object>"))\
      \(attribute("range", "range", "<object class='NSValue' key='value'>"
        + "<string key='NS.rangeval'>{10, 3}</string></object>"))\
      </array></object></object>
      """
    let view = #"<object class="IBUIView" id="20">\#(viewBasics)</object>"#
    let document = try document(archive(view, ids: [20: "2"], metadata: metadata))
    #expect(document.diagnostics.isEmpty)
    let element = try #require(document.element(id: "2"))
    #expect(element["customClass"] == "Badge")
    #expect(element["customModule"] == "App")
    #expect(element["customModuleProvider"] == "target")
    let attributes = element.first("userDefinedRuntimeAttributes")?.children.map(compact)
    #expect(
      attributes == [
        #"<userDefinedRuntimeAttribute type="string" keyPath="text" value="22"/>"#,
        #"<userDefinedRuntimeAttribute type="number" keyPath="count">"#
          + #"<integer key="value" value="3"/></userDefinedRuntimeAttribute>"#,
        #"<userDefinedRuntimeAttribute type="number" keyPath="ratio">"#
          + #"<real key="value" value="0.5"/></userDefinedRuntimeAttribute>"#,
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>"#,
        #"<userDefinedRuntimeAttribute type="nil" keyPath="none"/>"#,
        #"<userDefinedRuntimeAttribute type="size" keyPath="size">"#
          + #"<size key="value" width="2" height="3"/></userDefinedRuntimeAttribute>"#,
        #"<userDefinedRuntimeAttribute type="range" keyPath="range">"#
          + #"<range key="value" location="10" length="3"/></userDefinedRuntimeAttribute>"#,
      ])
  }

  @Test(arguments: ["{1e19, 3}", "{-1e300, 3}"]) func aRangeBeyondAllNumbersIsTold(_ text: String)
    throws
  {
    let metadata = """
      <object class="NSMutableDictionary" key="2.IBAttributePlaceholdersKey">\
      <string key="NS.key.0">IBUserDefinedRuntimeAttributesPlaceholderName</string>\
      <object class="IBUIUserDefinedRuntimeAttributesPlaceholder" key="NS.object.0">\
      <reference key="object" ref="20"/><array key="userDefinedRuntimeAttributes">\
      \(attribute("range", "range", "<object class='NSValue' key='value'>"
        + "<string key='NS.rangeval'>\(text)</string></object>"))\
      </array></object></object>
      """
    let view = #"<object class="IBUIView" id="20">\#(viewBasics)</object>"#
    let document = try document(archive(view, ids: [20: "2"], metadata: metadata))
    #expect(document.diagnostics.map(\.message) == ["a range that is too large"])
  }

  private func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
    """
    <object class="IBUserDefinedRuntimeAttribute"><string key="typeIdentifier">com.apple.\
    InterfaceBuilder.userDefinedRuntimeAttributeType.\(type)</string>\
    <string key="keyPath">\(keyPath)</string>\(value)</object>
    """
  }
}
