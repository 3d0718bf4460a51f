import AccessibilityModel
import AppSimulation
import ScreenReading
import TalkBack
import Testing
import VoiceOver

@testable import Walks

/// Numbers that nobody can write in a file, such as `.max` for never and for all: they mean that, and
/// stop no program.
@Suite struct BoundsTests {
  private static let extremes = [Int.min, -1, 0, 1_000_000_000_000, Int.max]

  /// What both readers say on a walk over a text, some elements and a button; enough that each is read,
  /// adjusted, waited for and left.
  @discardableResult
  private func walk(
    _ elements: [AccessibilityElement], events: [ScheduledEffects] = [],
    _ lines: [String] = [
      "swipe right", "swipe up", "swipe down", "double tap", "wait 5s", "swipe right to the end",
    ], steps: [WalkStep] = [], _ change: (inout WalkConfiguration) -> Void = { _ in }
  ) throws -> [WalkTranscript] {
    let screen = AccessibilityScreen(
      title: "Bounds", language: .english,
      elements: [AccessibilityElement(.text, label: "First")] + elements, events: events)
    var walk = try ReaderWalk(name: "", lines: lines)
    walk.steps += steps
    return try [ScreenReader.voiceOver, .talkBack].map { reader in
      var configuration = WalkConfiguration(
        reader: reader, settings: ReaderSettings(language: .english),
        wording: try reader.words(in: .english), durations: tenthPerCharacter)
      change(&configuration)
      return WalkTranscript(
        of: walk, on: ScreenVariant(screen: screen), configuration: configuration)
    }
  }

  private func element(
    _ role: ElementRole, _ change: (inout AccessibilityElement) -> Void
  ) -> AccessibilityElement {
    AccessibilityElement(role, label: "Element", identifier: "x").with(change)
  }

  private let two = ["One", "Two"].map {
    AccessibilityElement(.text, label: AttributedText($0))
  }

  /// Whether a text was spoken by both readers, and by both to the end.
  private func isHeard(_ text: String, in transcripts: [WalkTranscript]) -> Bool {
    transcripts.allSatisfy { transcript in
      transcript.events.contains { event in
        if case .speak(let speech) = event.kind { return speech.spoken.contains(text) }
        return false
      }
    }
  }

  @Test func whatHappensNeverIsNotHeard() throws {
    for time in [1_000_000_000_000, Int.max] {
      let late = TimedEffect(.announce("late", .default), after: time)
      for heard in [
        try walk(two, events: [ScheduledEffects(at: time, name: "t", [late])]),
        try walk(two, events: [ScheduledEffects(at: 10, every: time, name: "t", [late])]),
        try walk([element(.button) { $0.responses = [ElementResponse(.activate, [late])] }]),
      ] {
        #expect(!isHeard("late", in: heard))
        #expect(heard.allSatisfy { $0.figures?.trap == nil })
      }
    }
  }

  @Test(arguments: extremes) func anEffectMayBeDueAtAnyTime(time: Int) throws {
    let effects = [TimedEffect(.announce("now", .default), after: time)]
    try walk(two, events: [ScheduledEffects(at: time, every: time, name: "t", effects)])
    try walk(
      [
        element(.slider) { $0.adjustment = .range(NumberRange(number: 50, delay: time)) },
        element(.list) { $0.children = two },
        AccessibilityElement(.button, label: "Reload").with {
          $0.responses = [
            ElementResponse(
              .activate, [TimedEffect(.reload(ScreenReload(container: "x", duration: time)))])
          ]
        },
      ], events: [], ["touch Element", "swipe up", "touch Reload", "double tap", "wait 5s"])
  }

  @Test(arguments: extremes) func aBannerMayTurnAtAnyInterval(interval: Int) throws {
    for style in [BannerBehavior.Style.elements, .adjustable, .joined] {
      for index in Self.extremes {
        try walk([
          element(.banner) {
            $0.children = two
            $0.banner = BannerBehavior(style: style, index: index, interval: interval)
          }
        ])
      }
    }
  }

  @Test(arguments: extremes) func anIndexMayBeAnyNumber(index: Int) throws {
    for style in [CarouselBehavior.Style.elements, .adjustable] {
      for isEndless in [true, false] {
        try walk(
          [
            element(.carousel) {
              $0.children = two
              $0.carousel = CarouselBehavior(
                style: style, index: index, selectsOnFocus: true, isEndless: isEndless)
            }
          ], ["swipe right", "swipe up", "swipe down", "three-finger swipe left"])
      }
    }
    try walk(
      [
        element(.picker) { $0.adjustment = .values(["One", "Two"], index: index) },
        element(.pageControl) { $0.adjustment = .pages(PageNumber(index, of: index)) },
      ], ["touch Element", "swipe up", "swipe down", "swipe right", "swipe up", "swipe down"])
  }

