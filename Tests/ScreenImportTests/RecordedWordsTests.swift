import Overheard
import ScreenImport
import Testing

/// VoiceOver's words in recordings of it.
@Suite struct RecordedWordsTests {
  private func elements(_ dump: String) throws -> String {
    try Dumps.imported(text: dump, from: "transcript").printed().split(separator: "\n")
      .filter { !$0.hasPrefix("# ") && !$0.hasPrefix("screen: ") && !$0.hasPrefix("language: ") }
      .dropFirst().joined(separator: "\n")
  }

  @Test func wordsAroundARole() throws {
    let dump = """
      Delete Button Actions available
      더보기, 버튼, 동작 사용 가능
      Pay Button dimmed
      Cart Heading level 2
      상품, 머리말 레벨 2
      Name is editing Text field insertion point at end
      Size Large Button Pop up button
      알림, 끔, 전환 버튼
      Amenities collapsed Button
      Turn off, switch button, on
      Row, actions available
      Add a link Button
      Press the button to turn it off
      """
    #expect(
      try elements(dump) == """
        - button "Delete":  # inferred: from 'button'; which actions?
            actions:
            - '?'
        - button "더보기":  # inferred: from '버튼'; which actions?
            actions:
            - '?'
        - button "Pay" [notEnabled]  # inferred: from 'button'
        - header "Cart" [level=2]  # inferred: from 'heading level 2'
        - header "상품" [level=2]  # inferred: from '머리말 레벨 2'
        - textField "Name" [editing]  # inferred: from 'text field'
        - popUpButton "Size Large"  # inferred: from 'button pop up button'
        - switch "알림" [off]  # inferred: from '끔 전환 버튼'
        - button "Amenities" [collapsed]  # inferred: from 'button'
        - switch "Turn off" [on]  # inferred: from 'switch button on'
        - text "Row":  # which actions?
            actions:
            - '?'
        - button "Add a link"  # inferred: from 'button'
        - text "Press the button to turn it off"
        """)
  }

  /// macOS says the role first.
  @Test func aLevelBeforeALabel() throws {
    #expect(
      try elements("heading level 12 Foo\nheading level 2 Bar\nlink Baz\n") == """
        - header "Foo"  # inferred: from 'heading level 12'; level 12; there are 1 to 6
        - header "Bar" [level=2]  # inferred: from 'heading level 2'
        - link "Baz"  # inferred: from 'link'
        """)
  }

  /// What is announced here, and recorded, is announced again.
  @Test(arguments: [SpokenLanguage.english, .korean])
  func whatIsAnnouncedSurvives(language: SpokenLanguage) throws {
    let file = try ScreenFile(
      """
      screen: Cart
      language: \(language.tag)
      elements:
      - header "Cart" [level=2]
      - button "Delete" [notEnabled]:
          actions: [Archive]
      - popUpButton "Size": Large
      - button "Amenities" [collapsed]
      - textField "Name" [editing]: Ada, Lovelace
      - secureTextField "Password": abcdef
      - switch "Wi-Fi" [off]
      - checkbox "Agree" [mixed]
      - radioButton "Card" [on]
      - button
      - element:
          label: Logo
          traits: [image, link]
      - picker: November
      - slider "Volume": 50%
      - cell "Inbox" [selected]
      - text "Sold out" [notEnabled]
      - text "Row":
          actions: [Delete]
      - link "More" [selected]
      - button "Seat":
          content:
          - label: Gate
            value: "7"
      - tabBar:
        - tab "Home" [selected]
        - tab "Me" [notEnabled]
      - segmentedControl:
        - button "Day" [selected]
        - button "Week"
      """)
    let heard = try Dumps.heard(try #require(file.variants.first).screen)
    let recording = heard.map { $0.replacing(" | ", with: ", ") }.joined(separator: "\n")
    let imported = try ImportedScreen(
      Array(recording.utf8), name: "dump", format: "transcript", language: language)
    #expect(try Dumps.heard(imported) == heard)
  }

  /// A step at which nothing was said is no element.
  @Test func aStepWithoutSpeech() throws {
    let dump =
      #"{"steps":[{"utterance":"Cart Heading"},{"utterance":null},{"utterance":"Pay Button"}]}"#
    #expect(
      try elements(dump) == """
        - header "Cart"  # inferred: from 'heading'
        - button "Pay"  # inferred: from 'button'
        """)
  }
}
