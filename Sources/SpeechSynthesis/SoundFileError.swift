/// Why a recording cannot be written or read.
public enum SoundFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
  /// The file cannot be read, or has no sound in it.
  case unreadable(path: String, reason: String)
  /// The encoder's library, libsndfile or libopus, cannot make this format.
  case encoding(format: String, library: String, reason: String)

  public var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .encoding(let format, "libsndfile", let reason):
      "libsndfile cannot write \(format): \(reason); install libsndfile 1.0.29 or newer"
    case .encoding(let format, let library, let reason):
      "\(library) cannot write \(format): \(reason)"
    }
  }
}
