extension HangulPhrase {
  /// Words that are a noun or a verb by what stands beside them: 신고 있다 is 신꼬, 신고 접수 is not;
  /// 빨리 감기 is 감끼, 감기 조심 is not.
  mutating func applyHomographs(_ contexts: [WordContext]) {
    for (index, context) in contexts.enumerated()
    where words[index].count > 1 && Self.homographs.contains(context.text) {
      let next =
        index + 1 < contexts.count && !contexts[index + 1].isAfterBreak
        ? contexts[index + 1].text : ""
      let previous = index > 0 && !context.isAfterBreak ? contexts[index - 1].text : ""
      switch context.text {
      case "신고" where KoreanWordSet.auxiliaries.hasPrefix(of: next),
        "참고" where KoreanWordSet.auxiliaries.hasPrefix(of: next),
        "신고" where Self.isFootwear(previous),
        "신고서" where Self.isFootwear(previous),
        "참고" where KoreanWordSet.borne.contains(previous),
        "참게" where next.hasPrefix("되") || next.hasPrefix("됩") || next.hasPrefix("됐"),
        "감지만" where previous.hasSuffix("을") || previous.hasSuffix("를"),
        "심지만" where previous.hasSuffix("을") || previous.hasSuffix("를"),
        "감기" where KoreanWordSet.directions.contains(previous):
        tense(words[index].lowerBound + 1)
      case let negated where Self.isNegated(negated, before: next):
        tense(words[index].lowerBound + 1)
      case let price where KoreanWordSet.prices.contains(price):
        let isLabel =
          index + 1 == contexts.count || contexts[index + 1].isAfterBreak
          || contexts[index + 1].word.kind == .number
        if isLabel { tense(words[index].upperBound - 1) }
      default:
        break
      }
    }
  }

  /// Every word that is asked about below.
  private static let homographs: Set<String> = KoreanWordSet.negatable.words.union(
    KoreanWordSet.prices.words
  ).union([
    "신고", "신고서", "참고", "참게", "감지만", "심지만", "감기",
  ])

  /// 양말을, 구두를: what is put on.
  private static func isFootwear(_ text: String) -> Bool {
    (text.hasSuffix("을") || text.hasSuffix("를"))
      && KoreanWordSet.footwear.contains(String(text.dropLast()))
  }

  /// 숨지 않는, 감지 마세요: a verb, where 숨지 and 감지 alone are nouns.
  private static func isNegated(_ text: String, before next: String) -> Bool {
    KoreanWordSet.negatable.contains(text) && ["않", "마", "말"].contains { next.hasPrefix($0) }
  }
}
