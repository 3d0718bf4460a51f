import Support

/// A rough transcription of an English spelling into Hangul, for words no list knows.
///
/// The spelling is cut into consonants and vowels by the commonest English rules; the syllables
/// are then put together as loan words are: 트 for a stray t, a final ㅅ for a short -t.
enum LatinTranscription {
  private enum Sound: Equatable {
    /// A consonant: its onset index, or none for w and y.
    case consonant(Consonant)
    /// Vowels as syllables without onset, such as 에이; the first takes the onset.
    case vowel(String, isShort: Bool)
  }

  private enum Consonant: String {
    case k, n, d, r, l, m, b, s, sh, j, ch, t, p, f, h, g, v, z, ng, w, y, th, x
  }

  static func hangul(_ word: String) -> String {
    let letters = word.utf8.filter { Unicode.Scalar($0).isLower }
    return assemble(sounds(letters))
  }

  // MARK: Spelling to sounds

  private static func sounds(_ letters: [UInt8]) -> [Sound] {
    var sounds: [Sound] = []
    var position = 0
    while position < letters.count {
      let rest = letters[position...]
      let candidates = patterns[place(letters[position])]
      if let found = candidates.first(where: { matches($0, rest, isStart: position == 0) }) {
        sounds += found.sounds
        position += found.letters.count
        continue
      }
      let letter = letters[position]
      if isVowel(letter) || (letter == UInt8(ascii: "y") && !startsSyllable(letters, position)) {
        if let vowel = vowel(letters, position) { sounds.append(vowel) }
      } else if let consonant = consonant(letters, position) {
        // A doubled consonant is said once.
        if position == 0 || letters[position - 1] != letter { sounds.append(.consonant(consonant)) }
      }
      position += 1
    }
    return sounds
  }

  private static func matches(_ pattern: Pattern, _ rest: ArraySlice<UInt8>, isStart: Bool) -> Bool
  {
    guard isStart || !pattern.isAtStart, rest.starts(with: pattern.letters) else { return false }
    return !pattern.isAtEnd || rest.count == pattern.letters.count
  }

  private static func place(_ letter: UInt8) -> Int { Int(letter - UInt8(ascii: "a")) }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

  private static func startsSyllable(_ letters: [UInt8], _ position: Int) -> Bool {
    position + 1 < letters.count && isVowel(letters[position + 1])
  }

  private static func vowel(_ letters: [UInt8], _ position: Int) -> Sound? {
    let letter = letters[position]
    let isLast = position + 1 == letters.count
    // A single vowel, one consonant and a silent e at the end: the vowel is long.
    let isLong =
      position + 3 == letters.count && letters[position + 2] == UInt8(ascii: "e")
      && !isVowel(letters[position + 1])
    switch letter {
    case UInt8(ascii: "a"):
      if isLong { return .vowel("에이", isShort: false) }
      // Most words no list knows are names, where a is 아; a single syllable is English.
      return hasOneVowel(letters) ? .vowel("애", isShort: true) : .vowel("아", isShort: true)
    case UInt8(ascii: "e"):
      if isLast, position > 1 { return nil }
      return .vowel(isLong || isLast ? "이" : "에", isShort: !isLong && !isLast)
    case UInt8(ascii: "i"):
      return isLong ? .vowel("아이", isShort: false) : .vowel("이", isShort: true)
    case UInt8(ascii: "o"): return .vowel("오", isShort: !isLong && !isLast)
    case UInt8(ascii: "u"):
      if isLong { return .vowel("유", isShort: false) }
      let isOpen =
        isLast
        || (position + 2 < letters.count && !isVowel(letters[position + 1])
          && isVowel(letters[position + 2]))
      return .vowel(isOpen ? "우" : "어", isShort: !isLast)
    default:
      let isShortWord = letters.count <= 3
      return isLast && isShortWord ? .vowel("아이", isShort: false) : .vowel("이", isShort: !isLast)
    }
  }

