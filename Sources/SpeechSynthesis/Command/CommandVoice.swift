import AccessibilityModel
import Voices

/// A voice that is a program of the user: it reads text and writes a WAV file.
public struct CommandVoice: Hashable, Sendable, Codable {
  /// The name it is chosen by.
  public var name: String
  /// The language it speaks.
  public var language: SpokenLanguage
  /// The program and its arguments, passed one by one without a shell.
  ///
  /// The placeholders `{text}`, `{file}`, `{out}`, `{rate}` and `{stretch}` are replaced.
  public var command: [String]
  /// What the program is given to read.
  public var reads = EngineAbilities.Input.normalized
  /// How long the program may take over one utterance, in seconds: from 0.1 to 3600.
  ///
  /// What is beyond is taken for the nearest; what is no number, for the usual 30.
  public var timeLimit = 30.0
  /// The files that the program needs, such as a model.
  public var needs: [String] = []
  /// The program and arguments that print a version; without them the contents of the program are
  /// used instead.
  public var version: [String] = []
  /// The program's normal rate, in words per minute.
  public var rate = 165
  /// The change of loudness, in decibels.
  public var gain = 0.0
  /// The gender that the voice sounds like.
  public var gender = Voice.Gender.unknown
  /// A description of the voice.
  public var description = ""
  /// The licence of the voice.
  public var licence = ""
  /// The file that configures the voice.
  public var configuration: String

  /// Creates a voice.
  public init(name: String, language: SpokenLanguage, command: [String], configuration: String) {
    self.name = name
    self.language = language
    self.command = command
    self.configuration = configuration
  }

  /// The time limits that a voice can have.
  static let timeLimits = 0.1...3600

  /// The time limit, if it is one that a voice can have, or the nearest of those.
  var possibleTimeLimit: Double {
    timeLimit.isNaN ? 30 : timeLimit.clamped(to: Self.timeLimits)
  }

  /// The folder of the configuration, in which the program runs.
  var folder: String {
    let folder = configuration.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.isEmpty ? "." : folder == [""] ? "/" : folder.joined(separator: "/")
  }

  /// The voice in the form that all engines share.
  public var voice: Voice {
    Voice(
      name: name, language: language, engine: CommandEngine.name, engineVoice: name,
      gender: gender, rate: rate, gain: gain,
      descriptions: description.isEmpty ? [:] : ["en": description, "ko": description],
      licence: licence, provenance: configuration)
  }

  /// Whether the arguments contain the placeholder `{name}`.
  func asks(for name: String) -> Bool {
    command.contains { $0.contains("{\(name)}") }
  }

  /// The program and its arguments for an utterance.
  ///
  /// Only exact placeholders are replaced, also inside other braces; all other text stays, and so
  /// do braces in the values.
  func filled(_ values: [String: String]) -> [String] {
    command.map { argument in
      var rest = Substring(argument)
      var filled = ""
      while let open = rest.firstIndex(of: "{") {
        filled += rest[..<open]
        rest = rest[open...]
        if let name = values.keys.first(where: { rest.hasPrefix("{\($0)}") }) {
          filled += values[name] ?? ""
          rest = rest.dropFirst(name.count + 2)
        } else {
          filled.append(rest.removeFirst())
        }
      }
      return filled + rest
    }
  }
}
