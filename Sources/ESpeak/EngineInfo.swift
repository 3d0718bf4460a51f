import SpeechSynthesis

/// The helper's information about itself and the engine.
package struct EngineInfo: Hashable, Sendable {
  /// The helper program.
  package var helper: String
  /// The engine with its version, such as `eSpeak NG 1.51`.
  package var engine: String
  /// The versions of the engine and the helper, which affect the samples.
  package var versions: String
  /// The folder of the engine's data.
  package var data: String
  /// The hash of the engine's data with our Korean phonemes; `nil` if it cannot have them.
  package var koreanData: String?
  /// Why it cannot have them, in words.
  package var koreanReason: String
  /// Why it cannot have them, as far as there is something to do about it.
  package var koreanFault: KoreanFault?
  /// The longest text of an utterance, in bytes of UTF-8.
  package var textLimit: Int

  /// A reason why there are no Korean phonemes of ours, with the number that the helper gives it.
  package enum KoreanFault: Int, Sendable {
    /// The engine's data are missing, or of a version that is not known.
    case data = 1
    /// There is no place to write them to.
    case write = 2
    /// Their path is too long for the engine.
    case path = 3
  }

  init(greeting: HelperConnection.Greeting, path: String) {
    helper = path
    engine = greeting["engine"] ?? ""
    versions = "\(engine), helper \(greeting["helper"] ?? "")"
    data = greeting["data"] ?? ""
    koreanData = greeting["korean"]
    koreanReason = greeting["korean-reason"] ?? ""
    koreanFault = greeting["korean-fault"].flatMap(Int.init).flatMap(KoreanFault.init)
    textLimit = greeting["text-limit"].flatMap(Int.init) ?? 0
  }
}