  private static func hasOneVowel(_ letters: [UInt8]) -> Bool {
    letters.count <= 6
      && letters.reduce(0) { $0 + (isVowel($1) || $1 == UInt8(ascii: "y") ? 1 : 0) } == 1
  }

  private static func consonant(_ letters: [UInt8], _ position: Int) -> Consonant? {
    let next = position + 1 < letters.count ? letters[position + 1] : 0
    let isSoft = "eiy".utf8.contains(next)
    switch letters[position] {
    case UInt8(ascii: "b"): return .b
    case UInt8(ascii: "c"): return isSoft ? .s : .k
    case UInt8(ascii: "d"): return .d
    case UInt8(ascii: "f"): return .f
    case UInt8(ascii: "g"): return isSoft && position > 0 && next != UInt8(ascii: "i") ? .j : .g
    case UInt8(ascii: "h"): return isVowel(next) || next == UInt8(ascii: "y") ? .h : nil
    case UInt8(ascii: "j"): return .j
    case UInt8(ascii: "k"), UInt8(ascii: "q"): return .k
    case UInt8(ascii: "l"): return .l
    case UInt8(ascii: "m"): return .m
    case UInt8(ascii: "n"): return .n
    case UInt8(ascii: "p"): return .p
    case UInt8(ascii: "r"): return .r
    case UInt8(ascii: "s"): return .s
    case UInt8(ascii: "t"): return .t
    case UInt8(ascii: "v"): return .v
    case UInt8(ascii: "w"): return .w
    case UInt8(ascii: "x"): return position == 0 ? .z : .x
    case UInt8(ascii: "y"): return .y
    case UInt8(ascii: "z"): return .z
    default: return nil
    }
  }

  private struct Pattern {
    var letters: [UInt8]
    var sounds: [Sound]
    var isAtStart: Bool
    var isAtEnd: Bool

    /// Reads a row of `latin-spellings.tsv`.
    init(_ row: TabTable.Row) throws(TabTable.Fault) {
      let spelling = row[0]
      letters = spelling.utf8.filter { Unicode.Scalar($0).isLower }
      isAtStart = spelling.hasPrefix("^")
      isAtEnd = spelling.hasSuffix("$")
      sounds = []
      for sound in row.words(1) {
        if let consonant = Consonant(rawValue: sound) {
          sounds.append(.consonant(consonant))
        } else if let first = sound.unicodeScalars.first, first.isSyllable {
          let isShort = sound.hasSuffix(".")
          sounds.append(.vowel(isShort ? String(sound.dropLast()) : sound, isShort: isShort))
        } else {
          throw row.fault(1, "expected a consonant or a vowel in Hangul, found “\(sound)”")
        }
      }
    }
  }

  /// The spellings that begin with each letter, in the order they are tried.
  private static let patterns: [[Pattern]] = {
    var table = [[Pattern]](repeating: [], count: 26)
    for pattern in spellings { table[place(pattern.letters[0])].append(pattern) }
    return table
  }()

  /// Spellings of more than one letter, in the order they are tried.
  private static let spellings = DataTable.rows(
    "ko/latin-spellings.tsv", columns: ["spelling", "sounds"], optional: 1
  ) { row throws(TabTable.Fault) in try Pattern(row) }

  // MARK: Sounds to syllables

  private static func assemble(_ sounds: [Sound]) -> String {
    var syllables = Syllables()
    var onset: Consonant?
    var glide: Consonant?
    for (index, sound) in sounds.enumerated() {
      let next = index + 1 < sounds.count ? sounds[index + 1] : nil
      switch sound {
      case .vowel(let vowel, let isShort):
        syllables.add(vowel, onset: onset, glide: glide, isShort: isShort)
        onset = nil
        glide = nil
      case .consonant(let consonant):
        if consonant == .w || consonant == .y {
          if case .vowel = next { glide = consonant }
          continue
        }
        if case .vowel = next {
          onset = consonant
        } else if case .consonant(let following) = next, following == .w || following == .y,
          index + 2 < sounds.count, case .vowel = sounds[index + 2]
        {
          onset = consonant
        } else {
          syllables.close(with: consonant, before: next.map { isSonorant($0) })
          continue
        }
        if consonant == .l { syllables.doubleL() }
        if consonant == .ng {
          syllables.close(with: .ng, before: nil)
          onset = .g
        }
        if consonant == .x {
          syllables.close(with: .k, before: false)
          onset = .s
        }
      }
    }
    return syllables.text
  }

