import Support

/// What the rules of Korean pronunciation cannot know from the letters: words by their stems.
///
/// An entry says how a stem is spelled for the rules (설정 as 설쩡), which then run over the stem
/// and whatever follows it (설정을 → 설쩡을). The longest entry wins; entries of a lexicon
/// merged later win over equal ones of an earlier one.
///
///     let own = KoreanLexicon([.init(written: "오버허드", spoken: "오버허드")])
///     let phonology = KoreanPhonology(lexicon: .standard.merging(own))
package struct KoreanLexicon: Sendable {
  /// A stem and the spelling the rules start from.
  package struct Entry: Hashable, Sendable {
    /// The stem as it is written.
    package var written: String
    /// The stem as it is spelled for the rules; `|` parts the words of a compound.
    package var spoken: String
    /// Why the rules alone get it wrong.
    package var category: Category

    /// Creates an entry.
    package init(written: String, spoken: String, category: Category = .user) {
      self.written = written
      self.spoken = spoken
      self.category = category
    }
  }

  /// The classes of words that need an entry.
  package enum Category: String, Hashable, Sendable, CaseIterable {
    /// ㄷ ㅅ ㅈ after ㄹ in a Sino-Korean word: 설정 설쩡 (article 26).
    case sinoTensing
    /// A tense consonant where two words meet: 문고리 문꼬리 (article 28).
    case compoundTensing
    /// A tense consonant that begins a suffix: 인권 인꿘.
    case suffixTensing
    /// ㄴ where two words meet: 서울역 서울녁 (article 29).
    case insertion
    /// ㄹ that is ㄴ after ㄴ: 의견란 의견난 (article 20).
    case separateLateral
    /// A coda that is neutralized before a vowel: 값|어치 (article 15).
    case contentBoundary
    /// A verb stem in ㄴ or ㅁ, which makes the ending tense: 신고 신꼬 (article 24).
    case verbStem
    /// Anything else: letter names, words with a history.
    case irregular
    /// A word that a pattern would get wrong: 물건, 방법.
    case plain
    /// An entry of the user's own.
    case user
  }

  /// An entry as matching uses it.
  struct Compiled: Sendable {
    let entry: Entry

    /// Its syllables as the rules see them; of thousands of entries a text needs few.
    var slots: [Spelled] {
      var spelled: [Spelled] = []
      var opensPart = false
      for unit in hangulUnits(of: entry.spoken) {
        if case .syllable(let syllable) = unit {
          spelled.append(Spelled(syllable: syllable, opensPart: opensPart))
          opensPart = false
        } else if unit == .other("|") {
          opensPart = true
        }
      }
      return spelled
    }
  }

  /// A syllable of an entry, and how it follows the one before.
  struct Spelled: Sendable {
    let syllable: HangulSyllable
    let opensPart: Bool
  }

  /// Our own entries; `nil` for none.
  private var table: StemTable?
  /// Those that were added, which win.
  private var added: [Entry] = []
  /// A trie over their syllables: the node after a node and a syllable.
  private var edges: [UInt64: Int32] = [:]
  /// The entry that ends at a node.
  private var ends: [Int32] = [-1]

  /// Creates a lexicon; of two entries for one stem the later wins.
  package init(_ entries: [Entry] = []) {
    for entry in entries { insert(entry) }
  }

  /// Creates a lexicon of our table.
  init(_ table: StemTable) {
    self.table = table
  }

  /// The entries, in the order they were given.
  package var entries: [Entry] { (table?.entries ?? []) + added }

  /// Returns this lexicon with the entries of another, which win.
  package func merging(_ other: KoreanLexicon) -> KoreanLexicon {
    guard table != nil || !added.isEmpty else { return other }
    var merged = self
    for entry in other.entries { merged.insert(entry) }
    return merged
  }

  private mutating func insert(_ entry: Entry) {
    // A stem without syllables would fit everywhere.
    guard entry.category != .user || !Compiled(entry: entry).slots.isEmpty else { return }
    var node: Int32 = 0
    for scalar in hangulUnits(of: entry.written).map(\.scalar) {
      guard scalar.isSyllable else { return }
      let key = Self.key(node, scalar)
      if let next = edges[key] {
        node = next
      } else {
        node = Int32(ends.count)
        edges[key] = node
        ends.append(-1)
      }
    }
    guard node != 0 else { return }
    ends[Int(node)] = Int32(added.count)
    added.append(entry)
  }

  private static func key(_ node: Int32, _ syllable: Unicode.Scalar) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 16 | UInt64(syllable.value)
  }

  /// The entries that begin at a place in a word, the longest first.
  func matches(in units: ArraySlice<HangulUnit>) -> [(length: Int, found: Compiled)] {
    let found = table?.matches(in: units) ?? []
    return (edges.isEmpty ? found : replacing(found, in: units))
      .sorted { $0.length > $1.length }
      .map { ($0.length, Compiled(entry: $0.entry)) }
  }

  /// Our entries with those that were added, which win.
  private func replacing(
    _ ours: [(length: Int, entry: Entry)], in units: ArraySlice<HangulUnit>
  ) -> [(length: Int, entry: Entry)] {
    var found = ours
    var node: Int32 = 0
    for (offset, unit) in units.enumerated() {
      guard case .syllable(let syllable) = unit, let next = edges[Self.key(node, syllable.scalar)]
      else { break }
      node = next
      let end = ends[Int(node)]
      guard end >= 0 else { continue }
      found.removeAll { $0.length == offset + 1 }
      found.append((offset + 1, added[Int(end)]))
    }
    return found
  }
}
