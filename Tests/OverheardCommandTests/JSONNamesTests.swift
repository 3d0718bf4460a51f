import Foundation
import TestSupport
import Testing

/// Compares `Documentation/json.md` with what is printed and written.
@Suite(.timeLimit(.minutes(15))) struct JSONNamesTests {
  /// The names in the part of the page below a heading.
  private static func documented(_ heading: String) throws -> Set<String> {
    let page = try String(
      contentsOf: ToolRun.root.appending(path: "Documentation/json.md"), encoding: .utf8)
    let part = try #require(page.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
      .components(separatedBy: "\n## ")[0]
    return Set(part.matches(of: /`([a-zA-Z0-9]+)`/).map { String($0.1) })
  }

  /// The names of all objects within some JSON.
  private static func names(in json: Any, besides free: Set<String> = []) -> Set<String> {
    if let list = json as? [Any] {
      return list.reduce(into: []) { $0.formUnion(names(in: $1, besides: free)) }
    }
    guard let object = json as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) { found, entry in
      if !free.contains(entry.key) { found.formUnion(names(in: entry.value, besides: free)) }
    }
  }

  private static func lines(_ text: String) throws -> [Any] {
    try text.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
  }

  private static let screen = """
    language: en
    elements:
    - slider "Volume": 50%
    - banner "News": {every: 3s, items: ["Sale", "New"]}
    walks:
      a:
        gestures: [swipe up, pause, wait 1s, resume, expect Volume, swipe right]
        goal: focus News
    """

  @Test func whatIsPrintedIsDocumented() async throws {
    for (command, free) in [
      ("announce", Set<String>()), ("transcript", []), ("check", []), ("voices", ["descriptions"]),
      ("doctor", []), ("pronounce", []),
    ] {
      let takesScreens = ["announce", "transcript", "check"].contains(command)
      let run = try await ToolRun(
        [command] + (takesScreens ? ["-"] : []) + ["--format", "json"], input: Self.screen)
      let names = Self.names(in: try Self.lines(run.output), besides: free)
      #expect(names.count >= 4)
      #expect(names.subtracting(try Self.documented(command)) == [], "\(command)")
    }
  }

  @Test func whatIsExplainedIsDocumented() async throws {
    let run = try await ToolRun(["pronounce", "--explain", "--format", "json", "국물 3개"])
    let names = Self.names(in: try Self.lines(run.output))
    #expect(names.contains("steps"))
    #expect(names.subtracting(try Self.documented("pronounce")) == [])
  }

  @Test func whatAnImportPrintsIsDocumented() async throws {
    let dump = #"[{"type":"Button","AXLabel":"戻る","AXFrame":""},{"type":"Button","AXFrame":""}]"#
    let run = try await ToolRun(["import", "-", "--format", "json"], input: dump)
    let names = Self.names(in: try Self.lines(run.output))
    #expect(names.isSuperset(of: ["foreignTexts", "notes", "path"]))
    #expect(names.subtracting(try Self.documented("import")) == [])
  }

  @Test func whatIsToldOfAFilmIsDocumented() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "language: en\nelements: [button \"A\"]\nwalks: {a: [double tap]}", to: "a.yaml")
    let run = try await ToolRun(
      ["film", "a.yaml", "--to", "a.gif", "--height", "360", "--no-cache", "--format", "json"],
      in: folder.url)
    let names = Self.names(in: try Self.lines(run.output))
    #expect(names == ["file", "duration", "chapters", "time", "title", "walk", "variants"])
    #expect(names.subtracting(try Self.documented("film")) == [])
  }

  @Test func whatIsWrittenIsDocumented() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen, to: "a.yaml")
    let run = try await ToolRun(
      ["render", "a.yaml", "--out", "out", "--no-cache", "--shard", "1/1"], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let events = try Self.documented("transcript").union(
      Self.documented("The .json beside a sound")
    )
    .union(Self.documented("announce"))
    let files = try folder.files(below: "out").filter { $0.key.hasSuffix(".json") }
    #expect(files.count == 2)
    for (name, data) in files {
      let names = Self.names(in: try JSONSerialization.jsonObject(with: data))
      let known =
        name.hasSuffix("manifest.json")
        ? try Self.documented("manifest.json").union(events) : events
      #expect(names.subtracting(known) == [], "\(name)")
    }
  }
}
