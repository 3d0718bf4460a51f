import Languages
import Overheard

/// Every voice that can be chosen, and the engines that speak them: the one list of engines.
struct VoiceRoster {
  /// The voices that come with Overheard and those of an engines file.
  private(set) var catalogue: VoiceCatalogue
  private(set) var engines: [any SpeechEngine]
  /// The voice for each language that none is chosen for; never a program, which runs only if its
  /// voice is chosen.
  let defaults: [SpokenLanguage: Voice]

  /// A voice in the list of voices.
  struct Entry: Encodable {
    var voice: Voice
    var abilities: EngineAbilities
    /// Why the voice is not usable here; `nil` if it is.
    var reason: String?

    private enum CodingKeys: String, CodingKey {
      case input, wordTimes, sampleRate, takesRate, takesPitch, usable, reason
    }

    /// The keys of the voice, and what the engine can do with it.
    func encode(to encoder: any Encoder) throws {
      try voice.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(abilities.input, forKey: .input)
      try container.encode(abilities.wordTimes, forKey: .wordTimes)
      try container.encode(abilities.sampleRate, forKey: .sampleRate)
      try container.encode(abilities.takesRate, forKey: .takesRate)
      try container.encode(abilities.takesPitch, forKey: .takesPitch)
      try container.encode(reason == nil, forKey: .usable)
      try container.encodeIfPresent(reason, forKey: .reason)
    }
  }

  /// The voices that come with Overheard; who lets one speak prepares for an ``Interruption``.
  ///
  /// - Parameter espeak: Their engine.
  /// - Throws: `VoiceError`.
  init(espeak: ESpeakEngine) throws {
    catalogue = try VoiceCatalogue.standard()
    engines = [espeak]
    var defaults: [SpokenLanguage: Voice] = [:]
    // A language that no voice speaks yet is told of when a text in it is to be spoken.
    for pack in LanguagePacks.current.packs
    where catalogue.languages.contains(pack.voiceLanguage.base) {
      defaults[pack.language] = try catalogue.voice(for: pack.voiceLanguage)
    }
    self.defaults = defaults
  }

  /// Collects the voices and engines.
  ///
  /// - Parameters:
  ///   - programs: Where the engines file is.
  ///   - screens: The screens to speak; there may be an engines file beside them.
  ///   - chosen: The names of the voices that speak; `nil` to have all of them. The engines file is
  ///     not read if it is not needed for them.
  ///   - espeak: The engine of the voices that come with Overheard.
  ///   - jobs: How many programs run at a time; `nil` for one per processor.
  /// - Throws: `VoiceError`, or an exit code if the engines file is wrong, after printing the error.
  init(
    _ programs: EnginesOptions, beside screens: [String] = [], chosen: [String]? = nil,
    espeak: ESpeakEngine = ESpeakEngine(), jobs: Int? = nil
  ) throws {
    Interruption.prepare()
    try self.init(espeak: espeak)
    if programs.engines != nil || chosen?.allSatisfy(catalogue.knows) != true {
      let commands = try programs.voices(beside: screens, isTaken: catalogue.knows)
      catalogue.voices += commands.map(\.voice)
      engines.append(CommandEngine(commands, jobs: jobs))
    }
  }

  /// The list entry of a voice: what its engine can do with it, and whether it is usable.
  func entry(of voice: Voice) async -> Entry {
    do {
      let engine = try SpeechEngines(engines).engine(of: voice)
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
