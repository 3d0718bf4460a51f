import Foundation
import Overheard
import OverheardTesting
import TestSupport
import Testing

/// What people read where a test fails.
@Suite struct HeardOtherwiseTests {
  @Test(arguments: ["../../evil", "", "a/b", "a\\b", ".hidden", "..", "a\u{0}b"])
  func aNameThatLeadsElsewhereIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: HeardOtherwise.self) {
      try TranscriptFile.$isUpdating.withValue(true) {
        try expectTranscript(
          of: ExpectTranscriptTests.screen, named: name,
          beside: folder.url.appending(path: "VolumeTests.swift").path)
      }
    }
    #expect(
      error?.description == """
        '\(name.replacing("\u{0}", with: "␀"))' cannot name a transcript, because it becomes a file name; \
        it has no / and no \\, and does not begin with a dot

        """)
    #expect(try folder.files().isEmpty)
  }

  @Test func aNameMayBeInAnyScriptAndHaveSigns() throws {
    let folder = try TemporaryFolder()
    try TranscriptFile.$isUpdating.withValue(true) {
      try expectTranscript(
        of: ExpectTranscriptTests.screen, named: "결제 (v1.2)",
        beside: folder.url.appending(path: "VolumeTests.swift").path)
    }
    #expect(try Array(folder.files().keys) == ["Transcripts/결제 (v1.2).transcript"])
  }

  /// XCTest prints this, and Foundation makes up another unless it is given.
  @Test func theLocalizedDescriptionIsTheMessage() {
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(of: ExpectTranscriptTests.screen, named: "")
    }
    #expect(error?.localizedDescription == error?.description)
    let unknown = #expect(throws: WalkError.self) {
      try ReaderWalk(name: "", lines: ["swipe rihgt"])
    }
    #expect(
      (unknown as (any Error)?)?.localizedDescription
        == "unknown gesture \"swipe rihgt\"; did you mean \"swipe right\"?")
  }

  /// Every error that people can catch has one.
  @Test func everyPublicErrorHasALocalizedDescription() throws {
    let folders = ["Sources", "Voices"].map { Repository.root.appending(path: $0) }
    var errors: Set<String> = []
    var localized: Set<String> = []
    let files = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: folder.path) ?? []).map { folder.appending(path: $0) }
    }
    for file in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /public (?:struct|enum|class) (\w+): (?:\w+, )*Error\b/) {
        errors.insert(String(match.1))
      }
      for match in text.matches(
        of: /extension (?:\w+\.)*(\w+): LocalizedError \{\n  public var errorDescription/)
      {
        localized.insert(String(match.1))
      }
    }
    #expect(errors.contains("HeardOtherwise"))
    #expect(errors == localized)
  }
}
