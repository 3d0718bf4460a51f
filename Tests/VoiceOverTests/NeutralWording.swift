import AccessibilityModel
import ScreenReading
import VoiceOver

extension ReaderWording {
  /// Words that are their own keys, for tests about what is said and not about how it is worded:
  /// `[hint.adjust]`, `[position index=1 count=3]`.
  static let neutral = ReaderWording.voiceOverKorean.withKeys(ReaderWording.voiceOverKorean.keys)

  /// VoiceOver's Korean words, except the guessed ones, which are their own keys.
  static let koreanButGuesses = ReaderWording.voiceOverKorean.withKeys(
    ReaderWording.voiceOverKorean.keys.filter {
      ReaderWording.voiceOverKorean[$0]?.confidence == .guess
    })

  private func withKeys(_ keys: [Key]) -> ReaderWording {
    let rows = keys.map { key in
      let holes = ReaderWording.voiceOverEnglish.text(key).holes.map { " \($0)={\($0)}" }.joined()
      return "\(key)\t[\(key)\(holes)]"
    }
    var words = self
    do {
      try words.apply(table: rows.joined(separator: "\n"))
    } catch {
      preconditionFailure("the neutral wording is malformed: \(error)")
    }
    return words
  }
}

extension AnnouncementComposer {
  /// VoiceOver with words that are given, or else those of its Korean or English table.
  static func usual(
    settings: ReaderSettings = .voiceOver(), wording: ReaderWording? = nil
  ) -> AnnouncementComposer {
    AnnouncementComposer(
      rules: .voiceOver,
      wording: wording
        ?? (settings.language == .english ? .voiceOverEnglish : .voiceOverKorean),
      settings: settings)
  }
}

/// What is said for elements one after another, one line each, with " … " before the hints.
func said(_ elements: [AccessibilityElement], _ composer: AnnouncementComposer) -> String {
  var previous: FocusStop?
  return AccessibilityScreen(language: composer.settings.language, elements: elements)
    .voiceOverStops().map {
      let announcement = composer.announcement(
        for: $0, after: previous, in: composer.settings.language)
      previous = $0
      return announcement.spoken + (announcement.hint.map { " … " + $0 } ?? "")
    }.joined(separator: "\n")
}
