import Foundation
import Overheard
import TestSupport
import Testing

/// What happens under the limits of a shell, at the hands of other processes, and with names that
/// nobody expects.
@Suite struct LimitFaultTests {
  /// The command under limits, as a shell sets them.
  private func run(
    _ arguments: [String], under limits: String, in folder: TemporaryFolder
  ) async throws -> ToolRun {
    try await ToolRun(
      program: "/bin/sh",
      ["-c", "\(limits); exec \"$@\"", "sh", ToolRun.products.appending(path: "overheard").path]
        + arguments, in: folder.url)
  }

  /// However many utterances could be spoken at a time: each needs a file.
  @Test(arguments: [1, 2, 10, 32]) func twentyOpenFilesAreEnough(jobs: Int) async throws {
    let folder = try TemporaryFolder.withExamples(["ko/tabs-above-table"])
    let plain = try await ToolRun(
      ["render", "screens", "--out", "plain", "--no-cache"], in: folder.url)
    #expect(plain.code == 0)
    let limited = try await run(
      ["render", "screens", "--out", "limited", "--no-cache", "--jobs", "\(jobs)"],
      under: "ulimit -n 20", in: folder)
    #expect(limited.code == 0, "\(limited.errors)")
    #expect(try folder.files(below: "plain") == folder.files(below: "limited"))
  }

