import AccessibilityModel

/// What VoiceOver says about an element, as a pure function of element, place and settings.
///
/// The order of the pieces is that of `voiceover-speech.md`, part (a): container text, selected,
/// label, important content, value, state and trait words, position; after a pause the hints.
///
/// ```swift
/// let composer = Composer(settings: Settings(language: .korean))
/// for stop in screen.focusStops() {
///   print(composer.announcement(for: stop, in: screen.language).spoken)
/// }
/// // 결제 카드 선택, 신한카드 1234, 조절 가능
/// ```
public struct Composer: Sendable {
  /// The settings of VoiceOver.
  public let settings: Settings
  /// The words VoiceOver says by itself.
  public let wording: Wording

  package init(settings: Settings, words: Wording) {
    self.settings = settings
    self.wording = words
  }

  /// What is said when VoiceOver's cursor lands on an element.
  ///
  /// - Parameters:
  ///   - stop: The element and its place.
  ///   - previous: Where the cursor was; `nil` on arrival on a screen. It decides which
  ///     containers are entered.
  ///   - language: The language of the screen's texts.
  public func announcement(
    for stop: FocusStop, after previous: FocusStop? = nil, in language: Language
  ) -> Announcement {
    let text = ElementText(stop: stop, composer: self, language: language)
    let parts = containerParts(entering: stop, from: previous, in: language) + text.parts()
    return Announcement(parts: parts, hints: text.hints())
  }

  /// What is said when an element changed while the cursor stayed on it.
  ///
  /// What changed is said without role and hint; the label when nothing did, unless the element
  /// starts a media session (voiceover-speech.md (a); NU 1132843).
  public func echo(from old: FocusStop, to new: FocusStop, in language: Language) -> Announcement {
    let before = ElementText(stop: old, composer: self, language: language)
    let after = ElementText(stop: new, composer: self, language: language)
    let said = after.changes(since: before.changeable(), position: new.position != nil)
    if !said.isEmpty { return Announcement(parts: said) }
    if new.element.traits.contains(.startsMediaSession) { return Announcement() }
    return Announcement(parts: after.labelOnly())
  }

  /// What is said after an adjustment: the value alone, the label where there is no value.
  public func value(of stop: FocusStop, in language: Language) -> Announcement {
    let text = ElementText(stop: stop, composer: self, language: language)
    let value = text.valueParts()
    return Announcement(parts: value.isEmpty ? text.labelOnly() : value)
  }

  /// What VoiceOver says by itself: the words of a row of the wording table.
  ///
  /// - Parameter fillings: What stands for the `{names}` in the words.
  public func phrase(
    _ key: Wording.Key, _ fillings: [String: String] = [:], kind: Announcement.Kind = .context
  ) -> Announcement {
    Announcement(parts: [part(kind, key, fillings)])
  }

  /// What the app says: an announcement, a title, the argument of a notification.
  public func text(_ text: AttributedText, in language: Language) -> Announcement {
    text.isBlank ? Announcement() : Announcement(parts: [.init(.label, text, language)])
  }

  func part(
    _ kind: Announcement.Kind, _ key: Wording.Key, _ fillings: [String: String] = [:]
  ) -> Announcement.Part {
    let text = wording.text(key, fillings, newer: settings.usesNewerWords)
    return .init(kind, AttributedText(text), wording.language)
  }
}

// MARK: - Containers

extension Composer {
  /// The texts of the containers that focus enters, outermost first.
  private func containerParts(
    entering stop: FocusStop, from previous: FocusStop?, in language: Language
  ) -> [Announcement.Part] {
    guard settings.speaksContainers else { return [] }
    let left = Set(previous?.containers.map(\.path) ?? [])
    return stop.containers.filter { !left.contains($0.path) }.flatMap { container in
      entryParts(of: container.element, in: language)
    }
  }

  private func entryParts(of container: Element, in language: Language) -> [Announcement.Part] {
    var parts: [Announcement.Part] = []
    if container.role == .alert { parts.append(part(.context, .contextAlert)) }
    for text in [container.label, container.value].compactMap({ $0 }) where !text.isBlank {
      parts.append(.init(.context, text, container.language ?? language))
    }
    return parts
  }
}
