/// Why a voice cannot be had, and what to do.
public enum VoiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder of the voices was not found.
  case noVoices(searched: [String])
  /// A file cannot be read.
  case unreadable(path: String)
  /// Rows of the catalogue are wrong: a line for each, with its place.
  case catalogue(reason: String)
  /// The recipe of an earcon is wrong.
  case recipe(path: String, reason: String)
  /// There is no voice of this name.
  case unknown(name: String, known: [String])
  /// There is no voice for this language.
  case language(tag: String, known: [String])
  /// A voice file names no language.
  case noLanguage(path: String)

  public var description: String {
    switch self {
    case .noVoices(let searched):
      "the voices of Overheard were not found in \(searched.joined(separator: ", ")); "
        + "keep overheard_Voices.resources beside the program, or set OVERHEARD_VOICES to it"
    case .unreadable(let path):
      "\(path) cannot be read"
    case .catalogue(let reason):
      reason
    case .recipe(let path, let reason):
      "\(path): error: \(reason)"
    case .unknown(let name, let known):
      "there is no voice named \(name); there are \(known.joined(separator: ", ")), "
        + "and the path of a voice file works too"
    case .language(let tag, let known):
      "there is no voice for the language \(tag); there are voices for "
        + known.joined(separator: ", ")
    case .noLanguage(let path):
      "\(path) has no line \"language\"; write, for example, \"language ko\""
    }
  }
}