  /// With fewer, a library crashed.
  @Test func tooFewOpenFilesAreTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "a.yaml")
    for most in [8, 12, 19] {
      let render = try await run(
        ["render", "a.yaml", "--out", "out", "--no-cache"], under: "ulimit -n \(most)", in: folder)
      #expect(
        render.errors == "overheard: it needs 20 open files, and `ulimit -n` allows \(most)\n")
      #expect(render.code == 69)
    }
  }

  /// What starts other programs by Foundation crashed with fewer than 22, and below 30 said that the cache
  /// or the film cannot be written.
  @Test(arguments: [
    ["doctor"], ["film", "a.yaml", "--no-cache", "--to", "a.gif", "--height", "360"],
  ])
  func tooFewOpenFilesForOtherProgramsAreTold(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"a\"]", to: "a.yaml")
    for most in [20, 21, 29, 39] {
      let limited = try await run(arguments, under: "ulimit -n \(most)", in: folder)
      #expect(
        limited.errors == "overheard: it needs 40 open files, and `ulimit -n` allows \(most)\n")
      #expect(limited.output == "")
      #expect(limited.code == 69)
    }
    let enough = try await run(arguments, under: "ulimit -n 40", in: folder)
    #expect(enough.code == 0, "\(enough.errors)")
    #expect(!enough.output.contains("cannot be written"))
  }

  /// Nothing of a folder that looks like a screen is passed over in silence.
  @Test func whatCannotBeReadInAFolderIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"OK\"]", to: "s/a.yaml")
    let script = #"""
      cp s/a.yaml "$(printf 's/bad\377.yaml')"; mkfifo s/pipe.yaml; ln -s nowhere s/link.yaml
      "$0" announce s
      """#
    let run = try await ToolRun(program: "/bin/sh", ["-c", script, overheard], in: folder.url)
    #expect(run.output == "s/a\n  OK, button\n")
    #expect(
      Set(run.errors.split(separator: "\n")) == [
        "overheard: s/link.yaml is a link that leads nowhere",
        "overheard: s/pipe.yaml is a pipe or device, not a file",
        "overheard: the name s/bad\u{FFFD}.yaml is not UTF-8; rename it",
      ])
    #expect(run.code == 66)
  }

  /// What never ends is not read for ever.
  @Test func endlessFilesBesideScreensAreTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"OK\"]", to: "s/a.yaml")
    let zero = try await ToolRun(
      ["announce", "s", "--wording", "/dev/zero"], in: folder.url)
    #expect(zero.errors == "overheard: /dev/zero is longer than 64 MB\n")
    #expect(zero.code == 66)
    #expect(mkfifo(folder.url.appending(path: "s/lexicon.tsv").path, 0o600) == 0)
    let pipe = try await ToolRun(["render", "s", "--out", "out", "--no-cache"], in: folder.url)
    #expect(
      pipe.errors.hasPrefix(
        "overheard: s/lexicon.tsv is not a file; rename it, or write a lexicon there\n"),
      "\(pipe.errors)")
    #expect(pipe.code == 65)
  }

  /// Without memory, the runtime would crash here or there.
  @Test(.enabled(if: canLimitMemory, "macOS has no limit on the size of a process"))
  func tooLittleMemoryIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "a.yaml")
    let render = try await run(
      ["render", "a.yaml", "--out", "out", "--no-cache"], under: "ulimit -v 300000", in: folder)
    #expect(
      render.errors == """
        overheard: it needs 524288 kB of memory, and `ulimit -v` allows 300000

        """)
    #expect(render.code == 69)
  }

  /// With a small stack the program would end without a word.
  @Test func tooSmallAStackIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "a.yaml")
    let audit = try await run(["audit", "a.yaml"], under: "ulimit -s 256", in: folder)
    #expect(
      audit.errors == "overheard: it needs a stack of 1024 kB, and `ulimit -s` allows 256\n")
    #expect(audit.code == 69)
  }

  /// Without threads, the runtime would wait for them for ever.
  @Test(
    .enabled(if: canLimitThreads, "the build folder must be open to all: root has no limit"),
    arguments: [1, 2, 3, 4])
  func aSystemThatStartsTooFewThreadsIsTold(most: Int) async throws {
    // Somebody who may have this process, and fewer threads beside it than a command may need.
    let somebody = geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=45678", "--clear-groups"] : []
    let command = somebody + ["/usr/bin/prlimit", "--nproc=\(most)", overheard, "announce", "-"]
    let run = try await ToolRun(
      program: command[0], Array(command.dropFirst()), input: "elements: [button \"a\"]",
      in: URL(fileURLWithPath: "/"))
    #expect(
      run.errors == """
        overheard: the system starts no more threads for it (Resource temporarily unavailable); \
        raise the limit that `ulimit -u` shows

        """)
    #expect(run.code == 69)
  }

  /// Renders two examples as a user who may have that many processes and threads.
  private func render(
    _ examples: [String], withProcesses most: Int, jobs: Int
  ) async throws -> (run: ToolRun, folder: TemporaryFolder) {
    let folder = try TemporaryFolder.withExamples(examples)
    for name in ["", "screens"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o777], ofItemAtPath: folder.url.appending(path: name).path)
    }
    // Each is another user: what has ended may still be counted for a while.
    let user = 45_000 + most * 10 + min(jobs, 9)
    let somebody =
      geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=\(user)", "--clear-groups"] : []
    let command =
      somebody + [
        "/usr/bin/prlimit", "--nproc=\(most)", overheard, "render", "screens", "--out", "out",
        "--jobs", "\(jobs)", "--no-cache", "--quiet",
      ]
    let run = try await ToolRun(
      program: command[0], Array(command.dropFirst()), in: folder.url,
      environment: ["OVERHEARD_CACHE": folder.url.appending(path: "cache").path])
    return (run, folder)
  }

  /// What the same render makes where nothing limits it.
  private func expected(of examples: [String]) async throws -> [String: Data] {
    let folder = try TemporaryFolder.withExamples(examples)
    let run = try await ToolRun(
      ["render", "screens", "--out", "out", "--no-cache", "--quiet"], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    return try folder.files(below: "out")
  }

  private static let noThreads = """
    overheard: the system starts no more threads for it (Resource temporarily unavailable); \
    raise the limit that `ulimit -u` shows

    """

  /// The engine's processes count as well: with room for some of them only, starting it would fail here
  /// or there, and sometimes wait for ever.
  @Test(
    .enabled(if: canLimitThreads, "the build folder must be open to all: root has no limit"),
    arguments: [6, 12, 16])
  func anEngineThatWouldHaveTooFewProcessesIsTold(most: Int) async throws {
    let (run, _) = try await render(
      ["ko/payment-card-carousel", "en/tabs-above-table"], withProcesses: most, jobs: 2)
    #expect(run.errors == Self.noThreads)
    #expect(run.code == 69)
  }

  /// Everything is made, or it is told and nothing half made is left.
  ///
  /// Swift's runtime has as many threads as it likes, so nobody knows which of the two it will be.
  @Test(
    .enabled(if: canLimitThreads, "the build folder must be open to all: root has no limit"),
    arguments: [18, 20, 22, 24, 26])
  func hardlyEnoughProcessesMakeAllOrAreTold(most: Int) async throws {
    let examples = ["ko/payment-card-carousel", "en/tabs-above-table"]
    let (run, folder) = try await render(examples, withProcesses: most, jobs: 2)
    if run.code == 0 {
      #expect(run.errors == "")
      #expect(try await folder.files(below: "out") == expected(of: examples))
    } else {
      #expect(run.errors == Self.noThreads)
      #expect(run.code == 69)
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out").path))
    }
  }

  /// With room for some of the processes that were asked for, fewer speak at a time, and all of it is made.
  @Test(
    .enabled(if: canLimitThreads, "the build folder must be open to all: root has no limit"),
    arguments: [(60, 2), (60, 60), (120, 100)])
  func withFewerProcessesThanJobsAllIsMade(most: Int, jobs: Int) async throws {
    let examples = ["ko/payment-card-carousel", "en/tabs-above-table"]
    let (run, folder) = try await render(examples, withProcesses: most, jobs: jobs)
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(try await folder.files(below: "out") == expected(of: examples))
  }

  private static let canLimitThreads: Bool = {
    guard canLimitMemory else { return false }
    guard geteuid() == 0 else { return true }
    var folder = ToolRun.products
    while folder.path != "/" {
      var status = stat()
      guard stat(folder.path, &status) == 0, status.st_mode & S_IXOTH != 0 else { return false }
      folder.deleteLastPathComponent()
    }
    return true
  }()

  private static let canLimitMemory: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  /// A limit on the size of files ends neither the program nor the engine, and leaves nothing behind.
  @Test func aFileThatMayNotBecomeSoLongIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    let run = try await run(
      ["render", "a.yaml", "--out", "out", "--no-cache"], under: "ulimit -f 20", in: folder)
    #expect(run.errors.contains("overheard: cannot write to a/default: File too large\n"))
    #expect(run.code == 73)
    #expect(try folder.files(below: "out").keys.filter { $0 != "manifest.json" } == [])
  }

  /// What only prints is told as well: the limit holds for the file that it prints to.
  @Test func whatMayNotBePrintedIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    for arguments in [["announce", "a.yaml"], ["transcript", "a.yaml"], ["--help"]] {
      let program = ToolRun.products.appending(path: "overheard").path
      let run = try await ToolRun(
        program: "/bin/sh", ["-c", "ulimit -f 0; \"$0\" \"$@\" > printed", program] + arguments,
        in: folder.url)
      #expect(run.errors == "overheard: cannot write: File too large\n")
      #expect(run.code == 73)
    }
  }

  @Test func everyNameOfAFileWorks() async throws {
    let folder = try TemporaryFolder()
    let names = [
      "-dash", "a space", "quo\"te's", "new\nline", "$(touch x)", "\u{1112}\u{1161}\u{11AB}글",
      String(repeating: "x", count: 240),
    ]
    for name in names { try folder.write("elements: [button \"확인\"]", to: "s/\(name).yaml") }
    let render = try await ToolRun(["render", "s", "--out", "out", "--no-cache"], in: folder.url)
    #expect(render.errors.hasPrefix("7 walks: 7 made, 0 unchanged, 0 failed"))
    let made = try folder.files(below: "out")
    for name in names { #expect(made["s/\(name)/default.wav"] != nil, "\(name)") }
    let update = try await ToolRun(["check", "s", "--update"], in: folder.url)
    #expect(update.code == 0)
    let check = try await ToolRun(["check", "s"], in: folder.url)
    #expect(check.code == 0, "\(check.output)")
    #expect(try folder.files().keys.contains("x") == false)
  }

  /// The command that a message gives can be pasted.
  @Test func aCommandInAMessageWorksInAShell() async throws {
    let folder = try TemporaryFolder()
    for (name, argument) in [
      ("-dash.yaml", "./-dash.yaml"), ("Tom's shop.yaml", "'Tom'\\''s shop.yaml'"),
      ("결제.yaml", "결제.yaml"),
    ] {
      try folder.write("elements: [button \"확인\"]", to: name)
      let check = try await ToolRun(["check", "--", name], in: folder.url)
      #expect(check.code == 1)
      #expect(check.output.contains("to write it: overheard check --update \(argument)\n"))
      let pasted = try await ToolRun(
        program: "/bin/sh", ["-c", "\"$0\" check --update \(argument)", overheard], in: folder.url)
      #expect(pasted.code == 0, "\(pasted.errors)")
    }
  }

  private let overheard = ToolRun.products.appending(path: "overheard").path

  @Test func twoRunsAtOnceMakeOneFolder() async throws {
    let folder = try TemporaryFolder.withExamples()
    let render = ["render", "screens", "--no-cache", "--out"]
    _ = try await ToolRun(render + ["expected"], in: folder.url)
    async let first = ToolRun(render + ["out"], in: folder.url)
    async let second = ToolRun(render + ["out"], in: folder.url)
    #expect(try await [first.code, second.code] == [0, 0])
    #expect(try folder.files(below: "out") == folder.files(below: "expected"))
  }

  /// Signals end a run; nothing half done stays once it has been taken up.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)], [0, 5])
  func aSignalEndsTheRun(signal: (name: String, code: Int), files: Int) async throws {
    let folder = try TemporaryFolder.withExamples()
    let render = ["render", "screens", "--no-cache", "--out"]
    let ended = try await ToolRun.ended(
      by: signal.name, afterFiles: files, in: "out", render + ["out"], at: folder.url)
    // It may have ended by itself meanwhile.
    #expect([0, signal.code].contains(Int(ended.code)))
    // Only what the next run goes on from.
    let left = try folder.files(below: "out").keys.filter { $0.hasSuffix(".part") }
    #expect(left.allSatisfy { $0.hasPrefix(".overheard-journal.") }, "\(left)")
    _ = try await ToolRun(render + ["expected"], in: folder.url)
    let resumed = try await ToolRun(render + ["out"], in: folder.url)
    #expect(resumed.code == 0)
    #expect(try folder.files(below: "out") == folder.files(below: "expected"))
  }

  /// So with a merge, which writes every file once more.
  @Test func aSignalLeavesNothingUnfinishedOfAMerge() async throws {
    let folder = try TemporaryFolder.withExamples()
    let render = ["render", "screens", "--no-cache", "--out", "part", "--shard", "1/1"]
    #expect(try await ToolRun(render, in: folder.url).code == 0)
    let script = """
      "$0" merge part --out whole & pid=$!
      while [ -z "$(ls -A whole)" ] && kill -0 $pid; do sleep 0.005; done
      kill -TERM $pid
      wait $pid
      """
    let run = try await ToolRun(program: "/bin/sh", ["-c", script, overheard], in: folder.url)
    #expect(run.code == 143, "\(run.errors)")
    let left = try folder.files(below: "whole").keys.filter { $0.hasSuffix(".part") }
    #expect(left.isEmpty, "\(left)")
  }

  /// What is written elsewhere before it appears goes, too: a review's folder, a film's.
  @Test(arguments: [
    ["review", "screens", "--single-file", "--to", "one.html", "--no-cache"],
    ["film", "screens", "--to", "film.mp4", "--no-cache"],
  ])
  func aSignalLeavesNoTemporaryFolder(arguments: [String]) async throws {
    let folder = try TemporaryFolder.withExamples(["en/settings"])
    let script = """
      mkdir tmp
      TMPDIR="$PWD/tmp" "$0" "$@" & pid=$!
      while [ -z "$(ls -A tmp)" ] && kill -0 $pid; do sleep 0.02; done
      sleep 0.1
      kill -TERM $pid
      wait $pid
      """
    let run = try await ToolRun(
      program: "/bin/sh", ["-c", script, overheard] + arguments, in: folder.url)
    #expect(run.code == 143, "\(run.errors)")
    let left = try folder.files(below: ".").keys.filter { !$0.hasPrefix("screens/") }
    #expect(left.isEmpty, "\(left)")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "tmp").path)
    #expect(folders.isEmpty, "\(folders)")
  }

  /// A helper that hangs does not see that nobody listens any more.
  @Test(arguments: [["doctor"], ["--version"], ["speak", "--text", "확인", "--to", "a.wav"]])
  func aSignalEndsAHelperThatHangs(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try Scratch.script(
      "echo $$ > pid\nsleep 600 & wait", at: folder.url.appending(path: "hang").path)
    let script = """
      OVERHEARD_SYNTH="$PWD/hang" "$0" "$@" & pid=$!
      while [ ! -s pid ]; do sleep 0.1; done
      kill -TERM $pid
      wait $pid
      """
    let run = try await ToolRun(
      program: "/bin/sh",
      ["-c", script, ToolRun.products.appending(path: "overheard").path] + arguments,
      in: folder.url)
    #expect(run.code == 143, "\(run.errors)")
    let text = try String(contentsOf: folder.url.appending(path: "pid"), encoding: .utf8)
    let helper = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(StubVoice.isGone(helper))
  }

  /// What is mistyped is told although the engine is already being started.
  @Test(arguments: [
    ("--text OK --voice kp", "overheard: there is no voice named kp;"),
    ("--txt OK", "Error: Unknown option '--txt'"),
  ])
  func aMistypedCommandDoesNotWaitForTheHelper(arguments: String, complaint: String) async throws {
    let folder = try TemporaryFolder()
    // Whoever waited for its greeting would see it go on.
    try Scratch.script(
      "echo $$ > pid\nsleep 20; echo > waited", at: folder.url.appending(path: "hang").path)
    let script = #"OVERHEARD_SYNTH="$PWD/hang" "$0" speak \#(arguments)"#
    let run = try await ToolRun(
      program: "/bin/sh", ["-c", script, ToolRun.products.appending(path: "overheard").path],
      in: folder.url)
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
    #expect(try !folder.files(below: ".").keys.contains("waited"))
    let file = folder.url.appending(path: "pid")
    let pid = (try? String(contentsOf: file, encoding: .utf8)).flatMap {
      pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    if let pid { #expect(StubVoice.isGone(pid)) }
  }

  /// What a killed review has left is removed by the next, and only then is the folder searched.
  @Test func leftoversOfAKilledReviewAreSwept() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    let review = ["review", "a.yaml", "--out", "out", "--no-cache"]
    _ = try await ToolRun(review, in: folder.url)
    let expected = try folder.files(below: "out")
    let own = try #require(
      try await ToolRun(program: "/bin/hostname", []).output.split(separator: "\n").first)
    let host = own.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    // No process has such a high number.
    try folder.write("half", to: "out/a/.index.html.\(host)-99999999-1-2.part")
    try folder.write("", to: "out/.overheard-writing.\(host)-99999999-1-1.part")
    let again = try await ToolRun(review, in: folder.url)
    #expect(again.code == 0)
    #expect(try folder.files(below: "out") == expected)
    // One file has its folder where temporary files are.
    let stay = [
      ".overheard-review.other-99999999-1-1.part", ".overheard-review.\(host)-1-1-1.part",
      "overheard-review", "overheard-review.part",
    ]
    for name in stay + [".overheard-review.\(host)-99999999-1-1.part"] {
      try folder.write("half", to: "tmp/\(name)/a.wav")
    }
    let one = try await ToolRun(
      ["review", "a.yaml", "--single-file", "--to", "one.html", "--no-cache"], in: folder.url,
      environment: ["TMPDIR": folder.url.appending(path: "tmp").path])
    #expect(one.code == 0, "\(one.errors)")
    #expect(
      try Set(folder.files(below: "tmp").keys) == Set(stay.map { "\($0)/a.wav" }))
  }

  /// A part may be made of links into a store; what is merged stays when the store goes.
  @Test func linksInAPartBecomeFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    _ = try await ToolRun(
      ["render", "a.yaml", "--shard", "1/1", "--out", "part", "--no-cache"], in: folder.url)
    let sound = folder.url.appending(path: "part/a/default.wav")
    let store = folder.url.appending(path: "stored.wav")
    try FileManager.default.moveItem(at: sound, to: store)
    try FileManager.default.createSymbolicLink(at: sound, withDestinationURL: store)
    let merge = try await ToolRun(["merge", "part", "--out", "whole"], in: folder.url)
    #expect(merge.code == 0, "\(merge.errors)")
    let bytes = try Data(contentsOf: store)
    try FileManager.default.removeItem(at: store)
    #expect(try Data(contentsOf: folder.url.appending(path: "whole/a/default.wav")) == bytes)
  }
}
