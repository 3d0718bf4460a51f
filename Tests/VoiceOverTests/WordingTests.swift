import AccessibilityModel
import ScreenReading
import Testing
import VoiceOver

/// Tests about the tables of words.
///
/// If one fails after you added a row, give the row words in every language, a source and a
/// confidence letter, and use it in a rule.
@Suite struct WordingTests {
  /// The languages in which VoiceOver has a table.
  private static let languages = [ReaderWording.voiceOverKorean, .voiceOverEnglish].map(\.language)

  /// What the machine says by itself, which no rule for elements names.
  private static let saidApartFromElements: [ReaderWording.Key] = [
    VoiceOverKey.scrollPage, VoiceOverKey.scrollRows, VoiceOverKey.scrollRefreshing,
    VoiceOverKey.rotorHeadings, VoiceOverKey.rotorLinks, VoiceOverKey.rotorFormControls,
    VoiceOverKey.rotorWords, VoiceOverKey.rotorCharacters, VoiceOverKey.rotorLines,
    VoiceOverKey.rotorContainers, VoiceOverKey.rotorActions, VoiceOverKey.rotorAdjustValue,
    VoiceOverKey.rotorLanguage, VoiceOverKey.rotorHeadingsNone, VoiceOverKey.rotorLinksNone,
    VoiceOverKey.rotorFormControlsNone, VoiceOverKey.rotorContainersNone,
    VoiceOverKey.rotorItemsNone, VoiceOverKey.actionActivate, VoiceOverKey.speechOff,
    VoiceOverKey.speechOn, VoiceOverKey.languageDefault, VoiceOverKey.languageKorean,
    VoiceOverKey.languageEnglish, VoiceOverKey.rotorSpeakingRate, VoiceOverKey.rotorRate,
    VoiceOverKey.rotorVerticalNavigation, VoiceOverKey.rotorTextSelection,
    VoiceOverKey.rotorMoreContent, VoiceOverKey.selectionCharacters, VoiceOverKey.selectionWords,
    VoiceOverKey.selectionLines, VoiceOverKey.selectionAll, VoiceOverKey.textUnselected,
    VoiceOverKey.chooserTitle, VoiceOverKey.curtainOn, VoiceOverKey.curtainOff,
    VoiceOverKey.groupWord, VoiceOverKey.reorderedAbove, VoiceOverKey.reorderedBelow,
    VoiceOverKey.actionShowMenu, VoiceOverKey.actionMoveUp, VoiceOverKey.actionMoveDown,
    VoiceOverKey.actionDrag, VoiceOverKey.actionDrop, VoiceOverKey.actionCancelDrag,
    VoiceOverKey.dragBegan, VoiceOverKey.dragCancelled,
  ]

  /// Besides the rows for rules and those not tied to an element, one row is only compared with.
  @Test(arguments: languages)
  func everyRowIsUsedAndEveryKeyHasARow(language: SpokenLanguage) throws {
    let said = AnnouncementRules.voiceOver.all.flatMap(\.says.keys)
    let used = Set(said + Self.saidApartFromElements + [VoiceOverKey.labelBack])
    let all = try #require(ReaderWording.voiceOver(language)).keys
    let rows = all.filter { !$0.rawValue.hasPrefix(VoiceOverKey.characterPrefix) }
    #expect(Set(rows).subtracting(used) == [], "rows that nothing says")
    #expect(used.subtracting(rows) == [], "keys without a row")
    #expect(all == ReaderWording.voiceOverEnglish.keys, "rows in another order")
  }

