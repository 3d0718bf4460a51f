/// The endings that are written together with a noun or a number.
enum KoreanParticles {
  /// Whether a Hangul run is nothing but particles, such as 에서는.
  static func isParticle(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 8 else { return range.isEmpty }
    for length in stride(from: min(range.count, 5), through: 1, by: -1) {
      let end = range.lowerBound + length
      if particles.contains(text.string(range.lowerBound..<end)),
        isParticle(text, end..<range.upperBound)
      {
        return true
      }
    }
    return false
  }

  /// Whether what follows a counter in the same run belongs to it: 씩, 짜리, 까지.
  static func isSuffix(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    if isParticle(text, range) { return true }
    for length in stride(from: min(range.count, 4), through: 1, by: -1) {
      let end = range.lowerBound + length
      if suffixes.contains(text.string(range.lowerBound..<end)),
        isSuffix(text, end..<range.upperBound)
      {
        return true
      }
    }
    return false
  }

  /// Whether the last syllable has a final consonant, as the choice of 은 and 는 needs it.
  static func hasCoda(_ word: String) -> Bool {
    word.unicodeScalars.last.flatMap(HangulSyllable.init).map { $0.coda != .none } ?? false
  }

  /// A particle as it follows 까지, which ends in a vowel and takes the place of 에: 금요일은, but
  /// 금요일까지는.
  static func afterUntil(_ particle: String) -> String {
    if particle == "에" { return "" }
    for whole in ["에는", "에도", "에만"] where particle.hasPrefix(whole) {
      return String(particle.dropFirst())
    }
    for (closed, open) in [("으로", "로"), ("은", "는"), ("이", "가"), ("을", "를"), ("과", "와")]
    where particle == closed {
      return open
    }
    return particle
  }

  private static let particles: Set<String> = Set(
    """
    이 가 은 는 을 를 의 에 에서 에게 로 으로 와 과 도 만 까지 부터 보다 처럼 마다 이나 나 라도 이라도
    이며 며 이고 고 인 인데 이다 입니다 이에요 예요 이예요 입니까 이면 면 이라면 라면 이란 란 이랑 랑 하고
    이었 였 이어서 여서 께 께서 한테 밖에 조차 마저 뿐 이네요 네요 이죠 죠 이지만 지만 이므로 므로
    이라 라 이라고 라고 이라는 라는 요 에는 에도 에만 엔 임 됨 됩니다
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private static let suffixes: Set<String> = Set(
    """
    씩 쯤 당 째 짜리 정도 가량 이상 이하 미만 초과 이내 남짓 전 후 뒤 간 동안 만에 중 내 내외 안팎 경
    생 용 분 치 산 식 형 제 차 권 점 호 들 별 여 대 반 말 초 기준 발 행 착 급 위 째로 단위
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
