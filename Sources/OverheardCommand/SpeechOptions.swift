import ArgumentParser
import Foundation
import Languages
import Overheard
import Support

extension PunctuationLevel: ExpressibleByArgument {}

/// The options that choose who speaks, and how.
struct SpeechOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A voice listed by `overheard voices`, or the path of an eSpeak NG voice file. Can be repeated.",
      valueName: "name"),
    completion: .custom { _, _, _ in
      (try? VoiceCatalogue.standard())?.voices.map(\.name) ?? []
    })
  var voice: [String] = []

  @OptionGroup var programs: EnginesOptions

  @Option(help: ArgumentHelp("Words per minute, or percent: 160 or 120%.", valueName: "rate"))
  var rate: RateArgument?

  @Option(help: "The pitch, 0 to 99; 50 is the voice's own.")
  var pitch: Int?

  @Option(help: "How much punctuation is spoken: none, some or all.")
  var punctuation: PunctuationLevel = .some

  @Option(help: "The volume, 0 to 1.")
  var volume: Double = 1

  @Flag(name: .customLong("no-sounds"), help: "Leave out the sounds of focus, boundary and so on.")
  var noSounds = false

  func validate() throws {
    if let rate, rate.rate == nil {
      throw ValidationError(
        "--rate must be \(RateArgument.words.lowerBound) to \(RateArgument.words.upperBound) words per "
          + "minute, or \(RateArgument.percent.lowerBound)% to \(RateArgument.percent.upperBound)%, but "
          + "\(rate.text) was given")
    }
    if let pitch, !(0...99).contains(pitch) {
      throw ValidationError("--pitch must be 0 to 99, but \(pitch) was given")
    }
    if !(0...1).contains(volume) {
      throw ValidationError("--volume must be 0 to 1, but \(volume) was given")
    }
  }

  /// A voice for every language, with what the user changed.
  ///
  /// - Parameters:
  ///   - espeak: The engine of the voices that come with Overheard.
  ///   - screens: The screens to speak; there may be an engines file beside them.
  ///   - jobs: How many programs run at a time; `nil` for one per processor.
  /// - Returns: The voices with their engines.
  /// - Throws: The exit code of what is wrong, which is then told.
  func cast(
    espeak: ESpeakEngine, beside screens: [String], jobs: Int? = nil
  ) throws -> VoiceCast {
    try Self.cast {
      let roster = try VoiceRoster(
        programs, beside: screens, chosen: voice, espeak: espeak, jobs: jobs)
      let voices = try voice.map(roster.catalogue.voice(namedOrAt:))
      try noteWhatVoicesCannot(voices, roster)
      var frontEnd = SpeechFrontEnd(readings: LanguagePacks.current.readings)
      frontEnd.options.punctuation = punctuation
      return try VoiceCast(
        voices: voices, defaults: roster.defaults, engines: roster.engines,
        adjustment: .init(rate: rate?.rate, pitch: pitch, volume: volume), frontEnd: frontEnd)
    }
  }

  /// Makes a cast, or tells why there is none.
  ///
  /// - Throws: The exit code of what is wrong, which is then told.
  static func cast(_ make: () throws -> VoiceCast) throws -> VoiceCast {
    do {
      return try make()
    } catch let error as ExitCode {
      throw error
    } catch let error as SpeechError {
      throw Failure.exitCode(tellingOf: error)
    } catch {
      Terminal.note("overheard: \(error)")
      switch error as? VoiceError {
      case .unknown, .noLanguage: throw ExitCode.validationFailure
      case .unreadable: throw ExitCode.noInput
      default: throw ExitCode.unavailable
      }
    }
  }

  /// Says which options do nothing to the chosen voices.
  private func noteWhatVoicesCannot(_ voices: [Voice], _ roster: VoiceRoster) throws {
    for voice in Set(voices).sorted(by: { $0.name < $1.name }) {
      let abilities = try SpeechEngines(roster.engines).engine(of: voice).abilities(of: voice)
      if rate != nil, !abilities.takesRate {
        Terminal.note(
          "note: --rate does not change the voice \(voice.name): its command has neither {rate} nor "
            + "{stretch}")
      }
      if pitch != nil, !abilities.takesPitch {
        Terminal.note("note: --pitch does not change the voice \(voice.name), which is a program")
      }
    }
  }

  /// A text that is the same for two runs that sound the same.
  var assumptions: String {
    "rate \(rate?.rate.map { "\($0)" } ?? "-") pitch \(pitch.map(String.init) ?? "-") "
      + "volume \(volume) sounds \(!noSounds) punctuation \(punctuation)"
  }
}

