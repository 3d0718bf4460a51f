import ArgumentParser
import Foundation
import Languages
import Overheard
import Support

/// A text to be spoken, and where to.
struct SpokenText {
  /// The text.
  var text: String
  /// Its language; `nil` to go by its letters.
  var language: LanguagePack?
  /// The names of the voices that were chosen.
  var voices: [String] = []
  /// Where its sound goes.
  var outlet: SoundOutlet

  /// Speaks the text.
  ///
  /// - Parameters:
  ///   - cast: Who speaks.
  ///   - player: What plays it, unless it goes into a file.
  /// - Throws: The exit code of an error that has been printed.
  func speak(by cast: VoiceCast, on player: LivePlayer) async throws {
    try await speak(try line(by: cast), by: cast, on: player)
  }

  /// How the text is read; `nil` if nothing in it is spoken.
  ///
  /// - Throws: The exit code of an error that has been printed.
  func line(by cast: VoiceCast) throws -> SpokenLine? {
    let tongue = (language ?? LanguagePacks.current.pack(ofText: text)).language
    do {
      return try cast.line(for: AttributedText(text), language: tongue)
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }

  /// Speaks the text as it is read.
  ///
  /// - Parameters:
  ///   - line: How it is read.
  ///   - cast: Who speaks.
  ///   - player: What plays it, unless it goes into a file.
  /// - Throws: The exit code of an error that has been printed.
  func speak(_ line: SpokenLine?, by cast: VoiceCast, on player: LivePlayer) async throws {
    guard let line else {
      Terminal.note("note: nothing in this text is spoken")
      guard outlet.file != nil else { return }
      var silence = Timeline()
      silence.append(.milliseconds(200))
      return try await outlet.take(silence.sound(), title: text, voices: [], player: player)
    }
    var chosen = ChosenVoices(voices, in: cast)
    chosen.hear(line)
    chosen.warn()
    // A listener is already waiting: no silence before the first word.
    if outlet.file == nil {
      return try await LiveSound.play(line.utterance, by: cast.engines, on: player)
    }
    do {
      let clip = try await ClipStore(engines: cast.engines).clip(for: line.utterance)
      var timeline = Timeline()
      timeline.append(clip, after: Timeline.lead, label: text)
      timeline.append(.milliseconds(200))
      try await outlet.take(
        timeline.sound(), title: text, voices: [line.utterance.voice.name])
    } catch let error as ExitCode {
      throw error
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }
}

extension SpokenText {
  /// The text that arguments give to be played, if they give nothing else but `--language` and
  /// `--quiet`.
  ///
  /// This is how a text is mostly spoken, and by the parser it takes longer to read such arguments than
  /// to speak the text. What is not plainly right is left to the parser, which says what is wrong.
  init?(plainly arguments: [String]) {
    guard arguments.first == Speak.configuration.commandName else { return nil }
    var values: [Substring: String] = [:]
    var isQuiet = false
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--quiet" {
        isQuiet = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value =
        parts.count > 1
        ? String(parts[1]) : rest.popFirst().flatMap { $0.hasPrefix("-") ? nil : $0 }
      guard ["--text", "--language"].contains(parts[0]), let value,
        values.updateValue(value, forKey: parts[0]) == nil
      else { return nil }
    }
    guard let text = values["--text"], !text.allSatisfy(\.isWhitespace) else { return nil }
    self.init(text: text, outlet: SoundOutlet(quiet: isQuiet))
    guard let tag = values["--language"] else { return }
    guard let named = LanguageArgument(argument: tag) else { return nil }
    language = named.pack
  }
}

/// Where sound goes: to the sound device, or into a file.
struct SoundOutlet {
  /// The path of the file; `nil` to play.
  var file: String?
  /// Whether nothing is printed.
  var quiet: Bool

  /// Plays a recording, or writes its file.
  ///
  /// - Parameters:
  ///   - sound: The recording.
  ///   - title: What the file is called inside.
  ///   - voices: Who speaks.
  ///   - path: The file, if it has another name.
  ///   - player: What plays it.
  /// - Throws: The exit code of an error that has been printed.
  func take(
    _ sound: SoundRecording, title: String, voices: [String], path: String? = nil,
    player: LivePlayer = LivePlayer()
  ) async throws {
    guard let file = path ?? file else {
      try await LiveSound.play(sound, on: player)
      return
    }
    guard let format = SoundFile.Format(path: file) else { return }
    do {
      try SoundFile.write(
        sound, to: file, format: format,
        tags: .init(title: title, artist: voices.joined(separator: ", ")))
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
    if !quiet {
      let seconds = Double(sound.samples.count) / Double(sound.sampleRate)
      Terminal.note("wrote \(file): \(String(format: "%.1f s", seconds)), \(title)")
    }
  }
}
