import AccessibilityModel
import AppSimulation
import ScreenReading
import TalkBack
import TestSupport
import Testing
import VoiceOver

@testable import Walks

/// Whatever a user does, however fast, the simulation goes on and its invariants hold.
@Suite struct RandomWalkTests {
  /// The screens of these tests and of the examples.
  private static let screens = Screens.all + ExampleScreens.all
  /// 100,000 gestures in all, a share for every screen.
  private static let gesturesPerScreen = 100_000 / screens.count + 1
  private static let seed: UInt64 = 20_261_121

  @Test func examplesAreAmongThem() {
    #expect(ExampleScreens.all.count >= 14)
  }

  @Test(arguments: screens.indices)
  func invariantsHold(screen index: Int) {
    let variant = Self.screens[index]
    let seed = Self.seed &+ UInt64(index)
    var generator = SeededGenerator(seed: seed)
    var session = Session(
      variant,
      configuration: WalkConfiguration(
        reader: .voiceOver, wording: .voiceOverKorean, durations: .estimatedByLetters))
    var watch = Watch()
    watch.follow(session.start())
    for number in 0..<Self.gesturesPerScreen {
      let gesture = ReaderGesture.random(on: session, using: &generator)
      watch.follow(session.perform(gesture))
      if number % 97 == 0 { session.set("rotorFollowsItem", number % 2 == 0) }
      let pause = [0, 0, 10, 250, 2000].randomElement(using: &generator) ?? 0
      watch.follow(session.advance(to: session.now + pause))
      if let fault = watch.fault ?? session.fault {
        Issue.record("seed \(seed), gesture \(number), \(gesture): \(fault)")
        return
      }
      // Now and then we start over, so that one modal does not swallow the whole test.
      if number % 500 == 499 {
        session = Session(
          variant,
          configuration: WalkConfiguration(
            reader: .voiceOver, wording: .voiceOverKorean, durations: .estimatedByLetters))
        watch = Watch()
        watch.follow(session.start())
      }
    }
    print("random walk: screen \(index), seed \(seed), \(Self.gesturesPerScreen) gestures")
  }

  /// TalkBack's time never runs back either, and what it says never overlaps.
  @Test(arguments: screens.indices)
  func invariantsHoldForTalkBack(screen index: Int) throws {
    let variant = Self.screens[index]
    let language = variant.screen.language
    let wording =
      try ScreenReader.talkBack.wording(language) ?? ScreenReader.talkBack.words(in: .english)
    let seed = Self.seed &+ 1000 &+ UInt64(index)
    var generator = SeededGenerator(seed: seed)
    for start in 0..<3 {
      var session = Session(
        variant,
        configuration: WalkConfiguration(
          reader: .talkBack, wording: wording, durations: .estimatedByLetters))
      var watch = Watch()
      watch.follow(session.start())
      for number in 0..<200 {
        let gesture = ReaderGesture.random(on: session, using: &generator)
        watch.follow(session.perform(gesture))
        let pause = [0, 0, 10, 250, 2000].randomElement(using: &generator) ?? 0
        watch.follow(session.advance(to: session.now + pause))
        if let fault = watch.fault {
          Issue.record("seed \(seed), start \(start), gesture \(number), \(gesture): \(fault)")
          return
        }
      }
    }
  }
}

/// Follows the actions: time never runs back, speech never overlaps.
private struct Watch {
  private var time = 0
  private var speaking: Int?
  private(set) var fault: String?

  mutating func follow(_ actions: [TimedAction]) {
    for timed in actions {
      if timed.time < time { fault = "time runs back from \(time) to \(timed.time)" }
      time = timed.time
      switch timed.action {
      case .speak(let utterance):
        if let speaking { fault = "\(utterance.spoken) begins while \(speaking) is being said" }
        if utterance.spoken.isEmpty { fault = "an utterance without words" }
        speaking = utterance.id
      case .endSpeech(let id, let outcome, let heard):
        if speaking != id { fault = "\(id) ends while \(speaking ?? -1) is being said" }
        if heard < 0 || (heard == 0) != (outcome == .dropped) {
          fault = "\(id) was heard for \(heard) ms and is \(outcome)"
        }
        speaking = nil
      case .pause(let id), .resume(let id):
        if speaking != id { fault = "\(id) pauses while \(speaking ?? -1) is being said" }
      case .change(let change):
        if change.property.from == change.property.to { fault = "\(change) is no change" }
      default: break
      }
    }
  }
}

extension Session {
  /// What is wrong with the state, if anything.
  fileprivate var fault: String? {
    guard let screen = reader.screens.last, let shown = app.stack.last else {
      return "there is no screen"
    }
    if shown.tree.screen != screen.tree.screen { return "the reader missed a change" }
    if let cursor = screen.cursor {
      guard let stop = screen.stop(at: cursor) else { return "focus is on nothing: \(cursor)" }
      if !stop.element.isFocusable { return "focus is on \(stop.name), which takes none" }
      if let modal = screen.modal, !cursor.starts(with: modal) {
        return "focus is behind the modal"
      }
    } else if !reader.isFocusMoving, !screen.stops.isEmpty {
      return "focus is nowhere and not on its way"
    }
    if screen.stops != freshStops(of: screen) { return "the stops are not those of the screen" }
    for (path, offset) in shown.state.offsets {
      guard let view = ScrollView(path, in: shown) else { continue }
      if !(0...view.lastOffset).contains(offset) { return "\(path) is scrolled to \(offset)" }
    }
    var fault: String?
    screen.tree.forEachElement { _, element in fault = fault ?? element.fault }
    return fault
  }

  /// The stops computed anew, with the names they have.
  private func freshStops(of screen: ScreenView) -> [FocusStop] {
    screen.tree.screen.voiceOverStops().map { stop in
      var stop = stop
      stop.name = screen.tree.name(of: stop.path)
      return stop
    }
  }
}

extension AccessibilityElement {
  fileprivate var fault: String? {
    if let index = carousel?.index ?? banner?.index, !children.isEmpty,
      !children.indices.contains(index)
    {
      return "item \(index) of \(children.count) is shown"
    }
    switch adjustment {
    case .range(let range) where !(range.minimum...range.maximum).contains(range.number):
      return "\(range.number) is out of range"
    case .pages(let page) where !(1...max(page.count, 1)).contains(page.current):
      return "page \(page.current) of \(page.count)"
    case .values(let values, let index) where !values.indices.contains(index):
      return "choice \(index) of \(values.count)"
    default: return nil
    }
  }
}