  @Test(arguments: extremes) func asManyChildrenMayBeSeenAsThereAre(count: Int) throws {
    let heard = try walk(
      [
        element(.scrollView) {
          $0.children = two + two
          $0.scrolling = ScrollingBehavior(isPaging: true, visibleCount: count)
        }
      ], ["swipe right", "three-finger swipe up", "swipe right to the end"])
    #expect(isHeard("Two", in: heard))
  }

  /// A header over a trillion columns is one over as many as a file may have.
  @Test(.timeLimit(.minutes(1)), arguments: extremes)
  func aCellMayCoverAnyNumberOfColumns(span: Int) throws {
    let heard = try walk([
      element(.dataTable) { table in
        table.children = [DataTableCell.Header.row, .column].map { header in
          element(.cell) {
            $0.label = "Price"
            $0.tableCell = DataTableCell(
              row: 1, column: 1, rowSpan: span, columnSpan: span, header: header)
          }
        }
        table.children += [
          element(.cell) { $0.tableCell = DataTableCell(row: 2, column: 2) },
          element(.cell) {
            $0.tableCell = DataTableCell(row: span, column: span, rowSpan: span, columnSpan: span)
          },
        ]
      }
    ])
    #expect(isHeard("Price", in: heard))
  }

  @Test(arguments: extremes) func aUserMayWaitAnyTime(time: Int) throws {
    let heard = try walk(two, ["swipe right"], steps: [.wait(time), .gesture(.swipe(.right))])
    #expect(heard.allSatisfy { ($0.figures?.trapKind == .tooLong) == (time > 0) })
  }

  @Test(arguments: extremes) func aConstantMayBeAnyNumber(value: Int) throws {
    for constant in TimingProfile.Constant.allCases {
      try walk(
        [
          element(.slider) {
            $0.adjustment = .range(NumberRange(number: 5))
            $0.additionalTraits = .updatesFrequently
            $0.hint = "Hint"
          }
        ],
        [
          "swipe right", "touch Element", "swipe up", "three-finger tap", "drag to First",
          "wait 3s",
        ]
      ) { $0.profile[constant] = value }
    }
  }

  /// Who listens for ever hears everything to the end.
  @Test func patienceMayBeEndless() throws {
    #expect(
      try walk(two) { $0.profile[.patience] = .max }.map(\.score)
        == walk(two) { $0.profile[.patience] = 3_600_000 }.map(\.score))
  }

  @Test(arguments: extremes) func speechAndScrollingMayTakeAnyTime(time: Int) throws {
    try walk([
      element(.carousel) {
        $0.children = two
        $0.hint = "Hint"
        $0.carousel = CarouselBehavior(selectsOnFocus: true)
      }
    ]) {
      $0.appTimes.scrollSettling = time
      $0.durations = DurationModel(name: "any") { _ in time }
    }
    let model = DurationModel(name: "any") { _ in time }
    let part = SpokenAnnouncement.Part(.label, "word", .english)
    #expect(model.milliseconds(of: [part, part], pause: time) >= min(time, 0))
  }

  @Test(arguments: extremes) func aSweepMayBeginAnywhere(number: Int) throws {
    let banner = element(.banner) {
      $0.children = two
      $0.banner = BannerBehavior(interval: 3000)
    }
    let sweep = WalkSweep(
      of: try ReaderWalk(name: "", lines: ["swipe right x3", "wait 4s"]),
      on: ScreenVariant(screen: AccessibilityScreen(language: .english, elements: two + [banner])),
      grid: .init(phases: [number], reactions: [number], rates: [number]),
      configuration: WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: .english),
        wording: .voiceOverEnglish, durations: tenthPerCharacter))
    #expect(sweep.runs.count == 1)
  }

  @Test(arguments: extremes) func aDifferenceMayHaveAnyContext(context: Int) {
    let unified = TranscriptDifference(from: "a\nb\nc\n", to: "a\nB\nc\n")
      .unified(from: "old", to: "new", context: context)
    let hunk =
      context > 0 ? "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n" : "@@ -2,1 +2,1 @@\n-b\n+B\n"
    #expect(unified == "--- old\n+++ new\n" + hunk)
  }

  /// A value that a setting does not have changes nothing, and is an error for who wants to know.
  @Test func aValueThatASettingDoesNotHaveIsNotSet() throws {
    var settings = ReaderSettings(language: .english)
    settings[TalkBackSetting.verbosity] = "low"
    settings[TalkBackSetting.verbosity] = "loud"
    #expect(settings[TalkBackSetting.verbosity] == "low")
    let error = #expect(throws: ReaderSettingError.self) {
      try settings.set(TalkBackSetting.verbosity, to: "loud")
    }
    #expect(
      error?.description == "verbosity must be high or custom or low, but 'loud' was given")
    try settings.set(TalkBackSetting.verbosity, to: "high")
    #expect(settings[TalkBackSetting.verbosity] == "high")
  }
}
