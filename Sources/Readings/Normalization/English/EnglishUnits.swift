/// Units and currencies in English.
enum EnglishUnits {
  static let scales: [String: String] = [
    "K": "thousand", "k": "thousand", "M": "million", "m": "million", "B": "billion",
    "b": "billion", "T": "trillion", "MM": "million", "bn": "billion", "Bn": "billion",
  ]

  /// What a price may be for.
  static let periods: [String: String] = [
    "mo": "month", "yr": "year", "wk": "week", "hr": "hour", "day": "day", "d": "day", "h": "hour",
    "min": "minute", "ea": "each", "pp": "person", "sec": "second", "s": "second",
    "km": "kilometer",
    "kg": "kilogram", "lb": "pound", "oz": "ounce", "mi": "mile",
  ]

  static func isCurrencySign(_ scalar: UInt32) -> Bool { signs[scalar] != nil }

  /// A currency sign or code before a number.
  static func currency(
    _ text: WrittenText,
    at position: Int,
    _ span: Range<Int>
  ) -> (currency: EnglishCurrency, end: Int)? {
    guard position >= span.lowerBound, position < span.upperBound else { return nil }
    if let found = signs[text[position]] { return (found, position + 1) }
    guard ScalarClass.isUpper(text[position]),
      position == 0 || !ScalarClass.isLatin(text[position - 1])
    else { return nil }
    var end = position
    while end < span.upperBound, ScalarClass.isUpper(text[end]), end - position < 4 { end += 1 }
    if text[end] == 0x24, end - position <= 2, ScalarClass.isDigit(text[end + 1]),
      let found = dollars[text.string(position..<end)]
    {
      return (found, end + 1)
    }
    guard end - position == 3, let found = codes[text.string(position..<end)] else { return nil }
    let next = text[end] == 0x20 ? end + 1 : end
    return next < span.upperBound && ScalarClass.isDigit(text[next]) ? (found, end) : nil
  }

  private static let dollar = EnglishCurrency(
    one: "dollar", many: "dollars", cent: "cent", cents: "cents"
  )
  private static func dollar(_ country: String) -> EnglishCurrency {
    EnglishCurrency(
      one: country + " dollar", many: country + " dollars", cent: "cent", cents: "cents"
    )
  }
  private static let won = EnglishCurrency(one: "won", many: "won")
  private static let euro = EnglishCurrency(
    one: "euro", many: "euros", cent: "cent", cents: "cents")
  private static let pound = EnglishCurrency(
    one: "pound", many: "pounds", cent: "penny", cents: "pence"
  )
  private static let yen = EnglishCurrency(one: "yen", many: "yen")
  private static let yuan = EnglishCurrency(one: "yuan", many: "yuan")

  private static let signs: [UInt32: EnglishCurrency] = [
    0x24: dollar, 0x20A9: won, 0x20AC: euro, 0xA3: pound, 0xA5: yen,
    0x20B9: EnglishCurrency(one: "rupee", many: "rupees"),
    0x20BD: EnglishCurrency(one: "ruble", many: "rubles"),
    0x20AB: EnglishCurrency(one: "dong", many: "dong"),
    0xE3F: EnglishCurrency(one: "baht", many: "baht"),
    0x20B1: EnglishCurrency(one: "peso", many: "pesos"),
    0x20BF: EnglishCurrency(one: "bitcoin", many: "bitcoins"),
    0x20BA: EnglishCurrency(one: "lira", many: "lira"),
  ]

  static let codes: [String: EnglishCurrency] = [
    "USD": dollar("US"), "KRW": won, "EUR": euro, "GBP": pound, "JPY": yen, "CNY": yuan,
    "CAD": dollar("Canadian"), "AUD": dollar("Australian"), "HKD": dollar("Hong Kong"),
    "SGD": dollar("Singapore"), "CHF": EnglishCurrency(one: "Swiss franc", many: "Swiss francs"),
    "INR": EnglishCurrency(one: "rupee", many: "rupees"),
    "BTC": EnglishCurrency(one: "bitcoin", many: "bitcoins"),
  ]

