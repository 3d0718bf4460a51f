import Overheard
import OverheardTesting
import XCTest

/// The same helper in XCTest.
final class ExpectTranscriptXCTests: XCTestCase {
  func testAFileBesideTheTest() throws {
    let louder = try ReaderWalk(name: "louder", lines: ["swipe up"])
    try expectTranscript(
      of: ExpectTranscriptTests.screen, named: "volume", walks: [.plain, louder])
  }

  func testADifferenceIsThrown() {
    XCTAssertThrowsError(
      try expectTranscript(of: ExpectTranscriptTests.screen, isHeardAs: "# screen")
    ) { error in
      XCTAssertTrue("\(error)".hasPrefix("what is heard has changed\n--- expected\n+++ heard\n"))
    }
  }
}
