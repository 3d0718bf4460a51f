import AccessibilityModel
import AppSimulation
import ScreenReading
import TestSupport
import Testing

@testable import VoiceOver

/// VoiceOver on an app that only records what it is asked and tells what the test makes it tell:
/// gestures and events go in; speech, sounds and requests come out.
@Suite struct VoiceOverMachineTests {
  /// An app that gives the answers it was told to give.
  private struct FakeApp: AppInFront {
    var answers: [AppRequest: [AppEvent]] = [:]
    private(set) var asked: [AppRequest] = []

    mutating func perform(_ request: AppRequest, at now: Int) -> [AppEvent] {
      asked.append(request)
      return answers[request] ?? []
    }

    func isInView(_ path: [Int]) -> Bool { true }
  }

  /// VoiceOver in front of a fake app, with its own clock.
  private struct SpeechReading {
    var app: FakeApp
    private var machine: VoiceOverMachine
    private var clock = SimulatedClock()
    private var now: Int { clock.now }
    private(set) var score = ""

    init(_ elements: [AccessibilityElement], answers: [AppRequest: [AppEvent]] = [:]) {
      app = FakeApp(answers: answers)
      machine = VoiceOverMachine(
        WalkConfiguration(
          reader: .voiceOver, settings: .voiceOver(language: .english),
          wording: .voiceOverEnglish,
          durations: DurationModel(name: "test") { $0.text.string.count * 100 }))
      let screen = AccessibilityScreen(title: "Shop", language: .english, elements: elements)
      note([.appeared(ElementTree(screen), screen: 0, name: nil)])
    }

    mutating func note(_ events: [AppEvent]) {
      write(machine.note(events, from: &app, at: now))
    }

    mutating func perform(_ gesture: ReaderGesture) {
      score += "\(now)\t\(gesture)\n"
      write(machine.perform(gesture, on: &app, at: now))
    }

    mutating func wait(_ time: Int) {
      let end = now + time
      while let token = clock.next(until: end) {
        write(machine.wake(token: token, on: &app, at: now))
      }
    }

    private mutating func write(_ outputs: [ReaderOutput]) {
      for output in outputs {
        switch output {
        case .wake(let instant, let token):
          clock.wish(at: instant, token: token)
        case .action(.speak(let utterance)): score += "\(now)\t\"\(utterance.spoken)\"\n"
        case .action(.drop(let utterance)): score += "\(now)\t✗ \"\(utterance.spoken)\"\n"
        case .action(.sound(let earcon, _)) where earcon != .focus:
          score += "\(now)\t♪ \(earcon)\n"
        case .action(.focus(let name, let isThrown)):
          score += "\(now)\t→ \(name)\(isThrown ? ", thrown" : "")\n"
        case .action(.change(let change)): score += "\(now)\t* \(change.element)\n"
        case .action, .activates: break
        }
      }
    }
  }

  private static let pay = AccessibilityElement(.button, label: "Pay", identifier: "pay")
  private static let cards = ["Visa", "Amex"].map {
    AccessibilityElement(.button, label: AttributedText($0))
  }

