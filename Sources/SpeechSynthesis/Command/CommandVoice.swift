import AccessibilityModel
import Voices

/// A voice that is a program of the user's: it reads text and writes a WAV file.
public struct CommandVoice: Hashable, Sendable, Codable {
  /// The name it is chosen by.
  public var name: String
  /// The language it speaks.
  public var language: Language
  /// The program and its arguments, handed over one by one with no shell in between.
  ///
  /// `{text}`, `{file}`, `{out}`, `{rate}` and `{stretch}` in them are filled in.
  public var command: [String]
  /// What the program is given to read.
  public var reads = EngineAbilities.Input.normalized
  /// How long the program may take over one utterance, in seconds.
  public var timeLimit = 30.0
  /// The files that the program needs, such as a model.
  public var needs: [String] = []
  /// The program and arguments that print a version; without one the program's size and date stand
  /// for it.
  public var version: [String] = []
  /// The rate at which the program speaks by itself, in words a minute.
  public var rate = 165
  /// What is added to the loudness, in decibels.
  public var gain = 0.0
  /// Who seems to speak.
  public var gender = Voice.Gender.unknown
  /// What to tell about it.
  public var description = ""
  /// The licence of the voice.
  public var licence = ""
  /// The file that configures it.
  public var configuration: String

  /// Creates a voice.
  public init(name: String, language: Language, command: [String], configuration: String) {
    self.name = name
    self.language = language
    self.command = command
    self.configuration = configuration
  }

  /// The folder of the configuration, in which the program runs.
  var folder: String {
    let folder = configuration.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.isEmpty ? "." : folder == [""] ? "/" : folder.joined(separator: "/")
  }

  /// The voice as others are.
  public var voice: Voice {
    Voice(
      name: name, language: language, engine: CommandEngine.name, engineVoice: name,
      gender: gender, rate: rate, gain: gain,
      descriptions: description.isEmpty ? [:] : ["en": description, "ko": description],
      licence: licence, provenance: configuration)
  }

  /// Whether something is filled in where `{name}` stands in the arguments.
  func asks(for name: String) -> Bool {
    command.contains { $0.contains("{\(name)}") }
  }

  /// The program and its arguments for an utterance.
  func filled(_ values: [String: String]) -> [String] {
    command.map { argument in
      var rest = Substring(argument)
      var filled = ""
      // In one pass, so that braces in a text stay as they are.
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: open)..<close])
        filled += rest[..<open] + (values[name] ?? "{\(name)}")
        rest = rest[rest.index(after: close)...]
      }
      return filled + rest
    }
  }
}
