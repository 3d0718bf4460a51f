import AccessibilityModel
import AppSimulation

/// A screen reader: everything by which one differs from another.
///
/// Whoever walks, announces, renders or reviews is handed one, and knows no reader by name.
///
/// ```swift
/// let configuration = try WalkConfiguration(reader: .voiceOver, for: screen)
/// ```
public struct ScreenReader: Sendable {
  /// What options and JSON call it: `voiceover`.
  public let id: String
  /// What people call it.
  public let name: String
  /// The system whose phones it reads.
  package let platform: Platform
  /// The sounds it plays.
  public let sounds: [Earcon]
  /// What a user can set of it.
  public let settings: [ReaderSetting]
  /// The gestures it understands.
  package let gestures: Set<ReaderGesture.Kind>
  /// Those that it takes from a walk of its own only: their fingers mean something else to other readers.
  package let ownGestures: Set<ReaderGesture.Kind>
  /// The constants of its timing, unless a user changes them.
  package let profile: TimingProfile
  /// What it says, and when.
  package var rules: AnnouncementRules { makeRules() }
  /// Gives the rules; they are not made before somebody asks, and many commands never do, or only for
  /// one reader.
  private let makeRules: @Sendable () -> AnnouncementRules
  /// Its own words in a language; `nil` for a language without a table.
  package let wording: @Sendable (SpokenLanguage) -> ReaderWording?
  /// Turns it on.
  package let makeMachine: @Sendable (WalkConfiguration) -> any ReaderMachine
  /// A text that is another if what it says differs, for the fingerprints of what is made with it.
  package var identity: String {
    ([id] + rules.identity + gestures.map(\.rawValue).sorted()).joined(separator: "\n")
  }
  /// The screen as the app of its platform has it: the same design with that platform's own habits.
  package let build: @Sendable (AccessibilityScreen) -> AccessibilityScreen
  /// The elements of a screen at which it stops, in its order, without their names.
  private let order: @Sendable (AccessibilityScreen) -> [FocusStop]

  /// Describes a reader.
  package init(
    id: String, name: String, platform: Platform = .iOS, sounds: [Earcon],
    settings: [ReaderSetting] = [], gestures: Set<ReaderGesture.Kind>,
    ownGestures: Set<ReaderGesture.Kind> = [],
    profile: TimingProfile = TimingProfile(),
    rules: @autoclosure @escaping @Sendable () -> AnnouncementRules,
    wording: @escaping @Sendable (SpokenLanguage) -> ReaderWording?,
    order: @escaping @Sendable (AccessibilityScreen) -> [FocusStop],
    build: @escaping @Sendable (AccessibilityScreen) -> AccessibilityScreen = { $0 },
    makeMachine: @escaping @Sendable (WalkConfiguration) -> any ReaderMachine
  ) {
    self.id = id
    self.name = name
    self.platform = platform
    self.sounds = sounds
    self.settings = settings
    self.gestures = gestures
    self.ownGestures = ownGestures
    self.profile = profile
    makeRules = rules
    self.wording = wording
    self.order = order
    self.build = build
    self.makeMachine = makeMachine
  }
}

extension ScreenReader {
  /// The system of a phone.
  package enum Platform: Hashable, Sendable {
    case iOS, android
  }
}

// MARK: - Building

extension ScreenReader {
  /// A design as the app of the reader's platform has it.
  package func build(_ variant: ScreenVariant) -> ScreenVariant {
    ScreenVariant(
      name: variant.name, screen: build(variant.screen),
      otherScreens: variant.otherScreens.mapValues(build))
  }
}

// MARK: - Places

extension ScreenReader {
  /// The elements of a screen at which it stops, in its order.
  ///
  /// The screen is first built as the reader's platform has it: a slider of Android takes other steps.
  ///
  /// ```swift
  /// let configuration = try WalkConfiguration(reader: .talkBack, for: screen)
  /// let stops = configuration.reader.stops(of: screen)
  /// for announcement in configuration.composer.announcements(for: stops, in: screen.language) {
  ///   print(announcement.spoken)
  /// }
  /// ```
  public func stops(of screen: AccessibilityScreen) -> [FocusStop] {
    stops(ofBuilt: build(screen))
  }

  /// The elements at which it stops on a screen that is built for its platform.
  package func stops(ofBuilt screen: AccessibilityScreen) -> [FocusStop] {
    stops(of: ElementTree(screen))
  }

  /// The elements at which it stops, in its order, with the names that they have in the tree.
  package func stops(of tree: ElementTree) -> [FocusStop] {
    var stops = order(tree.screen)
    for index in stops.indices { stops[index].name = tree.name(of: stops[index].path) }
    return stops
  }
}

// MARK: - Words

extension WalkConfiguration {
  /// Composes what the reader says, with its settings and words; see ``ScreenReader/stops(of:)``.
  public var composer: AnnouncementComposer {
    AnnouncementComposer(rules: reader.rules, wording: wording, settings: settings)
  }
}

extension AnnouncementRules {
  /// The rules as texts.
  fileprivate var identity: [String] {
    all.map { "\($0.id)|\($0.when)|\($0.says)" } + changes.map { "\($0.id)|\($0.reason)" }
  }
}
