import Foundation
import Testing

@testable import Support

/// Why a file cannot be read, in the system's words.
@Suite struct FileProblemTests {
  @Test(arguments: [
    ("/nowhere", "No such file or directory"), ("/dev/null/a", "Not a directory"),
    ("/" + String(repeating: "a", count: 300), "File name too long"),
  ])
  func theReasonIsTheSystems(path: String, reason: String) {
    #expect(throws: (any Error).self) {
      do {
        _ = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      } catch {
        #expect(FileProblem.reason(error) == reason)
        throw error
      }
    }
  }
}
