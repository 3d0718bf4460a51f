/// The notation of our own lexicon: a word with marks where its sound leaves the rules.
///
/// | mark | what follows it | example |
/// |---|---|---|
/// | `'` | is tense | 설'정 → 설쩡 |
/// | `+` | begins with ㄴ | 서울+역 → 서울녁 |
/// | `-` | has ㄴ for ㄹ | 의견-란 → 의견난 |
/// | `\|` | is a word of its own | 값\|어치 |
/// | `=` | is the spelling for the rules, in full | 디귿=디긋 |
///
/// A word without marks is one that a pattern must leave alone.
struct MarkedSpelling {
  /// The word as it is written.
  private(set) var written = ""
  /// The word as it is spelled for the rules.
  private(set) var spoken = ""

  /// Reads one marked word.
  init(_ marked: some StringProtocol) {
    var mark: Unicode.Scalar?
    var respelled: String.UnicodeScalarView?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "=":
        respelled = String.UnicodeScalarView()
      case "'", "+", "-", "|":
        mark = scalar
        if scalar == "|" { append(scalar, to: &respelled) }
      default:
        if respelled == nil { written.unicodeScalars.append(scalar) }
        append(Self.apply(mark, to: scalar), to: &respelled)
        mark = nil
      }
    }
    if let respelled { spoken = String(respelled) }
  }

  private mutating func append(
    _ scalar: Unicode.Scalar,
    to respelled: inout String.UnicodeScalarView?
  ) {
    if respelled == nil {
      spoken.unicodeScalars.append(scalar)
    } else {
      respelled?.append(scalar)
    }
  }

  private static func apply(_ mark: Unicode.Scalar?, to scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard var syllable = HangulSyllable(scalar) else { return scalar }
    switch mark {
    case "'": syllable.onset = syllable.onset.tensed ?? syllable.onset
    case "+" where syllable.onset == .none: syllable.onset = .n
    case "-" where syllable.onset == .r: syllable.onset = .n
    default: break
    }
    return syllable.scalar
  }
}

extension KoreanLexicon {
  /// The entries of a list of marked words, parted by white space; `#` begins a comment line.
  static func entries(_ list: String, _ category: Category) -> [Entry] {
    list.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      line.split(separator: " ").map { word in
        let marked = MarkedSpelling(word)
        return Entry(written: marked.written, spoken: marked.spoken, category: category)
      }
    }
  }
}
