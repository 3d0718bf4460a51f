extension KoreanReader {
  static func rules(for kind: CharacterKind) -> [Rule] {
    switch kind {
    case .digit: digitRules
    case .syllable: syllableRules
    case .latin: latinRules
    case .jamo: jamoRules
    case .other: signRules
    }
  }

  typealias Rule = ReadingRule<KoreanReader>

  // MARK: What begins with a digit

  private static let digitRules: [Rule] = [
    Rule("symbol name", summary: "1️⃣: a digit in a key is an emoji") {
      $0.char($1 + 1) == "\u{20E3}" ? $0.readNamed(at: $1) : nil
    },
    Rule("hardware address", summary: "00:1A:2B:3C:4D:5E") { $0.readHardwareAddress(at: $1) },
    Rule("seat", summary: "3호차 4D") { $0.readSeat(at: $1) },
    Rule("name", summary: "38선: a name that is said digit by digit") {
      $0.readNameByDigit(at: $1)
    },
    Rule("code", summary: "비밀번호 77A93: a secret of digits and letters") {
      $0.readSecret(at: $1)
    },
    Rule("name", summary: "3D, 11번가: a name that begins with a digit") {
      $0.readName(at: $1)
    },
    Rule("web address", "mail address", summary: "114.co.kr, 7days@naver.com") {
      $0.readAddress(at: $1)
    },
    Rule("number plate", summary: "12가 3456: letters of a plate between its numbers") {
      $0.readPlate(at: $1)
    },
    Rule("ordinal", summary: "3째 주: 셋째") { $0.readOrdinalSuffix(at: $1) },
    Rule("code", summary: "0x80070005: hexadecimal digits") { $0.readHexadecimal(at: $1) },
    Rule("digits of a code", summary: "abc123: digits right after letters") {
      $0.readDigitsAfterLetters(at: $1)
    },
    Rule("word", summary: "1도 모르겠다: not a bit") { $0.readNotABit(at: $1) },
    Rule("emergency number", summary: "119 신고: short numbers that are called") {
      $0.readEmergency(at: $1)
    },
    Rule("generation", summary: "2030세대, 386세대") { $0.readGeneration(at: $1) },
    Rule("decade", summary: "1980s, '90s") { $0.readDecade(at: $1) },
    Rule("size", summary: "55사이즈") { $0.readClothesSize(at: $1) },
    Rule("fraction", summary: "4/4박자") { $0.readBeats(at: $1) },
    Rule("part of a whole", summary: "3/15층, 12/24시간") { $0.readPartOfCounted(at: $1) },
    Rule("part of a whole", summary: "120/1000자") { $0.readPartOfText(at: $1) },
    Rule("division", summary: "6/2=3, 84,000 / 4 = 21,000") { $0.readDivision(at: $1) },
    Rule("angle", summary: "33' of 37°33': minutes of a degree") { $0.readMinutesOfAngle(at: $1) },
    Rule("date format", summary: "20XX년") { $0.readOpenYear(at: $1) },
    Rule("pair", summary: "24/25 시즌") { $0.readSeason(at: $1) },
    Rule("ratio", summary: "5vs5") { $0.readSides(at: $1) },
    Rule("day of remembrance", summary: "3.1절, 6.25 전쟁, 3·1") { $0.readRemembered(at: $1) },
    Rule("length", summary: "1h 30m, 2d4h") { $0.readShortLength(at: $1) },
    Rule("verse", summary: "요한복음 3:16") { $0.readVerse(at: $1) },
    Rule("range of dates or times", summary: "평일 09-18: opening hours") {
      $0.readOpeningHours(at: $1)
    },
    Rule("range of dates or times", summary: "10–11am: hours") { $0.readHoursOfHalf(at: $1) },
    Rule("pace", summary: "5:30/km, 5'42\"/km: minutes and seconds") { $0.readPace(at: $1) },
    Rule("pair", summary: "2/4주 토요일: weeks of a month") { $0.readWeeks(at: $1) },
    Rule("pair", summary: "AST/ALT 24/31: as many numbers as names") { $0.readNamedPair(at: $1) },
    Rule("date or time", "range of dates or times", summary: "2025. 4. 9., 2시 30분, 3:25~4:00") {
      $0.readMoment(at: $1)
    },
    Rule("times", summary: "500g*3개: an asterisk multiplies") { $0.readTimes(at: $1) },
    Rule("range", summary: "ISO 100-6400") { $0.readSensitivity(at: $1) },
    Rule("digit by digit", "masked digits", summary: "010-1234-5678, 1234-****: groups of digits") {
      $0.readDigitString(at: $1)
    },
    Rule("version", "range", summary: "4.0.1, 버전 3.1-4.2") { $0.readVersion(at: $1) },
    Rule("rating", summary: "4.5/5") { $0.readRating(at: $1) },
    Rule("deposit and rent", summary: "월세 1000/50") { $0.readRent(at: $1) },
    Rule("quarter", summary: "3/4분기") { $0.readQuarter(at: $1) },
    Rule("fraction", summary: "1/n") { $0.readShare(at: $1) },
    Rule("fraction", summary: "1/2") { $0.readFraction(at: $1) },
    Rule("part of a whole", summary: "2.4GB/10GB") { $0.readPartOfAmount(at: $1) },
    Rule("part of a whole", "pair", summary: "3/20, 2 of 5, 18/27°") { $0.readPart(at: $1) },
    Rule("pair", summary: "24/7: one number after the other") { $0.readNumbers(at: $1) },
    Rule("ratio", summary: "16:9") { $0.readRatio(at: $1) },
    Rule("one plus one", summary: "1+1") { $0.readOnePlusOne(at: $1) },
    Rule("formation", summary: "4-3-3 포메이션") { $0.readFormation(at: $1) },
    Rule("range", summary: "평점 2.5-3.0: decimals of which the first is less") {
      $0.readDecimalRange(at: $1)
    },
    Rule("hyphen", summary: "i7-1360P: a processor") { $0.readProcessor(at: $1) },
    Rule("hyphen", summary: "12-3") { $0.readHyphen(at: $1) },
    Rule("hyphen", summary: "두산 5 - 3 LG") { $0.readSpacedResult(at: $1) },
    Rule("minutes and seconds", summary: "5'30\"") { $0.readPrimes(at: $1) },
    Rule("minutes and seconds", summary: "9초 98: hundredths") { $0.readHundredths(at: $1) },
    Rule("numbers with a point between", summary: "1·2층") { $0.readPoints(at: $1) },
    Rule("range", summary: "5~10분, 3-4개") { $0.readAmountRange(at: $1) },
    Rule("code", summary: "1A2B: letters and digits in turn") { $0.readAlphanumeric(at: $1) },
    Rule("millions", summary: "팔로워 1.2M") { $0.readMillions(at: $1) },
    Rule("number", "money", "unit", "counter", "native counter", summary: "12, 3개, 5km, 900원") {
      $0.readAmount(at: $1)
    },
  ]

  // MARK: What begins with a Hangul syllable

  private static let syllableRules: [Rule] = [
    Rule("ordinal", summary: "제3-2호") { $0.readOrdinalOfParts(at: $1) },
    Rule("ordinal", summary: "제3조") { $0.readOrdinal(at: $1) },
    Rule("date or time", "range of dates or times", summary: "오후 2:30") {
      $0.readPartOfDay(at: $1)
    },
    Rule("range of dates or times", summary: "오후 2 - 오후 4: hours without 시") {
      $0.readBareHours(at: $1)
    },
    Rule("weekdays", summary: "월~금") { $0.readWeekdayRange(at: $1) },
    Rule("name", summary: "코로나19: a name of the list that begins with Hangul") {
      $0.readName(at: $1)
    },
    Rule("number", summary: "아이오닉 5, 파4: a number in English") {
      $0.readEnglishNumber(at: $1)
    },
    Rule("particle", summary: "를 of VoiceOver를, of [취소]를") { $0.readParticle(at: $1) },
    Rule("counter", summary: "개 of 1/2개") { $0.readCounter(at: $1) },
    Rule("word", summary: "Hangul as it is written") { $0.readHangulWord(at: $1) },
  ]

  // MARK: What begins with a Latin letter

  private static let latinRules: [Rule] = [
    Rule("hardware address", summary: "A4:5E:60:B1:22:0F") { $0.readHardwareAddress(at: $1) },
    Rule("web address", "mail address", summary: "www.apple.com, me@naver.com") {
      $0.readAddress(at: $1)
    },
    Rule("unit alone", summary: "km/h of 속도 km/h: a unit without a number") {
      $0.readUnitOfRate(at: $1)
    },
    Rule("code", summary: "비밀번호 a7Bk93: a secret of letters and digits") {
      $0.readSecret(at: $1)
    },
    Rule("numbered", "version", summary: "No. 5, TOP 10, iOS 17.4") { $0.readNumbered(at: $1) },
    Rule("number", summary: "Henry VIII") { $0.readRoman(at: $1) },
    Rule(
      "date or time", "range of dates or times", "weekdays",
      summary: "Nov 26, 2026, Mon-Fri, Tue 12:00"
    ) { $0.readEnglishMoment(at: $1) },
    Rule("date format", summary: "MM/YY, YYYYMMDD, YYYY년 MM월") { $0.readDateFormat(at: $1) },
    Rule("range", summary: "B1~3층") { $0.readBasementRange(at: $1) },
    Rule("Latin", summary: "TO 2명: how many places are free") { $0.readVacancies(at: $1) },
    Rule("name", summary: "Wi-Fi, Apple Pay: names of the list") { $0.readName(at: $1) },
    Rule("date or time", "range of dates or times", summary: "AM 9:00") {
      $0.readHalfOfDay(at: $1)
    },
    Rule("money", "range", summary: "USD 100") { $0.readCurrencyCode(at: $1) },
    Rule("countdown", summary: "D-7") { $0.readCountdown(at: $1) },
    Rule("time zone", summary: "GMT-5, UTC+9") { $0.readTimeZone(at: $1) },
    Rule("code", summary: "S01E03") { $0.readEpisode(at: $1) },
    Rule("code", summary: "A1B2-C3, KE123") { $0.readAlphanumeric(at: $1) },
    Rule("times", summary: "3 x 4, x2") { $0.readCross(at: $1) },
    Rule("Latin", summary: "a known word, the names of its letters, or a transcription") {
      $0.readLatinWord(at: $1)
    },
  ]

  // MARK: What begins with a jamo

  private static let jamoRules: [Rule] = [
    Rule("sound of jamo", summary: "ㅋㅋㅋ, ㅠㅠ") { $0.readSoundOfJamo(at: $1) },
    Rule("open letters", summary: "ㅇㅇ한의원, ㅇㅇㅇ 고객님: a name that is left open") {
      $0.readOpenName(at: $1)
    },
    Rule("initials", summary: "ㅇㅋ, ㄱㅅ합니다: words of chats") { $0.readInitials(at: $1) },
    Rule("jamo", summary: "ㄱ by its name") { $0.readSingleJamo(at: $1) },
  ]

  // MARK: What begins with anything else

  private static let signRules: [Rule] = [
    Rule("part of a whole", summary: "맵기 ●●○") { $0.readMeter(at: $1) },
    Rule("digit by digit", "masked digits", summary: "(02) 555-1234, +82 10-1234-5678") {
      $0.readSignedDigitString(at: $1)
    },
    Rule("weekday", summary: "(토) of 내일(토)") { $0.readWeekday(at: $1) },
    Rule("sign", summary: "- of -0:30") { $0.readSignOfTime(at: $1) },
    Rule("sign", summary: "(-) of (-) 1,200원") { $0.readSignInParentheses(at: $1) },
    Rule("sign", summary: "- of - 0.5%, 할인 - 3,000원") { $0.readSpacedMinus(at: $1) },
    Rule("range", summary: "~ of 무료~3,500원") { $0.readRangeFromNothing(at: $1) },
    Rule(
      "money", "unit", "number", "range", "counter", "native counter",
      summary: "-5°C, ₩12,000, +3개, .583"
    ) {
      $0.readSignedAmount(at: $1)
    },
    Rule("named sign", "list of signs", summary: "'-' 없이, *표시는, (!,@,#): what a text is about") {
      $0.readNamedSign(at: $1)
    },
    Rule("unit alone", summary: "㎡당, 온도(℃): a unit without a number") {
      $0.readUnitAlone(at: $1)
    },
    Rule("color", summary: "#FF0000") { $0.readColor(at: $1) },
    Rule("mask", "masked digits", "key", summary: "****, 김*수, *를 누르세요") {
      $0.readMask(at: $1)
    },
    Rule("company", summary: "(주)카카오") { $0.readCompany(at: $1) },
    Rule("particle of a template", summary: "이름을(를)") { $0.readAlternative(at: $1) },
    Rule("Hanja", summary: "평가(評價)") { $0.readRepeatedHanja(at: $1) },
    Rule("up to", summary: "~5만원") { $0.readOpenRange(at: $1) },
    Rule("circle and cross", summary: "○/×: right and wrong") { $0.readCircleAndCross(at: $1) },
    Rule("open letters", summary: "○○명, 김○○님") { $0.readOpenLetters(at: $1) },
    Rule("face", summary: "^^: a smile, which is silent") { $0.readSmile(at: $1) },
    Rule("punctuation", summary: "any mark, where every mark is to be said") {
      $0.readPunctuation(at: $1)
    },
    Rule("symbol name", summary: "a symbol in a text of nothing but symbols") {
      $0.isSymbolOnly ? $0.readNamed(at: $1) : nil
    },
    Rule("list of signs", summary: "!@#$%") { $0.readSymbolList(at: $1) },
    Rule("numeral sign", summary: "①, ½, ²") { $0.readNumeralSign(at: $1) },
    Rule("times", "cross", summary: "3 × 4, × 불가") { $0.readMultiplication(at: $1) },
    Rule("sign", summary: "- of 3x-5=10") { $0.readMinusInEquation(at: $1) },
    Rule("equals", "pause", summary: "1 + 1 = 2, 사진=연합뉴스") { $0.readEquals(at: $1) },
    Rule("ratio", summary: "찬성 12 : 반대 8") { $0.readOpposed(at: $1) },
    Rule("numeral sign", summary: "x^2, 10^3: powers") { $0.readCaret(at: $1) },
    Rule("comparison", summary: "a < b, x ≥ 3: which is less") { $0.readInequality(at: $1) },
    Rule("comparison", summary: "≤ 20MB, ≥ 18세: said after the amount") {
      $0.readComparison(at: $1)
    },
    Rule("comparison", summary: "<100, > 10%: a limit") { $0.readLimit(at: $1) },
    Rule("limit", summary: "18세↑, 3만원↑ 무료배송") { $0.readAmountLimit(at: $1) },
    Rule("range", summary: "3→4: an arrow from one number to the next") {
      $0.readNumberArrow(at: $1)
    },
    Rule("range", summary: "서울~부산: between two nouns") { $0.readNounRange(at: $1) },
    Rule("range", summary: "A~Z, B1~B3, 가~다: between two marks") { $0.readMarkRange(at: $1) },
    Rule("rise", "fall", "sign", summary: "▲ 1.2%, ▼ 3%, 30%↑") { $0.readTrend(at: $1) },
    Rule("symbol name", summary: "↑ 위로: an arrow up or down") { $0.readArrow(at: $1) },
    Rule("pause", summary: "a comma, a point, a bracket") { $0.readPause(at: $1) },
    Rule("sign", "silent symbol", summary: "& @ # + = in running text") { $0.readSign(at: $1) },
    Rule("silent symbol", summary: "* _ ^: silent inside a text") { $0.readQuiet(at: $1) },
    Rule("symbol name", summary: "👍, ★") { $0.readNamed(at: $1) },
    Rule("Hanja", "foreign letters", summary: "大韓, Я") { $0.readForeign(at: $1) },
  ]
}