  private static let dollars: [String: EnglishCurrency] = [
    "US": dollar("US"), "C": dollar("Canadian"), "CA": dollar("Canadian"),
    "A": dollar("Australian"), "AU": dollar("Australian"), "HK": dollar("Hong Kong"),
    "S": dollar("Singapore"), "NT": dollar("Taiwan"),
  ]

  /// The unit after a number.
  static func match(
    _ text: WrittenText,
    at position: Int,
    span: Range<Int>
  ) -> (unit: EnglishUnit, end: Int)? {
    var start = position
    if start < span.upperBound, text[start] == 0x20 { start += 1 }
    guard start < span.upperBound, !ScalarClass.isDigit(text[start]), text[start] > 0x20 else {
      return nil
    }
    if let square = matchSquare(text, at: start, span: span) { return square }
    var end = start
    while end < span.upperBound, end - start < longest, isUnitPart(text[end]) { end += 1 }
    while end > start {
      if let unit = table[text.string(start..<end)], isBounded(text, start..<end, span),
        start == position || end - start > 1 || spacedSigns.contains(text[start])
      {
        return (unit, end)
      }
      end -= 1
    }
    return nil
  }

  /// The unit of length after `sq`, squared: sq ft.
  private static func matchSquare(
    _ text: WrittenText, at start: Int, span: Range<Int>
  ) -> (unit: EnglishUnit, end: Int)? {
    guard start + 3 < span.upperBound, text[start] | 0x20 == 0x73, text[start + 1] | 0x20 == 0x71
    else { return nil }
    let space = text[start + 2] == 0x2E ? start + 3 : start + 2
    guard text[space] == 0x20, let found = match(text, at: space + 1, span: span),
      lengths.contains(found.unit.one)
    else { return nil }
    return (
      EnglishUnit(one: "square " + found.unit.one, many: "square " + found.unit.many), found.end
    )
  }

  /// The units that sizes are told in.
  static let lengths: Set<String> = [
    "inch", "foot", "yard", "mile", "meter", "centimeter", "millimeter", "kilometer", "pixel",
  ]

  private static let longest = 6
  private static let spacedSigns: Set<UInt32> = Set("%°℃℉㎡mgLW".unicodeScalars.map(\.value))

  private static func isUnitPart(_ scalar: UInt32) -> Bool {
    ScalarClass.isLatin(scalar) || ScalarClass.isDigit(scalar) || scalar == 0x2F || scalar == 0x25
      || (scalar > 0x7F && !ScalarClass.isHangul(scalar)) || scalar == 0x22
  }

  private static func isBounded(
    _ text: WrittenText,
    _ range: Range<Int>,
    _ span: Range<Int>
  ) -> Bool {
    guard range.upperBound < span.upperBound else { return true }
    let next = text[range.upperBound]
    guard ScalarClass.isLatin(text[range.upperBound - 1]) else { return true }
    return !ScalarClass.isLatin(next) && !ScalarClass.isDigit(next)
  }

