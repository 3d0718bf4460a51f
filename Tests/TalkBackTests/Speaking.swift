import AccessibilityModel
import ScreenReading
import TalkBack
import Walks

/// What TalkBack says of elements one after another, one line each, with " … " before the hints.
func said(
  _ elements: [AccessibilityElement], in language: SpokenLanguage = .english,
  rules: AnnouncementRules = .talkBack, wording: ReaderWording? = nil,
  settings: ReaderSettings? = nil
) -> String {
  let composer = AnnouncementComposer(
    rules: rules, wording: wording ?? .talkBack(language) ?? .englishTalkBack,
    settings: settings ?? ReaderSettings(language: language))
  let screen = AccessibilityScreen(language: language, elements: elements)
  let stops = ScreenReader.talkBack.stops(ofBuilt: screen)
  return composer.announcements(for: stops, in: language).map { announcement in
    announcement.spoken + (announcement.hint.map { " … " + $0 } ?? "")
  }.joined(separator: "\n")
}

extension ReaderWording {
  /// TalkBack's words replaced by their keys: `[hint.adjust up=… down=…]`.
  static let neutral: ReaderWording = {
    let words = ReaderWording.englishTalkBack
    let rows = words.keys.map { key in
      let holes = words.text(key).holes.map { " \($0)={\($0)}" }.joined()
      return "\(key)\t[\(key)\(holes)]"
    }
    var neutral = words
    do {
      try neutral.apply(table: rows.joined(separator: "\n"))
    } catch {
      preconditionFailure("the neutral wording is malformed: \(error)")
    }
    return neutral
  }()
}
