import Foundation
import Overheard
import Support
import TestSupport
import Testing

/// What happens to files when things go wrong while `overheard render` makes them.
@Suite struct RenderFaultTests {
  @Test func aRunThatIsKilledAtAnyMomentCanBeTakenUp() async throws {
    let folder = try TemporaryFolder.withExamples(["ko/tabs-above-table"])
    let undisturbed = try await render(["--no-cache"], to: "undisturbed", in: folder)
    #expect(undisturbed.code == 0)
    let expected = try folder.files(below: "undisturbed")
    var kept = 0
    for attempt in 0..<20 {
      let out = "out\(attempt)"
      let count = attempt * expected.count / 20
      _ = try await ToolRun.ended(
        by: "KILL", afterFiles: count, in: out,
        ["render", "screens", "--out", out, "--cache", "cache\(attempt)"], at: folder.url)
      // Every file that exists is complete.
      for (name, data) in try folder.files(below: out) where !name.hasSuffix(".part") {
        #expect(data == expected[name], "\(name), after \(count)")
      }
      let resumed = try await render(["--cache", "cache\(attempt)"], to: out, in: folder)
      #expect(resumed.code == 0)
      let files = try folder.files(below: out)
      #expect(files.keys.sorted() == expected.keys.sorted(), "after \(count)")
      #expect(files == expected, "after \(count)")
      if !resumed.errors.contains(" 0 unchanged") { kept += 1 }
    }
    #expect(kept > 0, "no killed run left anything to go on with")
  }

