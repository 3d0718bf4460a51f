import Overheard

/// Every voice that can be named, and the engines that speak them.
struct VoiceRoster {
  let voices: [Voice]
  let engines: SpeechEngines

  /// What a list of voices tells of one.
  struct Entry: Encodable {
    var voice: Voice
    var abilities: EngineAbilities
    /// Why it cannot speak here; `nil` where it can.
    var reason: String?

    private enum CodingKeys: String, CodingKey {
      case input, wordTimes, sampleRate, usable, reason
    }

    /// The keys of the voice and, beside them, what the engine can do with it.
    func encode(to encoder: any Encoder) throws {
      try voice.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(abilities.input, forKey: .input)
      try container.encode(abilities.wordTimes, forKey: .wordTimes)
      try container.encodeIfPresent(abilities.sampleRate, forKey: .sampleRate)
      try container.encode(reason == nil, forKey: .usable)
      try container.encodeIfPresent(reason, forKey: .reason)
    }
  }

  /// Gathers the voices that come with Overheard and those of an engines file.
  ///
  /// - Throws: `VoiceError`, or an exit code where the engines file is wrong, which is then told.
  init(_ programs: EnginesOptions) throws {
    let catalogue = try VoiceCatalogue.standard()
    let commands = try programs.voices(taken: catalogue.voices.map(\.name))
    voices = catalogue.voices + commands.map(\.voice)
    engines = SpeechEngines([ESpeakEngine(), CommandEngine(commands)])
  }

  /// A voice, what can be done with it, and whether it can speak.
  func entry(of voice: Voice) async -> Entry {
    do {
      let engine = try engines.engine(of: voice)
      var entry = Entry(voice: voice, abilities: engine.abilities(of: voice))
      do {
        try await engine.check(voice)
      } catch {
        entry.reason = "\(error)"
      }
      return entry
    } catch {
      return Entry(
        voice: voice, abilities: EngineAbilities(input: .normalized, wordTimes: .estimated),
        reason: "\(error)")
    }
  }
}
