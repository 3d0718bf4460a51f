import Foundation
import Overheard
import Support
import TestSupport
import Testing

/// `overheard render --shard` on several machines, and `overheard merge`.
@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 5]) func partsBecomeWhatOneRunWouldHaveMade(count: Int) async throws {
    let folder = try TemporaryFolder.withExamples()
    try await render([], to: "one", in: folder)
    for index in 1...count {
      try await render(["--shard", "\(index)/\(count)"], to: "parts/\(index)", in: folder)
    }
    // The order in which parts are named does not matter.
    let parts = (1...count).reversed().map { "parts/\($0)" }
    let merge = try await ToolRun(["merge"] + parts + ["--out", "merged"], in: folder.url)
    #expect(merge.errors == "10 walks of \(count) \(count == 1 ? "part" : "parts"); in merged\n")
    #expect(merge.code == 0)
    let (one, merged) = (try folder.files(below: "one"), try folder.files(below: "merged"))
    #expect(one.count == 41)
    #expect(one == merged)
  }

  @Test func balancedPartsAreTheSameWhole() async throws {
    let folder = try TemporaryFolder.withExamples()
    try await render([], to: "one", in: folder)
    for index in 0...1 {
      // The variables that Slurm sets for the tasks of `sbatch --array=0-1`.
      try await render(
        ["--shard", "auto", "--balance"], to: "parts/\(index)", in: folder,
        environment: [
          "SLURM_ARRAY_TASK_ID": "\(index)", "SLURM_ARRAY_TASK_MIN": "0",
          "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_STEP": "1",
        ])
    }
    let merge = try await ToolRun(
      ["merge", "parts/0", "parts/1", "--out", "merged", "--quiet"], in: folder.url)
    #expect(merge.errors == "")
    #expect(try folder.files(below: "one") == folder.files(below: "merged"))
    #expect(try folder.files(below: "parts/0").count > 1)
    #expect(try folder.files(below: "parts/1").count > 1)
  }

  /// Every part weighs all screens; one that cannot be walked is reported, and the others are rendered.
  @Test func aWrongScreenDoesNotStopABalancedPart() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "screens/good.yaml")
    try folder.write(
      "language: en\nelements: [button \"Pay\"]\nwalks: {w: {reader: jaws, gestures: [swipe right]}}",
      to: "screens/wrong.yaml")
    let run = try await ToolRun(
      [
        "render", "screens", "--shard", "1/1", "--balance", "--out", "part", "--no-cache",
        "--quiet",
      ],
      in: folder.url)
    #expect(
      run.errors == """
        screens/wrong.yaml:3:21: error: the walk "w" is for the reader "jaws", but there is none; \
        write voiceover or talkback

        """)
    #expect(run.code == 65)
    #expect(try folder.files(below: "part").keys.contains { $0.hasSuffix("good/default.wav") })
  }

  /// Parts come from other jobs, so what they say about their files is not trusted.
  @Test func aPartCannotWriteOutsideOfTheFolder() async throws {
    let folder = try TemporaryFolder.withExamples()
    try await render(["--shard", "1/1"], to: "part", in: folder)
    let file = folder.url.appending(path: "part/manifest.json")
    let honest = try String(contentsOf: file, encoding: .utf8)
    let name = try #require(honest.firstMatch(of: /"name":"([^"]*\.wav)"/)?.1)
    for bad in ["../../escaped.wav", "/tmp/escaped.wav", "a/./b.wav", "a//b.wav"] {
      try folder.write(Self.signed(honest.replacing(name, with: bad)), to: "part/manifest.json")
      for command in [
        ["merge", "part", "--out", "merged"],
        ["review", "screens", "--out", "new", "--baseline", "part", "--no-cache"],
      ] {
        let run = try await ToolRun(command, in: folder.url)
        #expect(run.code == (command[0] == "merge" ? 1 : 65), "\(bad): \(run.errors)")
      }
    }
    let noPart = honest.replacing("\"count\":1", with: "\"count\":0")
    #expect(noPart != honest)
    try folder.write(Self.signed(noPart), to: "part/manifest.json")
    #expect(try await ToolRun(["merge", "part", "--out", "merged"], in: folder.url).code == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/merged/manifest.json"))
  }

  /// A manifest that was changed, with the hash of what it is now.
  private static func signed(_ manifest: String) -> String {
    let body = manifest.replacing(/,\n"sha256":"[0-9a-f]{64}"}\n$/, with: "")
    return body + ",\n\"sha256\":\"\(SHA256.hash(data: Data(body.utf8)).hexadecimal)\"}\n"
  }

  @Test func damageOfAManifestIsFound() async throws {
    let folder = try TemporaryFolder.withExamples()
    try await render(["--shard", "1/1"], to: "part", in: folder)
    let file = folder.url.appending(path: "part/manifest.json")
    let honest = try String(contentsOf: file, encoding: .utf8)
    #expect(Self.signed(honest) == honest)
    let figure = try #require(honest.firstMatch(of: /"milliseconds":(\d+)/)).0
    let huge = honest.replacing(figure, with: "\"milliseconds\":9223372036854775807")
    let empty = honest.replacing(
      /"entries":\[[\s\S]*\],\n"failures"/, with: "\"entries\":[],\n\"failures\"")
    for damaged in [
      honest.replacing(figure, with: "\"milliseconds\":7"), empty, huge, Self.signed(huge),
      String(honest.dropLast(2)), honest + " ",
    ] {
      #expect(damaged != honest)
      try folder.write(damaged, to: "part/manifest.json")
      let merge = try await ToolRun(["merge", "part", "--out", "merged"], in: folder.url)
      #expect(
        merge.errors == """
          overheard: cannot merge: part has no usable manifest.json; the part was not finished or has \
          been changed, or it is not a part

          """)
      #expect(merge.code == 1)
      let review = try await ToolRun(
        ["review", "screens", "--out", "new", "--baseline", "part", "--no-cache"], in: folder.url)
      #expect(review.code == 65, "\(review.errors)")
    }
    // What was flipped is made again.
    try folder.write(
      honest.replacing(figure, with: "\"milliseconds\":7"), to: "part/manifest.json")
    try await render(["--shard", "1/1"], to: "part", in: folder)
    #expect(try String(contentsOf: file, encoding: .utf8) == honest)
  }

  @Test func mergeRefusesWhatIsNotOneBatch() async throws {
    let folder = try TemporaryFolder.withExamples()
    for index in 1...3 {
      try await render(["--shard", "\(index)/3"], to: "p\(index)", in: folder)
    }
    try await render(["--shard", "2/2"], to: "of2", in: folder)
    try await render(["--shard", "2/3", "--balance"], to: "balanced", in: folder)
    try await render(["--shard", "2/3", "--rate", "120%"], to: "fast", in: folder)
    try await render(["--shard", "2/3", "--no-hints"], to: "hintless", in: folder)
    try await render([], to: "whole", in: folder)
    try folder.write("elements: [button \"OK\"]", to: "screens/one-more.yaml")
    try await render(["--shard", "2/3"], to: "more", in: folder)
    for (parts, reason) in [
      ("p1 p3", "missing: shard 2/3"),
      ("p3", "missing: shard 1/3, shard 2/3"),
      ("p1 p2 p2 p3", "shard 2/3 was given twice: p2 and p2"),
      ("p1 of2 p3", "of2 is a part of 2, the others are parts of 3"),
      ("p1 balanced p3", "balanced and the others differ in --balance"),
      ("p1 more p3", "more was rendered from other screens"),
      ("p1 fast p3", "fast was rendered with another version or other options:"),
      ("p1 hintless p3", "hintless was rendered with another version or other options:"),
      ("p1 whole p3", "whole was not rendered with --shard"),
      (
        "p1 screens p3",
        "screens has no usable manifest.json; the part was not finished or has been changed, or it "
          + "is not a part"
      ),
    ] {
      let merge = try await ToolRun(
        ["merge"] + parts.split(separator: " ").map(String.init) + ["--out", "merged"],
        in: folder.url)
      #expect(merge.errors.hasPrefix("overheard: cannot merge: \(reason)\n"), "\(merge.errors)")
      #expect(merge.code == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "merged").path))
    // A file of a part that was cut short.
    let name = try #require(try folder.files(below: "p1").keys.first { $0.hasSuffix(".vtt") })
    try Data("WEBVTT".utf8).write(to: folder.url.appending(path: "p1/\(name)"))
    let merge = try await ToolRun(["merge", "p1", "p2", "p3", "--out", "merged"], in: folder.url)
    #expect(merge.errors.contains("in p1 is missing or has been changed"))
    #expect(merge.code == 1)
  }

  @Test func aScreenThatIsWrongIsToldByItsPartAndByTheWhole() async throws {
    let folder = try TemporaryFolder.withExamples()
    try folder.write("elements: [buton \"OK\"]", to: "screens/wrong.yaml")
    var codes: [Int32] = []
    for index in 1...2 {
      codes.append(
        try await ToolRun(
          ["render", "screens", "--shard", "\(index)/2", "--out", "p\(index)", "--cache", "cache"],
          in: folder.url
        ).code)
    }
    #expect(codes.sorted() == [0, 65])
    let one = try await ToolRun(
      ["render", "screens", "--out", "one", "--cache", "cache"], in: folder.url)
    #expect(one.code == 65)
    let merge = try await ToolRun(["merge", "p1", "p2", "--out", "merged"], in: folder.url)
    #expect(
      merge.errors.hasPrefix(
        "overheard: screens/wrong was not rendered: the screen file cannot be read\n"))
    #expect(merge.code == 1)
    #expect(try folder.files(below: "one") == folder.files(below: "merged"))
  }

  @Test func schedulersTellThePart() {
    func part(_ environment: [String: String], of count: Int? = nil) -> String? {
      Shard(environment: environment, count: count)?.description
    }
    let array = [
      "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_STEP": "2",
      "SLURM_ARRAY_TASK_COUNT": "5",
    ]
    #expect(part(array) == "3/5")
    #expect(part(["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "4"]) == "1/4")
    #expect(part(["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "4"]) == "1/4")
    #expect(part(["JOB_COMPLETION_INDEX": "3"], of: 4) == "4/4")
    #expect(part(["JOB_COMPLETION_INDEX": "4"], of: 4) == nil)
    #expect(part(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]) == "2/3")
    #expect(part([:], of: 4) == nil)
  }

  @Test func aWrongPartIsRefused() async throws {
    let wrong = [
      ("0/3", "there is no part 0 of 3; write 1/3 to 3/3"),
      ("4/3", "there is no part 4 of 3; write 1/3 to 3/3"),
      ("2/1", "there is no part 2 of 1; write 1/1"),
      ("-1/3", "there is no part -1 of 3; write 1/3 to 3/3"),
      ("1/0", "there can be 1 to 100000 parts, not 0"),
      ("3", "write the part and how many there are, such as 3/8, or auto"),
      ("a/b", "write the part and how many there are, such as 3/8, or auto"),
    ]
    for (shard, complaint) in wrong {
      let run = try await ToolRun(["render", "Examples", "--out", "nowhere", "--shard=\(shard)"])
      #expect(run.code == 64)
      #expect(run.errors.hasPrefix("Error: --shard \(shard): \(complaint)\n"))
    }
    let auto = try await ToolRun(["render", "Examples", "--out", "nowhere", "--shard", "auto"])
    #expect(auto.errors.contains("--shard auto found no part number: set SLURM_ARRAY_TASK_ID"))
    #expect(auto.code == 64)
  }

  /// What the scheduler says is quoted where it names no part.
  @Test(arguments: [
    (["SLURM_ARRAY_TASK_ID": "abc"], "SLURM_ARRAY_TASK_ID is 'abc', which is not a number"),
    (
      ["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": ""],
      "SLURM_ARRAY_TASK_COUNT is '', which is not a number"
    ),
    (
      ["JOB_COMPLETION_INDEX": "2"],
      "JOB_COMPLETION_INDEX is 2, but JOB_COMPLETIONS is not set; set it, or write --shard auto/8"
    ),
    (
      ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"],
      "CI_NODE_INDEX is 4, which is none of 3 parts"
    ),
  ]) func whatTheSchedulerSaysIsQuoted(environment: [String: String], problem: String)
    async throws
  {
    let run = try await ToolRun(
      ["render", "Examples", "--out", "nowhere", "--shard", "auto"], environment: environment)
    #expect(run.errors == "overheard: --shard auto found no part number: \(problem)\n")
    #expect(run.code == 64)
  }

  @Test func everyScreenHasOnePartAndBalanceEvensThemOut() {
    let screens = (0..<1000).map { "Screens/\($0 % 10)/screen-\($0)" }
    for count in [1, 2, 7, 64] {
      let parts = (1...count).compactMap { Shard(index: $0, of: count) }
      let sizes = parts.map { part in screens.count { part.contains($0) } }
      #expect(sizes.reduce(0, +) == 1000)
      let weights = Dictionary(uniqueKeysWithValues: screens.map { ($0, $0.utf8.count * 37 % 101) })
      let balanced = Shard.balanced(weights, count: count)
      var loads = Array(repeating: 0, count: count)
      for (screen, part) in balanced { loads[part - 1] += weights[screen] ?? 0 }
      #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 101)
    }
  }

  private func render(
    _ arguments: [String], to name: String, in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) async throws {
    let run = try await ToolRun(
      ["render", "screens", "--out", name, "--cache", "cache"] + arguments, in: folder.url,
      environment: environment)
    #expect(run.code == 0, "\(run.errors)")
  }
}
