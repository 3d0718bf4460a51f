// ScreenReading: the parts that every screen reader has: rules and their interpreter, wording, speech.
// In: an element at its place on the screen, rules, a wording table, settings.
// Out: announcements in parts; utterances in the order in which they are heard.

import AccessibilityModel

/// Composes what a reader says about an element, as a pure function of element, place and settings.
///
/// VoiceOver's is `voiceOver(settings:wording:)`; that of any reader is ``WalkConfiguration/composer``.
///
/// ```swift
/// let composer = try AnnouncementComposer.voiceOver(settings: .voiceOver(language: .korean))
/// for stop in screen.voiceOverStops() {
///   print(composer.announcement(for: stop, in: screen.language).spoken)
/// }
/// // 결제 카드 선택, 신한카드 1234, 조절 가능
/// ```
public struct AnnouncementComposer: Sendable {
  // It interprets the reader's `AnnouncementRules`, one list for each occasion, and knows nothing about
  // any particular reader.

  /// The settings of the reader.
  public let settings: ReaderSettings
  /// The reader's own phrases.
  public let wording: ReaderWording
  /// What the reader says, and when.
  package let rules: AnnouncementRules

  /// Creates a composer for the reader with these rules.
  package init(rules: AnnouncementRules, wording: ReaderWording, settings: ReaderSettings) {
    self.settings = settings
    self.wording = wording
    self.rules = rules
  }

  /// What is said when the reader's cursor lands on an element.
  ///
  /// - Parameters:
  ///   - stop: The element and its place.
  ///   - previous: Where the cursor was; `nil` on arrival on a screen. It determines which
  ///     containers are entered.
  ///   - language: The language of the screen's texts.
  /// - Returns: What is said at once, and the hints that follow after a pause.
  public func announcement(
    for stop: FocusStop, after previous: FocusStop? = nil, in language: SpokenLanguage
  ) -> SpokenAnnouncement {
    let subject = Subject(stop, after: previous, in: language, by: self)
    return SpokenAnnouncement(
      parts: rules.landing.parts(about: subject), hints: rules.hints.parts(about: subject),
      joinedBy: rules.hintJoint)
  }

  /// A stop that has been read, as ``announcement(for:after:in:)`` needs it for the next one: with what
  /// the reader remembers of its way there.
  public func remembered(_ stop: FocusStop, after previous: FocusStop?) -> FocusStop {
    rules.remembered(stop, previous)
  }

  /// What is said of stops one after another, as on the way from the first to the last.
  public func announcements(
    for stops: [FocusStop], in language: SpokenLanguage
  ) -> [SpokenAnnouncement] {
    var previous: FocusStop?
    return stops.map { stop in
      defer { previous = remembered(stop, after: previous) }
      return announcement(for: stop, after: previous, in: language)
    }
  }

  /// What is said when an element changed while the cursor stayed on it.
  public func echo(from old: FocusStop, to new: FocusStop, in language: SpokenLanguage)
    -> SpokenAnnouncement
  {
    let change = Change(
      before: Subject(old, in: language, by: self), after: Subject(new, in: language, by: self))
    for rule in rules.changes {
      if let parts = change.parts(of: rule) { return SpokenAnnouncement(parts: parts) }
    }
    return SpokenAnnouncement()
  }

  /// What is said after an adjustment.
  public func value(of stop: FocusStop, in language: SpokenLanguage) -> SpokenAnnouncement {
    SpokenAnnouncement(
      parts: rules.adjustment.parts(about: Subject(stop, in: language, by: self)))
  }

  /// One of the reader's own phrases: the words of a row of the wording table.
  ///
  /// - Parameters:
  ///   - key: The row.
  ///   - fillings: What stands for the `{names}` in the words.
  ///   - kind: What the words tell of.
  /// - Returns: The words, in the language of the wording.
  public func phrase(
    _ key: ReaderWording.Key, _ fillings: [String: String] = [:],
    kind: SpokenAnnouncement.Kind = .context
  ) -> SpokenAnnouncement {
    SpokenAnnouncement(parts: [part(kind, key, fillings)])
  }

  /// A text from the app: an announcement, a title, the argument of a notification.
  public func text(_ text: AttributedText, in language: SpokenLanguage) -> SpokenAnnouncement {
    text.isBlank ? SpokenAnnouncement() : SpokenAnnouncement(parts: [.init(.label, text, language)])
  }

  func part(
    _ kind: SpokenAnnouncement.Kind, _ key: ReaderWording.Key, _ fillings: [String: String] = [:]
  ) -> SpokenAnnouncement.Part {
    let text = wording.text(key, fillings, newer: settings.usesNewerWords)
    return .init(kind, AttributedText(text), wording.language)
  }
}
