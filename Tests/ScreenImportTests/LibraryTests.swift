import Foundation
import OverheardImport
import TestSupport
import Testing

/// Dumps as people who test in Swift read them: with what is public, as no `@testable` import is here.
@Suite struct LibraryTests {
  @Test func aDumpIsAScreen() throws {
    let path = "Tests/ScreenImportTests/Dumps/order-ko.uiautomator.xml"
    let dump = try ScreenDump(
      Data(contentsOf: ToolRun.root.appending(path: path)), name: "order.xml")
    #expect(dump.format == "uiautomator")
    #expect(dump.reader.id == "talkback")
    #expect(dump.file.language == .korean)
    #expect(dump.printed.hasPrefix("# Imported from order.xml: "))
    #expect(try ScreenFile(dump.printed).variants == dump.file.variants)
    let variant = dump.file.variants[0]
    let transcript = WalkTranscript(
      of: .plain, on: variant, screen: "order",
      configuration: try WalkConfiguration(reader: dump.reader, for: variant.screen))
    #expect(transcript.score.hasPrefix("# order"))
  }

  @Test func whatIsNoDumpIsSaidToBeNone() throws {
    let error = #expect(throws: ScreenFileError.self) {
      try ScreenDump(Array("<html></html>".utf8), name: "page.html")
    }
    #expect(error?.description.hasPrefix("page.html:1:1: error: ") == true)
  }
}
