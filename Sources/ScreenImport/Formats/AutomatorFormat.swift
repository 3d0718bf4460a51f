/// `adb exec-out uiautomator dump`, and Appium's page source of it.
struct AutomatorFormat: DumpReader {
  let name = "uiautomator"
  let title = "Android uiautomator dump"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    guard let root = input.xmlRoot else { return false }
    return ["hierarchy", "displays", "node"].contains(root) || root.hasPrefix("android.")
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    var tree = AndroidTree()
    var windows = Windows()
    try XMLTreeReader.read(input) { event in
      switch event {
      case .end:
        if windows.close() { tree.close() }
      case .begin(let name, var attributes):
        guard windows.open(name, attributes) else { return }
        // Appium writes the class as the tag.
        if attributes["class"] == nil { attributes["class"] = name }
        tree.open(AndroidNode(attributes))
      }
    }
    var screen = tree.screen()
    screen.spokenTitle = screen.spokenTitle ?? windows.titleOfApp
    for reason in windows.leftOut { screen.skipped.add(reason) }
    return screen
  }

  /// The windows around the trees of `uiautomator dump --windows`, of which only those of the app are read.
  private struct Windows {
    /// Why windows were left out.
    private(set) var leftOut: [String] = []
    /// The title of the app's window that is in use, or of its first, which TalkBack says when it appears.
    private(set) var titleOfApp: String?
    /// Whether each element around this place is a node to read.
    private var areNodes: [Bool] = []
    /// How many elements around this place were left out with all that is inside them.
    private var depthLeftOut = 0
    /// The display that has the app, counted from the first.
    private var displayOfApp: Int?
    private var displays = 0

    /// Whether an element that begins is a node to read.
    mutating func open(_ name: String, _ attributes: [String: String]) -> Bool {
      let isAround = ["displays", "display", "window"].contains(name)
      if name == "display" { displays += 1 }
      if depthLeftOut > 0 {
        depthLeftOut += 1
      } else if name == "window", let reason = reason(against: attributes["type"]) {
        leftOut.append(reason)
        depthLeftOut = 1
      } else if name == "window" {
        let title = DumpText.cleaned(attributes["title"])
        titleOfApp = attributes["active"] == "true" ? title ?? titleOfApp : titleOfApp ?? title
      }
      let isNode = depthLeftOut == 0 && !isAround
      areNodes.append(isNode)
      return isNode
    }

    /// Whether the element that ends is a node that was read.
    mutating func close() -> Bool {
      depthLeftOut = max(depthLeftOut - 1, 0)
      return areNodes.popLast() ?? false
    }

    private mutating func reason(against type: String?) -> String? {
      if type?.hasSuffix("INPUT_METHOD") == true { return "keyboard" }
      guard type?.hasSuffix("APPLICATION") ?? true else { return "system bars" }
      let display = displayOfApp ?? displays
      displayOfApp = display
      return display == displays ? nil : "windows of other displays"
    }
  }
}
