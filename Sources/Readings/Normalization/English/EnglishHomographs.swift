/// Words of buttons that are said otherwise as a verb than as a noun or an adjective: Close is what
/// a button does, close friends are near.
///
/// eSpeak NG reads the commoner part of speech of running text, which is the rarer one of buttons.
enum EnglishHomographs {
  /// The mnemonics of a word between its neighbours; `nil` where the engine's own are right.
  ///
  /// - Parameters:
  ///   - previous: The word before it in the same clause, in lower case; `nil` for none.
  ///   - next: The word or number after it; `nil` for none.
  static func mnemonics(_ word: String, after previous: String?, before next: String?) -> String? {
    guard word.utf8.count <= 6 else { return nil }
    let isVerb = previous.map(verbsFollow.contains) ?? true
    switch word.lowercased() {
    case "close":
      let isNear =
        next.map(nearThings.contains) ?? false || previous.map(degrees.contains) ?? false
      return isNear ? nil : "kl'oUz"
    case "use":
      return isVerb && next != "of" ? "j'u:z" : nil
    case "record":
      return isVerb && !(next?.first?.isNumber ?? false) ? "rI2k'o@d" : nil
    case "read":
      return previous.map(participlesFollow.contains) ?? false || next == "receipts" ? "r'Ed" : nil
    default:
      return nil
    }
  }

  private static let verbsFollow: Set<String> = [
    "to", "can", "will", "please", "not", "don't", "you", "we", "must", "may", "should", "and",
    "or",
  ]
  private static let nearThings: Set<String> = [
    "to", "by", "friend", "friends", "enough", "range", "call", "match", "contact", "up",
  ]
  private static let degrees: Set<String> = [
    "very", "so", "too", "is", "are", "was", "were", "how", "get", "stay", "really",
  ]
  private static let participlesFollow: Set<String> = [
    "as", "been", "was", "were", "already", "recently", "be", "is", "are", "last",
  ]
}
