import AccessibilityModel
import Foundation
import TestSupport
import Testing
import Voices

@testable import ESpeak
@testable import SpeechSynthesis

/// The engine's data with our Korean phonemes: where they come from, and what happens if that
/// fails.
@Suite(.timeLimit(.minutes(15))) struct KoreanDataTests {
  /// A program that runs the helper with other variables.
  private func helper(_ variables: [String: String], in folder: String) throws -> String {
    let path = folder + "/helper-\(UUID().uuidString)"
    let settings = variables.map { "export \($0.key)='\($0.value)'\n" }.joined()
    try Scratch.script("\(settings)exec '\(try HelperLocation.find())' \"$@\"", at: path)
    return path
  }

  private func engine(_ variables: [String: String], in folder: String) throws -> ESpeakEngine {
    ESpeakEngine(ESpeakEngine.Configuration(helper: try helper(variables, in: folder), jobs: 1))
  }

  /// A folder of links to the installed data, without our phonemes.
  ///
  /// Its manifest is not the one that we know; the engine does not read the manifest.
  private func unknownData(in folder: String, manifest: Data?) async throws -> String {
    let installed = try await ESpeakEngine().start().data
    let copy = folder + "/data"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: installed)
    where name != "phondata-manifest" {
      try FileManager.default.createSymbolicLink(
        atPath: copy + "/" + name, withDestinationPath: installed + "/" + name)
    }
    if let manifest {
      try manifest.write(to: URL(fileURLWithPath: copy + "/phondata-manifest"))
    }
    return copy
  }

  /// The folder with the data of a hash in the cache of a folder.
  private func dataFolder(_ hash: String, in folder: String) throws -> String {
    let cache = folder + "/cache/voice-data"
    let name = try FileManager.default.contentsOfDirectory(atPath: cache)
      .first { $0.hasPrefix(hash + "-") }
    return cache + "/" + (try #require(name))
  }

  private func clip(_ voice: String, from engine: ESpeakEngine) async throws -> SoundClip {
    try await engine.clip(for: Speaking.korean(1, voice: voice))
  }

  @Test func ourPhonemesAreHeard() async throws {
    let engine = ESpeakEngine()
    let info = try await engine.start()
    #expect(info.koreanData?.count == 16 && info.koreanReason.isEmpty)
    var clips: Set<[Int16]> = []
    for voice in ["ko", "ko-classic", "ko-f", "ko-f-classic"] {
      clips.insert(try await clip(voice, from: engine).samples)
    }
    #expect(clips.count == 4)
  }

  @Test func manyProcessesStartAtOnceWithoutACache() async throws {
    let folder = Scratch.folder("many-starts")
    defer { Scratch.remove(folder) }
    let count = ProcessInfo.processInfo.environment["OVERHEARD_MANY_STARTS"].flatMap(Int.init) ?? 24
    let helper = try helper(["OVERHEARD_CACHE": folder + "/cache"], in: folder)
    let expected = try await clip("ko", from: ESpeakEngine())
    let clips = try await withThrowingTaskGroup(of: SoundClip.self) { group in
      for _ in 0..<count {
        group.addTask {
          let engine = ESpeakEngine(ESpeakEngine.Configuration(helper: helper, jobs: 1))
          return try await engine.clip(for: Speaking.korean(1))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(clips.count == count && clips.allSatisfy { $0 == expected })
    // Nothing but the one folder remains, and a stamp if it took long.
    let hash = try #require(try await ESpeakEngine().start().koreanData)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder + "/cache/voice-data")
    #expect(left.filter { $0 != "stamp" }.map { String($0.prefix(17)) } == ["\(hash)-"])
  }

  /// Two installations with the same phonemes have their own dictionaries also in one cache, and what they
  /// say is kept apart.
  @Test func eachInstallationHasItsOwnDictionaries() async throws {
    let folder = Scratch.folder("two-installations")
    defer { Scratch.remove(folder) }
    let installed = try await ESpeakEngine().start().data
    let utterance = try Speaking.english(0)
    var heard: [String: SoundClip] = [:]
    var identities: [String: EngineIdentity] = [:]
    for language in ["en", "de"] {
      let data = "\(folder)/\(language)/data"
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: installed) {
        let source = name == "en_dict" ? "\(language)_dict" : name
        try FileManager.default.createSymbolicLink(
          atPath: "\(data)/\(name)", withDestinationPath: "\(installed)/\(source)")
      }
      let variables = ["ESPEAK_DATA_PATH": data, "OVERHEARD_CACHE": folder + "/cache"]
      let engine = try engine(variables, in: folder)
      heard[language] = try await engine.clip(for: utterance)
      identities[language] = try await engine.identity(of: utterance.voice)
    }
    #expect(try await heard["en"] == ESpeakEngine().clip(for: utterance))
    #expect(heard["de"] != heard["en"])
    #expect(try await identities["en"] == ESpeakEngine().identity(of: utterance.voice))
    #expect(identities["de"] != identities["en"])
  }

  #if os(Linux)
    /// How many bytes a helper has read until it was ready.
    private func bytesRead(by engine: ESpeakEngine) async throws -> Int {
      _ = try await engine.start()
      let process = try #require(await engine.connection?.process)
      let lines = try String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8)
      let line = try #require(lines.split(separator: "\n").first { $0.hasPrefix("rchar: ") })
      return try #require(Int(line.dropFirst(7)))
    }

    /// Once the folder is some seconds old, later starts know it by the times of its files.
    @Test func aFolderThatIsKnownIsNotReadAgain() async throws {
      let folder = Scratch.folder("stamp")
      defer { Scratch.remove(folder) }
      let variables = ["OVERHEARD_CACHE": folder + "/cache"]
      let expected = try await clip("ko", from: engine(variables, in: folder))
      let stamp = folder + "/cache/voice-data/stamp"
      #expect(!FileManager.default.fileExists(atPath: stamp))
      try await Task.sleep(for: .seconds(3.5))
      let read = try await bytesRead(by: engine(variables, in: folder))
      #expect(FileManager.default.fileExists(atPath: stamp))
      #expect(try await bytesRead(by: engine(variables, in: folder)) < read - 1_000_000)
      #expect(try await clip("ko", from: engine(variables, in: folder)) == expected)
      // A change that leaves the size and the time of writing, and a stamp that is nonsense.
      let hash = try #require(try await engine(variables, in: folder).start().koreanData)
      let file = try dataFolder(hash, in: folder) + "/phondata"
      let date = try #require(
        FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
      let size = try Data(contentsOf: URL(fileURLWithPath: file)).count
      #expect(truncate(file, 1000) == 0 && truncate(file, off_t(size)) == 0)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      #expect(try await clip("ko", from: engine(variables, in: folder)) == expected)
      for nonsense in ["", hash, "../../../../etc\n", hash + "\n1 2 3\n"] {
        try nonsense.write(toFile: stamp, atomically: true, encoding: .utf8)
        #expect(try await clip("ko", from: engine(variables, in: folder)) == expected)
      }
      try FileManager.default.removeItem(atPath: stamp)
      #expect(mkfifo(stamp, 0o600) == 0)
      #expect(try await clip("ko", from: engine(variables, in: folder)) == expected)
    }

    /// What others could have written is compared, whatever the stamp says.
    @Test func aStampIsBelievedOnlyOfOwnFiles() async throws {
      let folder = Scratch.folder("stamp-of-others")
      defer { Scratch.remove(folder) }
      let variables = ["OVERHEARD_CACHE": folder + "/cache"]
      func engine() throws -> ESpeakEngine { try self.engine(variables, in: folder) }
      let hash = try #require(try await engine().start().koreanData)
      let file = try dataFolder(hash, in: folder) + "/phontab"
      let stamp = folder + "/cache/voice-data/stamp"
      try await Task.sleep(for: .seconds(3.5))
      let read = try await bytesRead(by: engine())
      #expect(try await bytesRead(by: engine()) < read - 1_000_000)
      for path in [stamp, file] {
        #expect(chmod(path, 0o666) == 0)
        #expect(try await bytesRead(by: engine()) > read - 100_000)
        #expect(chmod(path, 0o644) == 0)
        // The change counts as one; a new stamp takes its time.
        try await Task.sleep(for: .seconds(3.5))
        _ = try await engine().start()
        #expect(try await bytesRead(by: engine()) < read - 1_000_000)
      }
    }
  #endif

  @Test func aDamagedFolderIsReplaced() async throws {
    let folder = Scratch.folder("damaged")
    defer { Scratch.remove(folder) }
    let variables = ["OVERHEARD_CACHE": folder + "/cache"]
    let before = try await clip("ko", from: engine(variables, in: folder))
    let hash = try #require(try await ESpeakEngine().start().koreanData)
    let file = try dataFolder(hash, in: folder) + "/phondata"
    #expect(truncate(file, 1000) == 0)
    #expect(try await clip("ko", from: engine(variables, in: folder)) == before)
    let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
    #expect((size ?? 0) > 500_000)
  }

  @Test func aCacheThatCannotBeWrittenAndALongPathDoNoHarm() async throws {
    let folder = Scratch.folder("no-cache")
    defer { Scratch.remove(folder) }
    let expected = try await clip("ko", from: ESpeakEngine())
    let temporary = folder + "/temporary"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let nowhere = ["OVERHEARD_CACHE": "/proc/nowhere", "TMPDIR": temporary]
    #expect(try await clip("ko", from: engine(nowhere, in: folder)) == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).count == 1)
    let long = folder + "/" + String(repeating: "long/", count: 60)
    #expect(try await clip("ko", from: engine(["OVERHEARD_CACHE": long], in: folder)) == expected)
  }

  /// A table of whatever size is read to its end.
  @Test func longTablesAreReadToTheirEnd() throws {
    let folder = Scratch.folder("long-tables")
    defer { Scratch.remove(folder) }
    let tables = folder + "/tables"
    try FileManager.default.copyItem(
      atPath: ToolRun.root.appending(path: "Sources/overheard-synth/Korean").path, toPath: tables)
    func phonemes(in name: String) throws -> Data {
      let place = folder + "/" + name
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let helper = Process()
      helper.executableURL = URL(fileURLWithPath: try HelperLocation.find())
      helper.arguments = ["--write-data", place, "--tables", tables]
      try helper.run()
      helper.waitUntilExit()
      try #require(helper.terminationStatus == 0)
      // The phonemes are made from the tables.
      return try Data(contentsOf: URL(fileURLWithPath: place + "/phondata"))
    }
    let expected = try phonemes(in: "short")
    #expect(!expected.isEmpty)
    // What is said first is a comment that fills more than the room that a table had.
    let filler = String(repeating: "# Nothing that is heard.\n", count: 8_000)
    for name in try FileManager.default.contentsOfDirectory(atPath: tables) {
      let table = URL(fileURLWithPath: tables + "/" + name)
      try Data((filler + String(contentsOf: table, encoding: .utf8)).utf8).write(to: table)
    }
    #expect(try phonemes(in: "long") == expected)
  }

  /// Where there is no place for the data, it is told of the first one that was tried, and why; not of the
  /// last, with whatever error came before ("Success").
  @Test func aPlaceThatCannotBeWrittenIsTold() async throws {
    let folder = Scratch.folder("no-place")
    defer { Scratch.remove(folder) }
    let nowhere = ["OVERHEARD_CACHE": "/dev/null/cache", "TMPDIR": "/dev/null/temporary"]
    let info = try await engine(nowhere, in: folder).start()
    #expect(info.koreanData == nil)
    #expect(info.koreanReason == "cannot write /dev/null/cache: Not a directory")
    #expect(info.koreanFault == .write)
  }

  /// Truncated, or missing: in both cases the earlier voice speaks, and the reason is given.
  @Test(arguments: [Data("W  0x00008  ustop/null\n".utf8), nil])
  func dataThatAreNotKnownGiveTheVoiceOfBefore(manifest: Data?) async throws {
    let folder = Scratch.folder("unknown")
    defer { Scratch.remove(folder) }
    let data = try await unknownData(in: folder, manifest: manifest)
    let engine = try engine(["ESPEAK_DATA_PATH": data], in: folder)
    let info = try await engine.start()
    #expect(info.koreanData == nil)
    #expect(
      info.koreanReason.hasPrefix(
        manifest == nil
          ? "phondata-manifest is missing from the engine's data"
          : "the engine's data are of a version that is not known ("))
    #expect(info.koreanFault == .data)
    for voice in ["ko", "ko-f"] {
      let utterance = try Speaking.korean(4, voice: voice)
      let clip = try await engine.clip(for: utterance)
      let classic = try SpeechUtterance(
        ESpeakMarkup(
          Announcements.words(Announcements.korean[4].spoken), voice: .korean, pitch: 50
        ).script.input, voice: Speaking.voice(voice + "-classic"))
      let before = try await engine.clip(for: classic)
      #expect(clip.samples == before.samples)
      // The words are found in the text that was asked for.
      let words = clip.events.filter { $0.kind == .word }
      let script = ESpeakMarkup(
        Announcements.words(Announcements.korean[4].spoken), voice: .korean,
        phonemes: utterance.voice.phonemes, pitch: 50)
      #expect(Set(words.compactMap { script.script.words(at: $0.position) }).count == 6)
      #expect(
        try await engine.identity(of: utterance.voice)
          != ESpeakEngine().identity(of: utterance.voice))
    }
  }

  /// Our phonemes come after all others, so no other voice changes by even a sample.
  @Test func otherVoicesSoundAsWithTheDataAsInstalled() async throws {
    let folder = Scratch.folder("as-installed")
    defer { Scratch.remove(folder) }
    let data = try await unknownData(in: folder, manifest: Data())
    let installed = try engine(["ESPEAK_DATA_PATH": data], in: folder)
    let ours = ESpeakEngine()
    for voice in ["en-us", "en-us-f", "en-gb", "ko-classic", "ko-f-classic"] {
      let utterances = try (0..<6).map { index in
        voice.hasPrefix("ko")
          ? try Speaking.korean(index, voice: voice) : try Speaking.english(index, voice: voice)
      }
      let before = try await Speaking.clips(of: utterances, from: installed)
      #expect(try await Speaking.clips(of: utterances, from: ours) == before)
    }
  }

  @Test func theDataArePartOfTheIdentityOfOurVoicesAlone() async throws {
    let engine = ESpeakEngine()
    let hash = try #require(try await engine.start().koreanData)
    for voice in try Speaking.catalogue.get().voices {
      let identity = String(decoding: try await engine.identity(of: voice).voice, as: UTF8.self)
      #expect(identity.contains(hash) == !voice.phonemes.isEmpty)
    }
  }

  @Test func whatTheVoiceSpeaksIsTranscribed() async throws {
    let engine = ESpeakEngine()
    let utterance = try Speaking.korean(2)
    #expect(try await !engine.pronunciation(of: utterance).isEmpty)
  }
}
