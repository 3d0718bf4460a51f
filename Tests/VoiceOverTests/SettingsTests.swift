import AccessibilityModel
import Foundation
import ScreenReading
import Testing
import VoiceOver

/// A reader's settings are rows of its own table, and its words are there or asked for.
@Suite struct SettingsTests {
  @Test func everySettingHasADefaultAmongItsValues() {
    for setting in VoiceOverSetting.all {
      #expect(setting.values.contains(setting.fallback), "\(setting.name)")
      #expect(ReaderSettings()[setting] == setting.fallback)
    }
    #expect(Set(VoiceOverSetting.all.map(\.name)).count == VoiceOverSetting.all.count)
    for name in GestureVocabulary.settings {
      #expect(VoiceOverSetting.all.contains { $0.name == name }, "\(name)")
    }
  }

  /// Each setting of the function is the one of the table.
  @Test func everySettingCanBeGiven() {
    let all = ReaderSettings.voiceOver(
      speaksHints: false, customActions: .long, announcesMoreContent: false,
      speaksTableHeaders: false, speaksRowAndColumn: false, speaksContainers: false,
      typingEcho: .words, rotorFollowsItem: false, groupedNavigation: true)
    let values = VoiceOverSetting.all.map { "\($0.name)=\(all[$0])" }
    #expect(
      values == [
        "speaksHints=off", "customActions=long", "announcesMoreContent=off",
        "speaksTableHeaders=off", "speaksRowAndColumn=off", "speaksContainers=off",
        "typingEcho=words", "rotorFollowsItem=off", "groupedNavigation=on",
      ])
  }

  @Test func jsonGivesTheSettingsBack() throws {
    let settings = ReaderSettings.voiceOver(language: .english, typingEcho: .nothing)
    let data = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(ReaderSettings.self, from: data) == settings)
  }

  @Test(arguments: [
    ("speakHints", "off", "there is no setting 'speakHints'; did you mean 'speaksHints'?"),
    (
      "typingEcho", "off",
      "typingEcho must be characters or words or charactersAndWords or nothing, "
        + "but 'off' was given"
    ),
  ])
  func whatIsNoSettingIsRefused(name: String, value: String, message: String) {
    let error = #expect(throws: ReaderSettingError.self) {
      try VoiceOverSetting.all.setting(name, to: value)
    }
    #expect(error?.description == message)
  }

  /// Without words there is no composer and no configuration, and no other language's words.
  @Test func wordsAreNeeded() throws {
    let french = ReaderSettings.voiceOver(language: SpokenLanguage("fr"))
    let error = #expect(throws: MissingWording.self) {
      try AnnouncementComposer.voiceOver(settings: french)
    }
    #expect(error?.description == "VoiceOver has no words in 'fr'")
    #expect(throws: MissingWording.self) {
      try WalkConfiguration(
        reader: .voiceOver, settings: french, durations: .estimatedByLetters)
    }
    let given = try AnnouncementComposer.voiceOver(settings: french, wording: .voiceOverEnglish)
    #expect(given.wording == .voiceOverEnglish)
  }
}
