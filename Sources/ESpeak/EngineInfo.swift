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
  /// Why it cannot have them.
  package var koreanReason: String
  /// The longest text of an utterance, in bytes of UTF-8.
  package var textLimit: Int

  init(greeting: HelperConnection.Greeting, path: String) {
    helper = path
    engine = greeting["engine"] ?? ""
    versions = "\(engine), helper \(greeting["helper"] ?? "")"
    data = greeting["data"] ?? ""
    koreanData = greeting["korean"]
    koreanReason = greeting["korean-reason"] ?? ""
    textLimit = greeting["text-limit"].flatMap(Int.init) ?? 0
  }
}
