import Foundation
import Support
import TestSupport
import Testing

@testable import OverheardCommand

/// What stands where a user wants something written: links, pipes, devices, and files of others.
@Suite struct NamedFileTests {
  /// A link stays a link, and what it leads to is replaced.
  @Test(arguments: [
    ["draw", "a.yaml", "--to", "link.svg"], ["speak", "a.yaml", "--to", "link.wav"],
    ["import", "a.txt", "--out", "link.yaml"],
    ["review", "a.yaml", "--single-file", "--to", "link.html", "--no-cache"],
  ])
  func linksAreFollowed(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    try folder.write("Pay, button\nCancel, button\n", to: "a.txt")
    let name = arguments.first { $0.hasPrefix("link.") } ?? ""
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "real"), withIntermediateDirectories: true)
    let link = folder.url.appending(path: name).path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "real/\(name)")
    let run = try await ToolRun(arguments, in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/\(name)")
    #expect(try Data(contentsOf: folder.url.appending(path: "real/\(name)")).count > 30)
  }

  /// A pipe is written to, and stays; so would a device, which a test had better not try.
  @Test(arguments: [
    (["draw", "a.yaml", "--to", "pipe.svg"], "</svg>\n"),
    (["import", "a.txt", "--out", "pipe.yaml"], "\n"),
  ])
  func pipesAreWrittenTo(arguments: [String], end: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    try folder.write("Pay, button\nCancel, button\n", to: "a.txt")
    let name = arguments.last ?? ""
    let pipe = folder.url.appending(path: name).path
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "exec cat \(name) > read"]
    reader.currentDirectoryURL = folder.url
    try reader.run()
    defer { reader.terminate() }
    let run = try await ToolRun(arguments, in: folder.url)
    try #require(run.code == 0 && NamedFile.isStream(pipe), "\(run.errors)")
    reader.waitUntilExit()
    let written = try String(contentsOf: folder.url.appending(path: "read"), encoding: .utf8)
    #expect(written.count > 30 && written.hasSuffix(end), "\(written.suffix(40))")
  }

  /// A film is not written from its beginning to its end.
  @Test func aFilmNeedsAFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    #expect(mkfifo(folder.url.appending(path: "film.mp4").path, 0o600) == 0)
    let film = try await ToolRun(["film", "a.yaml", "--to", "film.mp4"], in: folder.url)
    #expect(film.code == 73)
    #expect(film.errors == "overheard: film.mp4 is a device or a pipe; a film needs a file\n")
  }

  /// The files of somebody else's web page.
  @Test func filesOfOthersAreNotReplaced() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    try folder.write("<html>mine</html>", to: "index.html")
    let page = try await ToolRun(["review", "a.yaml", "--out", ".", "--no-cache"], in: folder.url)
    #expect(page.code == 73)
    #expect(
      page.errors == "overheard: ./index.html is somebody else's, and would be replaced; give "
        + "another folder with --out\n")
    try folder.write("{\"name\": \"PWA\"}", to: "app/manifest.json")
    let app = try await ToolRun(["render", "a.yaml", "--out", "app", "--no-cache"], in: folder.url)
    #expect(app.code == 73)
    #expect(
      app.errors == "overheard: app/manifest.json is somebody else's, and would be replaced; give "
        + "another folder with --out\n")
    #expect(
      try folder.files(below: "").mapValues { String(decoding: $0, as: UTF8.self) } == [
        "a.yaml": "language: en\nelements: [button \"Pay\"]", "index.html": "<html>mine</html>",
        "app/manifest.json": "{\"name\": \"PWA\"}",
      ])
  }

  /// Settings that are a link to nothing would not count, and nobody would know.
  @Test func settingsThatLeadNowhereAreNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    let link = folder.url.appending(path: ".overheard.yaml").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "real.yaml")
    let run = try await ToolRun(["audit", "a.yaml"], in: folder.url)
    #expect(run.code == 66)
    #expect(
      run.errors.hasSuffix(
        "/.overheard.yaml is a link that leads nowhere; remove it, or make the file\n"))
  }

  /// A table for a language that nobody reads would change nothing.
  @Test func aTableOfPhrasesInAnUnknownLanguageIsRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    try folder.write("# French\nlanguage\tfr\nrole.button\tbouton\n", to: "fr.tsv")
    let run = try await ToolRun(["announce", "a.yaml", "--wording", "fr.tsv"], in: folder.url)
    #expect(run.code == 65)
    #expect(
      run.errors == "fr.tsv:2: error: there are no phrases in 'fr' to change; write ko or en\n")
  }

  /// The cache is where HOME says, also that of the voices; what is no absolute path does not count.
  @Test func theCacheIsBelowHome() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    let home = folder.url.appending(path: "home").path
    let run = try await ToolRun(
      ["render", "a.yaml", "--out", "out"], in: folder.url,
      environment: ["HOME": home, "XDG_CACHE_HOME": "relative", "OVERHEARD_CACHE": ""])
    #expect(run.code == 0, "\(run.errors)")
    let made = try folder.files(below: "home/.cache/overheard")
    #expect(made.keys.contains { $0.hasSuffix(".clip") })
    #expect(made.keys.contains { $0.contains("voice-data/") })
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "relative").path))
  }

  /// Where nothing says where home is, as for services, the list of users does.
  @Test func withoutHomeTheCacheIsWhereTheListOfUsersSays() async throws {
    let home = try #require(getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) })
    let run = try await ToolRun(
      ["doctor"], environment: ["HOME": "", "XDG_CACHE_HOME": "", "OVERHEARD_CACHE": ""])
    #expect(run.output.contains("cache: \(home)/.cache/overheard\n"), "\(run.output)")
  }

  /// Terms of service, in one text.
  @Test func aLongTextIsSpoken() async throws {
    let folder = try TemporaryFolder()
    let terms = String(repeating: "이 약관은 회사가 제공하는 서비스의 이용 조건과 절차를 정합니다. ", count: 80)
    try folder.write("elements:\n- text \"\(terms)\"\n", to: "a.yaml")
    let run = try await ToolRun(["speak", "a.yaml", "--to", "a.wav"], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
  }

  /// A folder whose name begins as another's does is not inside that one; links are inside of what they lead
  /// to.
  @Test func whatIsInsideAFolder() throws {
    let folder = try TemporaryFolder()
    for name in ["cards/one", "cards-old/one"] { try folder.write("", to: name) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "cards/link").path, withDestinationPath: "../cards-old")
    let root = folder.url.path
    let inside = ["cards/one", "cards/new", "cards/../cards/one"]
    let outside = ["cards-old/one", "cards/link/one", "cards/../one", "one"]
    for path in inside {
      #expect(InputFile.isInside(root + "/cards", "\(root)/\(path)"), "\(path)")
    }
    for path in outside {
      #expect(!InputFile.isInside(root + "/cards", "\(root)/\(path)"), "\(path)")
    }
    #expect(InputFile.isInside("/", root))
  }
}
