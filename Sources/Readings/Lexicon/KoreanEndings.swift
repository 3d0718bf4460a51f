/// Endings and particles, as far as a rule must tell them from the beginning of another word.
enum KoreanEndings {
  /// Whether what follows a verb stem begins with ㄱ ㄷ ㅅ ㅈ of an ending.
  ///
  /// The suffix -기- of causatives (안기다, 숨기다) is none, and neither is 소, which ends too many
  /// nouns (감소); the nouns in 자 (감자, 남자) are in the lexicon.
  static func isVerbEnding(_ rest: ArraySlice<HangulUnit>) -> Bool {
    begins(rest, with: verbEndings)
  }

  /// Whether a noun ends here: nothing follows, or a particle, or a verb made of the noun.
  static func isAfterNoun(_ rest: ArraySlice<HangulUnit>) -> Bool {
    rest.isEmpty || begins(rest, with: particles)
  }

  private static func begins(
    _ rest: ArraySlice<HangulUnit>,
    with endings: Set<[Unicode.Scalar]>
  ) -> Bool {
    let head = rest.prefix(2).map(\.scalar)
    guard let first = head.first else { return false }
    return endings.contains([first]) || (head.count == 2 && endings.contains(head))
  }

  private static let verbEndings = scalars(
    """
    고 다 지 게 던 겠 거나 거든 거니 거라 거야 거지 구나 군요 도록 더니 더라 더군 듯 든지 든가 든 디 자 길래 \
    습니 습디 자마 자고 자는 자면 잖 죠
    """
  )

  private static let particles = scalars(
    """
    을 를 은 는 이 가 의 에 으로 로 도 만 과 와 까지 부터 보다 처럼 마다 나 라 인 임 입니 예 였 적 하 한 할 함 \
    합 해 했 되 된 될 됨 됩 돼 들 별 화 이나 이라 이며 이고 이에 밖에 조차 마저 있 없 라도 라면 랑 이랑 뿐 대로 만큼
    """
  )

  private static func scalars(_ list: String) -> Set<[Unicode.Scalar]> {
    Set(list.split(separator: " ").map { Array($0.unicodeScalars) })
  }
}