  /// The names of marks are found by the number of the character.
  @Test func marksAreNamedByTheirNumbers() throws {
    let prefix = VoiceOverKey.characterPrefix
    let codes = ReaderWording.voiceOverEnglish.keys.map(\.rawValue).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
    #expect(codes.count == 50)
    for code in codes {
      #expect(code.wholeMatch(of: /[0-9A-F]{4}/) != nil, "\(code)")
      let mark = Character(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
      #expect(!mark.isLetter, "\(code)")
    }
  }

  @Test(arguments: languages, ReaderWording.voiceOverEnglish.keys)
  func everyKeyHasWordsAndASourceInEveryLanguage(language: SpokenLanguage, key: ReaderWording.Key)
    throws
  {
    let row = try #require(ReaderWording.voiceOver(language)?[key])
    #expect(!row.text.isEmpty)
    #expect(!row.source.isEmpty)
    #expect(row.confidence != .user)
    #expect(row.text == row.text.trimmed)
    let english = try #require(ReaderWording.voiceOverEnglish[key])
    #expect(Set(row.text.holes) == Set(english.text.holes), "holes differ between languages")
    if let newer = row.newerText {
      #expect(newer != row.text)
      #expect(Set(newer.holes) == Set(row.text.holes))
    }
  }

  @Test func koreanWordsAreHangul() throws {
    for key in ReaderWording.voiceOverKorean.keys {
      let text = try #require(ReaderWording.voiceOverKorean[key]).text
      #expect(text.unicodeScalars.contains { ("\u{AC00}"..."\u{D7A3}").contains($0) }, "\(key)")
    }
  }

  @Test func everyVerifiedWordOfTheReferenceStandsAsItIs() {
    let words: [(ReaderWording.Key, String, String)] = [
      (VoiceOverKey.traitButton, "button", "버튼"), (VoiceOverKey.traitLink, "link", "링크"),
      (VoiceOverKey.traitImage, "image", "이미지"), (VoiceOverKey.traitHeader, "heading", "머리말"),
      (VoiceOverKey.traitAdjustable, "adjustable", "조절 가능"),
      (VoiceOverKey.traitSearchField, "search field", "검색 필드"),
      (VoiceOverKey.traitBackButton, "back button", "뒤로 버튼"),
      (VoiceOverKey.traitPopUpButton, "pop up button", "팝업 버튼"),
      (VoiceOverKey.stateOn, "on", "켬"), (VoiceOverKey.stateOff, "off", "끔"),
      (VoiceOverKey.stateMixed, "mixed", "혼합"),
      (VoiceOverKey.stateSelected, "selected", "선택됨"),
      (VoiceOverKey.stateDimmed, "dimmed", "흐리게 표시됨"),
    ]
    for (key, english, korean) in words {
      #expect(ReaderWording.voiceOverEnglish.text(key) == english)
      #expect(ReaderWording.voiceOverKorean.text(key) == korean)
    }
  }

  @Test func oneLineOfAUserChangesARow() throws {
    var words = ReaderWording.voiceOverKorean
    try words.apply(table: "# ours\n\nstate.dimmed\t비활성화됨\r\n")
    #expect(words.text(VoiceOverKey.stateDimmed) == "비활성화됨")
    #expect(words[VoiceOverKey.stateDimmed]?.confidence == .user)
    #expect(words.text(VoiceOverKey.traitButton) == "버튼")
  }

  @Test func aTableForALanguageChangesNoOther() throws {
    let table = "language\tko\nstate.dimmed\t비활성화됨"
    var (korean, english) = (ReaderWording.voiceOverKorean, ReaderWording.voiceOverEnglish)
    try korean.apply(table: table)
    try english.apply(table: table)
    #expect(korean.text(VoiceOverKey.stateDimmed) == "비활성화됨")
    #expect(english == ReaderWording.voiceOverEnglish)
  }

  @Test(arguments: [
    (
      "state.dimed\tx", "1:1",
      "'state.dimed' is not a key of the wording table; did you mean 'state.dimmed'?"
    ),
    ("# a\nfoo\tx", "2:1", "'foo' is not a key of the wording table"),
    ("state.dimmed", "1:13", "'state.dimmed' has no words; write the key, a tab, and the words"),
    (
      "state.dimmed\ta\nstate.dimmed\tb", "2:1",
      "'state.dimmed' is also on line 1; keep one of them"
    ),
    (
      "trait.headerLevel\t{lvel}단계 머리말", "1:19",
      "nothing fills {lvel} in 'trait.headerLevel'; write {level}"
    ),
    (
      "trait.button\t{label} 버튼", "1:14",
      "nothing fills {label} in 'trait.button'; it has no placeholders"
    ),
    (
      "trait.button\t버튼\t{label} 버튼", "1:17",
      "nothing fills {label} in 'trait.button'; it has no placeholders"
    ),
    (
      "trait.button\t버튼\t\tX", "1:18",
      "unknown confidence 'X'; write V, D or G, or nothing"
    ),
    (
      "trait.button\t버튼\u{2028}trait.link\t링크", "1:14",
      "the words of 'trait.button' have the character U+2028; leave it out"
    ),
    (
      "trait.button\t버튼\rtrait.link\t링크", "1:14",
      "the words of 'trait.button' have the character U+000D; leave it out"
    ),
  ])
  func aWrongLineIsNamed(table: String, place: String, message: String) {
    var words = ReaderWording.voiceOverKorean
    let error = #expect(throws: ReaderWording.TableError.self) {
      try words.apply(table: table, file: "mine.tsv")
    }
    #expect(error?.description == "mine.tsv:\(place): error: \(message)")
    #expect(words == .voiceOverKorean)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
