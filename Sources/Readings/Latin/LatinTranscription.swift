import Support

/// A rough transcription of an English spelling into Hangul, for words that are in no list.
///
/// The spelling is cut into consonants and vowels by the commonest English rules; the syllables
/// are then put together as loan words are: 트 for a stray t, a final ㅅ for a short -t.
enum LatinTranscription {
  private enum Sound: Equatable {
    /// A consonant: its onset index, or none for w and y.
    case consonant(Consonant)
    /// Vowels as syllables without onset, such as 에이; the first takes the onset.
    case vowel(String, isShort: Bool)

    static func vowel(_ word: KoreanWord, isShort: Bool) -> Sound {
      .vowel(word.text, isShort: isShort)
    }
  }

  private enum Consonant: String, CaseIterable {
    case k, n, d, r, l, m, b, s, sh, j, ch, t, p, f, h, g, v, z, ng, w, y, th, x, rr

    /// The letter that it becomes before a vowel.
    var onset: Onset { Self.spellings[self]?.onset ?? .none }
    /// The syllables that it becomes without one.
    var alone: [HangulSyllable] { Self.spellings[self]?.alone ?? [] }

    private static let spellings = DataTable.dictionary(
      "ko/latin-consonants.tsv", columns: ["consonant", "syllable", "alone"], optional: 1
    ) { row throws(TabTable.Fault) in
      guard let syllable = HangulSyllable(try row.scalar(1)) else {
        throw row.fault(1, "expected a syllable of Hangul, found “\(row[1])”")
      }
      let alone = row[2].unicodeScalars.compactMap { HangulSyllable($0) }
      return (try row.name(0, of: Consonant.self), (onset: syllable.onset, alone: alone))
    }
  }

  static func hangul(_ word: String) -> String {
    OpenSyllables.hangul(word) ?? assemble(sounds(word.unicodeScalars.filter(\.isLower)))
  }

  /// The Hangul of an English word that our tables give phonemes for.
  static func hangul(_ phonemes: EnglishPhonemes) -> String {
    assemble(phonemes.sounds.flatMap { phonemeSounds[$0.phoneme] ?? [] })
  }

  private static let phonemeSounds = DataTable.dictionary(
    "ko/english-phonemes.tsv", columns: ["phoneme", "sounds"]
  ) { row throws(TabTable.Fault) in
    (try row.name(0, of: EnglishPhoneme.self), try sounds(row, 1))
  }

  /// The sounds of a cell: consonants, and vowels in Hangul.
  private static func sounds(_ row: TabTable.Row, _ column: Int) throws(TabTable.Fault) -> [Sound] {
    var sounds: [Sound] = []
    for sound in row.words(column) {
      if let consonant = Consonant(rawValue: sound) {
        sounds.append(.consonant(consonant))
      } else if let first = sound.unicodeScalars.first, first.isSyllable {
        let isShort = sound.hasSuffix(".")
        sounds.append(.vowel(isShort ? String(sound.dropLast()) : sound, isShort: isShort))
      } else {
        throw row.fault(column, "expected a consonant or a vowel in Hangul, found “\(sound)”")
      }
    }
    return sounds
  }

  // MARK: Spelling to sounds

  private static func sounds(_ letters: [Unicode.Scalar]) -> [Sound] {
    var sounds: [Sound] = []
    var position = 0
    let isLatin = isSaidAsWritten(letters)
    while position < letters.count {
      let rest = letters[position...]
      let candidates = patterns[letters[position]]
      if let found = candidates?.first(where: {
        matches($0, rest, after: letters[..<position]) && !(isLatin && $0.isEnglish)
      }) {
        sounds += found.sounds
        position += found.letters.count
        continue
      }
      let letter = letters[position]
      if isVowel(letter) || (letter == "y" && !startsSyllable(letters, position)) {
        if isLatin, letter == "u" {
          sounds.append(.vowel(.vowelU, isShort: true))
        } else if let vowel = vowel(letters, position) {
          sounds.append(vowel)
        }
      } else if isLatin, letter == "r", position + 1 < letters.count, letters[position + 1] != "r" {
        sounds.append(.consonant(.rr))
      } else if let consonant = consonant(letters, position) {
        // A doubled consonant is said once.
        if position == 0 || letters[position - 1] != letter { sounds.append(.consonant(consonant)) }
      }
      position += 1
    }
    return sounds
  }

  /// Whether a name ends as those of Italian, Spanish and Slavic do, in which vowels and r are said as
  /// they are written: Moretti, Garcia, Fernandez.
  private static func isSaidAsWritten(_ letters: [Unicode.Scalar]) -> Bool {
    if letters.ends(in: "ez") { return true }
    guard let last = letters.last, letters.count(where: isVowel) > 2 else { return false }
    return "aio".unicodeScalars.contains(last)
  }

  private static func matches(
    _ pattern: Pattern, _ rest: ArraySlice<Unicode.Scalar>, after before: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard before.isEmpty || !pattern.isAtStart, rest.starts(with: pattern.letters),
      !pattern.isAtEnd || rest.count == pattern.letters.count
    else { return false }
    return pattern.syllablesBefore == 0 || syllables(before) >= pattern.syllablesBefore
  }

  /// How many vowels, or groups of them, letters have.
  private static func syllables(_ letters: ArraySlice<Unicode.Scalar>) -> Int {
    letters.split { !isVowel($0) && $0 != "y" }.count
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    "aeiou".unicodeScalars.contains(letter)
  }

  private static func startsSyllable(_ letters: [Unicode.Scalar], _ position: Int) -> Bool {
    position + 1 < letters.count && isVowel(letters[position + 1])
  }

