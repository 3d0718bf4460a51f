/// A unit of measure written in Latin letters or as a sign, and what is said for it.
struct KoreanUnit: Sendable {
  /// What follows the number.
  var word: String
  /// What precedes it.
  var prefix: String?
  /// Whether it is a currency.
  var isMoney = false
}

/// The units, found by the longest match after a number.
enum KoreanUnits {
  static func match(
    _ text: WrittenText,
    at position: Int,
    span: Range<Int>
  ) -> (unit: KoreanUnit, end: Int)? {
    var start = position
    if start < span.upperBound, text[start] == 0x20 { start += 1 }
    guard start < span.upperBound else { return nil }
    let first = text[start]
    guard !ScalarClass.isHangul(first), !ScalarClass.isDigit(first), first > 0x20 else {
      return nil
    }
    var end = start
    while end < span.upperBound, end - start < longest, isUnitPart(text[end]) { end += 1 }
    while end > start {
      let name = text.string(start..<end)
      if let unit = table[name], isBounded(text, start..<end, span) {
        let isSpaced = start > position
        if !isSpaced || end - start > 1 || spacedLetters.contains(first) { return (unit, end) }
      }
      end -= 1
    }
    return nil
  }

  private static func isUnitPart(_ scalar: UInt32) -> Bool {
    ScalarClass.isLatin(scalar) || ScalarClass.isDigit(scalar)
      || scalar > 0x7F
        && !ScalarClass.isHangul(scalar)
      || scalar == 0x2F || scalar == 0x25 || scalar == 0x24
      || scalar == 0x22
  }

  /// Whether no letter or digit follows, which would make it another word.
  private static func isBounded(
    _ text: WrittenText,
    _ range: Range<Int>,
    _ span: Range<Int>
  ) -> Bool {
    guard range.upperBound < span.upperBound else { return true }
    let last = text[range.upperBound - 1]
    let next = text[range.upperBound]
    guard ScalarClass.isLatin(last) else {
      return !(ScalarClass.isLatin(next) && last == 0x25 && next != 0x70)
    }
    return !ScalarClass.isLatin(next) && !ScalarClass.isDigit(next)
  }

  private static let longest = 6
  /// Single characters that are a unit after a space too.
  private static let spacedLetters: Set<UInt32> = Set(
    "mgLlWV%°℃℉㎡㎥㎞㎏㎜㎝㎖€$".unicodeScalars.map(\.value))

  private static let table: [String: KoreanUnit] = {
    var table: [String: KoreanUnit] = [:]
    for line in rows.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 2 else { continue }
      let prefix = fields.count > 2 && fields[2] != "money" ? fields[2] : nil
      let unit = KoreanUnit(word: fields[1], prefix: prefix, isMoney: fields.last == "money")
      for name in fields[0].split(separator: " ") { table[String(name)] = unit }
    }
    return table
  }()

  /// Names, the word after the number, the word before it.
  private static let rows = """
    km ㎞ KM Km\t킬로미터
    m\t미터
    cm ㎝ CM\t센티미터
    mm ㎜ MM\t밀리미터
    nm ㎚\t나노미터
    μm ㎛\t마이크로미터
    kg ㎏ KG Kg\t킬로그램
    g\t그램
    mg ㎎\t밀리그램
    μg ㎍ mcg\t마이크로그램
    t\t톤
    L l ℓ\t리터
    ml mL ㎖ ML\t밀리리터
    dl dL\t데시리터
    cc\t시시
    kl kL\t킬로리터
    GB\t기가바이트
    MB\t메가바이트
    KB kB\t킬로바이트
    TB\t테라바이트
    Gbps\t기가비피에스
    Mbps\t메가비피에스
    kbps Kbps\t킬로비피에스
    GB/s\t기가바이트\t초당
    MB/s\t메가바이트\t초당
    KB/s\t킬로바이트\t초당
    kcal Kcal ㎉\t킬로칼로리
    cal\t칼로리
    Hz ㎐\t헤르츠
    kHz ㎑\t킬로헤르츠
    MHz ㎒\t메가헤르츠
    GHz ㎓\t기가헤르츠
    W\t와트
    kW KW\t킬로와트
    kWh KWh\t킬로와트시
    Wh\t와트시
    MW\t메가와트
    V\t볼트
    kV\t킬로볼트
    mA\t밀리암페어
    mAh\t밀리암페어시
    Ah\t암페어시
    dB\t데시벨
    px\t픽셀
    pt\t포인트
    dpi\t디피아이
    ppi\t피피아이
    fps FPS\t프레임
    rpm RPM\t알피엠
    bpm BPM\t비피엠
    km/h ㎞/h\t킬로미터\t시속
    kph\t킬로미터\t시속
    mph\t마일\t시속
    m/s ㎧\t미터\t초속
    m²/s\t제곱미터\t초당
    km/L ㎞/ℓ km/l\t킬로미터\t리터당
    km/kWh\t킬로미터\t킬로와트시당
    ㎍/㎥ μg/m³\t마이크로그램 퍼 세제곱미터
    mg/dL mg/dl\t밀리그램 퍼 데시리터
    mmHg\t밀리미터 에이치지
    °C ℃ ºC\t도
    °F ℉ ºF\t도\t화씨
    ° º\t도
    ㎡ m² m2\t제곱미터
    ㎢ km² km2\t제곱킬로미터
    ㎠ cm²\t제곱센티미터
    ㎥ m³ m3\t세제곱미터
    ㎤ cm³\t세제곱센티미터
    ha ㏊\t헥타르
    %\t퍼센트
    %p %P\t퍼센트포인트
    ‰\t퍼밀
    ppm\t피피엠
    hPa\t헥토파스칼
    kPa\t킬로파스칼
    MPa\t메가파스칼
    in inch\t인치
    ft\t피트
    yd\t야드
    mi\t마일
    lb lbs\t파운드
    oz\t온스
    h hr hrs\t시간
    min mins\t분
    sec secs\t초
    s\t초
    ms\t밀리초
    lx\t룩스
    lm\t루멘
    mSv\t밀리시버트
    pH\t피에이치
    EA ea pcs\t개
    MP\t메가픽셀
    N\t뉴턴
    kN\t킬로뉴턴
    J\t줄
    kJ\t킬로줄
    Ω\t옴
    IU\t아이유
    $\t달러\tmoney
    €\t유로\tmoney
    £\t파운드\tmoney
    ¥\t엔\tmoney
    ₩\t원\tmoney
    ￠ ¢\t센트\tmoney
    USD\t달러\tmoney
    KRW\t원\tmoney
    EUR\t유로\tmoney
    JPY\t엔\tmoney
    BTC\t비트코인\tmoney
    ETH\t이더리움\tmoney
    """
}
