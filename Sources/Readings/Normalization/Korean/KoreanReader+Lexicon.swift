import AccessibilityModel

extension KoreanReader {
  /// Reads an entry of the user's lexicon; a particle after it becomes part of its last word.
  mutating func readLexicon(at position: Int) -> Match? {
    guard let found = options.lexicon.match(text, at: position, limit: span.upperBound) else {
      return nil
    }
    let entry = found.entry
    let range = position..<found.end
    if entry.language != .korean || entry.pronunciation != nil {
      add(entry, range)
      return ("lexicon", found.end)
    }
    let run = found.end..<hangulEnd(found.end)
    let words = WrittenText(entry.spoken.unicodeScalars)
    let spoken = words.string(0..<words.count)
    let isWhole = run.isEmpty && !spoken.contains(" ")
    let isHangul = range.allSatisfy { char($0).isSyllable }
    // 토스 must not be found in 토스트: after an entry in Hangul only particles may follow.
    if isHangul, !run.isEmpty, !KoreanParticles.isSuffix(text, run) { return nil }
    let kind: SpokenWord.Kind = entry.wordClass == .symbol ? .symbolName : .word
    if isWhole {
      stream.add(
        isHangul ? text.string(range) : spoken, .korean, range, kind: kind,
        pronunciation: .hangul(spoken)
      )
      return ("lexicon", found.end)
    }
    for word in spoken.split(separator: " ") {
      add(String(word), range, kind: kind)
    }
    guard !run.isEmpty else { return ("lexicon", found.end) }
    stream.glue(text.string(run), upTo: run.upperBound)
    return ("lexicon", run.upperBound)
  }
}