  private static func vowel(_ letters: [Unicode.Scalar], _ position: Int) -> Sound? {
    let letter = letters[position]
    let isLast = position + 1 == letters.count
    // A single vowel, one consonant and a silent e at the end: the vowel is long.
    let isLong =
      position + 3 == letters.count && letters[position + 2] == "e"
      && !isVowel(letters[position + 1])
    switch letter {
    case "a":
      if isLong { return .vowel(.longA, isShort: false) }
      // Most words in no list are names, in which a is 아; those of one syllable are English words.
      return hasOneVowel(letters) ? .vowel(.trap, isShort: true) : .vowel(.vowelA, isShort: true)
    case "e":
      if isLast, position > 1 { return nil }
      return .vowel(isLong || isLast ? .vowelI : .vowelE, isShort: !isLong && !isLast)
    case "i":
      return isLong ? .vowel(.longI, isShort: false) : .vowel(.vowelI, isShort: true)
    case "o": return .vowel(.vowelO, isShort: !isLong && !isLast)
    case "u":
      if isLong { return .vowel(.longU, isShort: false) }
      let isOpen =
        isLast
        || (position + 2 < letters.count && !isVowel(letters[position + 1])
          && isVowel(letters[position + 2]))
      return .vowel(isOpen ? .vowelU : .strut, isShort: !isLast)
    default:
      let isShortWord = letters.count <= 3
      return isLast && isShortWord
        ? .vowel(.longI, isShort: false) : .vowel(.vowelI, isShort: !isLast)
    }
  }

  private static func hasOneVowel(_ letters: [Unicode.Scalar]) -> Bool {
    letters.count <= 6
      && letters.reduce(0) { $0 + (isVowel($1) || $1 == "y" ? 1 : 0) } == 1
  }

  private static func consonant(_ letters: [Unicode.Scalar], _ position: Int) -> Consonant? {
    let next = position + 1 < letters.count ? letters[position + 1] : .nothing
    let isSoft = "eiy".unicodeScalars.contains(next)
    switch letters[position] {
    case "c": return isSoft ? .s : .k
    case "g": return isSoft && position > 0 && next != "i" ? .j : .g
    case "h": return isVowel(next) || next == "y" ? .h : nil
    case "q": return .k
    case "x": return position == 0 ? .z : .x
    default: return Consonant(rawValue: "\(letters[position])")
    }
  }

  private struct Pattern {
    var letters: [Unicode.Scalar]
    var sounds: [Sound]
    var isAtStart: Bool
    var isAtEnd: Bool
    /// How many syllables stand before it at least.
    var syllablesBefore: Int
    /// Whether it does not hold in names that are said as they are written.
    var isEnglish: Bool

    /// Reads a row of `latin-spellings.tsv`.
    init(_ row: TabTable.Row) throws(TabTable.Fault) {
      let spelling = row[0]
      letters = spelling.unicodeScalars.filter(\.isLower)
      isAtStart = spelling.hasPrefix("^")
      isAtEnd = spelling.hasSuffix("$")
      syllablesBefore = spelling.prefix { $0 == "-" }.count
      isEnglish = row[2] == "english"
      sounds = try LatinTranscription.sounds(row, 1)
    }
  }

  /// The spellings that begin with each letter, in the order they are tried.
  private static let patterns = Dictionary(
    grouping: DataTable.rows(
      "ko/latin-spellings.tsv", columns: ["spelling", "sounds", "in"], optional: 2
    ) { row throws(TabTable.Fault) in try Pattern(row) },
    by: { $0.letters[0] }
  )

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
          // 릭스 for -rix.
          if consonant == .x { syllables.close(with: .k, before: false) }
          let last = consonant == .x ? .s : consonant
          syllables.close(with: last, before: next.map { isSonorant($0) })
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
    if case .consonant(let consonant) = sound { return [.r, .rr, .l, .m, .n].contains(consonant) }
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
          if let onset { syllable.onset = onset.onset }
        }
        syllables.append(syllable)
      }
      isOpen = true
      self.isShort = isShort
    }

    /// Puts a consonant that no vowel follows: under the last syllable, or over ㅡ.
    mutating func close(with consonant: Consonant, before isSonorant: Bool?) {
      if isOpen, let coda = coda(of: consonant, before: isSonorant) { return close(coda) }
      syllables += consonant.alone
      if consonant != .r { isOpen = false }
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

    /// ㄹㄹ of an l between vowels, and after a consonant that stands over ㅡ: 브루클린.
    mutating func doubleL() {
      let isOverEu = syllables.last.map { $0.vowel == .eu && $0.coda == .none } ?? false
      if isOpen || isOverEu { close(.l) }
    }

    /// A vowel with w or y before it: 아 becomes 와 or 야.
    private static func glided(_ vowel: Vowel, _ glide: Consonant) -> Vowel {
      (glide == .w ? afterW : afterY)[vowel] ?? vowel
    }

    private static let afterW: [Vowel: Vowel] = [
      .a: .wa, .ae: .wae, .eo: .wo, .o: .wo, .e: .we, .eu: .wi, .i: .wi,
    ]
    private static let afterY: [Vowel: Vowel] = [
      .a: .ya, .ae: .yae, .eo: .yeo, .e: .ye, .o: .yo, .u: .yu,
    ]
  }
}

extension [Unicode.Scalar] {
  fileprivate func ends(in letters: String) -> Bool {
    Array(suffix(letters.unicodeScalars.count)) == Array(letters.unicodeScalars)
  }
}
