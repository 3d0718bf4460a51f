/// A quantity with its sign, currency, unit or counter.
struct Amount {
  var range: Range<Int>
  var quantity: Quantity
  /// What is said for the sign, and where it is written.
  var sign: Sign?
  var unit: Unit?
  /// The native numeral, where the counter takes one.
  var native: String?

  struct Sign {
    var word: String
    var range: Range<Int>

    /// Below zero a temperature has a word of its own: 영하 오 도.
    mutating func settle(before unit: Unit) {
      if word == KoreanWord.minus.text, unit.word.hasPrefix(KoreanWord.degree.text) {
        word = KoreanWord.belowZero.text
      }
    }
  }

  struct Unit {
    /// The word after the number.
    var word: String
    /// What is said before the number: 시속, 화씨.
    var prefix: String?
    var range: Range<Int>
    var kind: Kind
    /// Whether it is written before the number.
    var isLeading = false

    enum Kind {
      case counter(KoreanCounter)
      case unit
      case money
    }

    var counter: KoreanCounter? {
      if case .counter(let counter) = kind { return counter }
      return nil
    }

    /// Whether it is a currency, as a sign or as a word.
    var isMoney: Bool {
      if case .money = kind { return true }
      return KoreanCurrencies.begins(word)
    }

    /// Whether it is the 일 of 3일, as after 5월.
    var isPartOfDate: Bool { counter?.role == .moment || counter?.role == .month }
  }
}

extension Amount {
  /// Whether it is a temperature above zero: 5 of -3~5℃.
  var isAboveZero: Bool {
    quantity.words != KoreanNumerals.sino(0)
      && unit?.word.hasPrefix(KoreanWord.degree.text) ?? false
  }

  /// Whether it may end a range that goes on past twelve or past December: 9-6시, 11-2월.
  func isRound(from low: Int) -> Bool {
    guard let high = quantity.value, low > high, high > 0 else { return false }
    switch unit?.counter?.role {
    case .hour: return low <= 24
    case .month: return low <= 12
    default: return false
    }
  }
}
