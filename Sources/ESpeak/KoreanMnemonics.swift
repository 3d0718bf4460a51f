import Readings

/// Surface Hangul as mnemonics of eSpeak NG 1.51's Korean voice.
///
/// Each letter of surface Hangul stands for one sound. Its mnemonic depends on its position: ㄱ ㄷ ㅂ
/// ㅈ are voiced between vowels, ㅅ is palatal before ㅣ. The table and the limits of the `[[…]]`
/// notation were measured against the library.
///
///     KoreanMnemonics().words(for: "결쩡")  // ["g|'j@|l|tS;-|@|N"]
struct KoreanMnemonics: Hashable, Sendable {
  /// The sound of ㄹ before a vowel.
  enum Liquid: String, Hashable, Sendable, CaseIterable {
    /// A tap, as Korean has it.
    case tap = "*"
    /// An approximant, which a recognizer hears better (log-likelihood −1.80 against −1.90).
    case approximant = "r"
  }

  /// The sound of ㄹ before a vowel.
  var liquid: Liquid
  /// Whether ㅅ and ㅆ are palatal before ㅣ and the glides.
  var palatalizesSibilants: Bool
  /// Whether the onsets are those of our own phoneme table.
  var usesOwnTable: Bool

  /// Creates the table.
  init(
    liquid: Liquid = .approximant, palatalizesSibilants: Bool = true, usesOwnTable: Bool = false
  ) {
    self.liquid = liquid
    self.palatalizesSibilants = palatalizesSibilants
    self.usesOwnTable = usesOwnTable
  }

  /// The name of a phoneme table if it is one of ours (Sources/overheard-synth/Korean).
  static func ownTable(in name: String?) -> String? {
    guard let name = name?.split(separator: " ").first, name.hasPrefix("overheard-ko") else {
      return nil
    }
    return String(name)
  }

  /// The names that our own table alone has, as the engine's own Korean table writes them.
  static let ownNames: [(own: String, classic: [String])] = [
    ("kh", ["k", "h"]), ("th", ["t", "h"]), ("tSh", ["tS;", "h"]), ("tSj", ["tS;"]),
    ("gk", ["g"]), ("dt", ["d"]), ("qk", ["q"]), ("pb", ["p-"]),
    ("oe", ["we"]), ("oE", ["wE"]),
  ]

  /// A name of our own table in the engine's own; a stress mark stays.
  static func classic(_ name: String) -> [String] {
    let bare = name.hasPrefix("'") ? String(name.dropFirst()) : name
    guard let row = ownNames.first(where: { $0.own == bare }) else { return [name] }
    return bare == name ? row.classic : ["'" + row.classic[0]] + row.classic.dropFirst()
  }

  /// The most phonemes in one word; eSpeak NG crashes beyond about 110.
  static let longestWord = 40

  /// Whether a word of mnemonics begins with an aspirated or tense onset, ㅅ or ㅎ, which begin high
  /// while others begin low.
  static func beginsHigh(_ word: String) -> Bool {
    highOnsets.contains { word.hasPrefix($0) }
  }

  private static let highOnsets = [
    "k|h|", "t|h|", "ph|", "tS;|h|", "q|", "t-|", "p-|", "tS;-|", "s|", "S;|", "h|",
  ]

  /// A word as one string of mnemonics, or several if it is too long for one.
  ///
  /// Characters other than Hangul are left out.
  ///
  /// - Parameters:
  ///   - surface: Surface Hangul.
  ///   - tones: A tone for each syllable, written after its vowel.
  /// - Returns: Phonemes separated by `|`, a string for each word.
  func words(for surface: some StringProtocol, tones: [String] = []) -> [String] {
    var words: [String] = []
    var word: [String] = []
    var previous: HangulSyllable?
    var rest = tones[...]
    for case .syllable(let syllable) in hangulUnits(of: surface) {
      let isFirst = word.isEmpty || word.count > Self.longestWord - 6
      if isFirst, !word.isEmpty {
        words.append(word.joined(separator: "|"))
        word = []
      }
      word += mnemonics(
        for: syllable, after: isFirst ? nil : previous, tone: rest.popFirst())
      previous = syllable
    }
    if !word.isEmpty { words.append(word.joined(separator: "|")) }
    return words
  }

