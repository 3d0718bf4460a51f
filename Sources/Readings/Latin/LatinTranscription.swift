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
    let letters = Array(word.utf8).filter { $0 >= 0x61 && $0 <= 0x7A }
    return assemble(sounds(letters))
  }

  // MARK: Spelling to sounds

  private static func sounds(_ letters: [UInt8]) -> [Sound] {
    var sounds: [Sound] = []
    var position = 0
    while position < letters.count {
      let rest = letters[position...]
      let candidates = patterns[Int(letters[position]) - 0x61]
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
    letters.count <= 6 && letters.reduce(0) { $0 + (isVowel($1) || $1 == 0x79 ? 1 : 0) } == 1
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
      letters = spelling.utf8.filter { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      isAtStart = spelling.hasPrefix("^")
      isAtEnd = spelling.hasSuffix("$")
      sounds = []
      for sound in row.words(1) {
        if let consonant = Consonant(rawValue: sound) {
          sounds.append(.consonant(consonant))
        } else if let first = sound.unicodeScalars.first, ScalarClass.isSyllable(first.value) {
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
    for pattern in spellings { table[Int(pattern.letters[0]) - 0x61].append(pattern) }
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
    var scalars: [UInt32] = []
    /// Whether the last syllable has no final consonant yet.
    var isOpen = false
    /// Whether its vowel is short, so that a stop closes it.
    var isShort = false

    var text: String {
      String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    }

    mutating func add(_ vowel: String, onset: Consonant?, glide: Consonant?, isShort: Bool) {
      for (index, scalar) in vowel.unicodeScalars.enumerated() {
        var code = scalar.value
        if index == 0 {
          if let glide { code = Self.glided(code, glide) }
          if let onset { code = Self.with(onset, code) }
        }
        scalars.append(code)
      }
      isOpen = true
      self.isShort = isShort
    }

    /// Puts a consonant that no vowel follows: under the last syllable, or over ㅡ.
    mutating func close(with consonant: Consonant, before isSonorant: Bool?) {
      let canClose = !scalars.isEmpty && isOpen
      let final: UInt32?
      switch consonant {
      case .n: final = 4
      case .m: final = 16
      case .l: final = 8
      case .ng: final = 21
      case .k where isShort && isSonorant != true: final = 1
      case .p where isShort && isSonorant != true: final = 17
      case .t where isShort && isSonorant == nil: final = 19
      case .r: return
      default: final = nil
      }
      if let final, canClose, let last = scalars.indices.last {
        scalars[last] += final
        isOpen = false
        return
      }
      switch consonant {
      case .n: scalars.append(0xC740)  // 은
      case .m: scalars.append(0xC74C)  // 음
      case .l: scalars.append(0xC744)  // 을
      case .ng: scalars.append(0xC751)  // 응
      case .sh: scalars.append(0xC2DC)  // 시
      case .ch: scalars.append(0xCE58)  // 치
      case .j: scalars.append(0xC9C0)  // 지
      case .x:
        scalars.append(0xD06C)  // 크
        scalars.append(0xC2A4)  // 스
      default: scalars.append(Self.with(consonant, 0xC73C))
      }
      isOpen = false
    }

    /// ㄹㄹ of an l between vowels.
    mutating func doubleL() {
      if isOpen, let last = scalars.indices.last {
        scalars[last] += 8
        isOpen = false
      }
    }

    /// A syllable without onset, with one.
    static func with(_ consonant: Consonant, _ syllable: UInt32) -> UInt32 {
      let onset: UInt32
      switch consonant {
      case .k: onset = 15
      case .n: onset = 2
      case .d: onset = 3
      case .r, .l: onset = 5
      case .m: onset = 6
      case .b, .v: onset = 7
      case .s, .sh, .th, .x: onset = 9
      case .j, .z: onset = 12
      case .ch: onset = 14
      case .t: onset = 16
      case .p, .f: onset = 17
      case .h: onset = 18
      case .g: onset = 0
      case .ng, .w, .y: onset = 11
      }
      let rest = (syllable - 0xAC00) % 588
      return 0xAC00 + onset * 588 + rest
    }

    /// A vowel with w or y before it: 아 becomes 와 or 야.
    static func glided(_ syllable: UInt32, _ glide: Consonant) -> UInt32 {
      let vowel = (syllable - 0xAC00) % 588 / 28
      let glided: UInt32
      if glide == .w {
        glided = [0: 9, 1: 10, 4: 14, 5: 15, 8: 14, 13: 13, 18: 16, 20: 16][vowel] ?? vowel
      } else {
        glided = [0: 2, 1: 3, 4: 6, 5: 7, 8: 12, 13: 17, 20: 20][vowel] ?? vowel
      }
      return syllable - vowel * 28 + glided * 28
    }
  }
}
