/// The numbers of the helper's protocol, as `overheard-synth/protocol.h` has them.
enum HelperProtocol {
  /// The version that this side speaks.
  static let version = 2
  /// How long a frame's header is, in bytes.
  static let frameHeader = 12

  /// What a request to speak asks for, besides the text.
  enum Flag {
    /// The text has phonemes in double brackets.
    static let phonemes: UInt16 = 2
    /// The sound is written to a place in the sound memory.
    static let memory: UInt16 = 4
    /// The sound comes while it is made.
    static let parts: UInt16 = 8
  }

  /// Why a request failed.
  enum Failure: UInt32, CaseIterable {
    case request = 1
    case tooLong, voice, engine, crash, timeout, device
  }
}
