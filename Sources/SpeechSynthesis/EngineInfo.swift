/// What the helper tells about itself and the engine.
public struct EngineInfo: Hashable, Sendable {
  /// The helper program.
  public var helper: String
  /// The engine with its version, such as `eSpeak NG 1.51`.
  public var engine: String
  /// The folder of the engine's data.
  public var data: String
  /// The longest text of an utterance, in bytes of UTF-8.
  public var textLimit: Int

  /// Reads a greeting; `nil` when this side does not speak that protocol.
  init?(greeting: String, path: String) {
    var values: [String: String] = [:]
    for line in greeting.split(separator: "\n") {
      let pair = line.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { values[String(pair[0])] = String(pair[1]) }
    }
    guard values["protocol"] == HelperFrame.version,
      values["sample-rate"] == String(Sound.sampleRate),
      let limit = values["text-limit"].flatMap(Int.init)
    else { return nil }
    helper = path
    engine = values["engine"] ?? ""
    data = values["data"] ?? ""
    textLimit = limit
  }
}
