import Foundation
import TestSupport
import Testing

/// The files for continuous integration do what they say.
@Suite struct WorkflowTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: ToolRun.root.appending(path: path), encoding: .utf8)
  }

  /// The steps of the workflow that need no sound, as the job's shell runs them.
  @Test func theWorkflowAnnotatesAndSummarizes() async throws {
    let commands = try Self.text("Examples/github/.github/workflows/overheard.yml")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasPrefix("run: ") ? String($0.dropFirst(5)) : $0 }
      .filter { $0.hasPrefix("overheard audit") || $0.hasPrefix("overheard check") }
    #expect(commands.count == 4)
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [header \"Cart\", image]", to: "Screens/a.yaml")
    try folder.write("# a (times are estimated)\n", to: "Screens/a.transcript")
    var codes: [Int32] = []
    var output = ""
    for command in commands {
      let run = try await ToolRun(
        program: "/bin/sh", ["-c", "PATH=\"$1:$PATH\"; \(command)", "sh", ToolRun.products.path],
        in: folder.url,
        environment: ["GITHUB_STEP_SUMMARY": folder.url.appending(path: "summary.md").path])
      codes.append(run.code)
      output += run.output
    }
    // Annotations do not end the job; what fails it are errors, and what is heard otherwise.
    #expect(codes == [0, 0, 1, 1])
    #expect(
      output.hasPrefix("::error file=Screens/a.yaml,line=2,col=27,title=image-without-label::"))
    let summary = try String(contentsOf: folder.url.appending(path: "summary.md"), encoding: .utf8)
    #expect(summary.hasPrefix("## Problems you can hear\n\n1 screen: 1 error."))
    #expect(summary.contains("## What is heard\n\n1 screen: 1 changed."))
    let sarif = try Data(contentsOf: folder.url.appending(path: "overheard.sarif"))
    #expect(try JSONSerialization.jsonObject(with: sarif) is [String: Any])
  }

  /// The image is made of what there is, with the libraries that `make` installs.
  @Test func theImageIsMadeOfWhatThereIs() throws {
    let recipe = try Self.text("Tools/Containerfile")
    #expect(recipe.contains("\nCOPY . .\n"))
    let leftOut = try Self.text(".dockerignore").split(separator: "\n")
    for needed in ["Package.swift", "Sources", "Voices", "Makefile", "Tools"] {
      #expect(!leftOut.contains { $0.hasPrefix(needed) }, "\(needed)")
    }
    let makefile = try Self.text("Makefile")
    let target = try #require(recipe.firstMatch(of: /RUN make (\S+)/)).1
    #expect(makefile.contains("\n\(target):"), "\(target)")
    let packages = try #require(makefile.firstMatch(of: /APT_BUILD := (.+)/)).1
    for package in packages.split(separator: " ") {
      #expect(recipe.contains(package), "\(package)")
    }
  }

  private static let builder = ["podman", "docker"].first { name in
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// It downloads a gigabyte and compiles all, so only who asks for it gets it.
  @Test(
    .enabled(
      if: builder != nil && ProcessInfo.processInfo.environment["OVERHEARD_CONTAINER"] != nil,
      "needs podman or docker, and OVERHEARD_CONTAINER=1"))
  func theImageCanBeBuilt() async throws {
    let builder = try #require(Self.builder)
    let run = try await ToolRun(
      program: "/bin/sh", ["-c", "\(builder) build -f Tools/Containerfile -t overheard-test ."])
    #expect(run.code == 0, "\(run.errors.suffix(2_000))")
  }

  @Test func findingsAreOnTheReviewPageAndInItsOverview() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      variants:
        before: {elements: [header "Cart", image]}
        after: {elements: [header "Cart", button "ic_pay_24"]}
      """, to: "a.yaml")
    let run = try await ToolRun(
      ["review", "a.yaml", "--out", "out", "--no-cache", "--quiet"], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let page = try String(
      contentsOf: folder.url.appending(path: "out/a/index.html"), encoding: .utf8)
    let found = page.matches(of: /<p class="found"[^\n]*<code>([a-z-]+)</).map { String($0.1) }
    #expect(found.sorted() == ["file-name-as-label", "image-without-label"])
    #expect(
      page.matches(of: /<a class="hear-finding" href="#(player-[0-9]+-[0-9]+-line-[0-9]+)"/)
        .allSatisfy { page.contains("id=\"\($0.1)\"") })
    let overview = try String(
      contentsOf: folder.url.appending(path: "out/index.html"), encoding: .utf8)
    #expect(overview.contains("Problems you can hear: before 1, after 1"))
  }

  /// The estimate is at another time than the sound, and other lines are nearer to it.
  @Test func aFindingIsBesideWhatIsHeard() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      screen: 주문
      language: ko
      elements:
      - header "주문"
      - button "결제": {activate: [present: 확인]}
      screens:
        확인:
          elements:
          - alert "주문할까요?":
            - text "8,900원이 결제됩니다."
            - button "주문": {activate: [dismiss, announce: 접수됨]}
      walks:
        주문: [touch 결제, double tap, touch 주문, double tap]
      """, to: "a.yaml")
    let run = try await ToolRun(
      ["review", "a.yaml", "--out", "out", "--no-cache", "--quiet"], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let page = try String(
      contentsOf: folder.url.appending(path: "out/a/index.html"), encoding: .utf8)
    let lines = page.split(separator: "<li class=\"line ")
    let line = try #require(lines.first { $0.contains("<code>announcement-lost</code></p>") })
    #expect(line.contains(">접수됨<"), "\(line)")
    let place = try #require(line.firstMatch(of: /id="(player-1-1-line-[0-9]+)"/)?.1)
    let clock = try #require(line.firstMatch(of: /<time [^>]*>([0-9:.]+)</)?.1)
    let link = try #require(
      page.firstMatch(
        of: /<code>announcement-lost<\/code>.*href="#([^"]*)".*<time>([0-9:.]+)<\/time>/))
    #expect((link.1, link.2) == (place, clock))
  }
}