  private static func isSonorant(_ sound: Sound) -> Bool {
    if case .consonant(let consonant) = sound { return [.r, .l, .m, .n].contains(consonant) }
    return true
  }

  private struct Syllables {
    private var syllables: [HangulSyllable] = []
    /// Whether the last syllable has no final consonant yet.
    private var isOpen = false
    /// Whether its vowel is short, so that a stop closes it.
    private var isShort = false

    var text: String { String(String.UnicodeScalarView(syllables.map(\.scalar))) }

    mutating func add(_ vowel: String, onset: Consonant?, glide: Consonant?, isShort: Bool) {
      for (index, scalar) in vowel.unicodeScalars.enumerated() {
        guard var syllable = HangulSyllable(scalar) else { continue }
        if index == 0 {
          if let glide { syllable.vowel = Self.glided(syllable.vowel, glide) }
          if let onset { syllable.onset = Self.onset(of: onset) }
        }
        syllables.append(syllable)
      }
      isOpen = true
      self.isShort = isShort
    }

    /// Puts a consonant that no vowel follows: under the last syllable, or over ㅡ.
    mutating func close(with consonant: Consonant, before isSonorant: Bool?) {
      if consonant == .r { return }
      if isOpen, let coda = coda(of: consonant, before: isSonorant) { return close(coda) }
      let word: String
      switch consonant {
      case .n: word = "은"
      case .m: word = "음"
      case .l: word = "을"
      case .ng: word = "응"
      case .sh: word = "시"
      case .ch: word = "치"
      case .j: word = "지"
      case .x: word = "크스"
      default:
        syllables.append(HangulSyllable(Self.onset(of: consonant), .eu))
        word = ""
      }
      syllables += word.unicodeScalars.compactMap { HangulSyllable($0) }
      isOpen = false
    }

    /// The coda a consonant can be under the last syllable.
    private func coda(of consonant: Consonant, before isSonorant: Bool?) -> Coda? {
      switch consonant {
      case .n: .n
      case .m: .m
      case .l: .l
      case .ng: .ng
      case .k where isShort && isSonorant != true: .g
      case .p where isShort && isSonorant != true: .b
      case .t where isShort && isSonorant == nil: .s
      default: nil
      }
    }

    private mutating func close(_ coda: Coda) {
      guard let last = syllables.indices.last else { return }
      syllables[last].coda = coda
      isOpen = false
    }

    /// ㄹㄹ of an l between vowels.
    mutating func doubleL() {
      if isOpen { close(.l) }
    }

    private static func onset(of consonant: Consonant) -> Onset {
      switch consonant {
      case .k: .k
      case .n: .n
      case .d: .d
      case .r, .l: .r
      case .m: .m
      case .b, .v: .b
      case .s, .sh, .th, .x: .s
      case .j, .z: .j
      case .ch: .ch
      case .t: .t
      case .p, .f: .p
      case .h: .h
      case .g: .g
      case .ng, .w, .y: .none
      }
    }

    /// A vowel with w or y before it: 아 becomes 와 or 야.
    private static func glided(_ vowel: Vowel, _ glide: Consonant) -> Vowel {
      switch (glide, vowel) {
      case (.w, .a): .wa
      case (.w, .ae): .wae
      case (.w, .eo), (.w, .o): .wo
      case (.w, .e): .we
      case (.w, .u): .u
      case (.w, .eu), (.w, .i): .wi
      case (.w, _): vowel
      case (_, .a): .ya
      case (_, .ae): .yae
      case (_, .eo): .yeo
      case (_, .e): .ye
      case (_, .o): .yo
      case (_, .u): .yu
      default: vowel
      }
    }
  }
}