  /// A file that is not there is told before a screen that is wrong is read, and a code that was printed
  /// stays what it was.
  @Test func theFirstFailureGivesTheExitCode() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [buton \"a\"]", to: "wrong.yaml")
    try folder.write("elements: [button \"a\"]", to: "right/a.yaml")
    let render = ["render", "--out", "out", "--no-cache"]
    let both = try await ToolRun(render + ["wrong.yaml", "none.yaml"], in: folder.url)
    #expect(both.errors.contains("wrong.yaml:1:"), "\(both.errors)")
    #expect(both.code == 66)
    #expect(try await ToolRun(render + ["wrong.yaml"], in: folder.url).code == 65)
    // A lexicon that is too long to be one is as good as none.
    let lexicon = try FileHandle(forWritingTo: folder.write("", to: "right/lexicon.tsv"))
    try lexicon.truncate(atOffset: 65 << 20)
    try lexicon.close()
    let long = try await ToolRun(render + ["right"], in: folder.url)
    #expect(long.errors.hasPrefix("overheard: right/lexicon.tsv is longer than 64 MB\n"))
    #expect(long.code == 66)
  }

  @Test func aClipThatWasCutOrAlteredIsSpokenAgain() async throws {
    let folder = try TemporaryFolder.withExamples()
    _ = try await render(["--cache", "cache"], to: "a", in: folder)
    let clips = try folder.files(below: "cache").filter { $0.key.hasSuffix(".clip") }
    for (index, (name, data)) in clips.sorted(by: { $0.key < $1.key }).enumerated() {
      var data = data
      switch index % 3 {
      case 0: data = data.prefix(data.count / 2)
      case 1: data[data.count - 500] ^= 0x40
      default: data = Data()
      }
      try data.write(to: folder.url.appending(path: "cache/\(name)"))
    }
    let again = try await render(["--cache", "cache"], to: "b", in: folder)
    #expect(again.errors.contains("\(clips.count) clips spoken, 0 cached"))
    #expect(try folder.files(below: "a") == folder.files(below: "b"))
    #expect(try folder.files(below: "cache").filter { $0.key.hasSuffix(".clip") } == clips)
  }

  @Test func twoRunsShareACache() async throws {
    let folder = try TemporaryFolder.withExamples()
    async let first = render(["--cache", "cache"], to: "a", in: folder)
    async let second = render(["--cache", "cache"], to: "b", in: folder)
    #expect(try await [first.code, second.code] == [0, 0])
    #expect(try folder.files(below: "a") == folder.files(below: "b"))
    #expect(
      try folder.files(below: "cache").keys.allSatisfy {
        $0.hasSuffix(".clip") || ["CACHEDIR.TAG", "clips.count"].contains($0)
      })
  }

  @Test func theCacheKeepsToItsSize() async throws {
    let folder = try TemporaryFolder.withExamples()
    let run = try await render(["--cache", "cache", "--cache-size", "300K"], to: "a", in: folder)
    #expect(run.code == 0)
    let total = try folder.files(below: "cache").values.reduce(0) { $0 + $1.count }
    #expect(total <= 300 << 10)
    // What was removed last may have been one of five seconds, which takes 230 kB.
    #expect(total > 60 << 10)
    // A smaller size holds even if there is nothing to make.
    let again = try await render(["--cache", "cache", "--cache-size", "50K"], to: "a", in: folder)
    #expect(again.errors.contains(" 0 made, "))
    #expect(try folder.files(below: "cache").values.reduce(0) { $0 + $1.count } <= 50 << 10)
  }

  /// Files that somebody removes during the run are not told as made.
  @Test func whatIsRemovedMeanwhileIsNotMade() async throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try folder.write("language: en\nelements: [button \"\(name)\"]", to: "screens/\(name).yaml")
    }
    // The voice of the second screen removes the files of the first.
    let tool = ToolRun.products.appending(path: "overheard").path
    try folder.write(
      """
      voices:
        thief:
          language: en
          command: [sh, ./thief, "{out}"]
      """, to: "engines.yaml")
    try folder.write(
      """
      rm -f '\(folder.url.path)/out/screens/a/default.wav'
      exec '\(tool)' speak --text x --language en --voice espeak:en --to "$1"
      """, to: "thief")
    let run = try await render(
      ["--voice", "thief", "--jobs", "1", "--no-cache", "--engines", "engines.yaml"], to: "out",
      in: folder)
    #expect(
      run.errors.contains("cannot write to")
        && run.errors.contains("1 made, 0 unchanged, 1 failed"),
      "\(run.errors)")
    #expect(run.code == 73)
    #expect(try await render([], to: "out", in: folder).code == 0)
  }

  /// Only clips are removed, and only from a folder that had nothing else in it.
  @Test func noFileOfAUserIsRemovedFromTheCache() async throws {
    let folder = try TemporaryFolder.withExamples(["en/payment-card-carousel"])
    let drawings = ["drawing.clip", "ab/drawing.clip", "ab/" + String(repeating: "0", count: 62)]
    for name in drawings { try folder.write("by hand", to: "mine/" + name) }
    let mine = try await render(["--cache", "mine", "--cache-size", "1K"], to: "a", in: folder)
    #expect(mine.code == 0)
    let left = try folder.files(below: "mine")
    for name in drawings { #expect(left[name] == Data("by hand".utf8)) }
    #expect(left["CACHEDIR.TAG"] == nil)
    #expect(left.count > drawings.count)
    // In the cache's own folder, all clips are removed, and nothing else.
    _ = try await render(["--cache", "cache"], to: "b", in: folder)
    for name in drawings { try folder.write("by hand", to: "cache/" + name) }
    let own = try await render(
      ["--cache", "cache", "--cache-size", "0", "--rate", "200"], to: "b", in: folder)
    #expect(own.code == 0)
    #expect(
      try folder.files(below: "cache").keys.sorted()
        == (drawings + ["CACHEDIR.TAG", "clips.count"]).sorted())
  }

  /// The standard folder also has the helper's data and films in it, and keeps to its size all the same.
  @Test func theStandardCacheKeepsToItsSize() async throws {
    let folder = try TemporaryFolder.withExamples(["en/payment-card-carousel"])
    try folder.write("of the helper", to: "home/overheard/voice-data/0/phontab")
    try folder.write("a film", to: "home/overheard/films/0.mp4")
    let run = try await ToolRun(
      ["render", "screens", "--out", "out", "--cache-size", "0"], in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appending(path: "home").path])
    #expect(run.code == 0)
    let left = try folder.files(below: "home/overheard").keys
    #expect(left.filter { $0.hasSuffix(".clip") } == [])
    #expect(left.contains("CACHEDIR.TAG"))
    #expect(left.contains("films/0.mp4"))
    #expect(left.contains("voice-data/0/phontab"))
  }

  /// A folder of clips that is a link leads to somebody else's files.
  @Test func pruningFollowsNoLink() async throws {
    let folder = try TemporaryFolder.withExamples(["en/payment-card-carousel"])
    _ = try await render(["--cache", "cache"], to: "a", in: folder)
    let clip = String(repeating: "b", count: 62) + ".clip"
    try folder.write("elsewhere", to: "elsewhere/" + clip)
    let place = folder.url.appending(path: "cache/00").path
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(
      atPath: place, withDestinationPath: folder.url.appending(path: "elsewhere").path)
    let run = try await render(
      ["--cache", "cache", "--cache-size", "0", "--rate", "200"], to: "b", in: folder)
    #expect(run.code == 0)
    #expect(try folder.files(below: "elsewhere")[clip] == Data("elsewhere".utf8))
  }

  /// A folder without screens, which may be mistyped, leaves what an earlier run has made.
  @Test(arguments: ["render", "review"])
  func noScreensLeaveTheOutputAlone(command: String) async throws {
    let folder = try TemporaryFolder.withExamples(["en/payment-card-carousel"])
    _ = try await ToolRun([command, "screens", "--out", "out", "--no-cache"], in: folder.url)
    let before = try folder.files(below: "out")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    let run = try await ToolRun([command, "empty", "--out", "out", "--no-cache"], in: folder.url)
    #expect(run.errors == "overheard: no screen file (.yaml, .yml, .json) in empty\n")
    #expect(run.code == 66)
    #expect(try folder.files(below: "out") == before)
  }

  @Test func anEmptyFolderNameIsNotTheCurrentFolder() async throws {
    let folder = try TemporaryFolder.withExamples(["en/payment-card-carousel"])
    let before = try folder.files(below: ".")
    for arguments in [
      ["render", "screens", "--out", ""], ["render", "screens", "--out", "a", "--cache", ""],
      ["review", "screens", "--out", ""], ["merge", "screens", "--out", ""],
    ] {
      let run = try await ToolRun(arguments, in: folder.url)
      #expect(run.code == 64)
      #expect(run.errors.contains(" is empty; write a folder, or . for the current one"))
    }
    #expect(try folder.files(below: ".") == before)
  }

  /// A different dictionary of the engine makes a different voice, though the version is the same.
  @Test func otherDataOfTheEngineMakeOtherClips() async throws {
    let folder = try TemporaryFolder.withExamples(["en/payment-card-carousel"])
    let version = try await ToolRun(program: "/usr/bin/espeak-ng", ["--version"]).output
    let data = try #require(version.firstMatch(of: #/Data at: (.+)/#)).1
    let copy = folder.url.appending(path: "espeak-ng-data")
    try FileManager.default.copyItem(atPath: String(data), toPath: copy.path)
    let environment = ["ESPEAK_DATA_PATH": folder.url.path]
    let arguments = ["render", "screens", "--out", "out", "--cache", "cache"]
    _ = try await ToolRun(arguments, in: folder.url)
    let same = try await ToolRun(arguments, in: folder.url, environment: environment)
    #expect(same.errors.contains(" 0 made"), "\(same.errors)")
    let dictionary = try FileHandle(forWritingTo: copy.appending(path: "en_dict"))
    try dictionary.seekToEnd()
    try dictionary.write(contentsOf: Data([0]))
    try dictionary.close()
    let other = try await ToolRun(arguments, in: folder.url, environment: environment)
    #expect(other.errors.contains(" 0 unchanged"), "\(other.errors)")
    #expect(other.errors.contains(" 0 cached"), "\(other.errors)")
  }

  @Test func aCacheThatCannotBeWrittenIsToldAndDoesNotMatter() async throws {
    let folder = try TemporaryFolder.withExamples()
    try folder.write("a file where the folder should be", to: "cache")
    let run = try await render(["--cache", "cache"], to: "a", in: folder)
    #expect(run.code == 0)
    #expect(run.errors.contains("clips could not be cached in"))
    _ = try await render(["--no-cache"], to: "b", in: folder)
    #expect(try folder.files(below: "a") == folder.files(below: "b"))
  }

  @Test func aFolderThatCannotBeWritten() async throws {
    let folder = try TemporaryFolder.withExamples()
    let run = try await render(["--no-cache"], to: "/dev/null/out", in: folder)
    #expect(run.code == 73)
    #expect(run.errors == "overheard: cannot write to /dev/null/out: Not a directory\n")
  }

  @Test(.enabled(if: SmallDisk.isPossible, "a small disk needs root and mount"))
  func aFullDiskLeavesWholeFilesAndTheRestIsMadeLater() async throws {
    let folder = try TemporaryFolder.withExamples()
    _ = try await render(["--no-cache"], to: "expected", in: folder)
    let expected = try folder.files(below: "expected")
    let disk = try await SmallDisk(at: folder.url.appending(path: "disk"), kilobytes: 2_000)
    let full = try await render(["--no-cache"], to: "disk/out", in: folder)
    #expect(full.code == 73)
    // What is wrong with all of them is not told for each.
    let lines = full.errors.split(separator: "\n").filter {
      $0.hasSuffix("No space left on device")
    }
    #expect(lines.count <= 5, "\(full.errors)")
    #expect(
      try lines.contains {
        try #/overheard: the same for \d+ more walks?: No space left on device/#.wholeMatch(in: $0)
          != nil
      }, "\(full.errors)")
    for (name, data) in try folder.files(below: "disk/out") where !name.hasSuffix(".json") {
      #expect(name.hasSuffix(".part") || data == expected[name], "\(name)")
    }
    try await disk.grow(kilobytes: 100_000)
    let resumed = try await render(["--no-cache"], to: "disk/out", in: folder)
    #expect(resumed.code == 0)
    let files = try folder.files(below: "disk/out")
    try await disk.remove()
    #expect(files == expected)
  }

  @Test func anUtteranceThatCannotBeSpokenCostsOnlyItsScreen() async throws {
    let folder = try TemporaryFolder.withExamples()
    let label = String(repeating: "가", count: 60_000)
    try folder.write("elements: [button \"\(label)\"]", to: "screens/long.yaml")
    let run = try await render(["--no-cache"], to: "out", in: folder)
    #expect(run.code == 65)
    #expect(run.errors.hasPrefix("overheard: screens/long/default: too long for one utterance"))
    #expect(run.errors.contains("11 walks: 10 made, 0 unchanged, 1 failed"))
    let manifest = try #require(Manifest.read(in: folder.url.appending(path: "out")))
    #expect(manifest.failures.map(\.path) == ["screens/long/default"])
    #expect(manifest.entries.count == 10)
  }

  @Test func aLongNameLeavesRoomForTheTemporaryOne() async throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "결", count: 75)
    try folder.write(
      "elements: [button \"a\"]\nwalks:\n  \(name): [swipe right]\n  b: [swipe left]",
      to: "screens/a.yaml")
    let run = try await render(["--no-cache"], to: "out", in: folder)
    #expect(run.code == 0)
    #expect(try folder.files(below: "out").keys.contains("screens/a/default.\(name).wav"))
  }

  /// Half-written files that a killed process left in the cache do not take up room for ever.
  @Test func leftoversInTheCacheAreSwept() async throws {
    let folder = try TemporaryFolder.withExamples()
    _ = try await render(["--cache", "cache"], to: "out", in: folder)
    let own = try #require(
      try await ToolRun(program: "/bin/hostname", []).output.split(separator: "\n").first)
    let host = own.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    // No process has such a high number.
    try folder.write("half", to: "cache/ab/.c.clip.\(host)-99999999-1-2.part")
    try folder.write("half", to: "cache/ab/.c.clip.another-99999999-1-2.part")
    // What is killed while it stores a clip leaves no count.
    try FileManager.default.removeItem(at: folder.url.appending(path: "cache/clips.count"))
    try folder.write("elements: [button \"새로운 단추\"]", to: "screens/new.yaml")
    _ = try await render(["--cache", "cache"], to: "out", in: folder)
    let left = try folder.files(below: "cache").keys.filter { $0.hasSuffix(".part") }
    #expect(left == ["ab/.c.clip.another-99999999-1-2.part"])
  }

  /// Also where every clip is there already, so that nothing is stored; and half of the cache's mark.
  @Test func leftoversAreSweptWhenNothingIsSpoken() async throws {
    let folder = try TemporaryFolder.withExamples()
    let own = try #require(
      try await ToolRun(program: "/bin/hostname", []).output.split(separator: "\n").first)
    let host = own.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    try folder.write("half", to: "cache/.CACHEDIR.TAG.\(host)-99999999-1-2.part")
    _ = try await render(["--cache", "cache"], to: "a", in: folder)
    let names = try folder.files(below: "cache").keys
    #expect(names.contains("CACHEDIR.TAG"))
    #expect(!names.contains { $0.hasSuffix(".part") })
    try folder.write("half", to: "cache/ab/.c.clip.\(host)-99999999-1-2.part")
    try FileManager.default.removeItem(at: folder.url.appending(path: "cache/clips.count"))
    let run = try await render(["--cache", "cache"], to: "b", in: folder)
    #expect(run.errors.contains(" 0 clips spoken"))
    #expect(try !folder.files(below: "cache").keys.contains { $0.hasSuffix(".part") })
  }

  @Test func aFileInThePlaceOfTheFolderIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Save\"]", to: "a.yaml")
    let run = try await ToolRun(
      ["render", "a.yaml", "--out", "a.yaml", "--no-cache"], in: folder.url)
    #expect(
      run.errors == "overheard: cannot write to a.yaml: it is a file, where a folder is needed\n")
    #expect(run.code == 73)
  }

  /// An empty folder in the place of a clip goes; one that holds something is named and kept.
  @Test func aFolderInThePlaceOfAClip() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "screens/a.yaml")
    _ = try await render(["--cache", "cache"], to: "a", in: folder)
    let before = try folder.files(below: "cache")
    let name = try #require(before.keys.filter { $0.hasSuffix(".clip") }.sorted().first)
    let clip = folder.url.appending(path: "cache/\(name)")
    try FileManager.default.removeItem(at: clip)
    try FileManager.default.createDirectory(at: clip, withIntermediateDirectories: false)
    let mended = try await render(["--cache", "cache"], to: "b", in: folder)
    #expect(mended.code == 0)
    #expect(!mended.errors.contains("note: "))
    // What is removed by hand is still counted for a day.
    let after = try folder.files(below: "cache")
    #expect(
      after.filter { $0.key != "clips.count" } == before.filter { $0.key != "clips.count" })
    try FileManager.default.removeItem(at: clip)
    try folder.write("mine", to: "cache/\(name)/letter.txt")
    let told = try await render(["--cache", "cache"], to: "c", in: folder)
    #expect(told.code == 0)
    #expect(told.errors.contains("; a folder is in the place of a clip: move it away: "))
    #expect(told.errors.contains(name))
    #expect(try folder.files(below: "cache")["\(name)/letter.txt"] == Data("mine".utf8))
  }

  @Test(arguments: [
    ("GB", "that is no size; write one such as 500M or 4GB"),
    ("-1", "that is no size; write one such as 500M or 4GB"),
    ("1XB", "that is no size; write one such as 500M or 4GB"),
    ("12,000", "that is no size; write one such as 500M or 4GB"),
    ("4", "a size needs its unit; write 4M or 4GB"),
    ("1.5", "a size needs its unit; write 1.5M or 1.5GB"),
    ("99999", "a size needs its unit; write 99999M or 99999GB"),
    ("1073741824", "a size needs its unit; write 1073741824B"),
    ("1.5B", "there is no part of a byte; write a unit such as M or GB"),
    ("99999999999G", "no cache grows so large; write a size such as 500M or 4GB"),
  ])
  func whatIsNoSize(size: String, complaint: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await render(["--cache-size=\(size)"], to: "a", in: folder)
    #expect(run.code == 64, "\(size): \(run.errors)")
    #expect(
      run.errors.hasPrefix(
        "Error: The value '\(size)' is invalid for '--cache-size <size>': \(complaint)\n"))
  }

  /// A shell's `>&-`.
  @Test func aClosedStandardOutputIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "screens/a.yaml")
    let tool = ToolRun.products.appending(path: "overheard").path
    func shell(_ line: String) async throws -> ToolRun {
      try await ToolRun(program: "/bin/sh", ["-c", "'\(tool)' \(line)"], in: folder.url)
    }
    for command in ["announce screens", "draw screens/a.yaml", "transcript screens"] {
      let run = try await shell("\(command) >&-")
      #expect(run.code == 73)
      #expect(
        run.errors == "overheard: cannot write: standard output is closed; "
          + "redirect it to a file or /dev/null\n")
    }
    // What writes only files needs none, and the files hold what they should.
    let drawn = try await shell("draw screens/a.yaml --to a.svg >&- <&-")
    #expect(drawn.code == 0)
    let known = try await shell("draw screens/a.yaml")
    #expect(
      try String(contentsOf: folder.url.appending(path: "a.svg"), encoding: .utf8) == known.output)
  }

  /// A clip with a correct hash but nonsensical data is made again.
  @Test func aClipThatIsNoClipIsMadeAgain() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "screens/a.yaml")
    _ = try await render(["--cache", "cache"], to: "expected", in: folder)
    let clips = try folder.files(below: "cache").filter { $0.key.hasSuffix(".clip") }
    let clip = try #require(clips.first)
    for (offset, value) in [(16, Int64(0)), (32, Int64(1) << 62 + 1)] {
      var data = clip.value.dropLast(XXH128.byteCount)
      withUnsafeBytes(of: value.littleEndian) {
        data.replaceSubrange(offset..<(offset + 8), with: $0)
      }
      data.append(contentsOf: XXH128.hash(of: data))
      try Data(data).write(to: folder.url.appending(path: "cache/\(clip.key)"))
      let run = try await render(["--cache", "cache"], to: "out\(offset)", in: folder)
      #expect(run.code == 0)
      #expect(run.errors.contains("1 clip spoken"))
    }
  }

  @Test func screensThatWouldBeOneFileAreRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "s/a.yaml")
    try folder.write("elements: [button \"b\"]", to: "s/a.yml")
    let run = try await ToolRun(["render", "s", "--out", "out", "--no-cache"], in: folder.url)
    #expect(run.code == 65)
    #expect(
      run.errors.hasPrefix(
        "overheard: s/a.yml and s/a.yaml would be written to the same files; rename one\n"))
    #expect(try folder.files(below: "out").keys.contains("s/a/default.wav"))
  }

  /// Screens of several folders that would have the same name are named by their folders as well; others
  /// keep theirs.
  @Test(
    arguments: [
      (["$/app/ko", "$/app/en"], ["ko/cart", "ko/more/pay", "en/cart"]),
      (["$/app/ko", "$/old/ko"], ["app/ko/cart", "app/ko/more/pay", "old/ko/cart"]),
      (["$/app/ko/cart.yaml", "$/app/en/cart.yaml"], ["ko/cart", "en/cart"]),
      (["$/app/ko/", "../s/app/en", "$/one"], ["ko/cart", "ko/more/pay", "en/cart", "alone"]),
      (["$/app/ko", "$/one"], ["cart", "more/pay", "alone"]),
      (["app/ko", "app/en"], ["app/ko/cart", "app/ko/more/pay", "app/en/cart"]),
      (["$/app", "$/one"], ["ko/cart", "ko/more/pay", "en/cart", "alone"]),
    ])
  func screensOfSeveralFoldersHaveNamesOfTheirOwn(
    arguments: [String], names: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    for name in ["app/ko/cart", "app/ko/more/pay", "app/en/cart", "old/ko/cart", "one/alone"] {
      try folder.write("elements: [button \"a\"]", to: "s/\(name).yaml")
    }
    let place = folder.url.appending(path: "s").path
    let paths = arguments.map { $0.replacing("$", with: place) }
    let run = try await ToolRun(
      ["render"] + paths + ["--out", "out", "--no-cache", "--quiet"],
      in: folder.url.appending(path: "s"))
    #expect(run.errors == "")
    #expect(run.code == 0)
    let sounds = try folder.files(below: "s/out").keys.filter { $0.hasSuffix(".wav") }
    #expect(sounds.sorted() == names.map { "\($0)/default.wav" }.sorted())
  }

  private func render(
    _ arguments: [String], to out: String, in folder: TemporaryFolder
  ) async throws -> ToolRun {
    try await ToolRun(["render", "screens", "--out", out] + arguments, in: folder.url)
  }
}

/// A file system in memory that is soon full.
struct SmallDisk {
  private let folder: URL

  /// Whether this machine lets the tests mount one.
  static let isPossible: Bool = {
    #if os(Linux)
      guard geteuid() == 0 else { return false }
      let folder = FileManager.default.temporaryDirectory.appending(path: "probe-\(UUID())").path
      guard mkdir(folder, 0o700) == 0 else { return false }
      defer { rmdir(folder) }
      guard mount("tmpfs", folder, "tmpfs", 0, "size=100k") == 0 else { return false }
      return umount(folder) == 0
    #else
      return false
    #endif
  }()

  init(at folder: URL, kilobytes: Int) async throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await run("mount", ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path])
  }

  func grow(kilobytes: Int) async throws {
    try await run("mount", ["-o", "remount,size=\(kilobytes)k", folder.path])
  }

  func remove() async throws {
    try await run("umount", [folder.path])
  }

  private func run(_ program: String, _ arguments: [String]) async throws {
    let run = try await ToolRun(program: "/bin/\(program)", arguments)
    guard run.code == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
