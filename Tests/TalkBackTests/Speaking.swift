import AccessibilityModel
import ScreenReading
import TalkBack
import Walks

/// What TalkBack says of elements one after another, one line each, with " … " before the hints.
func said(
  _ elements: [Element], in language: Language = .english,
  rules: AnnouncementRules = .talkBack, wording: Wording? = nil,
  settings: ReaderSettings? = nil
) -> String {
  let composer = Composer(
    rules: rules, wording: wording ?? .talkBack(language) ?? .englishTalkBack,
    settings: settings ?? ReaderSettings(language: language))
  var previous: FocusStop?
  let screen = Screen(language: language, elements: elements)
  return ScreenReader.talkBack.stops(of: screen).map { stop in
    let announcement = composer.announcement(for: stop, after: previous, in: language)
    previous = stop
    return announcement.spoken + (announcement.hint.map { " … " + $0 } ?? "")
  }.joined(separator: "\n")
}

extension Wording {
  /// TalkBack's words replaced by their keys: `[hint.adjust up=… down=…]`.
  static let neutral: Wording = {
    let words = Wording.englishTalkBack
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
