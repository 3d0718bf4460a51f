/// What can be told of a verb stem from its letters, and the closed lists for the rest.
enum KoreanStems {
  /// Whether ㄹ belongs to the stem itself, as in 만들- and 길-, so that 지 and 게 stay lenis.
  static func isVerbInL(_ stem: [HangulSyllable]) -> Bool {
    guard let last = stem.last, last.coda == .l else { return false }
    if stem.count == 1 { return shortVerbsInL.contains(last.scalar) }
    return longVerbsInL.contains { ending in
      stem.count >= ending.count
        && zip(stem.suffix(ending.count), ending).allSatisfy {
          $0.scalar == $1
        }
    }
  }

  /// Whether a word in ㄹ can be a verb before a noun, not a noun itself or the particle 를.
  static func canBeModifier(_ stem: [HangulSyllable]) -> Bool {
    guard let last = stem.last, last.coda == .l else { return false }
    let scalars = stem.map(\.scalar)
    if last.scalar == "를" {
      return scalars.count > 1 && verbsInReu.contains(Array(scalars.suffix(2)))
    }
    if nounsInL.contains(scalars) { return false }
    return !(scalars.count > 2 && nounsInL.contains(Array(scalars.suffix(2))))
  }

  private static let shortVerbsInL = Set("알살놀길멀달팔걸풀열울불말들늘돌끌빌틀물털떨벌얼졸썰힘덜쓸밀절잘".unicodeScalars)

  private static let longVerbsInL = words(
    """
    만들 흔들 건들 거들 이끌 받들 시들 힘들 머물 서툴 까불 내걸 매달 둥글 가늘 거칠 베풀 부풀 기울 어울 허물 다물 \
    저물 드물 맴돌 뒤흔들 잠들 물들 몰려들 줄어들 스며들 모여들 끼어들 접어들 귀기울 아물 여물 깃들 길들 떠들 \
    공들 철들 병들 멍들 내밀 떠밀 치밀 잇달 뒤틀 비틀 되팔 사고팔 가다듬 
    """
  )

  private static let verbsInReu = words(
    "부를 이를 다를 흐를 오를 누를 고를 모를 따를 서두를 빠를 바를 가를 기를 지를 자를 마를 치를 두를 들를 푸를 저지를 머무를"
  )

  private static let nounsInL = words(
    """
    엘 글 일 물 길 별 술 돌 칼 발 굴 골 꿀 쌀 실 벌 뿔 솔 월 율 률 철 \
    댓글 답글 본문글 파일 메일 오늘 내일 매일 생일 휴일 평일 당일 요일 채널 모바일 스타일 디테일 레벨 라벨 서울 호텔 겨울 \
    가을 교실 거실 침실 사실 현실 확실 계절 얼굴 거울 마을 고을 노을 하늘 바늘 그늘 마늘 비늘 이슬 구슬 입술 예술 기술 \
    수술 미술 학술 진술 저술 비밀 동물 식물 건물 선물 인물 작물 약물 음식물 첨부물 게시물 저작물 분실물 우편물 농산물 \
    수산물 해산물 반찬물 눈물 빗물 국물 콧물 시골 해골 출발 개발 폭발 유발 양말 주말 연말 정말 거짓말 반말 존댓말 이별 \
    차별 구별 성별 특별 개별 월별 일별 이발 맨발 신발 깃발 가발 지불 환불 후불 선불 이불 등불 촛불 절반 연결 해결 \
    종결 체결 타결 완결 판결 정결 순결 물결 숨결 봄철 지하철 전철 강철 뒷발 품질 자질 성질 본질 물질 재질 \
    체질 수질 변질 인질 악질 터널 패널 저널 시그널 오리지널 디지털 포털 토털 메탈 렌탈 탈출 진출 제출 지출 수출 대출 \
    노출 연출 유출 추출 배출 매출 산출 표출 도출 외출 과일 종일 통일 제일 만일 독일 단일 동일 균일 타일 프로필 \
    연필 색연필 리필 어필 스쿨 툴 룰 콜 홀 롤 힐 딜 씰 스킬 시빌 마일 컬 펄 델 모델 샤넬 벨 셀 엑셀 픽셀 라이벌 로컬 메디컬 뮤지컬 테이블 케이블 타이틀 배틀 샘플 심플 애플 커플 트리플 \
    더블 버블 싱글 구글 정글 앵글  캔들 번들 핸들 샌들 아들 버들 미들 퍼즐 노즐 시즐 캐슬 허슬 힐 그릴 드릴 크릴 \
    세월 구월 시월 유월 칠월 팔월 일월 이월 삼월 사월 오월 병실 욕실 화장실 사무실 회의실 연구실 실험실 대기실 응급실 \
    진료실 상담실 자습실 과실 진실 상실 손실 내실 부실 성실 충실 절실 착실 역할 분할 관할 생활 부활 재활 \
    비율 환율 세율 확률 법률 규율 조율 자율 선율 전율 운율 능률 효율 요율 할인율 수익률 이자율 연체율
    """
  )

  private static func words(_ list: String) -> Set<[Unicode.Scalar]> {
    Set(list.split(separator: " ").map { Array($0.unicodeScalars) })
  }
}
