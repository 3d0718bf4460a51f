import AccessibilityModel

public struct UserLexicon: Hashable, Sendable { public init() {}; var isEmpty: Bool { true } }
extension KoreanReader {
  func readName(at p: Int) -> Match? { nil }
  func readAddress(at p: Int) -> Match? { nil }
  func readAlphanumeric(at p: Int) -> Match? { nil }
  func readLexicon(at p: Int) -> Match? { nil }
  mutating func readLatin(at p: Int) -> Match { ("latin", latinEnd(p)) }
  mutating func spellOut() {}
}
struct EnglishReader {
  var stream: WordStream; let span: Range<Int>
  init(stream: WordStream, span: Range<Int>, language: Language, options: NormalizationOptions) {
    self.stream = stream; self.span = span
  }
  mutating func read() -> WordStream {
    var word = "", start = span.lowerBound
    for p in span.lowerBound...span.upperBound {
      if p < span.upperBound, !ScalarClass.isSpace(stream.text[p]),
        let s = Unicode.Scalar(stream.text[p])
      {
        if word.isEmpty { start = p }; word.unicodeScalars.append(s)
      } else if !word.isEmpty {
        stream.add(word.filter { $0.isLetter || $0.isNumber }, .english, start..<p); word = ""
      }
    }
    return stream
  }
}
