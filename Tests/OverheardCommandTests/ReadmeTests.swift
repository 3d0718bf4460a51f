import Foundation
import TestSupport
import Testing

/// The commands of the README, run as a reader would, in a folder with the files they name.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(contentsOf: ToolRun.root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The fenced blocks of a language on a page.
  private static func blocks(_ language: String, of page: String) -> [String] {
    page.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// The sessions of the README, and of the page on audits.
  @Test(arguments: [("README.md", 5), ("Documentation/audit.md", 2)])
  func everySessionIsAsShown(page: String, least: Int) async throws {
    let folder = try reader()
    let text = try String(contentsOf: ToolRun.root.appending(path: page), encoding: .utf8)
    var count = 0
    for block in Self.blocks("console", of: text) {
      for session in ("\n" + block).components(separatedBy: "\n$ ").dropFirst() {
        let lines = session.split(separator: "\n", omittingEmptySubsequences: false)
        let run = try await shell(String(lines[0]), in: folder)
        let shown = lines.dropFirst().joined(separator: "\n").split(separator: "\n…\n")
        var rest = Substring(run.output + run.errors)
        for piece in shown {
          let found = rest.range(of: piece)
          #expect(found != nil, "\(lines[0]) prints\n\(rest)\nand not\n\(piece)")
          if let found { rest = rest[found.upperBound...] }
        }
        count += 1
      }
    }
    #expect(count >= least)
  }

  @Test func everyCommandWorks() async throws {
    let folder = try reader()
    for part in 1...8 where part != 3 {
      _ = try await shell(
        "overheard render Screens --out parts/\(part) --shard \(part)/8 --no-cache", in: folder)
    }
    var count = 0
    for block in Self.blocks("sh", of: readme) where !block.hasPrefix("make ") {
      let run = try await shell("set -e\n" + block, in: folder)
      #expect(run.code == 0, "\(block)\n\(run.errors)")
      count += 1
    }
    #expect(count >= 8)
  }

  @Test func theScreensAreScreens() async throws {
    let screens = Self.blocks("yaml", of: readme).filter { $0.contains("elements:") }
    #expect(screens.count == 1)
    for screen in screens {
      let run = try await ToolRun(["transcript", "-"], input: screen)
      #expect(run.errors == "")
      #expect(run.code == 0)
    }
  }

  /// The names of the packages have the program's version.
  @Test func thePackagesHaveTheProgramsVersion() async throws {
    let version = try await ToolRun(["--version"]).output
      .split(separator: "\n")[0].dropFirst("overheard ".count)
    for match in readme.matches(of: /overheard[_-]([0-9][0-9.]*[0-9])[_-]/) {
      #expect(match.1 == version, "\(match.0)")
    }
    #expect(readme.contains("overheard_\(version)_amd64.deb"))
  }

  /// The links of the README lead somewhere.
  @Test func everyLinkLeadsToAFile() {
    let targets = readme.matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/).map { String($0.1) }
    #expect(targets.count >= 39)
    for target in targets where !target.hasPrefix("https://") {
      #expect(
        FileManager.default.fileExists(atPath: ToolRun.root.appending(path: target).path),
        "\(target)")
    }
  }

  /// A reader's folder: the examples, a screen, a wrong screen, a few screens of their own.
  private func reader() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Examples"),
      withDestinationURL: ToolRun.root.appending(path: "Examples"))
    try FileManager.default.copyItem(
      at: ToolRun.root.appending(path: "Examples/en/payment-card-carousel.yaml"),
      to: folder.url.appending(path: "payment-card-carousel.yaml"))
    // What installs the package only says so.
    let programs = folder.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: false)
    try Scratch.script("echo \"$@\"", at: programs.appending(path: "sudo").path)
    try folder.write("screen: 카드\nelements:\n- buton \"확인\"\n", to: "card.yaml")
    try folder.write("elements: [button \"확인\"]", to: "screen.yaml")
    try folder.write("elements: [button \"OK\"]", to: "Screens/ok.yaml")
    try folder.write("elements: [button \"Cancel\"]", to: "Screens/cancel.yaml")
    try folder.write("", to: ".zsh/completions/_other")
    return folder
  }

  private func shell(_ command: String, in folder: TemporaryFolder) async throws -> ToolRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await ToolRun(
      program: "/bin/sh", ["-c", command], in: folder.url,
      environment: [
        "PATH": "\(folder.url.path)/bin:\(ToolRun.products.path):\(path)",
        "HOME": folder.url.path,
      ])
  }
}
