import ScreenFiles
import Testing

/// Nothing passes by mistake: a file that can be read but cannot be meant is an error or a warning,
/// with its place and what to write instead.
@Suite struct SenseTests {

  /// The beginning of a name is enough where it means one thing at a time.
  @Test(arguments: [
    "elements: [button \"Pay\", button \"Payment\"]\nwalks: {a: [touch Pay]}",
    "elements: [button \"Visa 1234\", button \"Amex 1234\"]\nwalks: {a: [touch Visa]}",
    "elements:\n- button \"Go on\"\n- button \"Go off\" [hidden]\nwalks: {a: [touch Go]}",
    "elements:\n- button \"Go on\"\n- dialog: [button \"Go off\"]\nwalks: {a: [touch Go]}",
  ])
  func aBeginningIsEnough(file: String) throws {
    #expect(throws: Never.self) { try ScreenFile("language: en\n" + file, path: "a.yaml") }
  }

  /// A combined element says its texts; a container and one with a label are no silent stops.
  @Test(arguments: [
    "element: {grouping: combine, children: [\"서울\", \"18°\"]}",
    "group: [\"서울\", \"18°\"]", "element \"날씨\": [\"서울\", \"18°\"]",
    "element: {hidden: true, children: [\"서울\"]}", "button: [\"저장\"]",
  ])
  func whatIsHeardIsNotWarnedOf(line: String) throws {
    let file = "elements:\n- \(line)\n- button \"확인\""
    let read = try ScreenFile.located(contentsOf: file.utf8, path: "a.yaml")
    #expect(read.sources.warnings.isEmpty)
  }

  /// A quote that is never closed is looked for once: time does not grow with the square.
  @Test func aLongListWithAnOpenQuote() throws {
    let list = Array(repeating: "text b", count: 20_000).joined(separator: ", ")
    #expect(throws: ScreenFileError.self) {
      try ScreenFile("elements: [button \"a, \(list)]", path: "a.yaml")
    }
  }

  /// Entries on lines of their own are not cut by commas, whatever quotes are in them.
  @Test(arguments: [
    "- button \"a \\\"b\"\n- button \"c\"", "- text: say \"a\n- text: b\"",
    "- picker \"크기\": {values: [5\", 6\"]}",
  ])
  func quotesOnLinesOfTheirOwnCutNothing(elements: String) throws {
    let file = "language: en\nelements:\n\(elements)"
    #expect(throws: Never.self) { try ScreenFile(file, path: "a.yaml") }
  }

}
