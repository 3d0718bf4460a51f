extension KoreanReader {
  /// The native numeral of an amount, where its counter and its neighbours ask for one.
  func nativeNumeral(_ value: Int, _ counter: KoreanCounter, _ amount: Amount) -> String? {
    guard counter.role == .ambiguous, let unit = amount.unit else {
      return counter.native(value)
    }
    let before = wordBefore(amount.range.lowerBound)
    let after = wordAfter(unit.range.upperBound)
    let isCounted: Bool
    switch text[unit.range.lowerBound] {
    case "번": isCounted = countsTimes(value, unit, before, after)
    case "분": isCounted = countsPeople(unit, before, after)
    case "대": isCounted = countsMachines(value, unit, before, after)
    case "장": isCounted = !isChapter(unit, before, after)
    case "점": isCounted = ends(before, with: Self.artworks)
    case "부": isCounted = ends(before, with: Self.printed)
    case "가": isCounted = !isFollowedByHouses(unit)
    case "매": isCounted = !ends(before, with: ["인"])
    default: isCounted = true
    }
    return isCounted ? counter.native(value) : nil
  }

  /// 1가구 2주택 is one phrase of the law, all Sino-Korean.
  private func isFollowedByHouses(_ unit: Amount.Unit) -> Bool {
    let next = skipSpaces(unit.range.upperBound)
    return digitEnd(next) > next && hasWord("주택", at: digitEnd(next))
  }

  /// 번 counts times (세 번) or names a number (삼 번 출구).
  private func countsTimes(
    _ value: Int,
    _ unit: Amount.Unit,
    _ before: Range<Int>,
    _ after: Range<Int>
  ) -> Bool {
    let rest = unit.word.unicodeScalars.dropFirst()
    if rest.isEmpty, begins(after, with: Self.timesAfter) { return true }
    // 1번부터 5번까지, 2열 5번: places in a row.
    if rest.starts(with: "부터".unicodeScalars) || ends(before, with: ["번부터", "열"]) { return false }
    if begins(before, with: Self.labelBefore) || ends(before, with: Self.labelBefore) {
      return false
    }
    if ends(before, with: Self.timesBefore) { return true }
    if rest.first == "째" { return true }
    let suffix = (unit.range.lowerBound + 1)..<unit.range.upperBound
    if !rest.isEmpty, !KoreanParticles.isSuffix(text, suffix) { return false }
    if ["을", "은", "이", "으로", "과", "와"].contains(String(rest)) { return false }
    if !after.isEmpty {
      if begins(after, with: Self.timesAfter) { return true }
      if rest.isEmpty { return KoreanVerbs.looksLikeVerb(text, after) }
    }
    let next = text[after.lowerBound]
    if rest.isEmpty, after.isEmpty, next.isLatin { return false }
    return value <= 10 || begins(after, with: Self.timesAfter)
  }

  /// 분 counts people politely (두 분) or minutes (이 분).
  private func countsPeople(
    _ unit: Amount.Unit,
    _ before: Range<Int>,
    _ after: Range<Int>
  ) -> Bool {
    let rest = String(unit.word.unicodeScalars.dropFirst())
    if rest.hasPrefix("께") { return true }
    if ends(before, with: Self.peopleBefore) {
      return !rest.hasPrefix("간") && !begins(after, with: ["전", "후", "소요", "대기"])
    }
    let particles: Set<String> = ["이", "의", "을", "만", "도", "은"]
    if particles.contains(rest) { return begins(after, with: Self.peopleAfter) }
    return rest.isEmpty && begins(after, with: ["모두", "모시", "예약", "참석", "참여"])
      && !ends(before, with: ["시"])
  }

  /// 대 counts machines (세 대), ages (삼십 대) or great ones (삼 대 지수).
  private func countsMachines(
    _ value: Int,
    _ unit: Amount.Unit,
    _ before: Range<Int>,
    _ after: Range<Int>
  ) -> Bool {
    let next = skipSpaces(unit.range.upperBound)
    if char(next).isDigit, unit.word.unicodeScalars.count == 1 { return false }
    if ends(before, with: ["세계", "국내", "전국", "글로벌", "한국", "상위", "업계"]) { return false }
    if begins(after, with: Self.greatOnes) { return false }
    if value >= 10, value % 10 == 0 {
      return ends(before, with: Self.machines) || begins(after, with: ["남", "이용", "대여", "주차"])
    }
    return true
  }

  /// 장 counts sheets (세 장) or is a chapter (삼 장).
  private func isChapter(
    _ unit: Amount.Unit,
    _ before: Range<Int>,
    _ after: Range<Int>
  ) -> Bool {
    if ends(before, with: ["챕터", "성경", "복음", "창세기", "시편", "잠언", "교재"]) { return true }
    let next = skipSpaces(unit.range.upperBound)
    if char(next).isDigit, unit.word.unicodeScalars.count == 1 {
      return char(digitEnd(next)) == "절"
    }
    return false
  }

  private static let labelBefore: Set<String> = [
    "선택지", "보기", "버스", "정답", "게이트", "출구", "창구", "채널", "국번", "대기", "홈", "칸", "마을버스",
    "번호", "국도", "지선", "간선", "답", "문제", "승강장", "탑승구", "내선", "등번호", "사물함", "테이블", "기호",
  ]
  private static let timesBefore: Set<String> = [
    "하루", "하루에", "일주일에", "한달에", "달에", "주에", "총", "최대", "최소", "연속", "단", "매일", "월",
    "주", "년에", "연", "평균", "모두", "약", "벌써", "이미", "딱", "앞으로", "오늘", "지금까지", "화면을",
    "빠르게", "버튼을", "손가락으로", "씩", "더", "시간에", "개월에", "분에", "길게", "각", "각각", "연달아",
  ]
  private static let timesAfter: Set<String> = [
    "탭", "두드", "누르", "눌러", "눌렀", "더", "이상", "이하", "이내", "남", "틀", "실패", "시도", "반복",
    "클릭", "다시", "연속", "정도", "사용", "이용", "방문", "구매", "참여", "재생", "로그인", "흔들", "흔드",
    "쓸어", "쓸기", "스와이프", "가능", "넘게", "초과", "만에", "까지", "밀어", "접속", "조회", "신청", "도전",
    "터치", "적립", "응모", "열람", "확인", "변경", "물어", "읽", "들", "진동", "울",
  ]
  private static let peopleBefore: Set<String> = [
    "손님", "고객", "어르신", "선생님", "성인", "어른", "인원", "일행", "게스트", "참석자", "회원", "어린이",
    "노인", "전문가", "작가", "투숙객", "예약자", "판매자", "구매자", "다른", "선착순", "추첨", "매일",
  ]
  private static let peopleAfter: Set<String> = [
    "참여", "참석", "함께", "좋아", "신청", "구매", "시청", "보고", "기다리", "추천", "찜", "선택", "도움",
    "공감", "이용", "관심", "후기", "리뷰", "가입", "저장", "응원", "후원", "방문", "모시", "추첨", "초대",
    "예약", "만족", "의견", "평가",
  ]
  private static let machines: Set<String> = [
    "차량", "자동차", "버스", "택시", "기기", "컴퓨터", "노트북", "자전거", "킥보드", "카메라", "휴대폰",
    "스마트폰", "트럭", "오토바이", "항공기", "비행기", "로봇", "서버", "에어컨", "냉장고", "세탁기", "태블릿",
    "차", "기계", "장비", "단말기", "충전기", "프린터", "전기차", "주차", "최대", "총", "한정",
  ]
  private static let greatOnes: Set<String> = [
    "지수", "영양소", "의무", "요소", "도시", "은행", "시장", "과제", "원칙", "혜택", "재벌", "특징", "이슈",
    "뉴스", "브랜드", "메이저", "명절", "보험", "지표", "기업", "증권사", "축제", "음식", "질병", "이동통신",
    "거래소", "핵심", "장점", "필수", "주요", "성인병", "비극", "종교", "문명", "강국", "미스터리", "불가사의",
    "대통령", "국회", "총선", "왕", "초반", "중반", "후반", "여성", "남성", "대표", "회장", "사건", "대륙",
  ]
  private static let artworks: Set<String> = [
    "작품", "그림", "의류", "가구", "유물", "도자기", "옷", "소품", "문화재", "사진",
  ]
  private static let printed: Set<String> = [
    "신문", "사본", "서류", "계약서", "증명서", "등본", "초본", "원본", "복사본", "잡지", "인쇄",
  ]
}

/// A guess at verbs, to tell a count (두 번 보냈어요) from a label (이 번 선수).
enum KoreanVerbs {
  /// Whether a Hangul run ends as a verb does.
  static func looksLikeVerb(_ text: WrittenText, _ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return range.count == 1 && text[range.lowerBound] == "더" }
    let word = text.string(range)
    return endings.contains { word.hasSuffix($0) }
  }

  private static let endings = [
    "요", "니다", "세요", "시오", "하면", "하기", "했다", "한다", "하여", "해서", "하고", "된다", "되면", "면",
    "해", "함", "됨", "하는", "했던", "보는", "는데",
  ]
}
