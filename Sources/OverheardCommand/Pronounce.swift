import ArgumentParser
import Languages
import Overheard
import Support

/// `overheard pronounce`: how a text is read.
struct Pronounce: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pronounce",
    abstract: "Print how texts are read: the words, and how they sound.",
    usage: "overheard pronounce [<options>] [<text> ...]",
    discussion: .paragraphs(
      """
      Prints one line per text: the text, a tab, the words, a tab, their sounds (Korean in Hangul as
      pronounced, English in the International Phonetic Alphabet). Without TEXT, reads the lines of
      standard input.

      EXAMPLES
        overheard pronounce '읽지 않은 알림 3개'
        overheard pronounce --language en '$12.99 at 5:30 PM'
        overheard pronounce --explain '국물 2~3인분'
      """))

  @Option(help: "The language of the texts: \(LanguagePacks.current.list("or")).")
  var language = LanguageArgument.primary

  @Flag(help: "Print the rules and lexicon entries used at each step.")
  var explain = false

  @OptionGroup var lexicon: LexiconOptions

  @Option(help: "text for people, or json for programs, one object per line.")
  var format: OutputFormat = .text

  @Option(help: "How much punctuation is spoken: none, some or all.")
  var punctuation: PunctuationLevel = .some

  @Argument(help: "The texts to read; by default the lines of standard input.")
  var text: [String] = []

  func run() async throws {
    var frontEnd = SpeechFrontEnd(readings: LanguagePacks.current.readings)
    frontEnd.options.punctuation = punctuation
    // A text lies nowhere, so that what is beside it is in the current folder.
    frontEnd.options.lexicon = try LexiconOptions.lexicon(beside: "text")
    try lexicon.apply(to: &frontEnd)
    let engine = EngineOfReadings()
    var failure: ExitCode?
    func pronounce(_ text: String, _ place: String) async throws {
      let reading = frontEnd.read(
        AttributedText(text), language: language.language, tracing: explain)
      let sounds: String
      do {
        sounds = try await self.sounds(of: reading, engine)
      } catch let error as SpeechError where error.isTooLong {
        Terminal.note("overheard: \(place): \(error)")
        failure = .wrongInput
        return
      }
      if format == .json {
        let line = PronouncedLine(
          text: text, language: language.language.tag, normalised: reading.normalized,
          pronunciation: sounds, steps: explain ? steps(of: reading, engine) : nil)
        return Terminal.print(try JSONText.inOrder(line))
      }
      // A tab or line break in the text would break the table.
      let shown = text.split(whereSeparator: { $0 == "\t" || $0.isNewline }).joined(separator: " ")
      Terminal.print([shown, reading.normalized, sounds].map(\.onOneLine).joined(separator: "\t"))
      if explain {
        for step in steps(of: reading, engine) { Terminal.print("  \(step)") }
      }
    }
    if text.isEmpty {
      try InputFile.takeStandardInput()
      for (index, line) in InputLines().enumerated() {
        switch line {
        case .whole(let text): try await pronounce(text, "line \(index + 1)")
        case .tooLong:
          Terminal.note(
            "overheard: line \(index + 1) is longer than \(InputLines.mostBytes >> 20) MB; write a "
              + "text on each line")
          failure = .wrongInput
        }
      }
    } else {
      for (index, text) in text.enumerated() { try await pronounce(text, "text \(index + 1)") }
    }
    if let failure { throw failure }
  }

  /// The sounds in the reading, such as Hangul as pronounced, or else as the engine reports them.
  private func sounds(of reading: SpeechReading, _ engine: EngineOfReadings) async throws -> String
  {
    if language.pack.reading.tellsSounds || reading.isSilent { return reading.pronunciation }
    do {
      return try await engine.pronunciation(of: reading).map(Self.withoutLanguages)
        ?? reading.pronunciation
    } catch let error as VoiceError {
      Terminal.note("overheard: \(error)")
      throw ExitCode.unavailable
    } catch let error as SpeechError where error.isTooLong {
      throw error
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }

  /// The engine marks language changes: `(ko)`, `(en-us)`.
  private static func withoutLanguages(_ ipa: String) -> String {
    ipa.replacing(#/\([a-z-]+\)/#, with: " ").split(separator: " ").joined(separator: " ")
  }

  /// What took part in a reading: the rules, what changed the sound of a word, and what the engine is
  /// given.
  private func steps(of reading: SpeechReading, _ engine: EngineOfReadings) -> [String] {
    var steps = reading.steps.map { $0.description.onOneLine }
    for (word, pronunciation) in zip(reading.words, reading.pronunciations) {
      for step in pronunciation?.steps ?? [] {
        steps.append("\(word.text): \(step.cause) \(step.before) → \(step.after)".onOneLine)
      }
    }
    // The character that begins an engine command, made visible.
    if let input = try? engine.utterance(of: reading).input.string {
      steps.append("engine: \(input.onOneLine)")
    }
    return steps
  }
}

/// A text and how it is read, as JSON.
private struct PronouncedLine: Encodable {
  var text: String
  var language: String
  var normalised: String
  var pronunciation: String
  /// The rules and entries that took part, if they were asked for.
  var steps: [String]?
}

/// The default voices with their engines, looked for when a reading is first asked about: a language
/// whose reading tells its sounds needs none.
private final class EngineOfReadings {
  private lazy var roster = Result { try VoiceRoster(EnginesOptions.parse([]), chosen: []) }

  /// What the default voice for a reading is given to say.
  ///
  /// - Throws: `VoiceError` if there is no voice; ``SpeechError`` if there is no engine.
  func utterance(of reading: SpeechReading) throws -> SpeechUtterance {
    let (voice, engine) = try speaker(of: reading)
    return SpeechUtterance(
      engine.input(for: reading, voice: voice, pitch: voice.pitch).input, voice: voice)
  }

  /// How the default voice for a reading would say it; `nil` if its engine does not tell.
  ///
  /// - Throws: Like ``utterance(of:)``, and ``SpeechError`` from the engine.
  func pronunciation(of reading: SpeechReading) async throws -> String? {
    try await speaker(of: reading).engine.sounds(of: utterance(of: reading))
  }

  private func speaker(of reading: SpeechReading) throws -> (voice: Voice, engine: any SpeechEngine)
  {
    let roster = try roster.get()
    let language = LanguagePacks.current[reading.voice]?.voiceLanguage ?? reading.voice
    let voice = try roster.catalogue.voice(for: language)
    return (voice, try SpeechEngines(roster.engines).engine(of: voice))
  }
}

extension SpeechError {
  fileprivate var isTooLong: Bool {
    if case .tooLong = self { true } else { false }
  }
}
