import Foundation
import Overheard
import Rendering
import Testing
import Walks

@testable import ReviewPages

/// What decides whether a page is made anew.
@Suite struct PageRecordsTests {
  /// Whoever adds a property that a page shows adds it to the digest, too; otherwise a page would stay that
  /// was made from something else.
  @Test func everythingThatAPageShowsIsInItsInputs() throws {
    let screen = try SampleReview.screen()
    let walk = DrawnWalk(
      screen: screen.name, variant: screen.variants[0], walk: .plain,
      configuration: try WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: .english)))
    let changes: [(property: String, make: (inout ReviewedScreen) -> Void)] = [
      ("name", { $0.name = "shop" }),
      ("readings", { $0.readings.append(.init(screen: "talkback/shop", reader: .talkBack)) }),
      ("variants", { $0.variants[0].screen.title = "Bank cards" }),
      ("walkOrder", { $0.walkOrder = ["look", "pay"] }),
      ("entries", { $0.entries[0].milliseconds = 1 }),
      ("failures", { $0.failures = [.init(path: "shop", message: "it is broken")] }),
      (
        "findings",
        {
          $0.findings = [
            Finding(
              screen: $0.name, variant: "before", element: "Pay", rule: "same-sound",
              severity: "error", message: "It sounds like another.")
          ]
        }
      ),
      ("screenshot", { $0.screenshot = Data([1]) }),
      ("drawnWalks", { $0.drawnWalks = [walk] }),
      (
        "approvals",
        {
          $0.approvals = [
            Approval(screen: $0.name, walk: "pay", digest: "0f", approved: true, comment: "")
          ]
        }
      ),
      ("comparison", { $0.comparison = ScreenComparison([]) }),
      ("twins", { $0.twins = ["pay with TalkBack": "pay"] }),
    ]
    // The sweeps follow from the variants and the walks, the size of a picture from the picture.
    let properties = Mirror(reflecting: screen).children.compactMap(\.label)
      .filter { !["sweeps", "picture"].contains($0) }
    #expect(changes.map(\.property) == properties)
    let inputs = PageRecords.inputs(of: screen, maker: "maker")
    #expect(PageRecords.inputs(of: try SampleReview.screen(), maker: "maker") == inputs)
    #expect(PageRecords.inputs(of: screen, maker: "other") != inputs)
    for change in changes {
      var other = screen
      change.make(&other)
      #expect(PageRecords.inputs(of: other, maker: "maker") != inputs, "\(change.property)")
    }
  }

  /// A page in another language, or of what was rendered otherwise, is another page.
  @Test func everyPageDependsOnItsLanguageAndOnHowItWasRendered() {
    let maker = PageRecords.maker(.korean, "overheard 1")
    #expect(PageRecords.maker(.korean, "overheard 1") == maker)
    #expect(PageRecords.maker(.english, "overheard 1") != maker)
    #expect(PageRecords.maker(.korean, "overheard 2") != maker)
  }

  /// What was decided on a walk holds while the same is heard, of each of its variants.
  @Test func aDecisionIsOnWhatIsHeardOfEachVariant() throws {
    let screen = try SampleReview.screen()
    let before = try SampleReview.entry()
    var after = before
    after.variant = "after"
    let digest = screen.digest(of: [before])
    #expect(digest.count == 12)
    // Another sound of the same words at the same times is no reason to decide again.
    #expect(try screen.digest(of: [SampleReview.entry(sha: "01")]) == digest)
    #expect(screen.digest(of: [after]) != digest)
    #expect(screen.digest(of: [before, after]) != digest)
  }
}
