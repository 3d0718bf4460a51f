import AccessibilityModel

extension EnglishReader {
  /// IV of Chapter IV and Diablo IV, VIII of Henry VIII: a Roman numeral by its number.
  ///
  /// None is left to an engine: eSpeak NG says "roman" before the number.
  mutating func readRoman(at position: Int) -> Match? {
    let range = word(at: position)
    guard range.count <= 8, !isInsideWord(position), !char(range.upperBound).isDigit,
      let value = EnglishRomanNumerals.value(text.string(range))
    else { return nil }
    guard let words = romanWords(range, value) else {
      guard range.count > 1, value < EnglishRomanNumerals.end,
        EnglishPronunciations.phonemes(text.string(range)) == nil
      else { return nil }
      addInitials(range)
      return ("letters", range.upperBound)
    }
    add(words.dropLast(), range)
    var last = words[words.count - 1]
    var end = range.upperBound
    if char(end) == "'", char(end + 1) == "s", !char(end + 2).isLatin {
      last += text.string(end..<(end + 2))
      end += 2
    }
    add([last], range.lowerBound..<end, join: words.count > 1 ? .tight : .space)
    return ("Roman numeral", end)
  }

  /// The words of a Roman numeral between its neighbours; `nil` where it is letters, or a word.
  private func romanWords(_ range: Range<Int>, _ value: Int) -> [String]? {
    let isUpper = char(range.lowerBound).isUpper
    let before = wordBefore(range.lowerBound)
    let isApart = char(range.lowerBound - 1) == " "
    if isApart, isUpper || range.count > 1 {
      if EnglishWordSet.numberedNouns.contains(before) { return EnglishNumerals.cardinal(value) }
      // V of George V, but not I, which may be the word.
      if value > 1, EnglishWordSet.rulers.contains(before) {
        return EnglishWord.the.list + EnglishNumerals.ordinal(value)
      }
    }
    guard range.count > 1, value < EnglishRomanNumerals.end else { return nil }
    let written = text.string(range)
    if EnglishWordSet.dripWords.contains(wordAfter(range.upperBound)), value == 4 { return nil }
    if EnglishWordSet.sizesLikeNumerals.contains(written) { return nil }
    let isNamed = isUpper && isApart && char(wordStart(previous(range.lowerBound))).isUpper
    return isNamed || !EnglishWordSet.lettersLikeNumerals.contains(written.uppercased())
      ? EnglishNumerals.cardinal(value) : nil
  }

  /// The first letter of a word of which the last is given.
  private func wordStart(_ last: Int) -> Int {
    var start = last
    while last - start < 16, char(start - 1).isLatin { start -= 1 }
    return start
  }
}

/// The Roman numerals up to ninety nine.
enum EnglishRomanNumerals {
  /// The first number of which eSpeak NG takes the numeral for letters.
  static let end = 50

  /// The number of a numeral in capitals or in small letters.
  static func value(_ written: String) -> Int? {
    guard let first = written.utf8.first, isLetter(first) else { return nil }
    let lower = written.lowercased()
    return written == lower || written == written.uppercased() ? table[lower] : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "i"), UInt8(ascii: "v"), UInt8(ascii: "x"), UInt8(ascii: "l"): true
    default: false
    }
  }

  private static let table: [String: Int] = {
    let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    let tens = ["", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"]
    var table: [String: Int] = [:]
    for (ten, first) in tens.enumerated() {
      for (one, second) in ones.enumerated() where ten + one > 0 {
        table[first + second] = ten * 10 + one
      }
    }
    return table
  }()
}
