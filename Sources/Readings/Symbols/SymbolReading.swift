/// Which symbols are said, and what the plain ones are called.
enum SymbolReading {
  /// Symbols that are silent inside a text and named only when they stand alone.
  static func isQuiet(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return quietASCII.contains(scalar) }
    switch scalar {
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF, 0x2300...0x2311, 0x2500...0x25FF,
      0x2758...0x2762, 0x2765...0x2767, 0x2794...0x27BF, 0x276E...0x2771, 0x27E6...0x27EF,
      0x2900...0x297F,
      0x2B00...0x2B1A, 0x3001...0x3003, 0x3008...0x3020, 0xAB, 0xBB, 0xA1, 0xBF, 0xA8, 0xAF, 0xB4,
      0xB7, 0xB8, 0xA6, 0xAC, 0xB6, 0x2713, 0x2714, 0x2715, 0x2717, 0x2718, 0x203B, 0x22EE, 0x22EF,
      0xFE30...0xFE4F,
      0x301D...0x301F:
      return true
    default: return false
    }
  }

  private static let quietASCII: Set<UInt32> = Set(
    "!\"'()*,-./:;<>?[\\]^_`{|}~".unicodeScalars.map(\.value))

  /// Whether a text holds nothing but spaces, punctuation and quiet symbols.
  static func isSymbolOnly(_ text: WrittenText) -> Bool {
    var hasSymbol = false
    for scalar in text.scalars where !ScalarClass.isSpace(scalar) {
      if ScalarClass.isWordPart(scalar) || !(isQuiet(scalar) || isSign(scalar)) { return false }
      hasSymbol = true
    }
    return hasSymbol
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    (scalar < 0x80 && !ScalarClass.isWordPart(scalar)) || (0xA0...0xBF).contains(scalar)
      || scalar == 0x2122
  }

  /// What a punctuation mark or sign is called in Korean.
  static let korean: [UInt32: String] = table(
    """
    ! 느낌표
    ? 물음표
    . 마침표
    , 쉼표
    : 콜론
    ; 세미콜론
    / 슬래시
    \\ 역슬래시
    - 하이픈
    – 대시
    — 대시
    _ 밑줄
    ~ 물결표
    @ 골뱅이
    # 샵
    $ 달러
    % 퍼센트
    & 앤드
    * 별표
    + 플러스
    = 등호
    < 작다
    > 크다
    ( 여는 괄호
    ) 닫는 괄호
    [ 여는 대괄호
    ] 닫는 대괄호
    { 여는 중괄호
    } 닫는 중괄호
    " 따옴표
    “ 여는 따옴표
    ” 닫는 따옴표
    ' 작은따옴표
    ‘ 여는 작은따옴표
    ^ 캐럿
    ` 백틱
    | 세로줄
    · 가운뎃점
    • 글머리 기호
    … 말줄임표
    ⋯ 말줄임표
    ⋮ 더 보기
    ※ 참고표
    × 곱하기
    ÷ 나누기
    ± 플러스마이너스
    ≈ 약
    ≠ 같지 않음
    ≤ 이하
    ≥ 이상
    √ 루트
    ∞ 무한대
    π 파이
    ° 도
    ₩ 원
    € 유로
    £ 파운드
    ¥ 엔
    ¢ 센트
    § 섹션
    ¶ 단락
    © 저작권
    ® 등록상표
    「 낫표
    」 낫표
    『 겹낫표
    』 겹낫표
    《 겹화살괄호
    》 겹화살괄호
    〈 화살괄호
    〉 화살괄호
    【 대괄호
    】 대괄호
    、 쉼표
    。 마침표
    ‰ 퍼밀
    Δ 델타
    α 알파
    β 베타
    γ 감마
    δ 델타
    θ 세타
    λ 람다
    μ 뮤
    σ 시그마
    Σ 시그마
    φ 파이
    ω 오메가
    Ω 오메가
    › 오른쪽 화살괄호
    ‹ 왼쪽 화살괄호
    « 왼쪽 화살괄호
    » 오른쪽 화살괄호
    ❯ 오른쪽 화살괄호
    ❮ 왼쪽 화살괄호
    ● 검은 원
    ○ 원
    ■ 검은 사각형
    □ 사각형
    ◆ 검은 마름모
    ◇ 마름모
    ◎ 이중 원
    ¡ 느낌표
    ¿ 물음표
    """
  )

  /// What a punctuation mark or sign is called in English.
  static let english: [UInt32: String] = table(
    """
    ! exclamation mark
    ? question mark
    . period
    , comma
    : colon
    ; semicolon
    / slash
    \\ backslash
    - hyphen
    – en dash
    — em dash
    _ underline
    ~ tilde
    @ at
    # number
    $ dollar
    % percent
    & and
    * star
    + plus
    = equals
    < less than
    > greater than
    ( left parenthesis
    ) right parenthesis
    [ left bracket
    ] right bracket
    { left brace
    } right brace
    " quote
    “ left quote
    ” right quote
    ' apostrophe
    ‘ left quote
    ^ caret
    ` backtick
    | vertical bar
    · middle dot
    • bullet
    … ellipsis
    ⋯ ellipsis
    ⋮ more
    ※ note
    × times
    ÷ divided by
    ± plus or minus
    ≈ about
    ≠ not equal
    ≤ at most
    ≥ at least
    √ square root
    ∞ infinity
    π pie
    ° degrees
    ₩ won
    € euro
    £ pound
    ¥ yen
    ¢ cents
    § section
    ¶ paragraph
    © copyright
    ® registered
    ‰ per mille
    α alpha
    β beta
    γ gamma
    δ delta
    Δ delta
    θ theta
    λ lambda
    μ mew
    σ sigma
    Σ sigma
    φ phi
    ω omega
    Ω omega
    › right angle
    ‹ left angle
    « left angles
    » right angles
    ❯ right angle
    ❮ left angle
    ● black circle
    ○ circle
    ■ black square
    □ square
    ◆ black diamond
    ◇ diamond
    ¡ exclamation mark
    ¿ question mark
    """
  )

  private static func table(_ rows: String) -> [UInt32: String] {
    var table: [UInt32: String] = [:]
    for line in rows.split(separator: "\n") {
      let scalars = line.unicodeScalars
      guard let first = scalars.first else { continue }
      table[first.value] = String(String.UnicodeScalarView(scalars.dropFirst(2)))
    }
    return table
  }
}
