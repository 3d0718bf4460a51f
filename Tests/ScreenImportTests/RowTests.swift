import Overheard
import ScreenImport
import Testing

/// Rows, bars and keyboards in dumps that do not say what is an element.
@Suite struct RowTests {
  private func body(_ dump: String) throws -> String {
    try Dumps.imported(text: dump).printed().split(separator: "\n")
      .filter {
        (!$0.hasPrefix("# ") || $0.hasPrefix("# inferred")) && !$0.hasPrefix("screen: ")
          && !$0.hasPrefix("language: ")
      }
      .joined(separator: "\n")
  }

  /// A description of an app with these views in it, each with its depth, type, label and top.
  private func described(_ views: [(depth: Int, type: String, label: String, y: Int)]) -> String {
    let lines = views.map { view in
      String(repeating: "  ", count: view.depth + 3) + "\(view.type), 0x9, "
        + "{{16.0, \(view.y).0}, {300.0, 20.0}}"
        + (view.label.isEmpty ? "" : ", label: '\(view.label)'")
    }
    return """
      Element subtree:
       →Application, 0x1, pid: 42
          Window, 0x2, {{0.0, 0.0}, {393.0, 852.0}}
      \(lines.joined(separator: "\n"))
      Path to element:
      """
  }

  private static let cells: [(depth: Int, type: String, label: String, y: Int)] = [
    (1, "Cell", "", 110), (2, "Other", "Order 1, shipped", 110),
    (1, "Cell", "", 170), (2, "Other", "", 170), (3, "Other", "Order 2, packed", 170),
    (4, "StaticText", "Order 2", 175),
    (1, "Cell", "", 230), (2, "Image", "A cat", 230),
    (1, "Cell", "", 290), (2, "StaticText", "Cid", 290), (2, "Image", "Verified", 291),
    (1, "Cell", "Row", 350), (2, "Image", "chevron", 350),
  ]

  /// Only a row with a label has nothing in it that can be heard.
  @Test func whatIsInARowOfATable() throws {
    #expect(
      try body(described([(0, "Table", "", 100)] + Self.cells)) == """
        elements:
        - table:
          - element "Order 1, shipped"  # role?
          - element "Order 2, packed"  # role?
          - image "A cat"  # decoration?
          # inferred: the label is made of the texts inside; an image's label is in it: decoration?; a button?
          - cell "Cid, Verified"
          - cell "Row"  # a button?
        """)
  }

  @Test func whatIsInACellOfACollectionIsItsOwnElement() throws {
    #expect(
      try body(described([(0, "CollectionView", "", 100)] + Self.cells)) == """
        elements:
        - scrollView:
          - element "Order 1, shipped"  # role?
          - element "Order 2, packed"  # role?
          - image "A cat"  # decoration?
          - text "Cid"
          - image "Verified"  # decoration?
          - cell "Row"  # a button?
        """)
  }

  @Test func aViewWithTheNameOfItsBarIsTheTitle() throws {
    let dump = described([
      (0, "NavigationBar", "Shop", 60), (1, "Other", "Sale", 62), (1, "Other", "Shop", 62),
      (0, "NavigationBar", "", 160), (1, "Other", "Cart", 162), (1, "Button", "Edit", 162),
    ])
    #expect(
      try body(dump) == """
        elements:
        - navigationBar:
          - element "Sale"  # role?
          - header "Shop"  # inferred: header, the title in the navigation bar
        - navigationBar:
          - element "Cart"  # role?
          - button "Edit"
        """)
  }

  /// What lies between the keys is one, and what lies below them is not.
  @Test func shiftAndReturnAreKeys() throws {
    let dump = described([
      (0, "Keyboard", "", 500), (1, "Key", "q", 500), (1, "Key", "space", 600),
      (1, "Button", "shift", 550), (1, "Button", "Next keyboard", 700),
    ])
    #expect(
      try body(dump) == """
        elements:
        - group:
          - key "q"
          - key "shift"
          - key "space"
          - button "Next keyboard"
        """)
  }

  /// A keypad of Korean letters or kana at the bottom; its language is not the screen's.
  @Test(arguments: ["ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ", "あかさたなはまやらわ"])
  func aKeypad(letters: String) throws {
    func button(_ label: some StringProtocol, _ place: Int) -> String {
      #"{"type":"Button","AXLabel":"\#(label)","frame":{"x":\#(90 * (place % 3)),"#
        + #""y":\#(600 + 54 * (place / 3)),"width":80,"height":54}}"#
    }
    let keys = letters.enumerated().map { button(String($0.element), $0.offset) }
    let dump =
      #"[{"type":"Application","AXLabel":"Notes","frame":{"x":0,"y":0,"width":393,"height":852},"#
      + #""children":[{"type":"Heading","AXLabel":"Note","frame":{"x":0,"y":60,"width":90,"height":20}},"#
      + #"{"type":"Button","AXLabel":"Done","frame":{"x":300,"y":60,"width":90,"height":20}},"#
      + "\(keys.joined(separator: ",")),\(button("Go", 11))]}]"
    let imported = try Dumps.imported(text: dump)
    #expect(imported.screen.language == .english)
    let printed = try body(dump)
    #expect(
      printed.split(separator: "\n").prefix(4).joined(separator: "\n") == """
        elements:
        - header "Note"
        - button "Done"
        - key "\(letters.prefix(1))"
        """)
    #expect(printed.hasSuffix("- key \"Go\""))
    // The keys of a calculator are not letters.
    let digits = "1234567890+-".enumerated().map { button(String($0.element), $0.offset) }
    #expect(try !body("[\(digits.joined(separator: ","))]").contains("key"))
  }

  @Test func aTabBarWithoutTabsAlone() {
    let dump =
      #"[{"type":"Application","AXLabel":"A","frame":{"x":0,"y":0,"width":393,"height":852},"children":["#
      + #"{"type":"Group","AXLabel":"Tab Bar","AXFrame":"{{0, 769}, {393, 83}}"}]}]"#
    let error = #expect(throws: DumpError.self) { try Dumps.imported(text: dump) }
    #expect(
      error?.message
        == "this idb or AXe dump has 2 nodes, but nothing that VoiceOver would stop at. The bar "
        + "'Tab Bar' at the bottom has no items in this dump: older tools cannot see them.")
  }
}
