import Support

/// A spelling that sounds in two ways, and the neighbours that tell this one: a row of
/// `Data/ko/homographs.tsv`.
///
/// 신고 있다 is 신꼬, 신고 접수 is not; 빨리 감기 is 감끼, 감기 조심 is not.
package struct Homograph: Hashable, Sendable {
  /// The word as it is written.
  package var written: String
  /// How it is spelled for the rules beside those neighbours.
  package var spoken: String
  /// Whether particles, or a verb made of the noun, may follow in the same word.
  var takesParticles: Bool
  var place: Place
  /// What a neighbour begins with; after `-` what it ends with, after `=` what it is.
  var neighbours: [String]

  /// Where the neighbour stands.
  enum Place: String, CaseIterable {
    /// It is the word before.
    case after
    /// It is the word after.
    case before
    /// It is any word of the same clause.
    case near
    /// There is none: the clause ends here, or an amount of money follows.
    case last
  }

  /// Reads a row.
  init(_ row: TabTable.Row) throws(TabTable.Fault) {
    takesParticles = row[0].hasSuffix("~")
    written = takesParticles ? String(row[0].dropLast()) : row[0]
    spoken = row[1]
    place = try row.name(2)
    neighbours = row.words(3)
    guard hangulUnits(of: written).count == hangulUnits(of: spoken).count else {
      throw row.fault(1, "expected as many syllables as in “\(written)”, found “\(spoken)”")
    }
  }

  /// The rows by what is written, in the order they are tried.
  static let table = Dictionary(
    grouping: DataTable.rows(
      "ko/homographs.tsv", columns: ["written", "spoken", "place", "neighbours"], optional: 1
    ) { row throws(TabTable.Fault) in try Homograph(row) },
    by: \.written
  )

  static let longest = table.keys.map(\.unicodeScalars.count).max() ?? 0

  /// Whether a word is one of the neighbours.
  func isNeighbour(_ word: String) -> Bool {
    neighbours.contains { neighbour in
      switch neighbour.first {
      case "-": word.hasSuffix(neighbour.dropFirst())
      case "=": word == neighbour.dropFirst()
      default: word.hasPrefix(neighbour)
      }
    }
  }
}

extension HangulPhrase {
  /// Spells the words that are homographs as their neighbours tell; returns what it found, by word.
  mutating func applyHomographs(_ contexts: [WordContext]) -> [Int: Homograph] {
    var found: [Int: Homograph] = [:]
    for (index, context) in contexts.enumerated()
    where words[index].count == context.units.count && context.word.kind == .word {
      guard let homograph = homograph(at: index, contexts) else { continue }
      found[index] = homograph
      for (place, unit) in zip(words[index], hangulUnits(of: homograph.spoken)) {
        guard case .syllable(let syllable) = unit else { continue }
        slots[place].syllable = syllable
        slots[place].entry = slots[place].entry ?? .max
      }
    }
    return found
  }

  /// The row that fits a word and its neighbours; of several the one with the longest word.
  private func homograph(at index: Int, _ contexts: [WordContext]) -> Homograph? {
    let context = contexts[index]
    var beginnings: [String] = []
    var written = String.UnicodeScalarView()
    for unit in context.units.prefix(Homograph.longest) {
      written.append(unit.scalar)
      beginnings.append(String(written))
    }
    while let written = beginnings.popLast() {
      let rest = context.units.dropFirst(beginnings.count + 1)
      let fitting = Homograph.table[written]?.first { row in
        if row.place == .last, !rest.isEmpty { return isParticle(rest) }
        return (rest.isEmpty || row.takesParticles && KoreanEndings.isAfterNoun(rest))
          && fits(row, index, contexts)
      }
      if let fitting { return fitting }
    }
    return nil
  }

  /// Whether a particle follows, before which 가 is none itself: 판매가는.
  private func isParticle(_ units: ArraySlice<HangulUnit>) -> Bool {
    KoreanWordSet.particles.contains(
      String(String.UnicodeScalarView(units.map(\.scalar))))
  }

  /// Whether an amount of money follows: 판매가 만 원, but not 판매가 일 년 새.
  func isPrice(from start: Int, _ contexts: [WordContext]) -> Bool {
    guard contexts[start].isNumeral else { return false }
    let unit = contexts[start...].first { !$0.isNumeral || $0.isAfterBreak }
    return unit.map { $0.isAfterBreak || KoreanCurrencies.begins($0.text) } ?? true
  }

  private func fits(_ row: Homograph, _ index: Int, _ contexts: [WordContext]) -> Bool {
    let next = index + 1 < contexts.count && !contexts[index + 1].isAfterBreak ? index + 1 : nil
    switch row.place {
    case .after: return !contexts[index].isAfterBreak && row.isNeighbour(contexts[index - 1].text)
    case .before: return next.map { row.isNeighbour(contexts[$0].text) } ?? false
    case .last: return next.map { isPrice(from: $0, contexts) } ?? true
    case .near:
      let start = contexts[...index].lastIndex { $0.isAfterBreak } ?? 0
      let end = contexts[(index + 1)...].firstIndex { $0.isAfterBreak } ?? contexts.endIndex
      return (start..<end).contains { $0 != index && row.isNeighbour(contexts[$0].text) }
    }
  }
}
