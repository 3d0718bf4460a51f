import Foundation
import Overheard
import Support
import TestSupport
import Testing

@testable import Rendering

/// What `overheard render` believes of files that it made before, and what it reads again.
@Suite struct UnchangedTests {
  private static let wav = "out/screens/ko/settings/before.wav"

  private func folder() async throws -> (TemporaryFolder, made: [String: Data]) {
    let folder = try TemporaryFolder.withExamples(["ko/tabs-above-table", "ko/settings"])
    let run = try await render(in: folder)
    #expect(run.code == 0)
    return (folder, try folder.files(below: "out"))
  }

  /// The bytes of a file changed, with its length and its date as they were.
  private func alter(_ name: String, in folder: TemporaryFolder) throws {
    let file = folder.url.appending(path: name)
    let date = try file.resourceValues(forKeys: [.contentModificationDateKey])
    let handle = try FileHandle(forUpdating: file)
    try handle.seek(toOffset: 2_000)
    try handle.write(contentsOf: Data("altered".utf8))
    try handle.close()
    try FileManager.default.setAttributes(
      [.modificationDate: date.contentModificationDate ?? .now], ofItemAtPath: file.path)
  }

  /// Whoever adds a property on which the bytes depend adds it to `renderingFields`, too.
  ///
  /// Otherwise files stay that were made with another value. The lengths of speech are measured, and the
  /// wording, the settings and the times are added whole; the phase of timers is that of sweeps.
  @Test func everythingThatAWalkDependsOnIsInItsFingerprint() throws {
    func properties(of value: Any) -> [String] {
      Mirror(reflecting: value).children.compactMap(\.label)
    }
    var configuration = try WalkConfiguration(
      reader: .voiceOver, settings: ReaderSettings(language: .english))
    #expect(
      properties(of: configuration)
        == ["reader", "settings", "wording", "profile", "appTimes", "durations", "pace"])
    #expect(properties(of: AppTimes()) == ["scrollSettling", "timerPhase"])
    let usual = configuration.renderingFields
    configuration.pace = .hurry
    #expect(configuration.renderingFields != usual)
  }

  @Test func whatIsUnchangedIsNotEvenWrittenAgain() async throws {
    let (folder, made) = try await folder()
    func states() -> [FileState?] {
      (made.keys.sorted() + [FolderIndex.fileName]).map {
        FileState(of: folder.url.appending(path: "out/\($0)").path)
      }
    }
    let before = states()
    #expect(!before.contains(nil))
    let again = try await render(in: folder)
    #expect(again.errors.contains(" 0 made, 9 unchanged, 0 failed"), "\(again.errors)")
    #expect(states() == before)
    #expect(try folder.files(below: "out") == made)
  }

  /// What `--walk-name` leaves out is made when it is asked for, and a name that nobody has empties
  /// nothing.
  @Test func walksThatWereLeftOutAreMadeLater() async throws {
    let folder = try TemporaryFolder.withExamples(["en/gallery"])
    func run(_ options: String...) async throws -> ToolRun {
      try await ToolRun(
        ["render", "screens/en/gallery.yaml", "--out", "out", "--no-cache"] + options,
        in: folder.url)
    }
    let one = try await run("--walk-name", "look around")
    #expect(one.errors.contains("2 walks: 2 made, 0 unchanged, 0 failed"), "\(one.errors)")
    let all = try await run()
    #expect(all.errors.contains("4 walks: 2 made, 2 unchanged, 0 failed"), "\(all.errors)")
    let made = try folder.files(below: "out")
    let walk = try await run("--walk-name", "tpyo")
    #expect(walk.code == 65)
    #expect(
      walk.errors == """
        screens/en/gallery.yaml: no walk 'tpyo'; it has look around, by headings
        overheard: nothing was rendered; what out held before is as it was

        """)
    let variant = try await run("--variant", "nope")
    #expect(variant.code == 65)
    #expect(
      variant.errors == """
        screens/en/gallery.yaml: no variant 'nope'; it has before, after
        overheard: nothing was rendered; what out held before is as it was

        """)
    #expect(try folder.files(below: "out") == made)
    let again = try await run()
    #expect(again.errors.contains("4 walks: 0 made, 4 unchanged, 0 failed"), "\(again.errors)")
  }

  /// Of the same length and date, but another change of the file system's own clock.
  @Test func anAlteredFileIsMadeAgainWhateverItsDate() async throws {
    let (folder, made) = try await folder()
    try alter(Self.wav, in: folder)
    #expect(try folder.files(below: "out") != made)
    let run = try await render(in: folder)
    #expect(run.errors.contains(" 1 made, 8 unchanged, 0 failed"), "\(run.errors)")
    #expect(try folder.files(below: "out") == made)
    // Also one that was put in its place, and one that is gone.
    let other = folder.url.appending(path: "other")
    try FileManager.default.copyItem(at: folder.url.appending(path: Self.wav), to: other)
    try alter("other", in: folder)
    #expect(rename(other.path, folder.url.appending(path: Self.wav).path) == 0)
    let gone = "out/screens/ko/tabs-above-table"
    try FileManager.default.removeItem(at: folder.url.appending(path: gone))
    let second = try await render(in: folder)
    #expect(second.errors.contains(" 7 made, 2 unchanged, 0 failed"), "\(second.errors)")
    #expect(try folder.files(below: "out") == made)
  }

  /// Earlier versions hashed sound like all else.
  @Test func aManifestOfAnEarlierVersionIsBelieved() async throws {
    let (folder, made) = try await folder()
    try folder.makeManifestEarlier(in: "out")
    #expect(try await render(in: folder).errors.contains(" 0 made, 9 unchanged, 0 failed"))
    try alter(Self.wav, in: folder)
    #expect(try await render(in: folder).errors.contains(" 1 made, 8 unchanged, 0 failed"))
    let wav = String(Self.wav.dropFirst("out/".count))
    #expect(try folder.files(below: "out")[wav] == made[wav])
  }

  /// Earlier versions ended a clip with another hash.
  @Test func clipsOfAnEarlierVersionAreNotSpokenAgain() async throws {
    let (folder, made) = try await folder()
    let clips = try folder.files(below: "cache").filter { $0.key.hasSuffix(".clip") }
    #expect(clips.count > 20)
    for (name, clip) in clips {
      var data = Data("OVERHEARD-CLIP-1".utf8) + clip.dropFirst(16).dropLast(XXH128.byteCount)
      data.append(contentsOf: SHA256.hash(data: data))
      try data.write(to: folder.url.appending(path: "cache/\(name)"))
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "out"))
    let run = try await render(in: folder)
    #expect(run.errors.contains("; 0 clips spoken, "), "\(run.errors)")
    #expect(try folder.files(below: "out") == made)
  }

  /// A damaged index, one of another run, or none: everything is read, and nothing made.
  @Test func aDamagedIndexIsAsGoodAsNone() async throws {
    let (folder, made) = try await folder()
    let file = folder.url.appending(path: "out/\(FolderIndex.fileName)")
    let honest = try Data(contentsOf: file)
    var damaged: [Data?] = [nil, Data(), Data(honest.prefix(honest.count / 2))]
    for place in stride(from: 3, to: honest.count, by: honest.count / 6) {
      var data = honest
      data[place] ^= 1
      damaged.append(data)
    }
    let text = String(decoding: honest.dropLast(72), as: UTF8.self)
    for (old, new) in [("index 1 ", "index 2 "), ("\twav\t", "\twav\t9"), ("\tpeaks\t", "\t\t")] {
      damaged.append(Self.signed(text.replacing(old, with: new)))
    }
    for index in damaged {
      try? FileManager.default.removeItem(at: file)
      try index?.write(to: file)
      let run = try await render(in: folder)
      #expect(run.errors.contains(" 0 made, 9 unchanged, 0 failed"), "\(run.errors)")
      try? FileManager.default.removeItem(at: file)
      try index?.write(to: file)
      try alter(Self.wav, in: folder)
      let second = try await render(in: folder)
      #expect(second.errors.contains(" 1 made, 8 unchanged, 0 failed"), "\(second.errors)")
    }
    #expect(try folder.files(below: "out") == made)
  }

  /// A file as young as the index may have been changed after the index was written.
  @Test func whatIsAsYoungAsTheIndexIsReadAgain() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a/b.wav")
    try folder.write("sound", to: "a/b.wav")
    let state = try #require(FileState(of: file.path))
    let walk = FolderIndex.Walk(
      path: "a/b", line: 0..<1, files: [.init(kind: "wav", state: state)])
    var index = FolderIndex()
    index.add([walk], ofScreen: "key")
    try index.write(in: folder.url, ofManifest: "hash")
    let place = folder.url.appending(path: FolderIndex.fileName).path
    for (later, expected) in [(-1, false), (0, false), (1, true)] {
      let time = state.modified + Int64(later)
      let moment = timespec(tv_sec: Int(time / 1_000_000_000), tv_nsec: Int(time % 1_000_000_000))
      #expect(utimensat(AT_FDCWD, place, [moment, moment], 0) == 0)
      let read = FolderIndex(in: folder.url, ofManifest: "hash")
      #expect(read.walks == [walk])
      #expect(read.isUnchanged(walk, in: folder.url.path) == expected)
      #expect(FolderIndex(in: folder.url, ofManifest: "other").walks.isEmpty)
    }
  }

  /// A number that no index has is damage, even where the hash is right.
  @Test func anImpossibleIndexIsAsGoodAsNone() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: FolderIndex.fileName)
    var index = FolderIndex()
    for name in ["a", "b"] {
      let state = FileState(size: 1, inode: 1, modified: 1, changed: 1)
      let walk = FolderIndex.Walk(
        path: "\(name)/walk", line: 0..<1, files: [.init(kind: "wav", state: state)])
      index.add([walk], ofScreen: name)
    }
    try index.write(in: folder.url, ofManifest: "hash")
    let text = String(decoding: try Data(contentsOf: file).dropLast(72), as: UTF8.self)
    for (count, isPossible) in [
      ("1", true), ("9223372036854775807", false), ("2", false), ("-1", false),
    ] {
      let line = "screen\tb\t1\n"
      #expect(text.contains(line))
      try Self.signed(text.replacing(line, with: "screen\tb\t\(count)\n")).write(to: file)
      let read = FolderIndex(in: folder.url, ofManifest: "hash")
      #expect(read.walks.count == (isPossible ? 2 : 0), "\(count)")
    }
  }

  /// Who forges the index as well deceives a run, but not `--verify`, and not `merge`.
  @Test func verifyAndMergeBelieveOnlyBytes() async throws {
    let folder = try TemporaryFolder.withExamples(["ko/tabs-above-table", "ko/settings"])
    _ = try await render(["--shard", "1/1"], in: folder)
    let made = try folder.files(below: "out")
    try alter(Self.wav, in: folder)
    let file = folder.url.appending(path: "out/\(FolderIndex.fileName)")
    let state = try #require(FileState(of: folder.url.appending(path: Self.wav).path))
    var lines = String(decoding: try Data(contentsOf: file).dropLast(72), as: UTF8.self)
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let line = try #require(lines.firstIndex { $0[0] == "screens/ko/settings/before" })
    lines[line].replaceSubrange(
      4..<8, with: ["\(state.size)", "\(state.inode)", "\(state.modified)", "\(state.changed)"])
    let forged = lines.map { $0.joined(separator: "\t") + "\n" }.joined()
    try Self.signed(forged).write(to: file)
    let deceived = try await render(["--shard", "1/1"], in: folder)
    #expect(deceived.errors.contains(" 0 made, 9 unchanged, 0 failed"), "\(deceived.errors)")
    let merge = try await ToolRun(["merge", "out", "--out", "whole"], in: folder.url)
    #expect(merge.code == 1)
    #expect(
      merge.errors.contains("before in out is missing or has been changed"), "\(merge.errors)")
    let verified = try await render(["--shard", "1/1", "--verify"], in: folder)
    #expect(verified.errors.contains(" 1 made, 8 unchanged, 0 failed"), "\(verified.errors)")
    #expect(try folder.files(below: "out") == made)
  }

  /// What decides the files is in the key of a screen: its text, the words beside it, the options.
  @Test func whatDecidesTheFilesIsNotForgotten() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "screens/a.yaml")
    try folder.write("elements: [button \"취소\"]", to: "screens/b.yaml")
    func run(_ arguments: [String] = []) async throws -> String {
      let errors = try await render(arguments, in: folder).errors
      return String(errors.prefix { $0 != ";" }.split(separator: "\n").last ?? "")
    }
    #expect(try await run() == "2 walks: 2 made, 0 unchanged, 0 failed")
    #expect(try await run() == "2 walks: 0 made, 2 unchanged, 0 failed")
    try folder.write("elements: [button \"확인함\"]", to: "screens/a.yaml")
    #expect(try await run() == "2 walks: 1 made, 1 unchanged, 0 failed")
    try folder.write("취소\t치소\tko\n", to: "screens/lexicon.tsv")
    #expect(try await run() == "2 walks: 2 made, 0 unchanged, 0 failed")
    #expect(try await run() == "2 walks: 0 made, 2 unchanged, 0 failed")
    #expect(try await run(["--no-hints"]) == "2 walks: 2 made, 0 unchanged, 0 failed")
    #expect(
      try await run(["--profile", "reaction=900"]) == "2 walks: 2 made, 0 unchanged, 0 failed")
    #expect(try await run() == "2 walks: 2 made, 0 unchanged, 0 failed")
    try FileManager.default.removeItem(at: folder.url.appending(path: "screens/b.yaml"))
    #expect(try await run() == "1 walk: 0 made, 1 unchanged, 0 failed")
    let manifest = try #require(Manifest.read(in: folder.url.appending(path: "out")))
    #expect(manifest.entries.map(\.path) == ["screens/a/default"])
  }

  /// A screen that is hardly meant as it is written is warned of each time.
  @Test func warningsAreRepeated() async throws {
    let folder = try TemporaryFolder()
    let doubtful = "elements: [slider \"Volume\"]\nwalks: {a: [swipe right]}\n"
    try folder.write(doubtful, to: "screens/a.yaml")
    let first = try await render(in: folder)
    let second = try await render(in: folder)
    func warnings(_ run: ToolRun) -> [Substring] {
      run.errors.split(separator: "\n").filter { !$0.contains("walk") || $0.contains("warning") }
    }
    #expect(warnings(first) == warnings(second))
  }

  private static func signed(_ text: String) -> Data {
    Data("\(text)sha256\t\(SHA256.hash(data: Data(text.utf8)).hexadecimal)\n".utf8)
  }

  private func render(
    _ arguments: [String] = [], in folder: TemporaryFolder
  ) async throws -> ToolRun {
    try await ToolRun(
      ["render", "screens", "--out", "out", "--cache", "cache"] + arguments, in: folder.url)
  }
}

extension TemporaryFolder {
  /// Writes a folder's manifest as an earlier version did, which hashed sound like all else.
  func makeManifestEarlier(in folder: String) throws {
    let file = url.appending(path: "\(folder)/manifest.json")
    var manifest = try String(contentsOf: file, encoding: .utf8)
    for (name, data) in try files(below: folder) where name.hasSuffix(".wav") {
      let digits = SHA256.hash(data: data).hexadecimal
      let key = /"xxh128":"[0-9a-f]{32}"/
      let entry = try #require(manifest.range(of: "\"name\":\"\(name)\""))
      let old = try #require(manifest[entry.upperBound...].firstRange(of: key))
      manifest.replaceSubrange(old, with: "\"sha256\":\"\(digits)\"")
    }
    #expect(!manifest.contains("xxh128"))
    let body = manifest.replacing(/,\n"sha256":"[0-9a-f]{64}"}\n$/, with: "")
    let hash = SHA256.hash(data: Data(body.utf8)).hexadecimal
    try write("\(body),\n\"sha256\":\"\(hash)\"}\n", to: "\(folder)/manifest.json")
  }
}
