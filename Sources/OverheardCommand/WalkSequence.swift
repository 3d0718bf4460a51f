import ArgumentParser
import Languages
import Overheard
import Support

/// The walks that a command's options name, in the order that all commands use: by screen, by
/// variant, then in the order of the file.
struct WalkSequence {
  private let reading: ReaderOptions
  private let walking: WalkOptions?
  /// The walks of `--walk`; `nil` to take the screens' own.
  private let walks: WalkFile?
  /// How long speech takes; the screens of a command have many texts in common.
  private let durations = LanguagePacks.current.durations.remembering()

  /// Reads the files that the options name, so that an error is printed only once.
  ///
  /// - Throws: The exit code of an error that has been printed.
  init(_ reading: ReaderOptions, _ walking: WalkOptions? = nil) throws {
    self.reading = reading
    self.walking = walking
    walks = try walking?.walks()
    guard !reading.allWording.isEmpty else { return }
    for reader in reading.reader.readers {
      for language in LanguagePacks.current.languages {
        _ = try reading.configuration(of: reader, in: language)
      }
    }
  }

  /// Whether a walk of a screen has the name that was asked for, if one was.
  func hasNamed(in loaded: LoadedScreen) -> Bool {
    guard let name = walking?.walkName else { return true }
    return all(of: loaded).contains { $0.name == name }
  }

  /// The walks of all variants of a screen.
  private func all(of loaded: LoadedScreen) -> [ReaderWalk] {
    walks?.walks ?? loaded.variants.flatMap { loaded.file.walks(for: $0) }
  }

  /// Whether a walk has the name that was asked for, if one was.
  private func isNamed(_ walk: ReaderWalk) -> Bool {
    walking?.walkName.map { $0 == walk.name } ?? true
  }

  /// Tells that no walk of a screen has the name that was asked for.
  private func refuse(_ loaded: LoadedScreen) -> ExitCode {
    let name = walking?.walkName ?? ""
    var names: [String] = []
    for own in all(of: loaded).map(\.name) where !own.isEmpty && !names.contains(own) {
      names.append(own)
    }
    let nearest = NearestWord.of(name, in: names).map { "; did you mean '\($0)'?" }
    Terminal.noteOnce(
      "\(loaded.source.path): no walk '\(name)'"
        + (nearest
          ?? (names.isEmpty
            ? "; its walks have no names" : "; it has \(names.joined(separator: ", "))"))
    )
    return .wrongInput
  }

  /// The walks of a screen.
  ///
  /// - Throws: The exit code of an error in the options or the walks, which has been printed, once.
  func walks(of loaded: LoadedScreen) throws -> [ScreenWalk] {
    let reader = loaded.source.reader
    do {
      try walks?.check(against: loaded.variants, of: loaded.source.path)
    } catch {
      for line in error.lines { Terminal.noteOnce(line) }
      throw ExitCode.wrongInput
    }
    let found = try loaded.variants.flatMap { variant -> [ScreenWalk] in
      var configuration = try reading.configuration(of: reader, in: variant.screen.language)
      configuration.durations = durations
      if let walking {
        walking.apply(to: &configuration)
      } else {
        for change in Project.current.profile { change.apply(to: &configuration) }
      }
      let all = walks?.walks(on: loaded.variants) ?? loaded.file.walks(for: variant)
      for walk in all {
        guard let complaint = walk.complaintAboutReader else { continue }
        let place =
          walks?.placeOfReader(walk.name) ?? loaded.placeOfReader(of: walk, in: variant)
        Terminal.noteOnce("\(place): error: \(complaint)")
        throw ExitCode.wrongInput
      }
      // Where no walk is for this reader, it goes from element to element.
      let own = all.filter { $0.isFor(reader) }
      let chosen = own.isEmpty ? [.plain] : own
      for walk in chosen {
        guard let lacking = walk.step(unknownTo: reader) else { continue }
        Terminal.noteOnce("\(loaded.place(of: lacking, in: variant)): error: \(lacking)")
        throw ExitCode.wrongInput
      }
      return chosen.filter(isNamed).map { walk in
        ScreenWalk(
          source: loaded.source, variant: variant, walk: walk, isOnlyWalk: chosen.count == 1,
          configuration: configuration)
      }
    }
    if found.isEmpty, walking?.walkName != nil, !loaded.variants.isEmpty { throw refuse(loaded) }
    return found
  }
}

/// One walk of one variant of one screen.
struct ScreenWalk {
  /// The screen, and who reads it.
  var source: ScreenSources.Source
  var variant: ScreenVariant
  var walk: ReaderWalk
  /// Whether it is the only walk of its variant.
  var isOnlyWalk: Bool
  /// What it depends on besides the screen.
  var configuration: WalkConfiguration

  /// The name of the screen in outputs.
  var screen: String { source.name }

  /// The names of the variant and of the walk, if they have any, and of the reader if others read too.
  var title: String {
    [variant.name, walk.name, source.readerIfNeeded ?? ""].filter { !$0.isEmpty }.joined(
      separator: " · ")
  }

  /// How it goes under many conditions, with estimated times.
  var sweep: WalkSweep {
    .onAllProcessors(of: walk, on: variant, configuration: configuration)
  }

  /// How it goes under many conditions, with other lengths of speech.
  func sweep(_ durations: DurationModel) -> WalkSweep {
    var configuration = configuration
    configuration.durations = durations
    return .onAllProcessors(of: walk, on: variant, configuration: configuration)
  }

  /// What is heard on it, with estimated times.
  var transcript: WalkTranscript {
    var transcript = WalkTranscript(
      of: walk, on: variant, screen: screen, configuration: configuration)
    transcript.reader = source.readerIfNeeded
    return transcript
  }
}

extension LoadedScreen {
  /// The file, and the line and column of the reader of a walk if it is in the file.
  fileprivate func placeOfReader(of walk: ReaderWalk, in variant: ScreenVariant) -> String {
    let paths = [variant.name, nil].map { WalkPath(variant: $0, walk: walk.name) }
    return "\(FilePlace(source.path, paths.lazy.compactMap { places.readers[$0] }.first))"
  }

  /// The file, and the line and column of a step if it is in the file.
  fileprivate func place(of step: UnknownStep, in variant: ScreenVariant) -> String {
    let paths = [variant.name, nil].flatMap { name in
      [step.number - 1, nil].map { WalkPath(variant: name, walk: step.walk, step: $0) }
    }
    return "\(FilePlace(source.path, paths.lazy.compactMap { places.walks[$0] }.first))"
  }
}
