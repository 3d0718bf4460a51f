import AccessibilityModel

/// What VoiceOver says about an element, as a pure function of element, context and settings.
public struct Composer: Sendable {
  public var settings: Settings

  public init(settings: Settings = Settings()) {
    self.settings = settings
  }

  /// What is said when VoiceOver's cursor lands on an element.
  ///
  /// - Parameters:
  ///   - stop: The element and its place.
  ///   - previous: Where the cursor was; `nil` on arrival on a screen.
  ///   - language: The language of the screen's texts.
  public func announcement(
    for stop: FocusStop, after previous: FocusStop? = nil, in language: Language
  ) -> Announcement {
    Announcement(parts: [])
  }

  /// What is said when an element changed while the cursor stayed on it: what changed, without
  /// role and hint; the label when nothing did.
  public func echo(from old: FocusStop, to new: FocusStop, in language: Language) -> Announcement {
    Announcement(parts: [])
  }

  /// What is said after an adjustment: the value alone.
  public func value(of stop: FocusStop, in language: Language) -> Announcement {
    Announcement(parts: [])
  }

  /// What VoiceOver says by itself: the words of a row of the wording table.
  ///
  /// - Parameter fillings: What stands for the `{names}` in the words.
  public func phrase(
    _ key: Wording.Key, _ fillings: [String: String] = [:], kind: Announcement.Kind = .context
  ) -> Announcement {
    Announcement(parts: [])
  }
}

/// The words of VoiceOver in one language.
public struct Wording: Sendable {
  /// What a row of the table is for.
  public enum Key: String, CaseIterable, Sendable {
    /// After a three-finger swipe: `{page}` of `{count}`.
    case scrollPage = "scroll.page"
    /// After a three-finger swipe in a list: `{first}`, `{last}`, `{count}`.
    case scrollRows = "scroll.rows"
  }
}
