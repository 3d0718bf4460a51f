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
      case "신고" where Self.auxiliaries.contains { next.hasPrefix($0) },
        "참고" where Self.auxiliaries.contains { next.hasPrefix($0) },
        "신고" where Self.footwear.contains { previous == $0 + "을" || previous == $0 + "를" },
        "신고서" where Self.footwear.contains { previous == $0 + "을" || previous == $0 + "를" },
        "참고" where Self.borne.contains(previous),
        "참게" where next.hasPrefix("되") || next.hasPrefix("됩") || next.hasPrefix("됐"),
        "감지만" where previous.hasSuffix("을") || previous.hasSuffix("를"),
        "심지만" where previous.hasSuffix("을") || previous.hasSuffix("를"),
        "감기" where Self.directions.contains(previous):
        tense(words[index].lowerBound + 1)
      case let negated where Self.isNegated(negated, before: next):
        tense(words[index].lowerBound + 1)
      case let price where Self.prices.contains(price):
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
  private static let homographs: Set<String> = negatable.union(prices).union([
    "신고", "신고서", "참고", "참게", "감지만", "심지만", "감기",
  ])

  /// 숨지 않는, 감지 마세요: a verb, where 숨지 and 감지 alone are nouns.
  private static func isNegated(_ text: String, before next: String) -> Bool {
    negatable.contains(text) && ["않", "마", "말"].contains { next.hasPrefix($0) }
  }

  private static let negatable = KoreanWordSet.negatable.words

  /// Prices in 가 after a vowel, which may as well be the particle: 판매가 종료되었습니다.
  private static let prices = KoreanWordSet.prices.words

  private static let auxiliaries = KoreanWordSet.auxiliaries.words

  /// What is put on feet: 양말을 신고 is no report.
  private static let footwear = KoreanWordSet.footwear.words

  /// What is borne: 눈물을 참고 is no reference.
  private static let borne = KoreanWordSet.borne.words

  private static let directions: Set<String> = ["빨리", "뒤로", "앞으로", "되", "머리", "눈"]
}
