import AccessibilityModel

/// How a run of Latin letters is said in Korean.
enum LatinReading {
  /// A word made of Latin letters, and whether it is letters by name.
  struct Word {
    var text: String
    var isLetters: Bool
  }

  /// The words of a run of letters: known words, letter names, or a rough transcription.
  static func read(_ text: WrittenText, _ range: Range<Int>) -> [Word] {
    if range.count == 1 {
      return [Word(text: LatinWords.letter(text[range.lowerBound]), isLetters: true)]
    }
    let isCapitals = range.allSatisfy { text[$0].isUpper }
    let lower = text.lowercased(range)
    if isCapitals {
      if let name = RomanizedNames.hangul(inCapitals: text, range) {
        return [Word(text: name, isLetters: false)]
      }
      // Two or three capitals are an abbreviation even where they could be a word: IT, US.
      if range.count >= 4 || KoreanWordSet.capitalWords.contains(lower),
        let word = LatinWords.hangul(lower)
      {
        return [Word(text: word, isLetters: false)]
      }
      return range.count <= 5 || !canBeWord(lower) ? [spell(text, range)] : [transcribe(lower)]
    }
    // TVs and URLs: the plural of capitals.
    if range.count >= 3, text[range.upperBound - 1] == "s",
      range.dropLast().allSatisfy({ text[$0].isUpper }), LatinWords.hangul(lower) == nil
    {
      let letters = spell(text, range.dropLast()).text
      return [Word(text: letters + KoreanWord.plural.text, isLetters: true)]
    }
    // EBSi: a small letter after capitals.
    if range.count >= 3, text[range.upperBound - 1] == "i",
      range.dropLast().allSatisfy({ text[$0].isUpper }), LatinWords.hangul(lower) == nil
    {
      return [spell(text, range)]
    }
    // MoM and QoS: one small letter between two capitals.
    if range.count == 3, text[range.lowerBound].isUpper, text[range.lowerBound + 1].isLower,
      text[range.lowerBound + 2].isUpper
    {
      return [spell(text, range)]
    }
    if let name = RomanizedNames.hangul(text, range) { return [Word(text: name, isLetters: false)] }
    if let word = LatinWords.hangul(lower) { return [Word(text: word, isLetters: false)] }
    let parts = split(text, range)
    if parts.count > 1 { return parts.flatMap { read(text, $0) } }
    if range.count <= 3, !isName(text, range, lower) { return [spell(text, range)] }
    if range.count <= 5, !lower.utf8.contains(where: { "aeiouy".utf8.contains($0) }) {
      return [spell(text, range)]
    }
    return [transcribe(lower)]
  }

  /// Whether two or three letters are a name, as Bob and Zoë, and no abbreviation, as Tv: a capital,
  /// small letters, and a vowel.
  private static func isName(_ text: WrittenText, _ range: Range<Int>, _ lower: String) -> Bool {
    RomanizedNames.isCapitalized(text, range)
      && lower.utf8.contains(where: { "aeiouy".utf8.contains($0) })
      && !KoreanWordSet.shortAbbreviations.contains(lower)
  }

  /// Whether capitals can be a word that nobody lists, as FLORENTINA and LIGHTSTICK, and no
  /// abbreviation, as MMORPG: a table says how it sounds, or no consonants stand together that no
  /// word has.
  private static func canBeWord(_ word: String) -> Bool {
    if LatinWords.compound(word) != nil || OpenSyllables.hangul(word) != nil
      || EnglishPronunciations.phonemes(word) != nil
    {
      return true
    }
    let runs = word.split(omittingEmptySubsequences: false) { "aeiouy".contains($0) }
    guard let first = runs.first, let last = runs.last, runs.count > 1,
      word.first != word.dropFirst().first
    else { return false }
    return beginsSyllable(first) && endsSyllable(last)
      && runs.dropFirst().dropLast().allSatisfy(joinsSyllables)
  }

  /// Whether consonants can begin a word: two of any kind, and of more what English or German has.
  private static func beginsSyllable(_ run: Substring) -> Bool {
    run.count < 3 || KoreanWordSet.onsets.contains(String(run))
  }

  /// Whether consonants can end a word, with the s of a plural too: ngths of LENGTHS.
  private static func endsSyllable(_ run: Substring) -> Bool {
    run.count < 3 || KoreanWordSet.codas.contains(String(run))
      || run.last == "s" && endsSyllable(run.dropLast())
  }

  /// Whether consonants can stand inside a word, where some end a syllable and the others begin one:
  /// ghtst of LIGHTSTICK.
  private static func joinsSyllables(_ run: Substring) -> Bool {
    run.count < 3
      || run.indices.dropFirst().contains { index in
        let coda = run[..<index], onset = run[index...]
        return (coda.count < 2 || KoreanWordSet.codas.contains(String(coda)))
          && (onset.count < 2 || KoreanWordSet.onsets.contains(String(onset)))
      }
  }

  /// Letters by name, as one word.
  static func spell(_ text: WrittenText, _ range: Range<Int>) -> Word {
    Word(text: range.map { LatinWords.letter(text[$0]) }.joined(), isLetters: true)
  }

  private static func transcribe(_ word: String) -> Word {
    let known =
      LatinWords.compound(word) ?? OpenSyllables.hangul(word)
      ?? EnglishPronunciations.phonemes(word).map { LatinTranscription.hangul($0) }
    return Word(text: known ?? LatinTranscription.hangul(word), isLetters: false)
  }

  /// The parts of CamelCase: before a capital after a small letter, and before the last capital
  /// of several.
  static func split(_ text: WrittenText, _ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for position in range.dropFirst() where text[position].isUpper {
      let startsWord =
        position + 1 < range.upperBound && text[position + 1].isLower
      if text[position - 1].isLower || (startsWord && position - start > 1) {
        if start < position { parts.append(start..<position) }
        start = position
      }
    }
    parts.append(start..<range.upperBound)
    return parts
  }
}
