import Support

/// Korean names in Latin letters: Kim Min-jae 김민재, Heungmin 흥민.
///
/// A given name is two syllables of the table, with or without a hyphen between them. Beside one, a
/// family name is said as Koreans say it, not as it is spelled: Lee 이, Park 박.
enum RomanizedNames {
  /// The Hangul of the word at a range, if it is a Korean name or a part of one.
  static func hangul(_ text: WrittenText, _ range: Range<Int>) -> String? {
    guard range.count <= longest else { return nil }
    if let kind = areaKind(text, range) { return kind }
    if let given = given(text, range) { return given }
    guard isCapitalized(text, range), let family = table[text.lowercased(range)]?.family else {
      return partOfThree(text, range)
    }
    if let next = wordAfter(text, range), isGiven(text, next) { return family }
    if let before = wordBefore(text, range), isGiven(text, before) { return family }
    return partOfThree(text, range)
  }

  /// The Hangul of a name in capitals, as on cards and boarding passes: KIM MINJUN, KIM JI WON.
  ///
  /// Capitals alone may be an abbreviation, so that a family name must stand before it.
  static func hangul(inCapitals text: WrittenText, _ range: Range<Int>) -> String? {
    guard range.count <= longest else { return nil }
    func isPart(_ other: Range<Int>) -> Bool { other.allSatisfy { text[$0].isUpper } }
    func given(_ word: String) -> String? {
      twoSyllables(word, isBesideFamily: LatinWords.hangul(word) == nil)
    }
    let word = text.lowercased(range)
    if let before = wordBefore(text, range), isPart(before), let name = given(word),
      table[text.lowercased(before)]?.family != nil
    {
      return name
    }
    if let next = wordAfter(text, range), isPart(next), let family = table[word]?.family,
      given(text.lowercased(next)) != nil
    {
      return family
    }
    return partOfThree(text, range) { isPart($0) }
  }

  /// What kind of area a word after a hyphen says: Gangnam-gu 강남구, Teheran-ro 테헤란로.
  ///
  /// The name begins with a capital; before do and others that English has, it is no English word:
  /// Must-do is no province.
  private static func areaKind(_ text: WrittenText, _ range: Range<Int>) -> String? {
    guard text[range.lowerBound - 1] == "-", let other = otherHalf(text, range),
      other.lowerBound < range.lowerBound, other.count >= 4, isCapitalized(text, other)
    else { return nil }
    let name = text.lowercased(other)
    guard let kind = areaKinds[text.lowercased(range)],
      kind.isClear || LatinWords.hangul(name) == nil || twoSyllables(name) != nil
    else { return nil }
    return kind.spoken
  }

  private static let areaKinds = DataTable.dictionary(
    "ko/area-kinds.tsv", columns: ["written", "spoken", "clear"], optional: 1
  ) { row in (row[0], (spoken: row[1], isClear: !row[2].isEmpty)) }

  /// The Hangul of a given name, or of its half beside a hyphen.
  private static func given(_ text: WrittenText, _ range: Range<Int>) -> String? {
    let word = text.lowercased(range)
    if let other = otherHalf(text, range) {
      let isFirst = other.lowerBound > range.lowerBound
      guard isCapitalized(text, isFirst ? range : other), let syllable = table[word]?.given,
        let second = table[text.lowercased(other)]?.given, !second.isEmpty, !syllable.isEmpty
      else { return nil }
      // Sun-In: two English words are a name only beside a family name.
      let areWords =
        LatinWords.hangul(word) != nil && LatinWords.hangul(text.lowercased(other)) != nil
      let whole =
        min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
      return areWords && !isBesideFamily(text, whole) ? nil : syllable
    }
    guard isCapitalized(text, range), LatinWords.hangul(word) == nil else { return nil }
    if let syllable = table[word], syllable.isClear { return syllable.given }
    return twoSyllables(word)
  }

  /// Whether a whole given name stands at a range, which begins or ends beside a hyphen or not.
  private static func isGiven(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    if otherHalf(text, range) != nil { return halves(text, range) }
    return given(text, range) != nil
  }

  /// Whether both halves of a word with a hyphen are syllables of names.
  private static func halves(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    guard let other = otherHalf(text, range) else { return false }
    let first = other.lowerBound > range.lowerBound ? range : other
    return isCapitalized(text, first)
      && [range, other].allSatisfy { table[text.lowercased($0)]?.given.isEmpty == false }
  }

