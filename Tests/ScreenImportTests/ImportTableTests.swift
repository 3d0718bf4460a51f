import AccessibilityModel
import Foundation
import TestSupport
import Testing

@testable import ScreenImport

/// The words of the tables mean what they say, and no code holds such words.
@Suite struct ImportTableTests {
  @Test func layersAreNamedAfterKinds() {
    #expect(FigmaFormat.kinds["버튼"] == .button)
    #expect(FigmaFormat.kinds["h"] == .heading)
    #expect(FigmaFormat.kinds["bottombar"] == .tabBar)
    #expect(FigmaFormat.kinds.count == 42)
  }

  @Test func traitsHaveOtherNames() {
    #expect(TraitNames.trait("Text View") == [.textEntry, .textArea])
    #expect(TraitNames.trait("switch-button") == .toggleButton)
    #expect(TraitNames.trait("none") == [])
    #expect(TraitNames.trait("wobbly") == nil)
  }

  @Test func recordingsBeginWithVoiceOver() {
    #expect(RecordedSpeech.starts == ["voiceover on", "voiceover 켬", "voiceover 켜짐"])
  }

  @Test func spaceBarsHaveNames() {
    #expect(ScreenBuilder.spaceBars.isSuperset(of: ["space", "스페이스", "空格", "leerzeichen"]))
    #expect(ScreenBuilder.spaceBars.allSatisfy { $0 == $0.lowercased() })
  }

  /// Words of a language stand in tables: no string of the importers holds Hangul.
  @Test func noStringHoldsHangul() throws {
    let folder = Repository.root.appending(path: "Sources/ScreenImport")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains("//") {
        #expect(!line.contains(/"[^"]*[가-힣]/), "\(name): \(line)")
      }
    }
  }
}