  private static let table: [String: EnglishUnit] = {
    var table: [String: EnglishUnit] = [:]
    for line in rows.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3 else { continue }
      for name in fields[0].split(separator: " ") {
        table[String(name)] = EnglishUnit(one: fields[1], many: fields[2])
      }
    }
    return table
  }()

  /// Names, the word after one, the word after any other number.
  private static let rows = """
    km ㎞ KM\tkilometer\tkilometers
    m\tmeter\tmeters
    cm ㎝\tcentimeter\tcentimeters
    mm ㎜\tmillimeter\tmillimeters
    nm\tnanometer\tnanometers
    kg ㎏ KG\tkilogram\tkilograms
    g\tgram\tgrams
    mg ㎎\tmilligram\tmilligrams
    μg mcg\tmicrogram\tmicrograms
    L l\tliter\tliters
    ml mL ㎖ ML\tmilliliter\tmilliliters
    GB\tgigabyte\tgigabytes
    MB\tmegabyte\tmegabytes
    KB kB\tkilobyte\tkilobytes
    TB\tterabyte\tterabytes
    GB/s\tgigabyte per second\tgigabytes per second
    MB/s\tmegabyte per second\tmegabytes per second
    KB/s\tkilobyte per second\tkilobytes per second
    Gbps\tgigabit per second\tgigabits per second
    Mbps\tmegabit per second\tmegabits per second
    kbps Kbps\tkilobit per second\tkilobits per second
    kcal\tkilocalorie\tkilocalories
    cal\tcalorie\tcalories
    Hz\thertz\thertz
    kHz\tkilohertz\tkilohertz
    MHz\tmegahertz\tmegahertz
    GHz\tgigahertz\tgigahertz
    W\twatt\twatts
    kW\tkilowatt\tkilowatts
    kWh\tkilowatt hour\tkilowatt hours
    V\tvolt\tvolts
    mA\tmilliamp\tmilliamps
    mAh\tmilliamp hour\tmilliamp hours
    dB\tdecibel\tdecibels
    px\tpixel\tpixels
    pt\tpoint\tpoints
    pts\tpoint\tpoints
    dpi\tdot per inch\tdots per inch
    ppi\tpixel per inch\tpixels per inch
    fps FPS\tframe per second\tframes per second
    rpm RPM\trevolution per minute\trevolutions per minute
    bpm BPM\tbeat per minute\tbeats per minute
    wpm\tword per minute\twords per minute
    km/h kph\tkilometer per hour\tkilometers per hour
    mph MPH mi/h\tmile per hour\tmiles per hour
    m/s\tmeter per second\tmeters per second
    mpg\tmile per gallon\tmiles per gallon
    °C ℃ ºC\tdegree Celsius\tdegrees Celsius
    °F ℉ ºF\tdegree Fahrenheit\tdegrees Fahrenheit
    ° º\tdegree\tdegrees
    m² ㎡ m2 sqm\tsquare meter\tsquare meters
    km² km2\tsquare kilometer\tsquare kilometers
    cm²\tsquare centimeter\tsquare centimeters
    ft² sqft\tsquare foot\tsquare feet
    m³ ㎥ m3\tcubic meter\tcubic meters
    ha\thectare\thectares
    %\tpercent\tpercent
    ‰\tper mille\tper mille
    inch\tinch\tinches
    "\tinch\tinches
    ft\tfoot\tfeet
    yd yds\tyard\tyards
    mi\tmile\tmiles
    lb lbs\tpound\tpounds
    oz\tounce\tounces
    gal\tgallon\tgallons
    tbsp\ttablespoon\ttablespoons
    tsp\tteaspoon\tteaspoons
    h hr hrs\thour\thours
    min mins\tminute\tminutes
    sec secs s\tsecond\tseconds
    ms\tmillisecond\tmilliseconds
    d\tday\tdays
    w wk wks\tweek\tweeks
    mo mos\tmonth\tmonths
    yr yrs y\tyear\tyears
    x X ×\ttime\ttimes
    MP\tmegapixel\tmegapixels
    hPa\thectopascal\thectopascals
    mmHg\tmillimeter of mercury\tmillimeters of mercury
    ppm\tpart per million\tparts per million
    mg/dL mg/dl\tmilligram per deciliter\tmilligrams per deciliter
    ¢\tcent\tcents
    pcs ea\tpiece\tpieces
    USD\tUS dollar\tUS dollars
    KRW\twon\twon
    EUR €\teuro\teuros
    GBP\tpound\tpounds
    JPY\tyen\tyen
    $\tdollar\tdollars
    ₩\twon\twon
    """
}