/// A rate as a user writes it.
struct RateArgument: ExpressibleByArgument, Hashable {
  static let words = 80...450
  static let percent = 40...300

  /// What was written.
  let text: String
  /// The rate; `nil` if it is none that a voice can have.
  let rate: VoiceCast.Adjustment.Rate?

  init(argument: String) {
    text = argument
    if argument.hasSuffix("%") {
      rate = Int(argument.dropLast()).flatMap { Self.percent.contains($0) ? .percent($0) : nil }
    } else {
      rate = Int(argument).flatMap { Self.words.contains($0) ? .wordsPerMinute($0) : nil }
    }
  }
}

/// Prints what went wrong with the walks of a batch, and what is wrong with all of them only thrice.
struct ToldFailures {
  private static let most = 3
  private var counts: [String: Int] = [:]

  /// Prints an error, or only counts it, and returns the exit code for its kind.
  mutating func exitCode(tellingOf error: any Error, at path: String) -> ExitCode {
    // A full disk, or an engine that is gone, fails every walk alike.
    guard let reason = Failure.commonReason(of: error) else {
      return Failure.exitCode(tellingOf: error, at: path)
    }
    let count = counts[reason, default: 0]
    counts[reason] = count + 1
    return count < Self.most
      ? Failure.exitCode(tellingOf: error, at: path) : Failure.exitCode(of: error)
  }

  /// Prints how many more there were.
  func finish() {
    for (reason, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.most {
      Terminal.note(
        "overheard: the same for \((count - Self.most).counted("more walk")): \(reason)")
    }
  }
}

extension SpeechError {
  /// What it says, with the option or the command that helps; the libraries know of neither.
  var withAdvice: String {
    switch self {
    case .ended: "\(self); `overheard doctor` says what is missing"
    case .noVoice: "\(self); choose one with --voice"
    case .noSoundDevice: "\(self) with --to FILE.wav"
    case .voice: "\(self); `overheard voices` lists the voices"
    default: description
    }
  }
}

/// Prints what went wrong in making a sound.
enum Failure {
  /// Prints an error and returns the exit code for its kind.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - path: What was to be written.
  /// - Returns: The exit code to end with.
  static func exitCode(tellingOf error: any Error, at path: String? = nil) -> ExitCode {
    switch error {
    case let error as SpeechError:
      Terminal.note("overheard: \(path.map { "\($0): " } ?? "")\(error.withAdvice)")
    case let error as SoundFileError: Terminal.note("overheard: \(error)")
    case is CancellationError: break
    default:
      let place = path.map { " to \($0)" } ?? ""
      let isFile = path.map(InputFile.isRegular) ?? false
      let reason = FileProblem.reason(error)
      let isInTheWay =
        isFile && [EEXIST, ENOTDIR].contains { reason == String(cString: strerror($0)) }
      Terminal.note(
        "overheard: cannot write\(place): "
          + (isInTheWay ? "it is a file, where a folder is needed" : reason))
    }
    return exitCode(of: error)
  }

  /// The exit code for the kind of an error.
  static func exitCode(of error: any Error) -> ExitCode {
    switch error {
    case let error as SpeechError:
      error.isUnavailable ? .unavailable : error.isInputWrong ? .wrongInput : .fault
    case is CancellationError: .interrupted
    default: .cannotWrite
    }
  }

  /// The reason of an error that other walks are likely to have as well; `nil` if it is their own.
  static func commonReason(of error: any Error) -> String? {
    switch error {
    case let error as SpeechError: error.isUnavailable ? error.withAdvice : nil
    case is SoundFileError, is CancellationError: nil
    default: FileProblem.reason(error)
    }
  }
}
