/// How a Korean word sounds, and why.
public struct KoreanPronunciation: Hashable, Sendable {
  /// The word in surface Hangul, each letter standing for its own sound: 궁물 of 국물.
  ///
  /// A consonant may have moved here from the word before, or away to the word after: 마 and 눤
  /// are the two words of 만 원.
  public var surface: String
  /// What changed it, in the order it happened; empty unless asked for.
  package var steps: [Step]

  /// One rule or one entry of the lexicon at work.
  package struct Step: Hashable, Sendable {
    /// The rule's name, or the entry as the lexicon writes it.
    package var cause: Cause
    /// The word before.
    package var before: String
    /// The word after.
    package var after: String

    /// Creates a step.
    package init(cause: Cause, before: String, after: String) {
      self.cause = cause
      self.before = before
      self.after = after
    }
  }

  /// What changes how a word sounds.
  package enum Cause: Hashable, Sendable {
    /// A rule of the Standard Pronunciation.
    case rule(SoundRule)
    /// An entry of a lexicon.
    case entry(KoreanLexicon.Entry)
    /// A homograph, decided by the words around it.
    case homograph(Homograph)
    /// A pronunciation given with the text.
    case override
  }

  /// Creates a pronunciation.
  package init(surface: String, steps: [Step] = []) {
    self.surface = surface
    self.steps = steps
  }
}

extension KoreanPronunciation.Cause: CustomStringConvertible {
  /// What to call it in an explanation: `제20항 lateralization`, `설정=설쩡 sinoTensing`.
  package var description: String {
    switch self {
    case .rule(let rule):
      "\(KoreanWord.articles.list.joined(separator: rule.articles)) \(rule.rawValue)"
    case .entry(let entry): "\(entry.written)=\(entry.spoken) \(entry.category.rawValue)"
    case .homograph(let row):
      "homograph \(row.written)=\(row.spoken) \(row.place) \(row.neighbours.joined(separator: " "))"
    case .override: "override"
    }
  }
}
