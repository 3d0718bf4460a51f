import Foundation
import TestSupport
import Testing

/// `Package.swift` tells who needs whom: that is the order in which a screen becomes sound.
@Suite struct ManifestTests {
  private struct Target {
    var name: String
    var declared: Set<String>
    /// What its Swift files import; `nil` if it has none.
    var imported: Set<String>?
  }

  private static func targets() throws -> [Target] {
    let manifest = try Repository.text("Package.swift")
    let pattern =
      /\.(?:target|testTarget|executableTarget)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?(?:,\s*path: "([^"]+)")?/
    return try manifest.matches(of: pattern).map { match in
      let name = String(match.1)
      let folder =
        match.3.map(String.init) ?? (name.hasSuffix("Tests") ? "Tests/" : "Sources/") + name
      let declared = (match.2 ?? "").matches(of: /(package: )?"([^"]+)"/)
        .filter { $0.1 == nil }.map { String($0.2) }
      let files = Repository.files(below: folder, endingIn: ".swift")
      let imported = try files.flatMap { file in
        try Repository.text(file).matches(
          of: /(?m)^(?:@\w+ )?(?:package |public )?import (?:struct |func |class |enum )?(\w+)/
        ).map { String($0.1) }
      }
      return Target(
        name: name, declared: Set(declared), imported: files.isEmpty ? nil : Set(imported))
    }
  }

  @Test func aTargetDependsOnWhatItImports() throws {
    let targets = try Self.targets()
    #expect(targets.count > 50)
    let known = Set(targets.map(\.name)).union(targets.flatMap(\.declared))
    for target in targets {
      guard let imported = target.imported else { continue }
      let needed = imported.intersection(known).subtracting([target.name])
      #expect(needed.subtracting(target.declared) == [], "\(target.name) imports it, undeclared")
      #expect(target.declared.subtracting(needed) == [], "\(target.name) declares it, unused")
    }
  }

  /// The licence of eSpeak NG is that of one program, and the tests are none.
  @Test func onlyTheHelperLinksTheEngine() throws {
    #expect(
      try Self.targets().filter {
        !$0.declared.isDisjoint(with: ["CEspeakNG", "overheard-synth"])
      }.map(\.name) == ["overheard-synth"])
  }
}
