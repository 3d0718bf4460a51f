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
          - group:
            - text "Cid"
            - image "Verified"  # decoration?
          - cell "Row"  # a button?
        """)
  }

  /// UIKit asks a collection for its cells one by one, also where two stand side by side.
  @Test func whatIsInACellIsReadBeforeTheNextOne() throws {
    func cell(_ x: Int, _ name: String, _ price: String) -> String {
      func view(_ type: String, _ y: Int, _ label: String? = nil, depth: Int = 10) -> String {
        String(repeating: " ", count: depth) + "\(type), 0x9, {{\(x).0, \(y).0}, {170.0, 22.0}}"
          + (label.map { ", label: '\($0)'" } ?? "")
      }
      return [
        view("Cell", 110, depth: 8), view("StaticText", 274, name), view("StaticText", 300, price),
        view("Button", 330, "Save \(name)"),
      ].joined(separator: "\n")
    }
    let dump = """
      Element subtree:
       →Application, 0x1, pid: 42
          Window, 0x2, {{0.0, 0.0}, {393.0, 852.0}}
            CollectionView, 0x2, {{0.0, 100.0}, {393.0, 700.0}}
      \(cell(16, "Lamp", "$48"))
      \(cell(200, "Chair", "$89"))
      """
    #expect(
      try Dumps.heard(Dumps.imported(text: dump)) == [
        "Lamp", "$48", "Save Lamp, button", "Chair", "$89", "Save Chair, button",
      ])
  }

  /// The mark at the end of a row says nothing; a switch has the name of its row; other controls in a row are
  /// stops of their own, also if the row has a label.
  @Test func controlsAndMarksInRows() throws {
    let dump = described([
      (0, "Table", "", 100),
      (1, "Cell", "", 110), (2, "StaticText", "Sounds", 110), (2, "Image", "chevron.forward", 110),
      (1, "Cell", "", 170), (2, "StaticText", "Alerts", 170), (2, "StaticText", "At night", 190),
      (2, "Switch", "Alerts", 170),
      (1, "Cell", "Seats", 230), (2, "StaticText", "Seats", 230), (2, "Stepper", "", 230),
      (3, "Button", "Decrement", 230), (3, "Button", "Increment", 231),
      (1, "Cell", "Delivery", 290), (2, "Button", "Delivery", 290), (2, "Button", "More info", 290),
    ])
    #expect(
      try body(dump) == """
        elements:
        - table:
          - cell "Sounds"  # inferred: the label is made of the texts inside; a button?
          # inferred: the label is made of the texts inside, the row and its switch are one element; on or off?
          - switch "Alerts, At night"
          - cell "Seats"  # a button?
          - button "Decrement"
          - button "Increment"
          - cell "Delivery"  # a button?
          - button "More info"
        """)
  }

  /// A title that is a mere text is the screen's, too.
  @Test func aTitleThatIsNoHeading() throws {
    let dump =
      #"<AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="393" height="852">"#
      + #"<XCUIElementTypeNavigationBar x="0" y="59" width="393" height="44">"#
      + #"<XCUIElementTypeStaticText label="Today" accessible="true" traits="StaticText" x="150" y="70" "#
      + #"width="90" height="22"/></XCUIElementTypeNavigationBar>"#
      + #"<XCUIElementTypeStaticText label="Activity" accessible="true" traits="Header, StaticText" x="16" "#
      + #"y="120" width="90" height="22"/></XCUIElementTypeApplication></AppiumAUT>"#
    #expect(try Dumps.imported(text: dump).screen.title?.string == "Today")
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

  /// React Native glues the labels of all views inside to one; a view with a label and nothing inside is an
  /// element, and what is only texts is one element.
  @Test func viewsThatAreGluedTogether() throws {
    let dump = described([
      (0, "Other", "Ann, Hi there, Like", 100), (1, "Other", "Ann, Hi there", 100),
      (2, "StaticText", "Ann", 100), (2, "StaticText", "Hi there", 130), (1, "Other", "Like", 160),
      (0, "Other", "Bob Hello", 200), (1, "Other", "Bob", 200), (2, "StaticText", "Bob", 200),
      (1, "StaticText", "Hello", 230),
    ])
    #expect(
      try body(dump) == """
        elements:
        - element "Ann, Hi there"  # role?
        - element "Like"  # role?
        - element "Bob Hello"  # role?
        """)
  }

  /// A view with half of the screen is around its elements, though its label has all of their texts.
  @Test func aScreenThatIsGluedTogether() throws {
    let dump = """
      Element subtree:
       →Application, 0x1, pid: 42
          Window, 0x2, {{0.0, 0.0}, {393.0, 852.0}}
            Other, 0x3, {{0.0, 59.0}, {393.0, 700.0}}, label: 'Cart Lamp $48 Check out'
              Other, 0x3, {{0.0, 59.0}, {393.0, 44.0}}, label: 'Cart'
                StaticText, 0x3, {{16.0, 59.0}, {100.0, 44.0}}, label: 'Cart'
              Other, 0x3, {{0.0, 110.0}, {393.0, 60.0}}, label: 'Lamp $48'
                StaticText, 0x3, {{16.0, 110.0}, {100.0, 22.0}}, label: 'Lamp'
                StaticText, 0x3, {{16.0, 140.0}, {100.0, 22.0}}, label: '$48'
              Other, 0x3, {{0.0, 700.0}, {393.0, 52.0}}, label: 'Check out'
      """
    #expect(
      try Dumps.heard(Dumps.imported(text: dump)) == ["Cart", "Lamp $48", "Check out"])
  }

  /// The system draws the buttons of its picker of dates at its own size, so that they stay together; there
  /// may be several pickers, and they say nothing more than their buttons do.
  @Test func pickersOfDates() throws {
    let dump = described([
      (0, "Cell", "", 100), (1, "StaticText", "Starts", 100), (1, "DatePicker", "", 100),
      (2, "Button", "Date Picker", 100), (2, "Button", "Time Picker", 130),
      (0, "Cell", "", 200), (1, "StaticText", "Ends", 200), (1, "DatePicker", "", 200),
      (2, "Button", "Date Picker", 200),
      (0, "DatePicker", "", 300), (1, "PickerWheel", "March", 300),
    ])
    #expect(
      try body(dump) == """
        elements:
        - text "Starts"
        - datePicker:
          - button "Date Picker"
          - button "Time Picker"
        - text "Ends"
        - datePicker:
          - button "Date Picker"
        - picker "March"
        """)
    let imported = try Dumps.imported(text: dump)
    #expect(imported.notes.isEmpty)
    #expect(
      try Dumps.heard(imported).prefix(5) == [
        "Starts", "Date Picker, button", "Time Picker, button", "Ends", "Date Picker, button",
      ])
  }

  /// What an element says of what is inside it is not left out.
  @Test func whatIsSaidIsNotLeftOut() throws {
    func leftOut(_ inside: [(depth: Int, type: String, label: String, y: Int)]) throws -> [Int] {
      let dump = described([(0, "Button", "Order 1, shipped", 100)] + inside)
      return try Dumps.imported(text: dump).summary.skipped.map(\.count)
    }
    #expect(
      try leftOut([(1, "StaticText", "Order 1", 100), (1, "StaticText", "shipped", 130)]) == [])
    #expect(try leftOut([(1, "StaticText", "Order 1", 100), (1, "Image", "Parcel", 130)]) == [1])
  }

  /// The keys, the words above them and the buttons below are no part of the app; they are one thing that is
  /// left out.
  @Test func aKeyboardOfXCUITest() throws {
    let dump = described([
      (0, "TextField", "Note", 100), (0, "Button", "Done", 300),
      (0, "Other", "Typing Predictions", 460), (1, "Other", "hello", 460),
      (0, "Keyboard", "", 500), (1, "Key", "q", 500), (1, "Key", "space", 600),
      (1, "Button", "shift", 550), (0, "Button", "Next keyboard", 700),
    ])
    #expect(
      try body(dump) == """
        elements:
        - textField "Note"
        - button "Done"
        """)
    #expect(
      try Dumps.imported(text: dump).summary.skipped.map { "\($0.reason) (\($0.count))" }
        == ["keyboard (1)"])
    // Keys without a keyboard are the app's own.
    #expect(
      try body(described([(0, "Key", "1", 500), (0, "Key", "2", 560)])) == """
        elements:
        - key "1"
        - key "2"
        """)
  }

  private func listed(_ elements: [String]) -> String {
    #"[{"type":"Application","AXLabel":"Notes","frame":{"x":0,"y":0,"width":393,"height":852},"#
      + #""children":[\#(elements.joined(separator: ","))]}]"#
  }

  private func listed(
    _ type: String, _ label: String, _ x: Int, _ y: Int, width: Int = 80, height: Int = 54
  ) -> String {
    #"{"type":"\#(type)","AXLabel":"\#(label)","frame":{"x":\#(x),"y":\#(y),"width":\#(width),"#
      + #""height":\#(height)}}"#
  }

  /// A keypad of Korean letters or kana at the bottom; its language is not the screen's.
  @Test(arguments: ["ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ", "あかさたなはまやらわ"])
  func aKeypad(letters: String) throws {
    func button(_ label: some StringProtocol, _ place: Int) -> String {
      listed("Button", String(label), 90 * (place % 3), 600 + 54 * (place / 3))
    }
    let keys = letters.enumerated().map { button(String($0.element), $0.offset) }
    let dump = listed(
      [
        listed("Heading", "Note", 0, 60, width: 90, height: 20),
        listed("Button", "Done", 300, 60, width: 90, height: 20),
      ] + keys + [button("Go", 11)])
    let imported = try Dumps.imported(text: dump)
    #expect(imported.screen.language == .english)
    #expect(imported.summary.skipped.map { "\($0.reason) (\($0.count))" } == ["keyboard (1)"])
    #expect(
      try body(dump) == """
        elements:
        - header "Note"
        - button "Done"
        """)
    // The keys of a calculator are not letters.
    let digits = "1234567890+-".enumerated().map { button(String($0.element), $0.offset) }
    #expect(try !body("[\(digits.joined(separator: ","))]").contains("key"))
  }

  /// Letters with a space bar are the keyboard of the system, letters without one those of a game.
  @Test func lettersWithASpaceBar() throws {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    let letters = rows.enumerated().flatMap { row, letters in
      letters.enumerated().map { place, letter in
        listed("Button", String(letter), 39 * place, 560 + 54 * row, width: 39)
      }
    }
    let word = listed("GenericElement", "hello", 0, 510, width: 130, height: 44)
    let game = listed([listed("Heading", "Guess", 0, 60)] + letters)
    #expect(try body(game).contains("- key \"q\"\n"))
    let space = listed("Button", "space", 80, 722, width: 200)
    let globe = listed("Button", "Next keyboard", 0, 780)
    let note = listed([listed("Heading", "Note", 0, 60), word] + letters + [space, globe])
    #expect(try body(note) == "elements:\n- header \"Note\"")
    #expect(
      try Dumps.imported(text: note).summary.skipped.map { "\($0.reason) (\($0.count))" }
        == ["keyboard (1)"])
  }

  /// A Korean keyboard has the letters of its language, and a space bar that is called so in it.
  @Test(arguments: ["스페이스", "간격"])
  func koreanLettersWithASpaceBar(name: String) throws {
    let rows = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]
    let letters = rows.enumerated().flatMap { row, letters in
      letters.enumerated().map { place, letter in
        listed("Button", String(letter), 39 * place, 560 + 54 * row, width: 39)
      }
    }
    let title = listed("Heading", "메모", 0, 60)
    let note = listed(
      [title] + letters + [
        listed("Button", name, 80, 722, width: 200), listed("Button", "다음 키보드", 0, 780),
      ])
    #expect(try body(note) == "elements:\n- header \"메모\"")
    // A game of Korean letters has a wide button below them, too.
    let game = listed([title] + letters + [listed("Button", "제출", 80, 722, width: 200)])
    #expect(try body(game).contains("- key \"ㅂ\"\n"))
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
