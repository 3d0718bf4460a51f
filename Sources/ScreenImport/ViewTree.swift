import AccessibilityModel

/// What a dump says about one view or element, in the vocabulary of XCUITest, which most dumps share.
struct ViewNode: Sendable {
  var kind = ViewKind.other
  var label: String?
  var value: String?
  var hint: String?
  var placeholder: String?
  var identifier: String?
  /// Its traits; `nil` if the dump does not tell them.
  var traits: ElementTraits?
  var isEnabled: Bool?
  var isSelected = false
  var isFocused = false
  /// Whether it can be seen; `nil` if the dump does not tell.
  var isVisible: Bool?
  /// Whether it is an accessibility element; `nil` if the dump does not tell.
  var isAccessible: Bool?
  /// Whether it is on, for a switch or a checkbox, if the dump says so apart from the value.
  var toggle: ToggleState?
  var headingLevel: Int?
  var frame: ScreenRect?
  var customActions: [String] = []
  /// Whether the tool found it by probing, so that its place among its siblings says nothing.
  var isSynthesized = false
  /// The process it belongs to: the status bar belongs to another one.
  var process: Int?
  /// The index of its parent; -1 for a root.
  var parent = -1
  /// The index after all that is inside it.
  var end = 0

  /// Whether there is a text to speak.
  var hasText: Bool { label != nil || value != nil || placeholder != nil }
}

/// The types of XCUITest, and other tools' names for them.
enum ViewKind: String, Sendable, CaseIterable {
  case other, application, window, group, sheet, alert, button, radioButton, checkBox, popUpButton
  case keyboard, key, navigationBar, tabBar, toolbar, statusBar, table, cell, collectionView, slider
  case pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel
  case `switch`, link, image, searchField, scrollView, scrollBar, staticText, textField
  case secureTextField, datePicker, textView, menu, menuItem, map, webView, stepper, tab, heading
  /// An element of idb with a role of its own but none of UIKit's.
  case genericElement

  /// The kind of a type as XCUITest writes it: `StaticText`; `nil` for an unknown one.
  init?(type: some StringProtocol) {
    guard let known = Self.byType[String(type)] else { return nil }
    self = known
  }

  private static let byType: [String: ViewKind] = {
    var names: [String: ViewKind] = [:]
    for kind in allCases {
      let name = kind.rawValue
      names[name.prefix(1).uppercased() + name.dropFirst()] = kind
    }
    names.merge(
      [
        "Any": .other, "Unknown": .other, "Toggle": .switch, "Icon": .button,
        "DisclosureTriangle": .button, "MenuButton": .popUpButton, "ComboBox": .popUpButton,
        "TableRow": .cell, "Dialog": .alert, "Popover": .group, "Drawer": .group,
        "TabGroup": .tabBar, "RadioGroup": .group, "ToolbarButton": .button, "Text": .staticText,
        "TextArea": .textView, "CheckBox": .checkBox, "Heading": .heading,
        "ProgressBar": .progressIndicator, "ScrollArea": .scrollView, "TabButton": .tab,
        "RelevanceIndicator": .progressIndicator, "RatingIndicator": .slider,
        "LevelIndicator": .progressIndicator, "ColorWell": .button, "Grid": .collectionView,
        "Outline": .table, "Browser": .other, "Layout": .other, "LayoutArea": .other,
        "LayoutItem": .other, "Matte": .other, "DockItem": .other, "Ruler": .other,
        "RulerMarker": .other, "Splitter": .other, "SplitGroup": .other, "ValueIndicator": .slider,
        "IncrementArrow": .button, "DecrementArrow": .button, "Timeline": .other,
        "HelpTag": .staticText, "MenuBar": .other, "MenuBarItem": .menuItem, "StatusItem": .other,
        "TouchBar": .other, "Handle": .other, "Row": .cell, "Column": .other,
        "TableColumn": .other,
      ], uniquingKeysWith: { $1 })
    return names
  }()

  /// The kind for a number of `XCUIElement.ElementType`.
  init(number: Int) {
    self = Self.byNumber[number] ?? .other
  }

  private static let byNumber: [Int: ViewKind] = [
    2: .application, 3: .group, 4: .window, 5: .sheet, 7: .alert, 9: .button, 10: .radioButton,
    12: .checkBox, 13: .button, 14: .popUpButton, 15: .popUpButton, 16: .popUpButton,
    19: .keyboard, 20: .key, 21: .navigationBar, 22: .tabBar, 24: .toolbar, 25: .statusBar,
    26: .table, 27: .cell, 32: .collectionView, 33: .slider, 34: .pageIndicator,
    35: .progressIndicator, 36: .activityIndicator, 37: .segmentedControl, 38: .picker,
    39: .pickerWheel, 40: .switch, 41: .switch, 42: .link, 43: .image, 44: .button,
    45: .searchField, 46: .scrollView, 47: .scrollBar, 48: .staticText, 49: .textField,
    50: .secureTextField, 51: .datePicker, 52: .textView, 53: .menu, 54: .menuItem, 57: .map,
    58: .webView, 75: .cell, 79: .stepper, 80: .tab,
  ]

  /// The role of the container, if VoiceOver keeps its contents together.
  var container: ElementRole? {
    switch self {
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    case .segmentedControl: .segmentedControl
    case .table: .table
    case .collectionView, .scrollView: .scrollView
    case .webView: .webView
    case .alert: .alert
    case .sheet: .sheet
    case .keyboard: .group
    default: nil
    }
  }

  /// Whether it is a control.
  var isControl: Bool {
    switch self {
    case .button, .radioButton, .checkBox, .popUpButton, .key, .slider, .pageIndicator,
      .progressIndicator, .activityIndicator, .pickerWheel, .switch, .link, .searchField,
      .textField, .secureTextField, .textView, .menuItem, .tab:
      true
    default: false
    }
  }

  /// Whether text can be typed in it.
  var isTextField: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }
}

/// All nodes of a dump, parents before their children, so that no code has to recurse.
struct ViewTree: Sendable {
  private(set) var nodes: [ViewNode] = []
  /// The nodes that are open.
  private var path: [Int] = []

  /// Adds a node inside those that are open, and opens it.
  mutating func open(_ node: ViewNode) {
    var node = node
    node.parent = path.last ?? -1
    path.append(nodes.count)
    nodes.append(node)
  }

  /// Closes the node that was opened last.
  mutating func close() {
    guard let index = path.popLast() else { return }
    nodes[index].end = nodes.count
  }

  /// How many nodes are open.
  var depth: Int { path.count }

  /// Closes every open node.
  mutating func finish() {
    while depth > 0 { close() }
  }

  subscript(index: Int) -> ViewNode {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  /// The children of a node; of -1, the roots.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var place = index + 1
    let end = index < 0 ? nodes.count : nodes[index].end
    while place < end {
      children.append(place)
      place = nodes[place].end
    }
    return children
  }
}
