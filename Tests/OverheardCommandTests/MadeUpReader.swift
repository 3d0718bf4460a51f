import AccessibilityModel
import AppSimulation
import Overheard
import ScreenReading

extension ScreenReader {
  /// How much the parrot says: with "low" it has no word for buttons.
  private static let chatter = ReaderSetting(
    "chatter", oneOf: ["low", "loud"], fallback: "loud", "How much the parrot says.")

  /// A parrot, which repeats labels.
  ///
  /// It begins with the last element and has its own word for buttons. It knows swipes and double
  /// taps.
  static let parrot = ScreenReader(
    id: "parrot", name: "Parrot", sounds: [.focus], settings: [chatter],
    gestures: [.swipe, .doubleTap],
    rules: AnnouncementRules(
      landing: RuleList([
        AnnouncementRule(
          "label", says: .texts(.label, "the label") { [$0.element.label] }, source: "OURS"),
        AnnouncementRule(
          "button", when: .trait(.button) && .setting(chatter, is: "loud"),
          says: .word(.trait, "press"), source: "OURS"),
      ]),
      hints: RuleList([]),
      changes: [], adjustment: RuleList([]), silences: []),
    wording: { language in
      let words = ["ko": "누르자", "en": "press it"]
      return words[language.base].flatMap {
        try? ReaderWording(language: language, table: "press\t\($0)\t\tG\tOURS")
      }
    },
    order: { screen in
      screen.elements.enumerated().reversed().filter { $0.element.isFocusable }
        .map { FocusStop(path: [$0.offset], element: $0.element.presented) }
    },
    makeMachine: { ParrotMachine($0) })
}

/// What the parrot does: it goes from element to element and speaks.
private struct ParrotMachine: ReaderMachine {
  private(set) var screens: [ScreenView] = []
  private(set) var speech = SpeechQueue(pauseBeforeHint: 0)
  private let configuration: WalkConfiguration
  private var said = 0

  init(_ configuration: WalkConfiguration) {
    self.configuration = configuration
  }

  mutating func note(
    _ events: [AppEvent], from app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] {
    var outputs: [ReaderOutput] = []
    for event in events {
      if case .appeared(let tree, let id, let key) = event {
        screens.append(ScreenView(tree, id: id, key: key, reader: configuration.reader))
        outputs += land(on: 0, at: now)
      }
    }
    return outputs
  }

  mutating func perform(
    _ gesture: ReaderGesture, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] {
    let (front, step) = (screens[screens.count - 1], gesture == .swipe(.right) ? 1 : -1)
    guard let cursor = front.cursor, let index = front.index(of: cursor) else { return [] }
    if gesture == .doubleTap {
      return note(app.perform(.activate(cursor), at: now), from: &app, at: now)
    }
    return front.stops.indices.contains(index + step) ? land(on: index + step, at: now) : []
  }

  private mutating func land(on index: Int, at now: Int) -> [ReaderOutput] {
    let front = screens[screens.count - 1]
    let stop = front.stops[index]
    screens[screens.count - 1].moveCursor(to: stop.path)
    said += 1
    var utterance = SpokenUtterance(
      id: said,
      announcement: configuration.composer.announcement(for: stop, in: front.language),
      source: .focus, element: stop.name, isUninterruptible: false, length: 0)
    utterance.length = configuration.durations.milliseconds(of: utterance.parts, pause: 0)
    return [.action(.focus(stop.name)), .action(.sound(.focus))]
      + Self.outputs(speech.say(utterance, hint: nil, .interrupt, at: now))
  }

  mutating func wake(
    token: Int, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] { Self.outputs(speech.wake(token: token, at: now)) }

  mutating func stop(at now: Int) -> [ReaderOutput] { Self.outputs(speech.silence(at: now)) }

  func isAtEnd(by step: Int) -> Bool {
    guard let front = screens.last, let index = front.cursor.flatMap({ front.index(of: $0) }) else {
      return true
    }
    return !front.stops.indices.contains(index + step)
  }

  private static func outputs(_ outputs: [SpeechQueue.Output]) -> [ReaderOutput] {
    outputs.map { output in
      switch output {
      case .began(let utterance): .action(.speak(utterance))
      case .paused(let id): .action(.pause(id))
      case .resumed(let id): .action(.resume(id))
      case .ended(let id, let outcome, let heard): .action(.endSpeech(id, outcome, heard: heard))
      case .dropped(let utterance): .action(.drop(utterance))
      case .wake(let instant, let token): .wake(at: instant, token: token)
      }
    }
  }
}
