import AppSimulation
import ScreenReading
import Support

/// What has happened without the user since the last gesture.
///
/// It tells when a person stops listening and goes on, and when an app goes round in circles.
struct Unrest: Sendable {
  /// The elements that focus was thrown to, in order.
  private var thrownTo: [String] = []
  /// How often each text was begun.
  private var texts: [(announcement: SpokenAnnouncement, count: Int)] = []
  private var utterances = 0
  private var pages = 0
  private var timerRuns: Int

  /// - Parameter timerRuns: How often something has happened by itself in the app so far.
  init(timerRuns: Int) {
    self.timerRuns = timerRuns
  }

  /// How often a user lets focus be thrown before going on.
  private static let patientThrows = 3
  /// How often a user hears the same text before going on.
  private static let patientRepetitions = 3
  /// How many pages have begun to be told after one gesture, all but one of which turned by themselves,
  /// when a user goes on.
  private static let patientPages = 4
  /// How many things a user listens to after one gesture.
  private static let patientUtterances = 12
  /// How many throws without a timer count as a circle.
  private static let circle = 6

  /// Something happened.
  mutating func note(_ actions: [TimedAction], in session: Session) {
    for action in actions {
      switch action.action {
      case .focus(let name, isThrown: true):
        if thrownTo.isEmpty { timerRuns = session.timerRuns }
        thrownTo.append(name)
      case .speak(let utterance) where !session.reader.isReadingAll:
        utterances += 1
        if utterance.source == .scroll { pages += 1 }
        guard utterance.source != .hint else { continue }
        if let known = texts.firstIndex(where: { $0.announcement == utterance.announcement }) {
          texts[known].count += 1
        } else {
          texts.append((utterance.announcement, 1))
        }
      default: break
      }
    }
  }

  /// Whether a person has listened long enough, although the app is not done.
  func isEnough(in session: Session) -> Bool {
    if isThrownByItself(in: session) { return false }
    return thrownTo.count >= Self.patientThrows || utterances >= Self.patientUtterances
      || pages >= Self.patientPages || texts.contains { $0.count >= Self.patientRepetitions }
  }

  /// Whether focus is thrown although hardly anything comes from a timer.
  private func isThrownByItself(in session: Session) -> Bool {
    !thrownTo.isEmpty && (session.timerRuns - timerRuns) * 2 < thrownTo.count - 1
  }

  /// The circle that focus goes round in by itself, with no timer at work; `nil` if there is none.
  func circle(in session: Session) -> WalkTrap? {
    guard thrownTo.count >= Self.circle, isThrownByItself(in: session) else { return nil }
    let names = thrownTo.suffix(Self.circle).uniqued()
    return WalkTrap(names.count == 1 ? .reloadLoop : .focusPingPong, names)
  }
}

/// Swipes from which focus is thrown back: whoever makes the same one again, while the app's timers
/// stand as they stood before and nothing else has changed, comes to the same place again.
struct ThrownBack: Sendable {
  /// What decides what becomes of a swipe.
  private struct Moment: Hashable {
    let direction: ReaderGesture.HorizontalDirection
    let element: String
    /// The milliseconds until something happens by itself.
    let rest: Int?
    /// A counter that goes up is no circle: the app may stop at its end.
    let app: AppState
  }

  private var moments: [Moment: (rounds: Int, throwsBefore: Int)] = [:]
  private var thrownTo: [String] = []

  /// Something happened.
  mutating func note(_ actions: [TimedAction]) {
    for action in actions {
      if case .focus(let name, isThrown: true) = action.action { thrownTo.append(name) }
    }
  }

  /// A gesture is about to be made.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; any but a swipe to the side ends what is known.
  ///   - session: The session before it.
  ///   - limit: How many rounds through the same moment count as a trap.
  /// - Returns: The trap that it would only lead through once more; `nil` if there is none.
  mutating func trap(before gesture: ReaderGesture, in session: Session, limit: Int) -> WalkTrap? {
    let direction: ReaderGesture.HorizontalDirection
    switch gesture {
    case .swipe(.right): direction = .right
    case .swipe(.left): direction = .left
    default:
      self = ThrownBack()
      return nil
    }
    guard !thrownTo.isEmpty, let element = session.focus?.name else { return nil }
    let moment = Moment(
      direction: direction, element: element, rest: session.nextInstant.map { $0 - session.now },
      app: session.appState)
    guard let known = moments[moment] else {
      moments[moment] = (0, thrownTo.count)
      return nil
    }
    let round = thrownTo[known.throwsBefore...]
    let rounds = round.isEmpty ? 0 : known.rounds + 1
    moments[moment] = (rounds, thrownTo.count)
    guard rounds >= limit else { return nil }
    return WalkTrap(.thrownBack, round.uniqued())
  }
}

/// A place that a walk could not get out of, so that it ended there.
public struct WalkTrap: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The names of the elements: the carousel, those that focus goes back and forth between, the
  /// screen that is one too many, or one whose conditions are never met.
  public var elements: [String]

  package init(_ kind: Kind, _ elements: [String]) {
    self.kind = kind
    self.elements = elements
  }

  /// The kinds of trap.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A carousel without an end, which swipes to the next element cannot leave.
    case endlessCarousel
    /// Focus on one element sends focus to the other, and back.
    case focusPingPong
    /// Focus on an element makes the app replace it, so that it loses focus and gets it again.
    case reloadLoop
    /// A timer throws focus back from wherever swipes bring it, as a banner does that turns under it.
    case thrownBack
    /// Screens cover one another without end.
    case endlessScreens
    /// The conditions of an element change what they ask for, so that they are never met.
    case circularConditions
    /// Code leads to itself at the same instant.
    case endlessCode
    /// The walk takes longer than anybody listens: an hour.
    case tooLong
    /// More happens, or waits, than anybody could follow, and than fits into memory: 100,000 events that
    /// no gesture made.
    case tooMuch
  }

  /// The milliseconds after which a walk ends whatever it does: an hour.
  package static let longest = 3_600_000
  /// The number of events, besides some for each gesture, after which a walk ends whatever it does.
  static let mostEvents = 100_000

  /// The elements in a row: `A and B`.
  package var names: String { elements.joined(separator: " and ") }
}
