import AccessibilityModel
import Foundation
import Languages

/// Which language the texts of a dump are in, and which one of ours speaks for it.
struct TextLanguage {
  /// The language of VoiceOver's own words: one that has them.
  var spoken: SpokenLanguage
  /// What the texts look like, if we have no words for that: `Japanese`.
  var foreign: String?
  var isRightToLeft: Bool

  init(_ drafts: [Draft], told: String?) {
    var texts: [String] = []
    var tags: [String: Int] = [:]
    func collect(_ drafts: [Draft]) {
      // The keys are in the language of the keyboard.
      for draft in drafts where draft.element.role != .key {
        let element = draft.element
        texts += [element.label, element.value, element.android.tooltip].compactMap { $0?.string }
        if let language = draft.element.language { tags[language.base, default: 0] += 1 }
        collect(draft.children)
      }
    }
    collect(drafts)
    spoken = Self.spoken(texts)
    let leftward = texts.count { text in
      text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    }
    isRightToLeft = leftward > 0 && leftward * 2 > texts.count
    foreign =
      told ?? Self.name(of: tags, among: texts.count)
      ?? Self.script(in: texts, besides: spoken) ?? Self.accented(texts)
  }

  /// The language of most texts that show one.
  private static func spoken(_ texts: [String]) -> SpokenLanguage {
    let packs = LanguagePacks.current
    var counts: [String: Int] = [:]
    for text in texts where text.contains(where: \.isLetter) {
      counts[packs.pack(ofText: text).language.tag, default: 0] += 1
    }
    // A screen in any language has some Latin words; one in English has no Hangul.
    let foreign = packs.foreign.language
    let others = packs.packs.filter { $0.language != foreign }
    let best = others.max {
      counts[$0.language.tag, default: 0] < counts[$1.language.tag, default: 0]
    }
    if let best, counts[best.language.tag, default: 0] * 4 >= counts.values.reduce(0, +),
      counts[best.language.tag, default: 0] > 0
    {
      return best.language
    }
    return foreign
  }

  /// The language that most elements name, if it is none of ours.
  private static func name(of tags: [String: Int], among count: Int) -> String? {
    let most = tags.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value * 2 > count, LanguagePacks.current[SpokenLanguage(most.key)] == nil
    else {
      return nil
    }
    return Locale(identifier: "en").localizedString(forLanguageCode: most.key) ?? most.key
  }

  /// The script of many texts, if it is one that no language here is written in.
  private static func script(in texts: [String], besides spoken: SpokenLanguage) -> String? {
    var (letters, written) = (0, 0)
    var byText: [String: Int] = [:]
    var byLetter: [String: Int] = [:]
    for text in texts.prefix(2000) {
      var found: Set<String> = []
      var hasLetters = false
      for scalar in text.unicodeScalars.prefix(200) where scalar.properties.isAlphabetic {
        letters += 1
        hasLetters = true
        guard let script = name(ofScript: scalar) else { continue }
        byLetter[script, default: 0] += 1
        found.insert(script)
      }
      // Japanese is written with Chinese characters, too.
      if found.contains("Japanese") { found.remove("Chinese") }
      for script in found { byText[script, default: 0] += 1 }
      if hasLetters { written += 1 }
    }
    if byText["Japanese"] != nil {
      byText["Japanese", default: 0] += byText.removeValue(forKey: "Chinese") ?? 0
      byLetter["Japanese", default: 0] += byLetter.removeValue(forKey: "Chinese") ?? 0
    }
    guard let most = byText.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return nil
    }
    // It stands for every language without a pack; any other one was recognized.
    let isMostly =
      spoken == LanguagePacks.current.foreign.language
      ? most.value * 4 >= written : byLetter[most.key, default: 0] * 2 > letters
    return isMostly ? most.key : nil
  }

  private static func name(ofScript scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x3040...0x30FF: "Japanese"
    case 0x3400...0x9FFF, 0x20000...0x3FFFF: "Chinese"
    case 0x370...0x3FF, 0x1F00...0x1FFF: "Greek"
    case 0x400...0x52F: "Russian or another language in Cyrillic letters"
    case 0x530...0x58F: "Armenian"
    case 0x590...0x5FF: "Hebrew"
    case 0x600...0x8FF: "Arabic, or another language in Arabic letters"
    case 0x900...0x97F: "Hindi, or another language in Devanagari"
    case 0x980...0xDFF: "like one of the languages of India"
    case 0xE00...0xE7F: "Thai"
    case 0x10A0...0x10FF: "Georgian"
    case 0xE80...0x109F, 0x1200...0x1C7F: "foreign"
    default: nil
    }
  }

  /// Whether many texts have Latin letters that English does not have.
  private static func accented(_ texts: [String]) -> String? {
    var (written, marked) = (0, 0)
    for text in texts.prefix(2000) where text.contains(where: \.isLetter) {
      written += 1
      let hasMark = text.unicodeScalars.contains {
        $0.properties.isAlphabetic
          && ((0xC0...0x24F).contains($0.value) || (0x1E00...0x1EFF).contains($0.value))
      }
      if hasMark { marked += 1 }
    }
    guard marked >= 3, marked * 5 >= written else { return nil }
    return "German, French or another language whose letters English does not have"
  }

  /// What to say at the top of the file about texts in a language without words.
  var remark: String? {
    foreign.map {
      "Its texts look \($0). There are no words of VoiceOver's for that here: roles, states and "
        + "hints are said in \(spokenName), which is not what the app's users hear."
    }
  }

  /// `English` or `Korean`.
  var spokenName: String {
    Locale(identifier: "en").localizedString(forLanguageCode: spoken.base) ?? spoken.tag
  }
}
