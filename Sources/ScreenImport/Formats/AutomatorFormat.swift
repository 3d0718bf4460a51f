/// `adb exec-out uiautomator dump`, and Appium's page source of it.
struct AutomatorFormat: DumpReader {
  let name = "uiautomator"
  let title = "Android uiautomator dump"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    guard let root = input.xmlRoot else { return false }
    return root == "hierarchy" || root.hasPrefix("android.")
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    var tree = AndroidTree()
    try XMLTreeReader.read(input) { event in
      switch event {
      case .end: tree.close()
      case .begin(let name, var attributes):
        // Appium writes the class as the tag.
        if attributes["class"] == nil { attributes["class"] = name }
        tree.open(AndroidNode(attributes))
      }
    }
    return tree.screen()
  }
}
