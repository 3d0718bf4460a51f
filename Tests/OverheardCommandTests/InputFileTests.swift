import Foundation
import TestSupport
import Testing

/// Files that options name.
@Suite struct InputFileTests {
  /// A shell's `<(…)` is a pipe: it has no size, and can be read once.
  @Test func aPipeIsAFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: ko\nelements:\n- button \"널리\" [notEnabled]", to: "a.yaml")
    try folder.write("language: ko\nelements:\n- button \"널리\" [notEnabled]", to: "b.yaml")
    let tool = ToolRun.products.appending(path: "overheard").path
    func run(_ line: String) async throws -> ToolRun {
      try await ToolRun(program: "/bin/bash", ["-c", "'\(tool)' \(line)"], in: folder.url)
    }
    let words = try await run(#"announce a.yaml b.yaml --wording <(printf 'state.dimmed\t안 됨\n')"#)
    #expect(words.output == "a\n  널리, 안 됨, 버튼\nb\n  널리, 안 됨, 버튼\n")
    let walk = try await run("transcript a.yaml --walk <(echo '- swipe right')")
    #expect(walk.code == 0)
    #expect(walk.output.contains("swipe right"))
    let lexicon = try await run(#"pronounce --lexicon <(printf '널리\t널널\tko\n') 널리"#)
    #expect(lexicon.output == "널리\t널리\t널널\n")
    #expect(try await run("pronounce --lexicon /dev/null 국물").output == "국물\t국물\t궁물\n")
  }

  @Test func aHyphenIsStandardInput() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: ko\nelements: ['button \"널리\" [notEnabled]']", to: "a.yaml")
    let walk = try await ToolRun(
      ["transcript", "a.yaml", "--walk", "-"], input: "- swipe left", in: folder.url)
    #expect(walk.output.contains("swipe left"))
    let words = try await ToolRun(
      ["announce", "a.yaml", "--wording", "-"], input: "state.dimmed\t안 됨\n", in: folder.url)
    #expect(words.output == "a\n  널리, 안 됨, 버튼\n")
    let lexicon = try await ToolRun(
      ["pronounce", "--lexicon", "-", "널리"], input: "널리\t널널\tko\n", in: folder.url)
    #expect(lexicon.output == "널리\t널리\t널널\n")
    let both = try await ToolRun(
      ["transcript", "-", "--walk", "-"], input: "- swipe left", in: folder.url)
    #expect(
      both.errors == "overheard: - stands for standard input, which can be read only once; name a "
        + "file for one of the two\n")
    #expect(both.code == 64)
  }

  @Test func standardInputIsForOneOption() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Save\"]", to: "a.yaml")
    let run = try await ToolRun(
      ["transcript", "a.yaml", "--walk", "-", "--wording", "-"], input: "- swipe left",
      in: folder.url)
    #expect(run.output == "")
    #expect(
      run.errors == "overheard: - stands for standard input, which can be read only once; name a "
        + "file for one of the two\n")
    #expect(run.code == 64)
  }

  /// Texts to pronounce come from there too, if none is given.
  @Test func textsAndAnOptionCannotBothHaveIt() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(
      ["pronounce", "--lexicon", "-"], input: "널리\t널널\tko\n", in: folder.url)
    #expect(run.output == "")
    #expect(
      run.errors == "overheard: - stands for standard input, which can be read only once; name a "
        + "file for one of the two\n")
    #expect(run.code == 64)
  }

  @Test(arguments: [["announce", "-"], ["transcript", "a.yaml", "--walk", "-"]])
  func aFolderAsStandardInputIsNamed(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Save\"]", to: "a.yaml")
    let program = ToolRun.products.appending(path: "overheard").path
    let run = try await ToolRun(
      program: "/bin/sh", ["-c", #"exec "$@" </tmp"#, "sh", program] + arguments, in: folder.url)
    #expect(run.output == "")
    #expect(run.errors == "overheard: cannot read standard input: Is a directory\n")
    #expect(run.code == 66)
  }

  @Test func aTextOfStandardInputIsSpoken() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(
      ["speak", "--text", "-", "--to", "a.wav"], input: "국물\n", in: folder.url)
    #expect(run.errors.wholeMatch(of: /wrote a\.wav: [0-9.]+ s, 국물\n/) != nil, "\(run.errors)")
    #expect(run.code == 0)
    let empty = try await ToolRun(
      ["speak", "--text", "-", "--to", "b.wav"], input: "\n", in: folder.url)
    #expect(empty.errors == "overheard: standard input has nothing to say in it\n")
    #expect(empty.code == 65)
  }

  /// Nothing shows that a program waits for somebody to type, unless it says so.
  @Test(arguments: [["announce", "-"], ["pronounce"]])
  func whoTypesIsToldHowToEndIt(arguments: [String]) async throws {
    let terminal = try await TypedTerminal(
      [("reading what you type; Ctrl-D on a line of its own ends it\r\n", "\u{4}")], arguments,
      in: ToolRun.root)
    #expect(terminal.steps.allSatisfy { $0.isSeen }, "\(terminal)")
    #expect(try await ToolRun(arguments, input: "elements: []").errors.contains("type") == false)
  }

  @Test func whatIsNoFileIsSaidToBeNone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [\"One\"]", to: "words/a.yaml")
    try Data([0x61, 0x0A, 0xB0]).write(to: folder.url.appending(path: "wrong.tsv"))
    for command in [
      ["pronounce", "x", "--lexicon"], ["announce", "words/a.yaml", "--wording"],
      ["transcript", "words/a.yaml", "--walk"],
    ] {
      let inside = try await ToolRun(command + ["words"], in: folder.url)
      #expect(inside.errors == "overheard: words is a folder; name a file\n")
      #expect(inside.code == 66)
      let missing = try await ToolRun(command + ["none"], in: folder.url)
      #expect(missing.errors == "overheard: no such file: none\n")
      #expect(missing.code == 66)
    }
    let wrong = try await ToolRun(["pronounce", "x", "--lexicon", "wrong.tsv"], in: folder.url)
    #expect(wrong.errors == "wrong.tsv:2:1: error: the file is not UTF-8; save it as UTF-8\n")
    #expect(wrong.code == 65)
  }

  @Test func aFileOfAWalkIsToldWhatAWalkIs() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: []", to: "a.yaml")
    let cases = [
      ("", "1:1: error: the file is empty; write a gesture on each line, such as - swipe right"),
      ("goal: activate a", "1:1: error: the walk of this file has no 'gestures'"),
      (
        "swipe right",
        "1:1: error: the walk of this file is a list of gestures; write [swipe right]"
      ),
      (
        "louder",
        "1:1: error: the walk of this file must be a list of gestures, such as [swipe right x2], but "
          + "'louder' was found"
      ),
    ]
    for (text, message) in cases {
      try folder.write(text, to: "walk.yaml")
      let run = try await ToolRun(["transcript", "a.yaml", "--walk", "walk.yaml"], in: folder.url)
      #expect(run.errors == "walk.yaml:\(message)\n")
      #expect(run.code == 65)
    }
  }

  /// The names in a file of a walk are checked against every screen.
  @Test func namesInAFileOfAWalkAreChecked() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"Save\", button \"Cancel\"]", to: "a.yaml")
    try folder.write("- touch Save\n- touch Cancle\n- rotor headngs\n", to: "walk.yaml")
    let run = try await ToolRun(["transcript", "a.yaml", "--walk", "walk.yaml"], in: folder.url)
    #expect(
      run.errors == """
        walk.yaml:2:3: error: unknown element 'Cancle' in this walk of a.yaml; did you mean 'Cancel'?
        walk.yaml:3:3: error: unknown rotor item 'headngs' in this walk of a.yaml; did you mean 'headings'?

        """)
    #expect(run.output.isEmpty)
    #expect(run.code == 65)
  }

  /// Each screen gets a folder, which cannot have the name of a page.
  @Test(arguments: ["index.html", "Manifest.json", "review/review.css"])
  func aScreenNamedLikeAPageIsRefused(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"Pay\"]", to: "\(name).yaml")
    try folder.write("elements: [button \"Pay\"]", to: "a.yaml")
    let run = try await ToolRun(
      ["review", "\(name).yaml", "a.yaml", "--out", "out", "--no-cache", "--quiet"], in: folder.url)
    #expect(
      run.errors
        == "overheard: \(name).yaml would be written to a folder \(name.lowercased()), but a file of "
        + "the output has that name; rename the screen\n")
    #expect(run.code == 65)
    let files = try folder.files(below: "out").keys.filter { $0.hasPrefix(".") }
    #expect(files.isEmpty)
    #expect(try folder.files(below: "out")["a/index.html"] != nil)
  }

  @Test func aScreenInTheFolderOfAPageIsRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"Pay\"]", to: "a.yaml")
    try folder.write("elements: [button \"Pay\"]", to: "a/index.html.yaml")
    let run = try await ToolRun(
      ["render", "a.yaml", "a/index.html.yaml", "--out", "out", "--no-cache", "--quiet"],
      in: folder.url)
    #expect(
      run.errors
        == "overheard: a/index.html.yaml would be written to a folder a/index.html, but a file of "
        + "the output has that name; rename the screen\n")
    #expect(run.code == 65)
  }

  /// A line without an end would fill all memory.
  @Test func aLineOfStandardInputHasAnEnd() async throws {
    let long = String(repeating: "가", count: 400_000)
    let run = try await ToolRun(["pronounce"], input: "3개\n\(long)\n4개\r\n\(long)")
    #expect(run.output == "3개\t세 개\t세 개\n4개\t네 개\t네 개\n")
    #expect(
      run.errors == """
        overheard: line 2 is longer than 1 MB; write a text on each line
        overheard: line 4 is longer than 1 MB; write a text on each line

        """)
    #expect(run.code == 65)
  }

  /// A pipe that nobody named on the command line would be waited for without end.
  @Test(arguments: [
    (
      "mkfifo table; echo 'wording: table' > .overheard.yaml", ["announce", "a.yaml"],
      ".overheard.yaml:1:1: error: 'table' is a folder, pipe or device, not a table\n"
    ),
    (
      "mkfifo engines.yaml", ["voices", "."],
      "engines.yaml is not a file; rename it, or describe voices there\n"
    ),
  ])
  func aPipeThatAFileNamesIsNotReadFrom(
    line: String, arguments: [String], complaint: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    _ = try await ToolRun(program: "/bin/sh", ["-c", line], in: folder.url)
    let run = try await ToolRun(arguments, in: folder.url)
    #expect(run.errors.hasSuffix(complaint), "\(run.errors)")
    #expect(run.code == 65)
  }

  /// What a mistyped option holds is neither obeyed by a terminal nor fills it.
  @Test func theParsersComplaintsAreSafeToPrint() async throws {
    let long = String(repeating: "x", count: 100_000)
    for value in ["a\u{1B}[31mb", long] {
      let run = try await ToolRun(["announce", "Examples/ko", "--format=\(value)"])
      #expect(run.code == 64)
      #expect(!run.errors.contains("\u{1B}"))
      #expect(run.errors.count < 1000)
      #expect(run.errors.hasPrefix("Error: The value '"))
    }
  }

  @Test func aFolderThatIsGoneIsNoPlaceToWork() async throws {
    let folder = try TemporaryFolder()
    let tool = ToolRun.products.appending(path: "overheard").path
    let run = try await ToolRun(
      program: "/bin/sh",
      [
        "-c",
        "mkdir g; cd g; rmdir ../g; '\(tool)' --help > /dev/null && exec '\(tool)' announce .",
      ],
      in: folder.url)
    #expect(run.errors == "overheard: the current folder is gone; change to another\n")
    #expect(run.code == 66)
  }

  /// Nothing that the system or a library says by itself is told, and no engine outlives the mistake.
  @Test(arguments: [
    ("mkdir .overheard.yaml", "is a folder, pipe or device, not a file; move it away", 66),
    ("mkfifo .overheard.yaml", "is a folder, pipe or device, not a file; move it away", 66),
    (
      "ln -s /dev/zero .overheard.yaml", "is a folder, pipe or device, not a file; move it away", 66
    ),
    ("echo '- x' > .overheard.yaml", ":1:1: error: ", 65),
  ])
  func aProjectFileThatIsNone(line: String, complaint: String, code: Int32) async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    _ = try await ToolRun(program: "/bin/sh", ["-c", line], in: folder.url)
    for _ in 1...10 {
      let run = try await ToolRun(["speak", "a.yaml", "--to", "a.wav"], in: folder.url)
      #expect(run.code == code)
      #expect(
        run.errors.contains("/.overheard.yaml\(complaint.hasPrefix(":") ? "" : " ")\(complaint)"))
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
  }
}
