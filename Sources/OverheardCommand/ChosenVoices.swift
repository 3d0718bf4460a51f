import Overheard

/// The voices of `--voice`, and whether they have anything to say.
struct ChosenVoices {
  /// Those that have said nothing so far.
  private var idle: [Voice]
  /// The languages of the voices that say something.
  private var heard: Set<String> = []

  /// Creates the collection.
  ///
  /// - Parameters:
  ///   - names: The values of `--voice`.
  ///   - cast: The voices that speak.
  init(_ names: [String], in cast: VoiceCast) {
    idle = []
    guard !names.isEmpty else { return }
    for voice in cast.chosen {
      if cast.members.contains(voice) {
        idle.append(voice)
      } else {
        Terminal.note(
          "warning: the voice \(voice.name) is not used: a voice named after it speaks "
            + "\(voice.language.base) too")
      }
    }
  }

  /// Notes who speaks a line.
  mutating func hear(_ line: SpokenLine) {
    heard.insert(line.utterance.voice.language.base)
    idle.removeAll { $0 == line.utterance.voice }
  }

  /// Notes who speaks on a walk, unless nobody is waited for any more.
  mutating func hear(_ walk: ScreenWalk, by cast: VoiceCast) {
    guard !idle.isEmpty else { return }
    var parts: Set<SpokenAnnouncement.Part> = []
    for event in walk.transcript.events {
      guard case .speak(let speech) = event.kind else { continue }
      parts.formUnion(speech.parts.map(\.announced))
    }
    for part in parts {
      // A language that no voice speaks is an error where it is spoken.
      if let line = try? cast.line(for: part) { hear(line) }
    }
  }

  /// Warns of voices that said nothing though something was said.
  func warn() {
    guard !heard.isEmpty else { return }
    let languages = heard.sorted().joined(separator: " and ")
    for voice in idle {
      Terminal.note(
        "warning: the voice \(voice.name) is not used: it speaks \(voice.language.tag), and all that "
          + "is heard is in \(languages)")
    }
  }
}