  private static func isBesideFamily(_ text: WrittenText, _ name: Range<Int>) -> Bool {
    [wordBefore(text, name), wordAfter(text, name)].contains {
      $0.map { isCapitalized(text, $0) && table[text.lowercased($0)]?.family != nil } ?? false
    }
  }

  /// The Hangul of a part of Kim Min Jae, three words of one syllable each.
  private static func partOfThree(
    _ text: WrittenText, _ range: Range<Int>, _ isPart: ((Range<Int>) -> Bool)? = nil
  ) -> String? {
    var words = [range]
    while words.count < 4, let before = wordBefore(text, words[0]) { words.insert(before, at: 0) }
    let place = words.count - 1
    while words.count < place + 4, let last = words.last, let next = wordAfter(text, last) {
      words.append(next)
    }
    guard words.count == 3, words.allSatisfy(isPart ?? { isCapitalized(text, $0) }),
      let family = table[text.lowercased(words[0])]?.family,
      let first = table[text.lowercased(words[1])]?.given, !first.isEmpty,
      let second = table[text.lowercased(words[2])]?.given, !second.isEmpty
    else { return nil }
    return [family, first, second][place]
  }

  /// The other part of a word of two parts with a hyphen between them.
  private static func otherHalf(_ text: WrittenText, _ range: Range<Int>) -> Range<Int>? {
    let before = text[range.lowerBound - 1] == "-" && text[range.lowerBound - 2].isLatin
    let after = text[range.upperBound] == "-" && text[range.upperBound + 1].isLatin
    guard before != after else { return nil }
    let other =
      before
      ? word(text, endingAt: range.lowerBound - 1)
      : word(text, startingAt: range.upperBound + 1)
    let far = before ? text[other.lowerBound - 1] : text[other.upperBound]
    return far == "-" || far.isDigit ? nil : other
  }

  private static func wordBefore(_ text: WrittenText, _ range: Range<Int>) -> Range<Int>? {
    guard text[range.lowerBound - 1] == " ", text[range.lowerBound - 2].isLatin else { return nil }
    return word(text, endingAt: range.lowerBound - 1)
  }

  private static func wordAfter(_ text: WrittenText, _ range: Range<Int>) -> Range<Int>? {
    guard text[range.upperBound] == " ", text[range.upperBound + 1].isLatin else { return nil }
    return word(text, startingAt: range.upperBound + 1)
  }

  private static func word(_ text: WrittenText, startingAt start: Int) -> Range<Int> {
    var end = start
    while text[end].isLatin { end += 1 }
    return start..<end
  }

  private static func word(_ text: WrittenText, endingAt end: Int) -> Range<Int> {
    var start = end
    while text[start - 1].isLatin { start -= 1 }
    return start..<end
  }

  /// Whether a word is written as a name is: a capital, then small letters.
  static func isCapitalized(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    range.count >= 2 && text[range.lowerBound].isUpper
      && range.dropFirst().allSatisfy { text[$0].isLower }
  }

  /// The Hangul of a word that is two syllables of given names: Heungmin.
  private static func twoSyllables(_ word: String, isBesideFamily: Bool = false) -> String? {
    guard (4...12).contains(word.utf8.count) else { return nil }
    let letters = Array(word)
    for length in stride(from: min(letters.count - 2, 6), through: 2, by: -1) {
      if let first = table[String(letters[..<length])], !first.given.isEmpty,
        let second = table[String(letters[length...])], !second.given.isEmpty,
        isBesideFamily || first.isClear || second.isClear
      {
        return first.given + second.given
      }
    }
    return nil
  }

  private static let longest = 12

  private struct Syllable {
    /// Empty where it is no part of a given name.
    var given: String
    var family: String?
    /// Whether no English word has it.
    var isClear: Bool
  }

  private static let table = DataTable.dictionary(
    "ko/romanized-names.tsv", columns: ["written", "given", "family", "clear"], optional: 2
  ) { row in
    let family = row.text(2)
    return (
      row[0],
      Syllable(
        given: row[1] == "-" ? "" : row[1], family: family == "-" ? nil : family,
        isClear: !row[3].isEmpty)
    )
  }
}
