import AccessibilityModel

extension KoreanReader {
  /// Reads every character by itself, as VoiceOver's spell-out attribute asks.
  mutating func spellOut() {
    for position in span {
      let scalar = char(position)
      let range = position..<(position + 1)
      let count = stream.words.count
      if ScalarClass.isSyllable(scalar) {
        stream.add(text.string(range), .korean, range, kind: .letterName)
      } else if ScalarClass.isDigit(scalar) {
        for word in KoreanNumerals.byDigit(digits(range)) {
          stream.add(word, .korean, range, kind: .number)
        }
      } else if ScalarClass.isLatin(scalar) {
        stream.add(LatinWords.letter(scalar), .korean, range, kind: .letterName)
      } else if ScalarClass.isJamo(scalar) {
        _ = readSingleJamo(at: position)
      } else if let name = SymbolReading.korean[scalar] {
        addName(name, range)
      } else if !ScalarClass.isSpace(scalar) {
        _ = readUnknown(at: position)
      }
      if stream.words.count > count { stream.pause(.short) }
      stream.note("spell out", range, since: count)
    }
    stream.dropPause()
  }
}
