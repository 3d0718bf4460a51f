import AccessibilityModel

extension KoreanReader {
  /// A run of Latin letters: known words, letter names, or a rough transcription.
  mutating func readLatinWord(at position: Int) -> Match {
    let end = latinEnd(position)
    let isInside = position > span.lowerBound && isJoiner(char(position - 1)) && stream.pause == nil
    if let (word, end) = contraction(at: position, end) {
      add(word, position..<end, join: isInside ? .tight : .space, kind: .name)
      return ("Latin", readSuffixes(after: end))
    }
    var isAfterWord = false
    for (index, word) in LatinReading.read(text, position..<end).enumerated() {
      // In OpenAI no consonant moves over to the names of letters.
      let isApart = isAfterWord && word.isLetters
      isAfterWord = !word.isLetters
      if index == 0, touchesHangul(position) || endsGivenName(position..<end) {
        stream.glue(word.text, upTo: end)
      } else {
        add(
          word.text, position..<end, join: isApart || index == 0 && !isInside ? .space : .tight,
          kind: word.isLetters ? .letterName : .name
        )
      }
    }
    return ("Latin", readSuffixes(after: end))
  }

  /// An English word with an apostrophe that is known as a whole: don't, you're.
  private func contraction(at position: Int, _ end: Int) -> (word: String, end: Int)? {
    guard char(end) == "'" || char(end) == "’", char(end + 1).isLatin else { return nil }
    let whole = latinEnd(end + 1)
    let written = "\(text.lowercased(position..<end))'\(text.lowercased(end + 1..<whole))"
    return LatinWords.hangul(written).map { ($0, whole) }
  }

  /// Whether a word is the second syllable of a name, as jae of Min-jae, of which the first was read.
  private func endsGivenName(_ range: Range<Int>) -> Bool {
    char(range.lowerBound - 1) == "-" && range.lowerBound - 1 > span.lowerBound
      && stream.pause == nil && RomanizedNames.hangul(text, range) != nil
  }

  /// Whether Hangul that was read ends right before a position.
  private func touchesHangul(_ position: Int) -> Bool {
    stream.touches(position) && char(position - 1).isSyllable
  }

  private func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "&" || scalar == "'" || scalar.isDigit
  }

  /// Reads an ending of a name and returns where it ends.
  ///
  /// 's of Today's is 즈, and 스 after a voiceless consonant; + is 플러스.
  private mutating func readSuffixes(after end: Int) -> Int {
    if char(end) == "'", char(end + 1).lowercased == "s", !char(end + 2).isWordPart {
      let isVoiceless = "kptf".unicodeScalars.contains(char(end - 1).lowercased)
      stream.glue((isVoiceless ? KoreanWord.pluralAfterVoiceless : .plural).text, upTo: end + 2)
    }
    if let after = minusEnd(end) {
      stream.glue(KoreanWord.minus.text, upTo: after)
      return after
    }
    let plus = max(end, stream.end)
    if char(plus) == "+", !char(plus + 1).isWordPart || char(plus + 1).isSyllable {
      stream.glue(KoreanWord.plus.text, upTo: plus + 1)
    }
    return max(end, stream.end)
  }

  /// The end of the minus after a grade, a rating or a type of blood: A-, BBB-, Rh-, Rh(-).
  private func minusEnd(_ end: Int) -> Int? {
    var start = end
    while char(start - 1).isLatin, end - start < 4 { start -= 1 }
    let isBlood = text.lowercased(start..<end) == "rh"
    if isBlood, hasWord("(-)", at: end) { return end + 3 }
    let isGrade =
      (1...3).contains(end - start) && ("A"..."D").contains(char(start))
      && (start..<end).allSatisfy { char($0) == char(start) }
    guard char(end) == "-" || char(end) == "\u{2212}", isBlood || isGrade,
      !char(end + 1).isWordPart, char(end + 1) != "-", char(start - 1) != "-"
    else { return nil }
    return end + 1
  }

  /// Reads a name of the list: 와이파이, 애플 페이.
  mutating func readName(at position: Int) -> Match? {
    guard let found = LatinNames.match(text, at: position, limit: span.upperBound) else {
      return nil
    }
    let isGlued = char(position).isLatin && touchesHangul(position)
    for (index, word) in found.reading.split(separator: " ").enumerated() {
      if index == 0, isGlued {
        stream.glue(String(word), upTo: found.end)
      } else {
        add(String(word), position..<found.end, kind: .name)
      }
    }
    return ("name", readSuffixes(after: found.end))
  }
}
