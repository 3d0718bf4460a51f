/// The language that the letters of a text show: a page that is read aloud needs it, and fonts do.
enum TextScript: Hashable {
  case latin, hangul, kana, han, arabic, hebrew, thai, devanagari, other

  /// The tag of the language of a text; empty, which means unknown, for a script of many languages.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - tag: The language that it is in unless most of its letters belong to other scripts.
  /// - Returns: `ja` for 閉じる on a screen in English.
  static func language(of text: String, otherwise tag: String) -> String {
    var counts: [TextScript: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      counts[TextScript(scalar), default: 0] += 1
    }
    // Whoever names another language knows it; what is written for these two voices may be in any.
    let base = tag.prefix { $0 != "-" }
    guard base == "ko" || base == "en" else { return tag }
    // Japanese is written in both.
    if let kana = counts[.kana] { counts[.kana] = kana + (counts.removeValue(forKey: .han) ?? 0) }
    let own: Set<TextScript> = base == "ko" ? [.hangul, .latin, .han] : [.latin]
    let foreign = counts.filter { !own.contains($0.key) }
    guard let most = foreign.max(by: { $0.value < $1.value })?.key,
      foreign.values.reduce(0, +) * 2 > counts.values.reduce(0, +)
    else { return tag }
    return most.tag
  }

  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x250, 0x1E00...0x1EFF, 0xFF21...0xFF5A: self = .latin
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
    case 0x0E00...0x0E7F: self = .thai
    case 0x0900...0x097F: self = .devanagari
    default: self = .other
    }
  }

  private var tag: String {
    switch self {
    case .latin, .other: ""
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    case .arabic: "ar"
    case .hebrew: "he"
    case .thai: "th"
    case .devanagari: "hi"
    }
  }
}
