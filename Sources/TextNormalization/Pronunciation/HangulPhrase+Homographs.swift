extension HangulPhrase {
  /// Words that are a noun or a verb by what stands beside them: 신고 있다 is 신꼬, 신고 접수 is not;
  /// 빨리 감기 is 감끼, 감기 조심 is not.
  mutating func applyHomographs(_ contexts: [WordContext]) {
    for (index, context) in contexts.enumerated() where words[index].count > 1 {
      let next =
        index + 1 < contexts.count && !contexts[index + 1].isAfterBreak
        ? contexts[index + 1].text : ""
      let previous = index > 0 && !context.isAfterBreak ? contexts[index - 1].text : ""
      switch context.text {
      case "신고" where Self.auxiliaries.contains { next.hasPrefix($0) },
        "참고" where Self.auxiliaries.contains { next.hasPrefix($0) },
        "감기" where Self.directions.contains(previous):
        tense(words[index].lowerBound + 1)
      default:
        break
      }
    }
  }

  private static let auxiliaries = ["있", "계시", "싶", "다니", "나가", "나왔", "견디"]

  private static let directions: Set<String> = ["빨리", "뒤로", "앞으로", "되", "머리", "눈"]
}
