/// Numbers in English words.
enum EnglishNumerals {
  private static let small = EnglishWord.small.list
  private static let tens = ["", ""] + EnglishWord.tens.list
  private static let groups = [""] + EnglishWord.groups.list

  /// A cardinal: `123` is one, hundred, twenty, three.
  ///
  /// More than 18 digits are said one by one.
  static func cardinal(_ digits: [UInt8]) -> [String] {
    let digits = Array(digits.drop { $0 == 0 })
    guard !digits.isEmpty else { return [small[0]] }
    guard digits.count <= 18 else { return byDigit(digits) }
    var words: [String] = []
    var group = (digits.count - 1) / 3
    var index = 0
    while index < digits.count {
      let length = digits.count - index - group * 3
      let value = digits[index..<(index + length)].reduce(0) { $0 * 10 + Int($1) }
      if value > 0 {
        words += hundreds(value)
        if group > 0 { words.append(groups[group]) }
      }
      index += length
      group -= 1
    }
    return words
  }

  /// A number with its decimal part: twelve point five.
  static func words(of numeral: Numeral) -> [String] {
    let fraction =
      numeral.fraction.isEmpty ? [] : EnglishWord.point.list + byDigit(numeral.fraction)
    // .5 is point five.
    return (numeral.digits.isEmpty ? [] : cardinal(numeral.digits)) + fraction
  }

  static func cardinal(_ value: Int) -> [String] {
    cardinal(String(value).unicodeScalars.map(\.digitValue))
  }

  private static func hundreds(_ value: Int) -> [String] {
    var words: [String] = []
    if value >= 100 { words += [small[value / 100], EnglishWord.hundred.text] }
    let rest = value % 100
    if rest >= 20 {
      words.append(tens[rest / 10])
      if rest % 10 > 0 { words.append(small[rest % 10]) }
    } else if rest > 0 {
      words.append(small[rest])
    }
    return words
  }

  /// An ordinal: first, twenty second.
  static func ordinal(_ value: Int) -> [String] {
    var words = cardinal(value)
    guard let last = words.popLast() else { return words }
    words.append(ordinals[last] ?? last)
    return words
  }

  private static let ordinals = Dictionary(
    zip(
      small + EnglishWord.tens.list + EnglishWord.hundred.list + EnglishWord.groups.list,
      EnglishWord.smallOrdinals.list + EnglishWord.tenOrdinals.list
        + EnglishWord.groupOrdinals.list
    ), uniquingKeysWith: { $1 }
  )

  /// A year: twenty twenty four, nineteen oh five, two thousand nine.
  static func year(_ value: Int) -> [String] {
    guard (1100...2099).contains(value), !(2000...2009).contains(value) else {
      return cardinal(value)
    }
    let century = cardinal(value / 100)
    switch value % 100 {
    case 0: return century + EnglishWord.hundred.list
    default: return century + minutes(value % 100)
    }
  }

  /// What follows an hour or a century: oh five, thirty; nothing for 0.
  static func minutes(_ value: Int) -> [String] {
    value == 0 ? [] : (value < 10 ? EnglishWord.oh.list : []) + cardinal(value)
  }

  /// A side of a size: nineteen twenty, eight point five.
  static func inPairs(_ numeral: Numeral) -> [String] {
    numeral.fraction.isEmpty ? inPairs(numeral.digits) : words(of: numeral)
  }

  /// A measure of a screen: nineteen twenty, ten eighty.
  static func inPairs(_ digits: [UInt8]) -> [String] {
    guard digits.count == 4, digits[0] > 0, digits[2] > 0 else { return cardinal(digits) }
    return cardinal(Array(digits[..<2])) + cardinal(Array(digits[2...]))
  }

  /// The number of a house, of four digits: sixteen hundred, twelve thirty four, ten oh five.
  static func houseNumber(_ digits: [UInt8]) -> [String] {
    guard digits.count == 4, digits[0] > 0, digits[1] > 0 || digits[2] > 0 || digits[3] > 0 else {
      return cardinal(digits)
    }
    let rest = Int(digits[2]) * 10 + Int(digits[3])
    let first = cardinal(Array(digits[..<2]))
    if rest == 0 { return digits[1] == 0 ? cardinal(digits) : first + EnglishWord.hundred.list }
    return digits[1] == 0 && rest < 10 && digits[0] > 1 ? cardinal(digits) : first + minutes(rest)
  }

  /// Digits one by one.
  static func byDigit(_ digits: some Sequence<UInt8>) -> [String] {
    digits.map { small[Int($0)] }
  }
}
