import Support
import Voices
import Yams

/// A key of a voice in an engines file, defined once: the reader, its errors and the table in
/// `Documentation/engines.md` come from here.
struct VoiceKey: Sendable {
  var name: String
  /// What it is, for the table.
  var summary: String
  /// The default value, as the table has it.
  var fallback: String
  var isRequired = false
  /// Reads the value into the voice.
  var read: @Sendable (inout EnginesFile.Reader, Node, inout CommandVoice) -> Void

  /// All keys, in the order of the table.
  static let all = [
    VoiceKey(
      name: "language",
      summary: "`ko-KR`, `en-US`, …: the language for which the voice replaces the default voice",
      fallback: "required", isRequired: true
    ) { $0.read(language: $1, into: &$2) },
    VoiceKey(
      name: "command",
      summary: "the program and its arguments, as a list; no shell is involved",
      fallback: "required", isRequired: true
    ) { reader, value, voice in
      voice.command = reader.list(value, "[piper, --output-file, \"{out}\"]")
      reader.refuseUnknownPlaceholders(value)
    },
    VoiceKey(
      name: "reads",
      summary: "`normalized`: the program gets numbers and symbols in words, as Overheard reads "
        + "them; `written`: it gets the text as it is in the screen, because it reads better itself",
      fallback: "`normalized`"
    ) { reader, value, voice in
      let choices: [EngineAbilities.Input] = [.normalized, .written]
      voice.reads = reader.choice(value, of: choices) ?? voice.reads
    },
    VoiceKey(
      name: "needs", summary: "files that the program cannot speak without, such as a model",
      fallback: "none"
    ) { $2.needs = $0.list($1, "[model.onnx]") },
    VoiceKey(
      name: "time-limit",
      summary: "how many seconds one utterance may take before the program is stopped",
      fallback: "30"
    ) { reader, value, voice in
      voice.timeLimit =
        reader.number(value, CommandVoice.timeLimits, "seconds, 0.1 to 3600") ?? voice.timeLimit
    },
    VoiceKey(
      name: "version",
      summary: "a program and its arguments that print a version; for a program whose files differ "
        + "between machines",
      fallback: "the program's contents"
    ) { $2.version = $0.list($1, "[piper, --version]") },
    VoiceKey(
      name: "rate", summary: "the program's normal speed, in words per minute", fallback: "165"
    ) { reader, value, voice in
      let rate = reader.number(value, 40...450, "words per minute, 40 to 450")
      voice.rate = rate.map { Int($0) } ?? voice.rate
    },
    VoiceKey(
      name: "gain", summary: "decibels to add, to make it as loud as other voices", fallback: "0"
    ) { reader, value, voice in
      voice.gain = reader.number(value, -40...40, "decibels, -40 to 40") ?? voice.gain
    },
    VoiceKey(
      name: "gender", summary: "`male` or `female`, shown by `overheard voices`",
      fallback: "`unknown`"
    ) { $2.gender = $0.choice($1, of: Voice.Gender.allCases) ?? $2.gender },
    VoiceKey(
      name: "description", summary: "what `overheard voices` says of it", fallback: "none"
    ) { $2.description = $0.string($1) },
    VoiceKey(
      name: "licence", summary: "the licence of the voice, shown by `overheard voices`",
      fallback: "none"
    ) { $2.licence = $0.string($1) },
  ]

  /// The keys by their spelling.
  static let table = KeyTable("a voice", all.map { ($0.name, []) })
}

extension EnginesFile {
  /// The keys of a voice as a table in Markdown.
  package static var keyReference: String {
    (["| Key | What it is | Default |", "| --- | --- | --- |"]
      + VoiceKey.all.map { "| `\($0.name)` | \($0.summary) | \($0.fallback) |" })
      .joined(separator: "\n")
  }
}
