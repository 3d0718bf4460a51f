import Support

/// A word that counts: which numerals stand before it.
struct KoreanCounter: Sendable {
  /// The numerals before the counter.
  var series: Series
  /// What rules need to know about it besides.
  var role: Role

  enum Series: Sendable, Equatable {
    /// 일 이 삼.
    case sino
    /// 한 두 세 up to a limit, 일 이 삼 above.
    case native(upTo: Int)
  }

  enum Role: String, Sendable, CaseIterable {
    case plain
    /// A part of a date or a time of day, which makes ranges 부터 … 까지.
    case moment
    /// 월: 유월, 시월.
    case month
    /// 시.
    case hour
    /// 시간.
    case hours
    /// 번째: 첫.
    case ordinal
    /// A noun that is counted only without a space.
    case noun
    // Counters with a second meaning; the words around them decide which.
    /// 번: times, or the number of a thing.
    case times
    /// 분: people, or minutes.
    case people
    /// 대: machines, or ages.
    case machines
    /// 장: sheets, or a chapter.
    case sheets
    /// 세트: sets that are bought or trained, or those of a match.
    case sets
    /// 판: rounds, or the length of a match.
    case bouts
    /// 경기: matches that were played, or one of a round.
    case matches
    /// 쪽: slices and cloves, or pages.
    case slices
    /// 단: bundles, or levels.
    case bundles
    /// 기: what is erected or launched, or a period.
    case erected
    /// 구: bodies, or holes.
    case bodies
    /// 점: works of art, or points.
    case artworks
    /// 부: printed matter, or a part.
    case printed
    /// 가구: households, or the phrase 1가구 2주택.
    case households
    /// 매: copies, or what each person gets.
    case copies
    /// 아웃: counted in English while they are few, 투 아웃.
    case english
  }

  /// Whether it counts some things, and is a number or a part of others.
  var isOfThings: Bool {
    switch role {
    case .slices, .bundles, .erected, .bodies, .artworks, .printed: true
    default: false
    }
  }

  /// The native numeral before the counter; `nil` if the Sino-Korean one is used.
  func native(_ value: Int) -> String? {
    if role == .ordinal, value == 1 { return KoreanNumerals.first }
    if role == .english {
      let names = KoreanWord.englishDigits.list
      return (1..<names.count).contains(value) ? names[value] : nil
    }
    guard case .native(let limit) = series, value <= limit else { return nil }
    // A whole day is 이십사 시간.
    if role == .hours, value == 24 { return nil }
    return KoreanNumerals.native(value)
  }
}

/// The counters, found by the longest match.
enum KoreanCounters {
  /// The counter at a position of a Hangul run, and the character after it.
  static func match(
    _ text: WrittenText, at position: Int, limit: Int
  ) -> (counter: KoreanCounter, name: String, end: Int)? {
    var end = position
    while end < limit, end - position < longest, text[end].isSyllable { end += 1 }
    while end > position {
      let name = text.string(position..<end)
      if let counter = table[name] {
        if end < limit, text[end].isSyllable,
          isOtherWord(name, text, after: end, limit: limit)
        {
          end -= 1
          continue
        }
        // 한약 2제, but 2024제1호.
        if name == KoreanWord.ordinalPrefix.text, end < limit, text[end].isDigit { return nil }
        return (counter, name, end)
      }
      end -= 1
    }
    return nil
  }

  /// Whether a counter's syllables only begin another word: 개 of 개발, 시 of 시리즈.
  private static func isOtherWord(
    _ name: String, _ text: WrittenText, after end: Int, limit: Int
  ) -> Bool {
    guard let continuations = otherWords[name] else { return false }
    // 2병무료, 2근교환.
    if (end + 2) <= limit, KoreanWordSet.wordsOfShops.contains(text.string(end..<(end + 2))) {
      return false
    }
    for length in 1...2 where end + length <= limit {
      if continuations.contains(text.string(end..<(end + length))) { return true }
    }
    return false
  }

  private static let longest = 5

  private static let table = DataTable.dictionary(
    "ko/counters.tsv", columns: ["counter", "nativeTo", "role"], optional: 1
  ) { row throws(TabTable.Fault) in
    let limit = try row.number(1)
    let role = row[2].isEmpty ? .plain : try row.name(2, of: KoreanCounter.Role.self)
    return (row[0], KoreanCounter(series: limit > 0 ? .native(upTo: limit) : .sino, role: role))
  }

  private static let otherWords = DataTable.dictionary(
    "ko/counter-words.tsv", columns: ["counter", "continuations"]
  ) { ($0[0], Set($0.words(1))) }
}
