import Foundation
import TestSupport
import Testing

/// `overheard review` as scripts use it.
@Suite struct ReviewTests {
  @Test func theSameScreensGiveTheSamePages() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: A\nelements: [button \"확인\"]", to: "screens/a.yaml")
    try folder.write("screen: B\nlanguage: en\nelements: [button \"OK\"]", to: "screens/b.yaml")
    let first = try await review(["screens", "--out", "one", "--jobs", "1"], in: folder)
    #expect(first.code == 0)
    #expect(first.errors.hasSuffix("open one/index.html\n"))
    _ = try await review(["screens", "--out", "two", "--jobs", "3"], in: folder)
    let (one, two) = (contents(of: folder, "one"), contents(of: folder, "two"))
    #expect(one == two)
    #expect(
      one.keys.sorted() == [
        "index.html", "manifest.json", "review/pages.json", "review/review.css", "review/review.js",
        "review/walks.js", "screens/a/default.json", "screens/a/default.peaks",
        "screens/a/default.vtt", "screens/a/default.wav", "screens/a/index.html",
        "screens/a/phone.svg", "screens/b/default.json", "screens/b/default.peaks",
        "screens/b/default.vtt", "screens/b/default.wav", "screens/b/index.html",
        "screens/b/phone.svg",
      ])
    // No page reveals the machine on which it was made.
    for (name, data) in one where name.hasSuffix(".html") {
      #expect(!String(decoding: data, as: UTF8.self).contains(folder.url.path))
    }
    // As many screens are Korean as English: the pages are Korean.
    #expect(text(one["index.html"]).contains("<html lang=\"ko\">"))
    let english = try await review(
      ["screens/b.yaml", "--out", "two", "--format", "opus"], in: folder)
    #expect(english.code == 0)
    let page = text(contents(of: folder, "two")["screens/b/index.html"])
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("<audio controls preload=\"metadata\" src=\"default.opus\""))
    // The outline of what libsndfile reads back is not flat.
    let outline = try #require(page.firstMatch(of: /<path d="(M\d+ \d+V\d+(?:M\d+ \d+V\d+)+)"/)?.1)
    #expect(outline.contains(/\ [0-3]\dV/))
  }

  /// What the workflow in Examples/github does: the sounds in parts, then the pages.
  @Test func partsThatWereMergedOnlyWantTheirPages() async throws {
    let folder = try TemporaryFolder.withExamples()
    _ = try await review(["screens", "--out", "one"], in: folder)
    for part in 1...2 {
      _ = try await ToolRun(
        ["render", "screens", "--shard", "\(part)/2", "--out", "parts/\(part)", "--no-cache"],
        in: folder.url)
    }
    _ = try await ToolRun(["merge", "parts/1", "parts/2", "--out", "whole"], in: folder.url)
    let pages = try await review(["screens", "--out", "whole"], in: folder)
    #expect(pages.errors.hasPrefix("10 walks: 0 made, 10 unchanged, 0 failed; 0 clips spoken"))
    #expect(try folder.files(below: "whole") == folder.files(below: "one"))
  }

  @Test func aPageThatCannotBeWrittenIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: B\nlanguage: en\nelements: [button \"OK\"]", to: "screens/b.yaml")
    try folder.write("mine", to: "out/index.html/notes.txt")
    let run = try await review(["screens", "--out", "out"], in: folder)
    #expect(run.code == 73)
    let page = folder.url.appending(path: "out/index.html").path
    #expect(run.errors.hasSuffix("overheard: cannot write to \(page): Is a directory\n"))
    #expect(text(contents(of: folder, "out")["index.html/notes.txt"]) == "mine")
  }

  /// Several walks of one screen that miss their goals: with variants they are named, otherwise counted.
  @Test func missedGoalsAreInTheOverview() async throws {
    let folder = try TemporaryFolder()
    let walks =
      "walks: {a: {goal: [Wi-Fi = on], gestures: [swipe right]}, b: {goal: [Wi-Fi = on], gestures: [wait 1s]}}"
    let elements = "elements: [header \"Network\", switch \"Wi-Fi\": {toggle: off}]"
    try folder.write("language: en\n\(elements)\n\(walks)\n", to: "screens/a.yaml")
    try folder.write(
      "language: en\nvariants: {before: {\(elements)}, after: {\(elements)}}\n\(walks)\n",
      to: "screens/b.yaml")
    _ = try await review(["screens", "--out", "out"], in: folder)
    let page = text(contents(of: folder, "out")["index.html"])
    let facts = page.matches(of: /Goal missed: [^<]*/).map { String($0.output) }
    #expect(facts == ["Goal missed: 2", "Goal missed: before", "Goal missed: after"])
  }

  @Test func aPageThatWouldBeTheSameIsLeftAlone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: A\nelements: [button \"확인\"]", to: "screens/a.yaml")
    try folder.write("screen: B\nelements: [button \"확인\"]", to: "screens/b.yaml")
    _ = try await review(["screens", "--out", "out"], in: folder)
    let first = contents(of: folder, "out")
    let dates = try dates(of: folder)
    // A page that somebody changed is made again; the other one is not touched.
    try folder.write("something else", to: "out/screens/a/index.html")
    _ = try await review(["screens", "--out", "out"], in: folder)
    #expect(contents(of: folder, "out") == first)
    #expect(try self.dates(of: folder)[1] == dates[1])
    // A page is also made again if something changes that is shown but not heard.
    try folder.write("screen: B\nelements: [link \"확인\"]", to: "screens/b.yaml")
    _ = try await review(["screens", "--out", "out"], in: folder)
    let page = text(contents(of: folder, "out")["screens/b/index.html"])
    #expect(page != text(first["screens/b/index.html"]))
    // A page in another language is made again, too.
    _ = try await review(["screens", "--out", "out", "--page-language", "en"], in: folder)
    #expect(
      text(contents(of: folder, "out")["screens/a/index.html"]).contains("<html lang=\"en\">"))
  }

  @Test func aScreenIsHeardInSeveralLanguages() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: A\nelements: [button \"OK\"]", to: "screens/a.yaml")
    let languages = ["--language", "ko", "--language", "en", "--language", "ko"]
    _ = try await review(["screens", "--out", "out"] + languages, in: folder)
    let files = contents(of: folder, "out")
    #expect(
      files.keys.filter { $0.hasSuffix(".vtt") }.sorted() == [
        "en/screens/a/default.vtt", "ko/screens/a/default.vtt",
      ])
    #expect(text(files["ko/screens/a/default.vtt"]).contains("버튼"))
    #expect(text(files["en/screens/a/default.vtt"]).contains("button"))
    let overview = text(files["index.html"])
    #expect(overview.contains("href=\"ko/screens/a/index.html\""))
    #expect(overview.contains("href=\"en/screens/a/index.html\""))
    // Rendered in parts and merged, the result is the same.
    for part in 1...2 {
      _ = try await ToolRun(
        ["render", "screens", "--shard", "\(part)/2", "--out", "parts/\(part)", "--no-cache"]
          + languages, in: folder.url)
    }
    let merged = try await ToolRun(
      ["merge", "parts/1", "parts/2", "--out", "whole"], in: folder.url)
    #expect(merged.code == 0)
    let whole = contents(of: folder, "whole").filter { $0.key.contains("screens/a/") }
    #expect(whole.count == 8)
    for (name, data) in whole { #expect(data == files[name], "\(name)") }
  }

  @Test func whatComesFromStandardInputIsDrawnToo() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(
      ["review", "-", "--out", "out", "--no-cache"],
      input: "screen: A\nelements: [link \"확인\"]", in: folder.url)
    #expect(run.code == 0)
    let page = text(contents(of: folder, "out")["stdin/index.html"])
    #expect(page.contains(">확인</text>"))
  }

  /// The walks of TalkBack are on an Android phone, those of VoiceOver on an iPhone; so is the overview's
  /// picture where only one of them reads.
  @Test func everyReaderHasAPhoneOfItsPlatform() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: A\nlanguage: en\nelements: [button \"OK\"]", to: "screens/a.yaml")
    let (island, camera) = ("x=\"134\" y=\"11\" width=\"122\"", "cx=\"195\" cy=\"28.5\"")
    for (readers, phones) in [
      ("voiceover", [island]), ("talkback", [camera]), ("voiceover,talkback", [island, camera]),
    ] {
      let run = try await review(["screens", "--reader", readers, "--out", readers], in: folder)
      #expect(run.code == 0)
      let made = contents(of: folder, readers)
      let (page, picture) = (
        text(made["screens/a/index.html"]), text(made["screens/a/phone.svg"])
      )
      for phone in [island, camera] {
        #expect(page.contains(phone) == phones.contains(phone))
        #expect(picture.contains(phone) == (phone == phones[0]))
      }
    }
  }

  private func dates(of folder: TemporaryFolder) throws -> [Date?] {
    try ["a", "b"].map { name in
      let path = folder.url.appending(path: "out/screens/\(name)/index.html").path
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
  }

  @Test func anUnchangedBaselineChangesNothing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: A\nelements: [button \"확인\"]", to: "a.yaml")
    _ = try await review(["a.yaml", "--out", "old"], in: folder)
    let run = try await review(["a.yaml", "--out", "new", "--baseline", "old"], in: folder)
    #expect(run.code == 0)
    let new = contents(of: folder, "new")
    #expect(!new.keys.contains { $0.contains("baseline") })
    #expect(text(new["index.html"]).contains("변경 없는 화면: 1"))
    // A different voice says the same words.
    let slow = try await review(
      ["a.yaml", "--out", "slow", "--baseline", "old", "--rate", "80%"], in: folder)
    #expect(slow.code == 0)
    let resounded = contents(of: folder, "slow")
    #expect(resounded["review/baseline/a/default.wav"] == new["a/default.wav"])
    #expect(text(resounded["index.html"]).contains("말은 같고 소리만 다름"))
    // An earlier version hashed sound in another way, which is no other sound.
    try folder.makeManifestEarlier(in: "old")
    let later = try await review(["a.yaml", "--out", "later", "--baseline", "old"], in: folder)
    #expect(later.code == 0)
    #expect(text(contents(of: folder, "later")["index.html"]).contains("변경 없는 화면: 1"))
  }

  /// A baseline matches whatever way the path was typed.
  @Test func aBaselineMatchesPathsThatWereTypedOtherwise() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: A\nelements: [button \"확인\"]", to: "screens/a.yaml")
    _ = try await review(["screens", "--out", "old"], in: folder)
    let absolute = folder.url.appending(path: "screens/a.yaml").path
    for (index, path) in ["./screens/a.yaml", absolute].enumerated() {
      let run = try await review([path, "--out", "new\(index)", "--baseline", "old"], in: folder)
      #expect(run.code == 0)
      #expect(text(contents(of: folder, "new\(index)")["index.html"]).contains("변경 없는 화면: 1"))
    }
    try folder.write("screen: A\nelements: [button \"취소\"]", to: "screens/a.yaml")
    _ = try await review([absolute, "--out", "changed", "--baseline", "old"], in: folder)
    let page = text(contents(of: folder, "changed")["a/index.html"])
    #expect(page.contains("</span>확인</del>"))
  }

  /// The two versions of an app may lie in two folders.
  @Test func aBaselineMayBeOfAnotherFolder() async throws {
    let folder = try TemporaryFolder()
    for root in ["base", "head"] {
      try folder.write("screen: A\nelements: [button \"확인\"]", to: "\(root)/Screens/a.yaml")
      try folder.write("screen: B\nelements: [button \"취소\"]", to: "\(root)/Screens/b.yaml")
    }
    _ = try await review(["base/Screens", "--out", "old"], in: folder)
    _ = try await review(["head/Screens", "--out", "new", "--baseline", "old"], in: folder)
    let overview = text(contents(of: folder, "new")["index.html"])
    #expect(overview.contains("변경 없는 화면: 2"))
    #expect(!overview.contains(">삭제됨<"))
  }

  /// What could not be made this time is not gone: neither a screen that cannot be read nor a walk
  /// that fails.
  @Test(arguments: ["r", "other"])
  func whatFailedIsNotRemoved(root: String) async throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d"] {
      try folder.write("screen: A\nelements: [button \"확인\"]", to: "r/\(name).yaml")
    }
    _ = try await review(["r", "--out", "old"], in: folder)
    if root != "r" {
      try FileManager.default.moveItem(
        at: folder.url.appending(path: "r"), to: folder.url.appending(path: root))
    }
    try folder.write("elements: [buton \"확인\"]", to: "\(root)/a.yaml")
    let long = String(repeating: "가", count: 6_000)
    try folder.write("elements: [button \"\(long)\"]", to: "\(root)/b.yaml")
    try FileManager.default.removeItem(at: folder.url.appending(path: "\(root)/d.yaml"))
    let run = try await review([root, "--out", "new", "--baseline", "old"], in: folder)
    #expect(run.code == 65)
    #expect(run.errors.contains("\(root)/a.yaml:1:12: error: unknown role 'buton'"))
    let overview = text(contents(of: folder, "new")["index.html"])
    #expect(overview.contains("변경 없는 화면: 1"))
    #expect(overview.split(separator: #"class="status removed""#).count == 2)
  }

  /// What was found on a screen is remembered until something changes that it depends on.
  @Test func anUnchangedScreenIsNotAuditedAgain() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"ic_close\"]", to: "a.yaml")
    func page() async throws -> String {
      _ = try await review(["a.yaml", "--out", "o"], in: folder)
      return text(contents(of: folder, "o")["a/index.html"])
    }
    #expect(try await page().contains("is the name of a file or symbol"))
    let made = try folder.files(below: "o")
    _ = try await page()
    #expect(try folder.files(below: "o") == made)
    // Only what is remembered can say this.
    let records = text(made["review/pages.json"])
    try folder.write(
      records.replacing("is the name of a file or symbol", with: "was told before"),
      to: "o/review/pages.json")
    #expect(try await page().contains("was told before"))
    // A setting of the project, and another screen.
    try folder.write("audit: {rules: {file-name-as-label: off}}", to: ".overheard.yaml")
    let without = try await page()
    #expect(!without.contains("was told before"))
    #expect(!without.contains("is the name of a file or symbol"))
    try folder.write("language: en\nelements: [button \"ic_open\"]", to: "a.yaml")
    try FileManager.default.removeItem(at: folder.url.appending(path: ".overheard.yaml"))
    #expect(try await page().contains("ic_open"))
    #expect(try await page().contains("is the name of a file or symbol"))
  }

  /// Of a single screen, the overview would be a list of one.
  @Test func theOnlyScreenIsOpenedAtOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: A\nlanguage: en\nelements: [button \"OK\"]", to: "screens/a.yaml")
    let run = try await review(["screens", "--out", "o"], in: folder)
    #expect(run.errors.hasSuffix("\nopen o/screens/a/index.html\n"))
    let readers = try await review(
      ["screens/a.yaml", "--reader", "voiceover,talkback", "--out", "r"], in: folder)
    #expect(readers.errors.hasSuffix("\nopen r/screens/a/index.html\n"))
    #expect(contents(of: folder, "r").keys.contains("screens/a/index.html"))
    // What changed is on the overview.
    let changes = try await review(
      ["screens", "--baseline", "o", "--out", "n"], in: folder)
    #expect(changes.errors.hasSuffix("\nopen n/index.html\n"))
  }

  @Test func onePageIsTheSameEveryTimeAndLeavesNothingElse() async throws {
    let folder = try TemporaryFolder()
    try folder.write("screen: A\nlanguage: en\nelements: [button \"OK\"]", to: "a.yaml")
    for name in ["one.html", "two.html"] {
      let run = try await review(["a.yaml", "--single-file", "--to", name], in: folder)
      #expect(run.code == 0)
      #expect(run.errors == "open \(name)\n")
    }
    let files = contents(of: folder, ".")
    #expect(files.keys.sorted() == ["a.yaml", "one.html", "two.html"])
    #expect(files["one.html"] == files["two.html"])
    #expect(text(files["one.html"]).contains("src=\"data:audio/ogg;base64,"))
    for options in [["--single-file"], ["--to", "x.html", "--out", "o"], []] {
      #expect(try await review(["a.yaml"] + options, in: folder).code == 64)
    }
  }

  @Test func approvalsThatAreNone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    try folder.write(#"{"overheardReview": 1, "walks": [{"screen": "a"}]}"#, to: "wrong.json")
    let none = try await review(["a.yaml", "--out", "o", "--approved", "no.json"], in: folder)
    #expect(none.code == 66)
    let wrong = try await review(["a.yaml", "--out", "o", "--approved", "wrong.json"], in: folder)
    #expect(wrong.code == 65)
    #expect(
      wrong.errors == """
        wrong.json:1:1: error: this is not what a review page exports, because walks[0] has no \
        "walk"; use the page's own export

        """)
  }

  @Test func aBaselineThatIsNone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    let none = try await review(["a.yaml", "--out", "o", "--baseline", "nowhere"], in: folder)
    #expect(none.code == 66)
    #expect(none.errors == "overheard: no such folder: nowhere\n")
    try folder.write("{}", to: "other/manifest.json")
    let other = try await review(["a.yaml", "--out", "o", "--baseline", "other"], in: folder)
    #expect(other.code == 65)
    #expect(
      other.errors == """
        overheard: other is no review: it has no manifest.json that can be read; \
        name a folder that overheard review or overheard render wrote

        """)
    let same = try await review(["a.yaml", "--out", "o", "--baseline", "./o/"], in: folder)
    #expect(same.code == 64)
    // A review that somebody took a file from: what is said, or the sound.
    for missing in ["a/default.json", "a/default.wav"] {
      try folder.write("elements: [button \"확인\"]", to: "a.yaml")
      _ = try await review(["a.yaml", "--out", "old"], in: folder)
      try folder.write("elements: [button \"취소\"]", to: "a.yaml")
      try FileManager.default.removeItem(at: folder.url.appending(path: "old/\(missing)"))
      let damaged = try await review(["a.yaml", "--out", "o", "--baseline", "old"], in: folder)
      #expect(damaged.code == 65)
      #expect(
        damaged.errors.hasSuffix(
          "overheard: old/\(missing) of the baseline cannot be read, so its walk is shown as new; "
            + "make the baseline again\n"))
    }
    // The pages are there all the same.
    let pages = try folder.files(below: "o").filter { $0.key.hasSuffix("index.html") }
    #expect(pages.keys.sorted() == ["a/index.html", "index.html"])
  }

  /// What is found is told in the language of the pages, and marked as that.
  @Test(arguments: [
    ([], "lang=\"ko\">요소 2개가 똑같이 들립니다:", "lang=\"ko\">경고</strong>"),
    (
      ["--page-language", "en"], "lang=\"en\">2 elements sound alike:",
      "lang=\"en\">warning</strong>"
    ),
  ])
  func findingsAreInTheLanguageOfThePages(options: [String], message: String, severity: String)
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "elements: [header \"과일\", button \"더보기\", button \"더보기\"]", to: "a.yaml")
    let run = try await review(["a.yaml", "--out", "o"] + options, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let page = try String(
      contentsOf: folder.url.appending(path: "o/a/index.html"), encoding: .utf8)
    #expect(page.contains(message))
    #expect(page.contains(severity))
  }

  /// A wrong screen alone makes no page, and leaves those of before.
  @Test func aWrongScreenAloneMakesNoPage() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [butten \"확인\"]", to: "a.yaml")
    let first = try await review(["a.yaml", "--out", "o"], in: folder)
    #expect(first.code == 65)
    #expect(
      first.errors == """
        a.yaml:1:12: error: unknown role 'butten' in this line; did you mean 'button'?
        overheard: no screen can be read, so no page was written; what o held before is as it was

        """)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "o").path))
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    _ = try await review(["a.yaml", "--out", "o"], in: folder)
    let before = try folder.files(below: "o")
    try folder.write("elements: [butten \"확인\"]", to: "a.yaml")
    let again = try await review(["a.yaml", "--out", "o"], in: folder)
    #expect(again.code == 65)
    #expect(try folder.files(below: "o") == before)
    let one = try await review(["a.yaml", "--single-file", "--to", "one.html"], in: folder)
    #expect(one.code == 65)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "one.html").path))
    // Another screen beside it is finished.
    try folder.write("elements: [button \"취소\"]", to: "b.yaml")
    let both = try await review(["a.yaml", "b.yaml", "--out", "o"], in: folder)
    #expect(both.code == 65)
    #expect(both.errors.hasSuffix("open o/index.html\n"))
  }

  /// The pages of screens that are gone stay, and are told each time.
  @Test func pagesOfOtherScreensAreTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "s/a.yaml")
    try folder.write("elements: [button \"취소\"]", to: "s/b.yaml")
    let first = try await review(["s", "--out", "o"], in: folder)
    #expect(!first.errors.contains("note: "))
    try FileManager.default.removeItem(at: folder.url.appending(path: "s/a.yaml"))
    for _ in 1...2 {
      let later = try await review(["s", "--out", "o"], in: folder)
      #expect(later.code == 0)
      #expect(
        later.errors.contains(
          "note: 1 page of screens that are not among these or cannot be read now, from an earlier "
            + "review: o/s/a/index.html; nothing was deleted\n"))
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "o/s/a/index.html"))
    let last = try await review(["s", "--out", "o"], in: folder)
    #expect(!last.errors.contains("note: "))
  }

  // MARK: Helpers

  private func review(_ arguments: [String], in folder: TemporaryFolder) async throws -> ToolRun {
    try await ToolRun(["review"] + arguments + ["--no-cache"], in: folder.url)
  }

  private func text(_ data: Data?) -> String {
    String(decoding: data ?? Data(), as: UTF8.self)
  }

  private func contents(of folder: TemporaryFolder, _ name: String) -> [String: Data] {
    (try? folder.files(below: name)) ?? [:]
  }
}
