import AccessibilityModel
import AppSimulation
import Foundation
import Readings
import ScreenFiles
import ScreenReading
import Support
import Walks

/// A variant under audit: its screens and its walks, each looked at once for all rules.
package final class AuditedVariant {
  let variant: ScreenVariant
  let context: AuditContext
  /// The screen the variant begins on, then those below `screens:` by name.
  let screens: [AuditedScreen]
  private let givenWalks: [ReaderWalk]

  init(
    _ variant: ScreenVariant, walks: [ReaderWalk], configuration: WalkConfiguration,
    settings: AuditSettings, isDump: Bool = false, told: DumpFacts = []
  ) {
    self.variant = variant
    givenWalks = walks
    let context = AuditContext(
      configuration, settings: settings, isDump: isDump, told: told)
    self.context = context
    let all =
      [(String?.none, variant.screen)]
      + variant.otherScreens.sorted { $0.key < $1.key }.map { (String?.some($0.key), $0.value) }
    screens = all.map { AuditedScreen($1, name: $0, of: variant, context) }
  }

  /// The walks, taken when a rule first asks for them.
  ///
  /// An audit looks at a variant from one thread.
  private(set) lazy var walks: [AuditedWalk] = givenWalks.map { walk in
    AuditedWalk(walk, on: self)
  }

  /// Short walks to elements that announce something and are activated on no walk of the file.
  private(set) lazy var probes: [AuditedWalk] = {
    guard let screen = screens.first else { return [] }
    let announced = Set(
      walks.flatMap { walk in
        walk.transcript.events.compactMap { event -> String? in
          if case .speak(let speech) = event.kind, speech.source == .announcement {
            return speech.spoken
          }
          return nil
        }
      })
    let names = screen.stops.filter { stop in
      let effects = stop.element.effects(on: .activate)
      let texts = effects.compactMap { timed -> String? in
        if case .announce(let text, _) = timed.effect { return text.string }
        return nil
      }
      // Several of them may flood, and one beside a change of the screen may be lost.
      return (texts.count > 2 || effects.contains { $0.effect.movesFocus }) && !texts.isEmpty
        && announced.isDisjoint(with: texts)
        && !stop.element.traits.contains(.notEnabled)
    }.map(\.name)
    return names.prefix(Self.mostProbes).compactMap { name in
      let walk = try? ReaderWalk(
        name: "double tap on \(name)", lines: ["touch \(name)", "double tap", "wait 8s"])
      return walk.map { AuditedWalk($0, on: self) }
    }
  }()

  /// More would take longer than they tell.
  private static let mostProbes = 12

  func faults(by rule: Rule) -> [Fault] {
    switch rule.check {
    case .model(let check), .announcements(let check): screens.flatMap(check)
    case .screens(let check): check(self)
    case .walk(let check): walks.flatMap(check)
    case .announcing(let check):
      walks.flatMap(check)
        + probes.flatMap(check).map { fault in
          // No walk of the file comes there.
          var fault = fault
          fault.moment = nil
          return fault
        }
    case .audit: []
    }
  }

  /// The first time that something is said of the element of a fault, on any walk.
  func moment(of fault: Fault) -> Fault.Moment? {
    guard !fault.element.isEmpty else { return nil }
    for walk in walks {
      if let first = walk.firstSpeech[fault.element] { return walk.moment(first) }
    }
    return nil
  }
}

extension ScreenEffect {
  /// Whether focus goes elsewhere because of it.
  fileprivate var movesFocus: Bool {
    switch self {
    case .screenChanged, .layoutChanged, .push, .pop, .present, .dismiss: true
    default: false
    }
  }
}

/// What all checks share: the reader, words and settings.
struct AuditContext: Sendable {
  let configuration: WalkConfiguration
  let settings: AuditSettings
  let composer: AnnouncementComposer
  let words: AuditWords
  let frontEnd: SpeechFrontEnd
  /// Whether the screen comes from a dump of an app, which does not tell everything.
  let isDump: Bool
  /// What the dump tells all the same.
  private let told: DumpFacts

  init(
    _ configuration: WalkConfiguration, settings: AuditSettings, isDump: Bool, told: DumpFacts
  ) {
    self.isDump = isDump
    self.told = told
    self.configuration = configuration
    self.settings = settings
    composer = configuration.composer
    words = .builtIn
    frontEnd = SpeechFrontEnd()
  }

  /// Whether it is known of the screen, because a dump tells it or somebody wrote the screen.
  func tells(_ fact: DumpFacts) -> Bool { !isDump || told.contains(fact) }

  /// How long a text takes to say, in milliseconds.
  func duration(of text: String, in language: SpokenLanguage) -> Int {
    configuration.durations.milliseconds(of: .init(.label, AttributedText(text), language))
  }
}

/// A walk under audit.
package final class AuditedWalk {
  let walk: ReaderWalk
  let transcript: WalkTranscript
  unowned let subject: AuditedVariant

  init(_ walk: ReaderWalk, on subject: AuditedVariant) {
    self.walk = walk
    self.subject = subject
    transcript = WalkTranscript(
      of: walk, on: subject.variant, configuration: subject.context.configuration)
  }

  /// How the walk goes under many conditions; `nil` without a timer, when it always goes the same.
  private(set) lazy var sweep: WalkSweep? =
    subject.variant.hasTimer && walk.goal != nil
    ? WalkSweep(of: walk, on: subject.variant, configuration: subject.context.configuration) : nil

  /// The event in which something is first said of each element, by its index.
  private(set) lazy var firstSpeech: [String: Int] = {
    var first: [String: Int] = [:]
    for (index, event) in transcript.events.enumerated() {
      guard case .speak(let speech) = event.kind, let name = speech.element, first[name] == nil
      else { continue }
      first[name] = index
    }
    return first
  }()

  /// The moment of an event, given by its index.
  func moment(_ index: Int) -> Fault.Moment {
    let event = transcript.events[index]
    return Fault.Moment(walk: walk.name, event: index, time: event.time, line: Self.line(event))
  }

  /// The first element on the first screen that has one of this name.
  func place(named name: String) -> (screen: AuditedScreen, path: [Int])? {
    for screen in subject.screens {
      if let path = screen.tree.path(named: name) { return (screen, path) }
    }
    return nil
  }

  /// A fault at a moment of this walk.
  func fault(
    _ message: Sentence, at index: Int? = nil, about name: String = "", evidence: [String]? = nil,
    because reason: Sentence? = nil
  ) -> Fault {
    let place = name.isEmpty ? nil : place(named: name)
    let moment = (index ?? transcript.events.indices.last).map { self.moment($0) }
    return Fault(
      path: place?.path, screen: place?.screen.name, element: place == nil ? "" : name,
      message: message, evidence: evidence ?? moment.map { [$0.line] } ?? [], reason: reason,
      moment: moment)
  }

  /// The lines of events, as a transcript writes them.
  func lines(_ indices: some Sequence<Int>) -> [String] {
    indices.map { Self.line(transcript.events[$0]) }.filter { !$0.isEmpty }
  }

  static func line(_ event: WalkTranscript.Event) -> String {
    let line = TranscriptFormatter(gestureWidth: 0).line(of: event)
    return line
  }
}
