import AccessibilityModel
import Testing

@testable import ScreenFiles

/// Files as a whole: their lines and bytes, how long they may be and how deep.
@Suite struct LimitTests {
  /// To YAML, but not to editors, U+2028 and U+0085 end a line.
  @Test func linesAreCountedAsEditorsDo() {
    let odd = "elements:\n- text: \"a\u{2028}b\u{85}c\"\n- text: 'a\u{2029}b' \n"
    let wrong = #expect(throws: ScreenFileError.self) {
      try ScreenFile(odd + "- text: {hnit: \"\u{2028}\", hint: {a: b}}\n- buton \"x\"")
    }
    #expect(
      wrong?.diagnostics.map(\.description) == [
        "4:10: error: unknown key 'hnit' in 'text'; 'hint' is there already",
        "4:27: error: 'hint' must be a text, but a mapping was found",
        "5:3: error: unknown role 'buton' in this line; did you mean 'button'?",
      ])
    let broken = #expect(throws: ScreenFileError.self) { try ScreenFile(odd + "- a: b: c") }
    #expect(broken?.diagnostics.map(\.line) == [4])
  }

  /// A file with more errors than anybody reads, such as one of another program.
  @Test func thousandsOfErrors() {
    let file = "elements:\n" + String(repeating: "- buton \"a\"\n", count: 3000)
    do {
      _ = try ScreenFile(file)
      Issue.record("it has no errors")
    } catch {
      let lines = "\(error)".split(separator: "\n")
      #expect(lines.count == 1001)
      #expect(
        lines.last?.hasSuffix(
          "1002:3: error: more is wrong from here on; mend what is told above first") == true)
    }
  }

  /// To guess what each of so many names was meant to be would take minutes.
  @Test func thousandsOfUnknownNames() {
    let buttons = (0..<3000).map { "- button \"A\($0)\"\n" }.joined()
    let touches = (0..<3000).map { "  - touch B\($0)\n" }.joined()
    let lines = said(of: "elements:\n\(buttons)walks:\n  w:\n\(touches)").split(separator: "\n")
    #expect(lines.count == 1001)
    #expect(lines[0].hasSuffix("unknown element 'B0' in this walk; did you mean 'A0'?"))
    #expect(
      lines[999].hasSuffix(
        "unknown element 'B999' in this walk; there are 'A0', 'A1', 'A2', 'A3', 'A4', 'A5' and "
          + "others"))
  }

  @Test func aFileThatIsNotUTF8() {
    let bytes = Array("screen: a\nelements:\n- button \"".utf8) + [0xB0, 0xA1, 0x22]
    let error = #expect(throws: ScreenFileError.self) {
      try ScreenFile(contentsOf: bytes, path: "a.yaml")
    }
    #expect(error?.description == "a.yaml:3:1: error: the file is not UTF-8; save it as UTF-8")
  }

  @Test func aTenMegabyteFile() {
    let error = #expect(throws: ScreenFileError.self) {
      try ScreenFile(
        contentsOf: [UInt8](repeating: UInt8(ascii: "#"), count: 10_000_000), path: "big.yaml")
    }
    #expect(
      error?.description
        == "big.yaml:1:1: error: "
        + "the file has more than 4000000 bytes, the most that a screen file may have")
  }

  /// As a value, as a key, and as a part of a key, which is compared with the other keys.
  @Test(arguments: ["elements: *a9", "? *a9\n: 1", "? [x, {y: *a9}]\n: 1"])
  func aBombOfAliases(end: String) {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let error = #expect(throws: ScreenFileError.self) { try ScreenFile(bomb + end) }
    #expect(
      error?.diagnostics.map(\.message) == [
        "the file expands to more than 400000 nodes; write out the elements "
          + "instead of using aliases (*name), or make several files of it"
      ])
  }

  @Test func aFewAliasesAreNoBomb() throws {
    let file = try ScreenFile(
      """
      elements:
      - button "Pay": &pay {hint: &hint Pays now.}
      - button "Send": *pay
      - link "Help": {hint: *hint}
      """)
    #expect(file.variants.first?.screen.elements.count == 3)
  }

  /// The place is that of the first list that is one too many, or where thousands of them begin.
  @Test(arguments: [
    ("groups", 40, "34:127"), ("groups", 1100, "34:127"), ("lists", 100, "1:74"),
    ("lists", 5000, "1:12"), ("JSON", 70, "1:76"),
  ])
  func aFileTooDeep(kind: String, levels: Int, place: String) {
    let brackets = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let file =
      switch kind {
      case "groups":
        "language: en\nelements:\n"
          + (0..<levels).map { String(repeating: "    ", count: $0) + "- group \"g\":\n" }.joined()
          + String(repeating: "    ", count: levels) + "- button \"a\""
      case "lists": "elements: \(brackets)"
      default: "{\"elements\":\(brackets)}"
      }
    #expect(
      said(of: file)
        == "\(place): error: elements are nested too deep here: a file may have 64 lists and "
        + "mappings within one another, which are about 30 groups; "
        + "take groups out of one another, or check the brackets and the indentation")
  }

  /// What looks like a key without its colon may be a value, which is printed on the line of its element.
  @Test(arguments: Vocabulary.element.info.names)
  func aValueMayBeginLikeAKey(key: String) throws {
    for value in ["\(key):x", "\(key) \"3\"", "\(key)：x"] {
      let file = try ScreenFile(
        "language: en\nelements:\n- cell \"A\":\n    value: '\(value)'\n")
      #expect(file.variants[0].screen.elements[0].value?.string == value)
      let again = try ScreenFile(file.printed())
      #expect(again == file, "\(file.printed())")
    }
  }

  /// Advice is looked for once, however many words a line has.
  @Test func aLineOfManyWordsIsRefusedAtOnce() {
    let words = String(repeating: "a ", count: 20_000)
    #expect(throws: ScreenFileError.self) {
      try ScreenFile("elements:\n- Terms \(words)\n")
    }
  }

  @Test func thirtyLevelsCanBeRead() throws {
    let file =
      "language: en\nelements:\n"
      + (0..<30).map { String(repeating: "    ", count: $0) + "- group \"g\":\n" }.joined()
      + String(repeating: "    ", count: 30) + "- button \"a\""
    #expect(said(of: file) == "")
  }

}
