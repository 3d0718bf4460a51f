import Foundation
import Testing

@testable import ReviewPages

/// The file in which a page exports what reviewers decided.
@Suite struct ApprovalsTests {
  @Test(arguments: [
    (#"{"overheardReview": 1, "walks": []}"#, "fine"),
    (#"{"overheardReview": 2, "walks": []}"#, "its version is 2, not 1"),
    (#"{"overheardReview": 1}"#, #"it has no "walks""#),
    (#"{"overheardReview": 1, "walks": [7]}"#, "walks[0] has a value of another kind"),
    (#"{"overheardReview": 1, "walks": [{"screen": "a"}]}"#, #"walks[0] has no "walk""#),
    ("hello", "it is no JSON"),
  ])
  func whatIsWrongWithAFileIsTold(text: String, problem: String) {
    do throws(ReviewError) {
      let read = try Approvals(parsing: Data(text.utf8), path: "a.json")
      #expect(read == Approvals() && problem == "fine")
    } catch {
      #expect(error == .notApprovals(path: "a.json", reason: problem))
    }
  }
}
