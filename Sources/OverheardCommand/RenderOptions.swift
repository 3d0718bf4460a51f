import ArgumentParser
import Foundation
import Languages
import Overheard
import Support

extension SoundFile.Format: ExpressibleByArgument {}

/// The options of every command that renders.
struct RenderOptions: ParsableArguments {
  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var lexicon: LexiconOptions

  @Option(
    name: .customLong("out"), help: ArgumentHelp("The folder to write to.", valueName: "dir"),
    completion: .directory)
  var folder: String?

  @Option(help: "The format of the sound files: wav, flac or opus.")
  var format: SoundFile.Format = .wav

  @Option(help: "How many processors to keep busy; all by default.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp("Where clips are kept between runs.", valueName: "dir"),
    completion: .directory)
  var cache: String?

  @Option(
    help: ArgumentHelp(
      """
      How large the cache may grow, such as 500M, 4GB or 1.5 GiB (1,024 each time); the least \
      recently used clips go first. (default: \(usualCacheSize))
      """,
      valueName: "size"),
    transform: ByteCount.read)
  var cacheSize: ByteCount?

  static let usualCacheSize = ByteCount(bytes: 2 << 30)

  @Flag(help: "Do not keep clips between runs.")
  var noCache = false

  @Flag(
    help: "Read every file that was made before, rather than trust the file system's dates.")
  var verify = false

  @Flag(help: "Show no progress and print no summary.")
  var quiet = false

  @Flag(help: "Print more: where the time and the clips went.")
  var verbose = false

  func validate() throws {
    for (name, folder) in [("--out", folder ?? "."), ("--cache", cache ?? ".")]
    where folder.isEmpty {
      throw ValidationError("\(name) is empty; write a folder, or . for the current one")
    }
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be 1 to 256, but \(jobs) was given")
    }
  }

  /// The folder to write to; see ``requireFolder()``.
  var out: String { folder ?? "" }

  /// Sees to it that there is a folder to write to.
  ///
  /// - Throws: `ValidationError`.
  func requireFolder() throws {
    if folder == nil { throw ValidationError("Missing expected argument '--out <dir>'") }
  }

  var workers: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// How many walks are worked on at a time, and how many utterances the engine is asked for.
  ///
  /// More than the processors, so that these seldom wait for a request or an answer; limited, so that
  /// memory does not grow with the screens. With one processor, one walk at a time.
  var walksAtOnce: Int { workers == 1 ? 1 : workers * 2 }

  var clipCache: ClipCache? {
    noCache
      ? nil : ClipCache(folder: cache.map { URL(fileURLWithPath: $0) } ?? CacheFolder.standard)
  }

  /// Everything besides the screens that affects the bytes.
  ///
  /// - Throws: ``SpeechError`` if an engine is missing.
  func assumptions(cast: VoiceCast) async throws -> String {
    var voices: [String] = []
    var engines: [String] = []
    for voice in cast.members {
      let identity = try await cast.engines.engine(of: voice).identity(of: voice)
      if !engines.contains(identity.engine) { engines.append(identity.engine) }
      // The name of a user's own voice is its path; leave out the folder.
      let name = voice.name.split(separator: "/").last ?? ""
      var file = FieldDigest()
      file.add("voice", identity.voice)
      voices.append(
        "\(name) \(voice.rate) \(voice.pitch) \(voice.gain) \(voice.wordGap) "
          + file.hexadecimal.prefix(16))
    }
    var digest = FieldDigest()
    for file in [walking.walk].compactMap({ $0 }) + reading.allWording
      + lexicon.allLexicons
    {
      digest.add("file", try InputFile.data(file))
    }
    for language in LanguagePacks.current.languages {
      for reader in reading.reader.readers {
        let settings = reading.settings(of: reader, in: language)
        digest.add("settings", Data(try JSONText.sorted(settings).utf8))
      }
    }
    // The built-in data and the rules may change between two builds of the same version; parts that two
    // such builds made do not fit together.
    for reader in reading.reader.readers {
      digest.add("reader", Data(reader.identity.utf8))
      for language in LanguagePacks.current.languages {
        let wording = reader.wording(language)?.identity ?? ""
        digest.add("wording", Data("\(language.tag)\n\(wording)".utf8))
      }
    }
    digest.add("readings", Data("\(ReadingIdentity.edition) \(ReadingIdentity.tables)".utf8))
    digest.add("phonemes", Data("\(PhonemeTables.edition) \(PhonemeTables.identity)".utf8))
    for change in walking.allProfile {
      digest.add("profile", Data("\(change.name)=\(change.value)".utf8))
    }
    if !speech.noSounds, let sounds = try? EarconSet.identity() {
      for sound in sounds { digest.add(sound.name, sound.data) }
    }
    let variants = screens.variants.isEmpty ? ["-"] : screens.variants.sorted()
    let chosen = screens.languages.map { $0?.language.tag ?? "-" } + variants
    digest.add("chosen", Data(chosen.joined(separator: "\n").utf8))
    digest.add("rotor", Data("\(walking.rotorStays)".utf8))
    return [
      "overheard \(OverheardVersion.current)", engines.joined(separator: ", "),
      voices.joined(separator: ", "),
      speech.assumptions, "format \(format.identity)",
      "options \(digest.hexadecimal.prefix(16))",
    ].joined(separator: "; ")
  }
}

/// A number of bytes as a user writes it: 500M, 4G.
struct ByteCount: Hashable, CustomStringConvertible {
  var bytes: Int

  init(bytes: Int) { self.bytes = bytes }

  private static let units: [(letter: Character, bytes: Int)] = [
    ("T", 1 << 40), ("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10),
  ]

  /// The largest size that is believed.
  private static let largest = 1 << 60

  /// Reads a number and its unit.
  ///
  /// - Throws: `ValidationError` if there is no unit either: who writes 4 rarely means four bytes.
  static func read(_ argument: String) throws -> ByteCount {
    guard
      let match = argument.wholeMatch(
        of: /\s*([0-9]+)(?:\.([0-9]{1,6}))?\s*(?:([KMGTkmgt])(?:[Ii]?[Bb])?|[Bb]|[Bb]ytes)?\s*/),
      let number = Int(match.1)
    else { throw ValidationError("that is no size; write one such as 500M or 4GB") }
    let hasUnit = argument.contains(where: \.isLetter)
    guard hasUnit || number == 0 && match.2 == nil else {
      let text = argument.trimmed
      // Nobody means so many megabytes; what a program printed are bytes.
      let isInBytes = match.2 == nil && (100_000...largest).contains(number)
      throw ValidationError(
        "a size needs its unit; write " + (isInBytes ? "\(text)B" : "\(text)M or \(text)GB"))
    }
    let unit = units.first { $0.letter == match.3?.uppercased().first }
    guard unit != nil || match.2 == nil else {
      throw ValidationError("there is no part of a byte; write a unit such as M or GB")
    }
    let (whole, isTooLarge) = number.multipliedReportingOverflow(by: unit?.bytes ?? 1)
    guard !isTooLarge, whole <= largest else {
      throw ValidationError("no cache grows so large; write a size such as 500M or 4GB")
    }
    let part = match.2.flatMap { Double("0.\($0)") } ?? 0
    return ByteCount(bytes: whole + Int(part * Double(unit?.bytes ?? 1)))
  }

  var description: String {
    for unit in Self.units where bytes > 0 && bytes % unit.bytes == 0 {
      return "\(bytes / unit.bytes)\(unit.letter)"
    }
    return "\(bytes)"
  }
}
