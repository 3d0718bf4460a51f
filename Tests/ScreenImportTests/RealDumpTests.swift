import Overheard
import ScreenImport
import Testing

/// Dumps of real apps, which belong to other projects: skipped where their folder is absent.
@Suite(
  .enabled(
    if: Dumps.areReal, "the folder ../shared/samples with other projects' dumps is not here"))
struct RealDumpTests {
  /// A dump, how many stops it has, and the first of them or the notable ones.
  struct Sample: CustomTestStringConvertible, Sendable {
    var path: String
    var stops: Int
    var heard: [String]
    var testDescription: String { path }
  }

  static let samples = [
    Sample(
      path: "idb-axe/idb-docs-general-button.json", stops: 1,
      heard: [
        "General, button"
      ]),
    Sample(
      path: "idb-axe/idb-golden-flat.json", stops: 2,
      heard: [
        "root, on, button",
        "child",
      ]),
    Sample(
      path: "idb-axe/idb-golden-nested.json", stops: 2,
      heard: [
        "root, on, button",
        "child",
      ]),
    Sample(
      path: "idb-axe/simuse-friends-list-ja.json", stops: 14,
      heard: [
        "戻る, button",
        "友だちリスト, heading",
        "検索, search field | Double tap to edit.",
        "selected, お気に入り, button, 1 of 4",
        "友だち, button, 2 of 4",
        "グループ, button, 3 of 4",
        "公式アカウント, button, 4 of 4",
        "お気に入り 1, heading",
        "one dog, Wang Wei, (2) | actions available",
        "selected, ホームタブ, tab, 1 of 5",
        "トーク, 1個の新規アイテム, tab, 2 of 5",
        "ショッピング, tab, 3 of 5",
        "ニュース, tab, 4 of 5",
        "MINI, tab, 5 of 5",
      ]),
    Sample(
      path: "idb-axe/simuse-qwerty-envelope.json", stops: 11,
      heard: [
        "戻る, button",
        "search field | Double tap to edit.",
        "閉じる, button",
        "カテゴリーで検索",
        "人気スタンプ, button",
      ]),
    Sample(
      path: "idb-axe/simuse-tab-button.json", stops: 1,
      heard: [
        "MINI, tab"
      ]),
    Sample(
      path: "wda-xml/appium-ios-edge.xml", stops: 5,
      heard: [
        "username, alice, text field | Double tap to edit.",
        "tab",
        "tab",
        "",
        "",
      ]),
    Sample(
      path: "wda-xml/appium-theapp-login.xml", stops: 7,
      heard: [
        "The App, back button",
        "Login",
        "username, alice, text field | Double tap to edit.",
        "tab",
        "",
      ]),
    Sample(
      path: "wda-xml/maestro-runner-login-synthetic.xml", stops: 6,
      heard: [
        "Login, button",
        "Email, Enter email, text field | Double tap to edit.",
        "Password, secure text field | Double tap to edit.",
        "Welcome to the app",
        "Settings, dimmed, button",
      ]),
    Sample(
      path: "wda-xml/shirates-AccessibilityScreen.xml", stops: 12,
      heard: [
        "Settings, back button",
        "Accessibility, heading",
        "Accessibility features help you customize your iPhone for your individual needs.",
        "VISION, heading",
        "Display & Text Size",
        "Motion",
      ]),
    Sample(
      path: "wda-xml/shirates-RelativeMisc_radio.xml", stops: 6,
      heard: [
        "selected, dimmed, button",
        "Male",
        "dimmed, button",
        "Female",
        "dimmed, button",
        "No answer",
      ]),
    Sample(
      path: "wda-xml/shirates-SettingsTopScreen.xml", stops: 14,
      heard: [
        "Settings, heading",
        "Sign in to your iPhone, Set up iCloud, the App Store, and more.",
        "General",
        "Accessibility",
        "Privacy",
      ]),
    Sample(
      path: "debugdescription/testpilot-news-tabbar.txt", stops: 8,
      heard: [
        "Menu, button",
        "App presented by sponsor",
        "See more",
        "News, tab, 1 of 5",
        "selected, Explore, tab, 2 of 5",
        "Leaderboard, tab, 3 of 5",
        "Watch, tab, 4 of 5",
        "Profile, tab, 5 of 5",
      ]),
    Sample(
      path: "maestro/mcp-compact-flutter.csv", stops: 3,
      heard: [
        "Flutter Demo Home Page",
        "Defects Test",
        "Increment",
      ]),
    Sample(
      path: "uiautomator/aloud-order-status.xml", stops: 5,
      heard: [
        "Order status",
        "",
        "Your order shipped on Tuesday, August 25th.",
        "Track package, button",
        "Cancel order, button",
      ]),
    Sample(
      path: "uiautomator/appium-theapp-login.xml", stops: 5,
      heard: [
        "button",
        "Login",
        "username, alice, text field | Double tap to edit.",
        "password, 9 characters, secure text field | Double tap to edit.",
        "loginBtn",
      ]),
    Sample(
      path: "uiautomator/shirates-AppIsNotResponding.xml", stops: 3,
      heard: [
        "Settings isn't responding",
        "Close app, button",
        "Wait, button",
      ]),
    Sample(
      path: "uiautomator/shirates-Languages.xml", stops: 6,
      heard: [
        "Languages",
        "Navigate up, button",
        "More options, button",
        "English (United States), 1",
        "Japanese (Japan), 2",
      ]),
    Sample(
      path: "uiautomator/shirates-NetworkAndInternetScreen.xml", stops: 10,
      heard: [
        "Navigate up, button",
        "Network & internet",
        "Search settings",
        "Wi‑Fi, AndroidWifi / No internet",
        "Wi‑Fi, switch button, on | Double tap to toggle setting.",
        "Mobile network, T-Mobile",
        "Airplane mode, switch button, off | Double tap to toggle setting.",
        "Mobile plan",
      ]),
    Sample(
      path: "uiautomator/shirates-RelativeMisc_check.xml", stops: 3,
      heard: [
        "Apple, checkbox, checked",
        "Orange, checkbox, unchecked",
        "Grape, checkbox, unchecked",
      ]),
    Sample(
      path: "uiautomator/shirates-RelativeMisc_radio.xml", stops: 3,
      heard: [
        "Male, radio button, checked, 1 of 3",
        "Female, radio button, unchecked, 2 of 3",
        "No answer, radio button, unchecked, 3 of 3",
      ]),
    Sample(
      path: "transcript/aloud-ios27-repeated.json", stops: 5,
      heard: [
        "VoiceOverFixture Fixture repeated, heading",
        "Same label, button",
        "Same label, button",
        "Balance $1,234.50; rate 2.5%",
        "Notifications, switch button, on | Double tap to toggle setting.",
      ]),
    Sample(
      path: "transcript/aloud-ios27-scroll.json", stops: 12,
      heard: [
        "Scroll row 1, button",
        "Scroll row 2, button",
        "Scroll row 3, button",
        "Scroll row 4, button",
        "Scroll row 5, button",
        "Scroll row 6, button",
        "Scroll row 7, button",
        "Scroll row 8, button",
      ]),
    Sample(
      path: "transcript/guidepup-macos-webkit.spokenPhrase.docs.json", stops: 8,
      heard: [
        "Guidepup, heading level 1",
        "Screen Reader A11y Workflows",
        "Full Control, heading level 3",
        "Mirrors Real User Experience, heading level 3",
        "Framework Agnostic, heading level 3",
        "Run with Jest, with Playwright, as an independent script, no vendor lock-in.",
        "Get Started, link",
        "GitHub, link",
      ]),
    Sample(
      path: "text-snapshot/axsnapshot-standard-controls.txt", stops: 10,
      heard: [
        "My Label",
        "My Button, button",
        "1, button",
        "SegmentedControl with 2 segments, Selected: First",
        "Stepper",
        "70%",
        "Absolute: 80.0, Percentage: 80%, adjustable | Swipe up or down with one finger to adjust the value.",
        "Activity Indicator, Animating",
        "My TextField Content, text field | Double tap to edit.",
        "My TextView Content, text field | Double tap to edit. "
          + "Use the rotor to access Misspelled Words",
      ]),
    Sample(
      path: "text-snapshot/axsnapshot-viewcontroller.txt", stops: 3,
      heard: [
        "Final Result, button, heading | Double Tap to see detail result. actions available",
        "The question is, The answer to the Life, the Universe, and Everything, button",
        "The answer is, 42, button",
      ]),
    Sample(
      path: "text-snapshot/minddistrict-readme.txt", stops: 4,
      heard: [
        "Relaxation exercises",
        "Yes, button | Unselected option",
        "No, button | Unselected option",
        "Only you. No messages yet | Open conversation",
      ]),
  ]

  @Test("each sounds like this", arguments: samples)
  func sample(_ sample: Sample) throws {
    let imported = try Dumps.imported(sample.path, in: Dumps.real)
    let heard = try Dumps.heard(imported)
    #expect(imported.summary.stops == sample.stops)
    #expect(heard.count == sample.stops)
    #expect(Array(heard.prefix(sample.heard.count)) == sample.heard)
  }

  @Test("each becomes a file that reads back the same", arguments: Dumps.all(in: Dumps.real))
  func identity(_ path: String) throws {
    let imported = try Dumps.imported(path, in: Dumps.real)
    for full in [false, true] {
      let text = imported.printed(full: full)
      #expect(try ScreenFile(text) == imported.file(full: full))
      #expect(try Dumps.imported(path, in: Dumps.real).printed(full: full) == text)
    }
  }
}
