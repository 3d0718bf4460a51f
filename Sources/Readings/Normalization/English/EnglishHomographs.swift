/// Words of buttons that are said otherwise as a verb than as a noun or an adjective: Close is what
/// a button does, close friends are near.
///
/// A speech engine reads the commoner part of speech of running text, which is the rarer one of
/// buttons.
enum EnglishHomographs {
  /// The phonemes of a word between its neighbours; `nil` where an engine's own are right.
  ///
  /// - Parameters:
  ///   - word: The word, in lower case.
  ///   - previous: The word before it in the same clause, in lower case; `nil` for none.
  ///   - next: The word or number after it; `nil` for none.
  ///   - isPast: Whether a word after it in the sentence tells of the past.
  ///   - isReceipt: Whether it tells that a message was read.
  /// - Returns: The phonemes.
  static func phonemes(
    _ word: String, after previous: String?, before next: String?,
    isPast: @autoclosure () -> Bool = false, isReceipt: @autoclosure () -> Bool = false
  ) -> EnglishPhonemes? {
    notation(word, after: previous, before: next, isPast, isReceipt).flatMap(EnglishPhonemes.init)
  }

  private static func notation(
    _ word: String, after previous: String?, before next: String?, _ isPast: () -> Bool,
    _ isReceipt: () -> Bool
  ) -> String? {
    guard word.utf8.count <= 6 else { return nil }
    let isVerb = previous.map(EnglishWordSet.verbsAfter.contains) ?? true
    switch word.lowercased() {
    case "close":
      let isNear =
        next.map(EnglishWordSet.nearThings.contains) ?? false
        || previous.map(EnglishWordSet.degrees.contains) ?? false
      return isNear ? nil : "k l ˈoʊ z"
    case "use":
      return isVerb && next != "of" ? "j ˈuː z" : nil
    case "record":
      return isVerb && !(next?.first?.isNumber ?? false) ? "ɹ ᵻ k ˈɔːɹ d" : nil
    case "read":
      // He read; in the present tense it would be "reads", so "read" is the past.
      let isParticiple = previous.map(EnglishWordSet.participlesAfter.contains) ?? false
      let isVerb = previous.map { !EnglishWordSet.readersNow.contains($0) } ?? true
      return isParticiple || next == "receipts" || (isVerb && isPast()) || isReceipt()
        ? "ɹ ˈɛ d" : nil
    default:
      return nil
    }
  }
}
