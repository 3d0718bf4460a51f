import AccessibilityModel
import AppSimulation
import Foundation
import Languages
import Support
import TestSupport
import Testing
import Walks

@testable import ReviewPages

/// Compares the tables of words with the code and the templates that use them.
@Suite struct WordsTests {
  @Test(arguments: LanguagePacks.builtIn.languages)
  func everyKeyHasWords(language: SpokenLanguage) throws {
    let words = PageWords(try LanguagePacks.builtIn.pack(for: language))
    #expect(Set(words.byName.keys) == Set(PageWords.names))
    for key in PageWords.Key.allCases { #expect(!words[key].isEmpty) }
  }

  @Test(arguments: LanguagePacks.builtIn.languages)
  func everyLineIsAKeyAndItsWords(language: SpokenLanguage) throws {
    let path = "Sources/Languages/PageWords/\(language).tsv"
    let text = try String(contentsOf: ToolRun.root.appending(path: path), encoding: .utf8)
    let table = try PageWordTable(parsing: text, file: path)
    #expect(table.byName.count == PageWords.names.count)
  }

  @Test func aKeyThatStandsTwiceIsTold() {
    let error = #expect(throws: TabTable.Faults.self) {
      try PageWordTable(parsing: "key\twords\nplay\tPlay\nplay\tGo\n", file: "en.tsv")
    }
    #expect(error?.description == "en.tsv:3:1: error: ‘play’ stands here a second time")
  }

  /// A change is a sentence: "50%에서 60%(으)로", and the property has a name in the language.
  @Test func propertiesHaveNames() {
    let (korean, english) = (PageWords(.korean), PageWords(.english))
    #expect(korean.property(.value) == "값")
    #expect(korean.property(.hint) == "힌트")
    #expect(english.property(.notEnabled) == "dimmed")
    #expect("50%\(korean[.becomes]) 60%\(korean[.becomesEnd])" == "50%에서 60%(으)로")
    for name in ElementChange.Property.Name.allCases {
      #expect(korean.property(name) != name.rawValue)
    }
  }

  /// A state is told in the words of the page, and a text of the app as it is.
  @Test func statesAreInTheLanguageOfThePage() {
    func changes(_ pack: LanguagePack) -> [String] {
      let properties: [ElementChange.Property] = [
        .toggle(from: .off, to: .on), .toggle(from: .on, to: .mixed), .toggle(from: nil, to: .off),
        .hidden(true), .selected(false), .selectedCard(from: "on", to: "off"),
        .value(from: "true", to: "false"),
      ]
      return properties.map {
        PageWords(pack).change(ElementChange(element: "알림", property: $0, by: .user))
      }
    }
    #expect(
      changes(.korean) == [
        "알림 · 켬/끔: 끔 → 켬", "알림 · 켬/끔: 켬 → 일부 선택", "알림 · 켬/끔:  → 끔",
        "알림 · 가려짐: 아니요 → 예", "알림 · 선택됨: 예 → 아니요", "알림 · 선택됨: on → off",
        "알림 · 값: true → false",
      ])
    #expect(changes(.english)[0] == "알림 · toggle: off → on")
    #expect(changes(.english)[3] == "알림 · hidden: false → true")
  }

  /// What a film says at the end of a walk.
  @Test func aFilmSumsUpAWalk() throws {
    func summary(_ pack: LanguagePack, _ json: String) throws -> [String] {
      let json = #"{"gestures": 4, "speech": 1, "cutOff": 0, "unheard": 0, "unintended": "# + json
      return PageWords(pack).filmSummary(
        of: try JSONDecoder().decode(WalkFigures.self, from: Data((json + "}").utf8)))
    }
    #expect(
      try summary(.korean, #"0, "goal": true, "goalTime": 24400"#)
        == ["제스처 4", "✓ 24.4초 만에 목표 달성"])
    #expect(
      try summary(.english, #"0, "goal": true, "goalTime": 19500"#)
        == ["Gestures 4", "✓ goal reached in 19.5 s"])
    #expect(
      try summary(.korean, #"2, "goal": false"#)
        == ["제스처 4", "✗ 목표를 달성하지 못함", "의도하지 않은 변화 2"])
    #expect(try summary(.english, #"0, "goal": false"#) == ["Gestures 4", "✗ goal missed"])
    #expect(try summary(.english, "0") == ["Gestures 4"])
  }

  @Test func bothLanguagesTakeTheSameArguments() {
    let (korean, english) = (PageWords(.korean), PageWords(.english))
    for key in PageWords.Key.allCases {
      #expect(korean[key].contains("{0}") == english[key].contains("{0}"), "\(key)")
    }
  }

  @Test func noKeyIsUnusedAndNoTemplateAsksForAnother() throws {
    let folder = ToolRun.root.appending(path: "Sources/ReviewPages")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let code = try names.filter { $0.hasSuffix(".swift") && $0 != "PageWords.swift" }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    let templates = PageTemplates.sources.values.joined()
    let asked = Set(templates.matches(of: /words\.(\w+)/).map { String($0.1) })
    #expect(asked.isSubset(of: PageWords.Key.allCases.map(\.rawValue)))
    for key in PageWords.Key.allCases where !asked.contains(key.rawValue) {
      #expect(code.contains(try Regex("\\.\(key.rawValue)\\b")), "\(key) is unused")
    }
  }

  @Test func noTemplateHasWordsOfItsOwn() {
    for (name, text) in PageTemplates.sources {
      #expect(text.hasPrefix("{{% CONTENT_TYPE: \(EscapedHTML.name)}}"), "\(name)")
      // What is left when tags, markup and keys are removed.
      let left = text.replacing(/\{\{\{?.*?\}?\}\}/, with: "")
        .replacing(/<kbd>.*?<\/kbd>/, with: "").replacing(/<[^>]*>/, with: "")
        .filter(\.isLetter)
      #expect(left == "", "\(name)")
    }
  }

  @Test func aGestureIsSaidInTheWordsOfThePage() {
    let (korean, english) = (PageWords(.korean), PageWords(.english))
    #expect(korean.gesture(.swipe(.right)) == "오른쪽으로 쓸기")
    #expect(korean.gesture(.rotor(.to("headings"))) == "로터를 “headings” 항목으로 돌리기")
    #expect(korean.step(.wait(1500)) == "1.5초 기다리기")
    #expect(english.gesture(.touch(.element("저장"))) == "touch “저장”")
  }

  /// What has no name but its role is called by a word; a name that only begins like it stays.
  @Test func elementsWithoutAName() {
    let words = PageWords(.korean)
    #expect(words.nameless("banner") == "배너")
    #expect(words.nameless("carousel (3)") == "캐러셀 (3)")
    for name in ["banner.top", "Banner", "banners", "banner (a)", "button", ""] {
      #expect(words.nameless(name) == nil, "\(name)")
    }
  }
}
