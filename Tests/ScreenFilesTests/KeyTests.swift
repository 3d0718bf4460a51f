import AccessibilityModel
import Foundation
import TestSupport
import Testing
import Yams

@testable import ScreenFiles

/// Every key is defined once, in a table; the reader, the printer, the schema and the reference
/// take it from there.
///
/// If a test here fails for a key you added, its row lacks an example that uses it, or a way to be
/// read or printed.
@Suite struct KeyTests {
  /// An example, what it is, and the key that it shows.
  struct Example: CustomTestStringConvertible, Sendable {
    var key: String
    var file: String
    var testDescription: String { key }
  }

  static let elements = Vocabulary.element.info.keys.map {
    Example(key: $0.name, file: "elements:\n- \($0.example)\n")
  }

  static let effects = Vocabulary.effectVerbs.map {
    Example(
      key: $0.name,
      file: """
        elements:
        - list: {id: Save, activate: \($0.verb.example)}
        - stepper "Seats": 1
        - banner: {id: ads, items: [\"Sale\"]}
        screens: {detail: {elements: []}}
        """)
  }

  static let files = Vocabulary.file.keys.map { key in
    let hasElements = ["elements", "variants"].contains(key.name)
    return Example(
      key: key.name, file: key.example + (hasElements ? "" : "\nelements: [slider \"Volume\"]"))
  }

  @Test(arguments: elements + effects + files)
  func anExampleIsReadPrintedAndReadAgain(example: Example) throws {
    let file = try ScreenFile(example.file)
    let printed = file.printed()
    #expect(try ScreenFile(printed) == file, "\(printed)")
  }

  /// The example of a key depends on it: without the key it is a different element.
  @Test(arguments: Vocabulary.element.info.keys)
  func anExampleUsesItsKey(key: KeyInfo) throws {
    let node = try #require(try Yams.compose(yaml: key.example)?.mapping?.first)
    var below = try #require(node.value.mapping)
    #expect(below[Node(key.name)] != nil, "\(key.example)")
    below[Node(key.name)] = nil
    let without = try Yams.serialize(node: ["elements": [[node.key: .mapping(below)]]])
    let withKey = try ScreenFile("elements:\n- \(key.example)").variants[0].screen
    #expect((try? ScreenFile(without))?.variants[0].screen != withKey)
  }

  /// A key prints what the table reads for it, so that no key is lost.
  @Test(arguments: Vocabulary.element.keys.map(\.name))
  func aKeyIsPrinted(name: String) throws {
    let key = try #require(Vocabulary.element.keys.first { $0.name == name })
    let file = try ScreenFile("elements:\n- \(key.info.example)")
    let element = file.variants[0].screen.elements[0]
    switch name {
    case "rows", "headerRow", "headerColumn": #expect(element.children.count == 4)
    case "label": #expect(Node(element: element).string == "element \"Save\"")
    default: #expect(key.print(element) != nil)
    }
  }

  /// A key with its value in brackets means the same as on a line below.
  @Test(arguments: ["level=2", "identifier=save", "pages=3 page=2", "hidden", "toggle=on", "on"])
  func bracketsAreReadByTheSameTable(flags: String) throws {
    let below =
      switch flags {
      case "hidden": "{hidden: true}"
      case "on": "{toggle: on}"
      default: "{\(flags.replacing("=", with: ": ").replacing(" p", with: ", p"))}"
      }
    #expect(
      try ScreenFile("elements:\n- button \"A\" [\(flags)]")
        == ScreenFile("elements:\n- button \"A\": \(below)"))
  }

  @Test func everyKeyIsInTheSchemaAndInTheReference() {
    let keys =
      Vocabulary.element.info.keys + Vocabulary.file.keys + Vocabulary.effect.keys
      + Vocabulary.event.info.keys + Vocabulary.run.info.keys + Vocabulary.action.info.keys
      + Vocabulary.content.info.keys + Vocabulary.rotor.info.keys + Vocabulary.editor.info.keys
      + Vocabulary.walk.keys
    #expect(keys.count > 90)
    for key in keys {
      for spelling in key.spellings {
        #expect(ScreenFile.schema.contains("\"\(spelling)\": {"), "\(spelling)")
        #expect(ScreenFile.keyReference.contains("`\(spelling)`"), "\(spelling)")
      }
      #expect(ScreenFile.keyReference.contains(key.summary), "\(key.name)")
    }
  }

  /// No two keys of a mapping share a spelling.
  @Test func everySpellingIsUnique() {
    for info in [Vocabulary.element.info, Vocabulary.file, Vocabulary.effect] {
      let spellings = info.keys.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count)
    }
  }

  @Test func theCommittedReferenceIsWhatTheToolPrints() throws {
    let committed = try String(
      contentsOf: Repository.root.appending(path: "Documentation/screen-files.md"),
      encoding: .utf8)
    #expect(committed == ScreenFile.keyReference, "run: make docs")
  }
}
