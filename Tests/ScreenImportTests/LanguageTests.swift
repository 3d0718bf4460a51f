import Overheard
import ScreenImport
import Testing

/// What the texts of a dump look like, and in which language VoiceOver's words are said.
@Suite struct ImportedLanguageTests {
  private func elements(_ labels: [String]) throws -> ImportedScreen {
    let nodes = labels.map { #"{"type":"Button","AXLabel":"\#($0)","AXFrame":""}"# }
    return try Dumps.imported(text: "[\(nodes.joined(separator: ","))]")
  }

  @Test func koreanAndEnglishNeedNoRemark() throws {
    let korean = try elements(["결제", "VISA", "Apple Pay", "Samsung Pay"])
    #expect(korean.screen.language == .korean)
    #expect(korean.summary.foreignTexts == nil)
    let english = try elements(["Café", "Menu", "Pay", "Tip", "Beyoncé", "日本語", "Back", "Home"])
    #expect(english.screen.language == .english)
    #expect(english.summary.foreignTexts == nil)
  }

  @Test(
    "what other texts look like",
    arguments: [
      (["戻る", "検索", "MINI", "ホーム"], "Japanese"),
      (["返回", "搜索", "微信", "OK"], "Chinese"),
      (["Назад", "Поиск", "VK"], "Russian or another language in Cyrillic letters"),
      (["กลับ", "ค้นหา", "LINE"], "Thai"),
      (["رجوع", "بحث"], "Arabic, or another language in Arabic letters"),
      (
        ["Zurück", "Töne", "Lautstärke", "Ton", "Modus"],
        "German, French or another language whose letters English does not have"
      ),
    ])
  func foreign(_ labels: [String], _ look: String) throws {
    let imported = try elements(labels)
    #expect(imported.screen.language == .english)
    #expect(imported.summary.foreignTexts?.look == look)
    #expect(imported.summary.foreignTexts?.spokenIn == "English")
    #expect(
      imported.remarks.last
        == "Its texts look \(look). There are no words of VoiceOver's for that here: roles, states "
        + "and hints are said in English, which is not what the app's users hear.")
  }

  @Test func whoeverGivesTheLanguageKnowsIt() throws {
    let dump = #"[{"type":"Button","AXLabel":"戻る","AXFrame":""}]"#
    let imported = try ImportedScreen(Array(dump.utf8), name: "dump", language: .english)
    #expect(imported.summary.foreignTexts == nil)
  }

  private func snapshot(_ elements: String...) throws -> ImportedScreen {
    let nodes = elements.enumerated().map {
      #"{"element":{"_0":{\#($0.element)},"traversalIndex":\#($0.offset)}}"#
    }
    return try Dumps.imported(text: "[\(nodes.joined(separator: ","))]")
  }

  @Test func elementsThatNameTheirLanguage() throws {
    let imported = try snapshot(
      #""label":"Terug","traits":["button"],"accessibilityLanguage":"nl-NL""#,
      #""label":"Open","traits":["button"],"accessibilityLanguage":"nl-NL""#)
    #expect(imported.summary.foreignTexts?.look == "Dutch")
  }

  @Test func defaultHintsInGermanAreNotTheAuthors() throws {
    let imported = try snapshot(
      #""label":"Menge","value":"2","traits":["adjustable"],"#
        + #""hint":"Anzahl der Tassen. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.""#,
      #""label":"Hafermilch","value":"1","traits":["button","switchButton"],"#
        + #""hint":"Zum Umschalten Doppeltippen.""#,
      #""label":"Notiz","traits":["textEntry","textArea"],"#
        + #""hint":"Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden""#,
      #""label":"Klein","description":"Klein. Taste. 1 von 2.","traits":["button","selected"]"#,
      #""label":"Gross","description":"Gross. Taste. 2 von 2.","traits":["button"]"#)
    #expect(
      imported.printed() == """
        # Imported from dump: AccessibilitySnapshot model, 5 stops.
        # Its texts look German. There are no words of VoiceOver's for that here: roles, states and hints
        # are said in English, which is not what the app's users hear.
        language: en
        elements:
        - slider "Menge":
            value: 2
            hint: Anzahl der Tassen.
        - switch "Hafermilch" [on]
        - textView "Notiz"
        - segmentedControl:  # inferred: counted in the dump's descriptions
          - button "Klein" [selected]
          - button "Gross"

        """)
  }

  @Test func defaultHintsInRussianAndEnglish() throws {
    let imported = try snapshot(
      #""label":"Молоко","value":"0","traits":["button","switchButton"],"#
        + #""hint":"Овсяное.. Коснитесь дважды, чтобы переключить настройку.""#,
      #""label":"Note","traits":["textEntry","textArea"],"#
        + #""hint":"Double tap to edit., Use the rotor to access Misspelled Words""#)
    #expect(imported.screen.elements.map { $0.hint?.string } == ["Овсяное.", nil])
    #expect(imported.summary.foreignTexts?.look == "Russian")
  }

  @Test func aDescriptionInGermanIsEnough() throws {
    let imported = try snapshot(
      #""label":"Weiter","description":"Weiter. Taste.","traits":["button"]"#)
    #expect(imported.summary.foreignTexts?.look == "German")
  }
}
