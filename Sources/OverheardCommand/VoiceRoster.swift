import Overheard

/// Every voice that can be chosen, and the engines that speak them.
struct VoiceRoster {
  let voices: [Voice]
  let engines: SpeechEngines

  /// A voice in the list of voices.
  struct Entry: Encodable {
    var voice: Voice
    var abilities: EngineAbilities
    /// Why the voice is not usable here; `nil` if it is.
    var reason: String?

    private enum CodingKeys: String, CodingKey {
      case input, wordTimes, sampleRate, usable, reason
    }

    /// The keys of the voice, and what the engine can do with it.
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

  /// Collects the voices that come with Overheard and those of an engines file.
  ///
  /// - Throws: `VoiceError`, or an exit code if the engines file is wrong, after printing the error.
  init(_ programs: EnginesOptions) throws {
    let catalogue = try VoiceCatalogue.standard()
    let commands = try programs.voices(taken: catalogue.voices.map(\.name))
    voices = catalogue.voices + commands.map(\.voice)
    engines = SpeechEngines([ESpeakEngine(), CommandEngine(commands)])
  }

  /// The list entry of a voice: what its engine can do with it, and whether it is usable.
  func entry(of voice: Voice) async -> Entry {
    do {
      let engine = try engines.engine(of: voice)
      var entry = Entry(voice: voice, abilities: engine.abilities(of: voice))
      do {
        try await engine.check(voice)
      } catch {
        entry.reason = (error as? SpeechError)?.cause ?? "\(error)"
      }
      return entry
    } catch {
      return Entry(
        voice: voice, abilities: EngineAbilities(input: .normalized, wordTimes: .estimated),
        reason: "\(error)")
    }
  }
}
