import SpeechSynthesis

/// The helper's information about itself and the engine.
public struct EngineInfo: Hashable, Sendable {
  /// The helper program.
  public var helper: String
  /// The engine with its version, such as `eSpeak NG 1.51`.
  public var engine: String
  /// The versions of the engine and the helper, which affect the samples.
  public var versions: String
  /// The folder of the engine's data.
  public var data: String
  /// The longest text of an utterance, in bytes of UTF-8.
  public var textLimit: Int

  init(greeting: HelperConnection.Greeting, path: String) {
    helper = path
    engine = greeting["engine"] ?? ""
    versions = "\(engine), helper \(greeting["helper"] ?? "")"
    data = greeting["data"] ?? ""
    textLimit = greeting["text-limit"].flatMap(Int.init) ?? 0
  }
}