  /// One syllable; the first of a word has the stress mark, without which a clause is flat.
  private func mnemonics(
    for syllable: HangulSyllable,
    after previous: HangulSyllable?,
    tone: String?
  ) -> [String] {
    let isPalatal = palatalizesSibilants && (syllable.onset == .s || syllable.onset == .ss)
    var onset = self.onset(
      syllable.onset, isFirst: previous == nil, isVoiced: isVoiced(after: previous))
    if syllable.onset == .r, previous?.coda == .l { onset = ["l"] }
    var vowel = Self.vowel(syllable.vowel, isFirst: previous == nil && syllable.onset == .none)
    if usesOwnTable, !onset.isEmpty, let short = Self.shortGlides[vowel] { vowel = short }
    if isPalatal, Self.palatalVowels.contains(syllable.vowel) {
      onset = Array(repeating: "S;", count: onset.count)
    }
    if onset.first?.hasPrefix("tS") == true || onset.first == "S;", vowel.hasPrefix("j") {
      vowel.removeFirst()
    }
    let stress = previous == nil ? "'" : ""
    return onset + [stress + vowel] + (tone.map { [$0] } ?? []) + Self.coda(syllable.coda)
  }

  /// Whether a lenis stop is voiced: between vowels and after ㄴ ㅁ ㅇ ㄹ.
  private func isVoiced(after previous: HangulSyllable?) -> Bool {
    switch previous?.coda {
    case .some(.none), .n, .m, .ng, .l: true
    default: false
    }
  }

  private func onset(_ onset: Onset, isFirst: Bool, isVoiced: Bool) -> [String] {
    switch onset {
    case .k where usesOwnTable: ["kh"]
    case .t where usesOwnTable: ["th"]
    case .ch where usesOwnTable: ["tSh"]
    case .j where usesOwnTable && isFirst: ["tSj"]
    case .g where usesOwnTable && isFirst: ["gk"]
    case .d where usesOwnTable && isFirst: ["dt"]
    case .gg where usesOwnTable: ["qk"]
    case .bb where usesOwnTable: ["pb"]
    case .g: ["g"]
    case .gg: ["q"]
    case .n: ["n"]
    case .d: ["d"]
    case .dd: ["t-"]
    case .r: [liquid.rawValue]
    case .m: ["m"]
    case .b: [isVoiced ? "b" : "p"]
    case .bb: ["p-"]
    case .s: ["s"]
    // Twice as long as ㅅ: to the engine `s-` alone is `s` (Tools/listening/RESULTS.md).
    case .ss: ["s", "s-"]
    case .none: []
    case .j: [isVoiced ? "dZ;" : "tS;"]
    case .jj: ["tS;-"]
    case .ch: ["tS;", "h"]
    case .k: ["k", "h"]
    case .t: ["t", "h"]
    case .p: ["ph"]
    case .h: ["h"]
    }
  }

  /// Diphthongs whose glide is short after a consonant, as in 됨 and 됐.
  private static let shortGlides = ["we": "oe", "wE": "oE"]

  /// The vowels before which ㅅ is palatal.
  private static let palatalVowels: Set<Vowel> = [.i, .ya, .yeo, .yo, .yu, .yae, .ye, .wi]

  private static func vowel(_ vowel: Vowel, isFirst: Bool) -> String {
    switch vowel {
    case .a: "a"
    case .ae: "E"
    case .ya: "ja"
    case .yae: "jE"
    case .eo: "@"
    case .e: "e"
    case .yeo: "j@"
    case .ye: "je"
    case .o: "o"
    case .wa: "wa"
    case .wae: "wE"
    case .oe, .we: "we"
    case .yo: "jo"
    case .u: "u"
    case .wo: "w@"
    case .wi: "wi"
    case .yu: "ju"
    case .eu: "u-"
    case .ui: isFirst ? "u-j" : "i"
    case .i: "i"
    }
  }

  /// A coda of surface Hangul; no others remain after neutralization.
  private static func coda(_ coda: Coda) -> [String] {
    switch coda.neutralized {
    case .g: ["q"]
    case .n: ["n"]
    case .d: ["t-"]
    case .l: ["l"]
    case .m: ["m"]
    case .b: ["p-"]
    case .ng: ["N"]
    default: []
    }
  }
}