  @Test func aScreenAppears() {
    var reading = SpeechReading([Self.pay])
    reading.wait(5000)
    #expect(
      reading.score == """
        0\t♪ screenChanged
        600\t"Shop"
        600\t→ pay
        1000\t"Pay, button"

        """)
    #expect(reading.app.asked == [.reveal([0]), .focusCame([0])])
  }

  /// The app is told that focus leaves and arrives; at the end the same element is read again.
  @Test func swipesMoveFocus() {
    var reading = SpeechReading(Self.cards)
    reading.wait(5000)
    reading.perform(.swipe(.right))
    reading.wait(5000)
    reading.perform(.swipe(.right))
    #expect(
      reading.score.hasSuffix(
        """
        5000\tswipe right
        5000\t→ Amex
        5000\t"Amex, button"
        10000\tswipe right
        10000\t♪ boundary
        10000\t"Amex, button"

        """), "\(reading.score)")
    #expect(
      reading.app.asked.suffix(4) == [.focusCame([0]), .focusLeft, .reveal([1]), .focusCame([1])])
  }

  /// The change is said when the app has answered; an immediate announcement is lost to it.
  @Test func theAnswerIsEchoed() {
    var paid = Self.pay
    paid.value = "paid"
    var reading = SpeechReading(
      [Self.pay],
      answers: [
        .activate([0]): [
          .tree(.element([0], paid), screen: 0), .answered,
          .announced("Thank you", .default, .english),
        ]
      ])
    reading.wait(5000)
    reading.perform(.doubleTap)
    #expect(
      reading.score.hasSuffix(
        """
        5000\tdouble tap
        5000\t♪ activate
        5000\t"paid"
        5000\t✗ "Thank you"

        """), "\(reading.score)")
  }

  /// If nothing answers, there is the boundary sound and nothing else.
  @Test func nobodyAnswersAnEscape() {
    var reading = SpeechReading([Self.pay], answers: [.escape(from: [0]): [.unanswered]])
    reading.wait(5000)
    reading.perform(.escape)
    #expect(reading.score.hasSuffix("5000\tescape\n5000\t♪ boundary\n"), "\(reading.score)")
  }

  /// If the element that had focus is gone, focus is thrown to its neighbor.
  @Test func focusIsFoundAgainNearby() {
    var reading = SpeechReading(Self.cards + [Self.pay])
    reading.wait(5000)
    reading.perform(.swipe(.right))
    reading.wait(5000)
    var hidden = Self.cards[1]
    hidden.isHidden = true
    reading.note([.tree(.element([1], hidden), screen: 0)])
    reading.wait(299)
    let before = reading.score
    reading.wait(1)
    #expect(
      reading.score == before + """
        10300\t→ pay, thrown
        10300\t"Pay, button"

        """)
  }

  /// When items take turns, focus moves along to the one that is shown.
  @Test func focusIsPulledAlong() {
    var reading = SpeechReading([AccessibilityElement(.group, children: Self.cards)])
    reading.wait(5000)
    reading.note([.tookTurn([0, 1], in: [0])])
    #expect(
      reading.score.hasSuffix("5000\t→ Amex, thrown\n5000\t\"Amex, button\"\n"),
      "\(reading.score)")
  }

  /// The app moves focus by a notification; a text is said instead.
  @Test func notificationsMoveFocusOrSpeak() {
    var reading = SpeechReading(Self.cards)
    reading.wait(5000)
    reading.note([.layoutChanged(.element([1]))])
    reading.wait(2000)
    reading.note([.screenChanged(.text("Done"))])
    #expect(
      reading.score.hasSuffix(
        """
        5100\t→ Amex
        5100\t"Amex, button"
        7000\t♪ screenChanged
        7000\t"Done"

        """), "\(reading.score)")
  }

  /// A scroll that the app reports is heard: the sound, the position, the first visible element.
  @Test func aScrollIsHeard() {
    var list = AccessibilityElement(.list, children: Self.cards)
    list.scrolling = ScrollingBehavior(axis: .vertical)
    var reading = SpeechReading(
      [list],
      answers: [
        .scroll([0], .vertical, by: 1): [
          .scrolled(isAtEdge: false), .position(.rows(first: 2, last: 2, of: 2), of: [0]),
          .inView(VisibleChildren(path: [0], children: 1..<2)),
        ]
      ])
    reading.wait(5000)
    reading.perform(.threeFingerSwipe(.up))
    reading.wait(10_000)
    #expect(
      reading.score.contains(
        """
        5000\tthree-finger swipe up
        5000\t♪ scroll
        5000\t"rows 2 to 2 of 2"
        5000\t→ Amex

        """), "\(reading.score)")
  }

  /// How the questions of a walk are answered.
  @Test func questionsOfAWalkAreAnswered() {
    var app = FakeApp()
    var machine = VoiceOverMachine(
      WalkConfiguration(
        reader: .voiceOver, wording: .voiceOverKorean, durations: .estimatedByLetters))
    var mail = AccessibilityElement(.cell, label: "Letter")
    mail.customActions = [
      AccessibilityCustomAction("Archive", effects: []),
      AccessibilityCustomAction("Delete", effects: []),
    ]
    let screen = AccessibilityScreen(language: .english, elements: [mail, Self.pay])
    _ = machine.note(
      [.appeared(ElementTree(screen), screen: 0, name: nil)], from: &app, at: 0)
    #expect(machine.isFocusMoving)
    #expect(machine.actionSwipes(to: "Delete") == nil)
    _ = machine.perform(.touch(.element("Letter")), on: &app, at: 10)
    #expect(!machine.isFocusMoving)
    #expect(machine.focus?.name == "Letter")
    #expect(machine.actionSwipes(to: "Archive") == 1)
    #expect(machine.actionSwipes(to: "Delete") == -1)
    #expect(machine.rotorClicks(to: "actions") == 0)
    #expect(machine.rotorClicks(to: "headings") == -1)
    #expect(!machine.isAtEnd(by: 1))
    #expect(machine.isAtEnd(by: -1))
  }
}
