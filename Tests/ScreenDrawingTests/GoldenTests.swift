import Foundation
import Overheard
import TestSupport
import Testing

@testable import ScreenDrawing

/// What screens look like.
///
/// `OVERHEARD_UPDATE=1` draws the goldens again. Look at each before you commit it:
/// `rsvg-convert NAME.svg -o NAME.png`.
@Suite struct GoldenTests {
  /// Compares with a golden, or writes it.
  private func expect(_ drawing: ScreenDrawing, looksLike name: String) throws {
    let path = "Tests/ScreenDrawingTests/Goldens/\(name).svg"
    let url = Repository.root.appending(path: path)
    if Repository.isUpdated {
      try Data(drawing.svg.utf8).write(to: url)
    }
    let golden = try DrawnScreens.text(path)
    #expect(drawing.svg == golden, "\(name).svg is not what it was")
  }

  // MARK: Roles

  private static let controls = """
    language: en
    screen: Controls
    elements:
    - navigationBar:
      - backButton "Back"
      - header "Controls"
      - button "Edit"
    - switch "Wi-Fi" [on]
    - switch "Bluetooth" [off]
    - checkbox "Remember me" [on]
    - radioButton "Standard" [on]
    - slider "Brightness": 70%
    - stepper "Copies": {range: [1, 9, 1], at: 2, format: "{value}"}
    - popUpButton "Sort by": Name
    - progress "Download": 40%
    - link "Terms of use"
    - pageControl: {pages: 5, page: 2}
    - segmentedControl:
      - button "Day" [selected]
      - button "Week"
      - button "Month"
    - activityIndicator "Loading"
    - button "Save" [notEnabled]
    - tabBar:
      - tab "Home"
      - tab "Search" [selected]
      - tab "Inbox": 3 new items
    """

  @Test func controlsAreDrawnAsWhatTheyAre() throws {
    try expect(DrawnScreens.drawing(Self.controls, cursor: "Brightness"), looksLike: "controls")
  }

  @Test func controlsInTheDark() throws {
    var drawing = try DrawnScreens.drawing(Self.controls, cursor: "Wi-Fi")
    drawing.appearance = .dark
    try expect(drawing, looksLike: "controls-dark")
  }

  @Test(arguments: ScreenDrawing.Appearance.allCases)
  func anAndroidPhone(appearance: ScreenDrawing.Appearance) throws {
    var drawing = try DrawnScreens.drawing(Self.fields, cursor: "Nickname")
    drawing.appearance = appearance
    drawing.platform = .android
    try expect(drawing, looksLike: "android-\(appearance)")
  }

  @Test(arguments: ScreenDrawing.Appearance.allCases)
  func anAndroidPhoneHasMaterialsControls(appearance: ScreenDrawing.Appearance) throws {
    var drawing = try DrawnScreens.drawing(Self.controls, cursor: "Sort by")
    drawing.appearance = appearance
    drawing.platform = .android
    try expect(drawing, looksLike: "android-controls-\(appearance)")
  }

  private static let fields = """
    language: en
    screen: Profile
    elements:
    - header "Profile"
    - searchField "Search": {placeholder: Search settings}
    - textField "Nickname" [isEditing]: Sky
    - secureTextField "Password": "12345678"
    - textField: {placeholder: Email}
    - textView "About me": I listen to screens before they ship.
    - picker "Country": {values: [Korea, Japan, Norway], at: 1}
    """

  @Test func fieldsHaveTextsAndACaret() throws {
    try expect(DrawnScreens.drawing(Self.fields, cursor: "Nickname"), looksLike: "fields")
  }

  @Test func listsTablesAndTiles() throws {
    let yaml = """
      language: en
      screen: Library
      elements:
      - header "Library"
      - list "Albums":
        - cell "Spring Day, 4 minutes 34 seconds" [selected]
        - cell "Through the Night"
        - reorderControl "Reorder Good Day"
      - collection "Photos":
        - cell "Beach"
        - cell "Mountain in the snow" [selected]
      - dataTable "Departures":
        - text "Train" [row=1, column=1, header=column]
        - text "Time" [row=1, column=2, header=column]
        - text "KTX 101" [row=2, column=1]
        - text "09:30" [row=2, column=2]
      """
    try expect(DrawnScreens.drawing(yaml, cursor: "Beach"), looksLike: "lists")
  }

  // MARK: What lies over a screen

  private func modal(_ role: String) -> String {
    """
    language: en
    screen: Photos
    elements:
    - header "Photos"
    - image "A beach at dawn"
    - button "Delete photo"
    - \(role) "Delete this photo?":
      - text "It will be gone from all your devices."
      - button "Cancel"
      - button "Delete"
    """
  }

  @Test(arguments: ["alert", "sheet", "popover", "menu"])
  func modalsLieOverADimmedScreen(role: String) throws {
    try expect(DrawnScreens.drawing(modal(role), cursor: "Delete"), looksLike: role)
  }

  /// A presented screen that is nothing but an alert is drawn like an alert that appears in place; the same
  /// over a sheet that is presented.
  @Test(arguments: ["alert", "dialog", "sheet", "popover", "menu"])
  func aPresentedAlertLiesOverTheScreenBelow(role: String) throws {
    let inPlace = try DrawnScreens.file(modal(role)).variants[0].screen
    var (app, alert) = (inPlace, inPlace)
    app.elements.removeLast()
    alert.elements = [try #require(inPlace.elements.last)]
    let presented = DrawnScreen(alert, isPresented: true)
    let drawn = ScreenDrawing([DrawnScreen(app), presented], cursor: [0, 2])
    let expected = ScreenDrawing([DrawnScreen(inPlace)], cursor: [3, 2])
    #expect(drawn.svg == expected.svg)
    #expect(drawn.cursorFrame == expected.cursorFrame)
    let overSheet = ScreenDrawing(
      [DrawnScreen(app), DrawnScreen(app, isPresented: true), presented], cursor: [0, 2])
    let sheet = ScreenDrawing([DrawnScreen(app), DrawnScreen(app, isPresented: true)])
    let lines = Set(overSheet.svg.split(separator: "\n"))
    #expect(lines.isSuperset(of: sheet.svg.split(separator: "\n")))
    #expect(lines.contains { $0.contains(">Delete this photo?<") })
  }

  // MARK: Languages

  @Test func fromRightToLeftEverythingIsMirrored() throws {
    let screen = AccessibilityScreen(
      title: "الإعدادات", language: SpokenLanguage("ar"),
      elements: [
        AccessibilityElement(
          .navigationBar,
          children: [
            AccessibilityElement(.backButton, label: "رجوع"),
            AccessibilityElement(.header, label: "الإعدادات"),
          ]),
        AccessibilityElement(.switch, label: "الوضع الليلي").with { $0.toggle = .on },
        AccessibilityElement(.slider, label: "السطوع", value: "30%"),
        AccessibilityElement(.cell, label: "اللغة", value: "العربية"),
        AccessibilityElement(.button, label: "حفظ"),
      ])
    let drawing = ScreenDrawing([DrawnScreen(screen)], cursor: [1])
    try expect(drawing, looksLike: "right-to-left")
  }

  @Test func koreanIsWrappedBetweenWordsAndNeverWithinASyllable() throws {
    let yaml = """
      language: ko
      screen: 안내
      elements:
      - header "개인정보 수집과 이용에 대한 긴 안내문"
      - text "주문하신 상품은 보통 이틀 안에 도착하며 도서산간 지역은 하루나 이틀이 더 걸릴 수 있습니다."
      - switch "마케팅 정보와 이벤트 소식을 문자와 이메일로 받아 보는 데 동의합니다" [on]
      - button "동의하고계속진행하며다음단계로넘어가기위해반드시눌러야하는아주긴단추"
      """
    try expect(DrawnScreens.drawing(yaml, cursor: "안내"), looksLike: "korean")
  }

  // MARK: Frames and pictures

  private func framed() throws -> ScreenDrawing {
    func element(
      _ role: ElementRole, _ label: String, _ frame: ScreenRect,
      _ change: (inout AccessibilityElement) -> Void = { _ in }
    ) -> AccessibilityElement {
      AccessibilityElement(role, label: AttributedText(label)).with {
        $0.frame = frame
        change(&$0)
      }
    }
    let screen = AccessibilityScreen(
      title: "Music", language: .english,
      elements: [
        element(.header, "Music", ScreenRect(x: 16, y: 60, width: 358, height: 40)),
        element(.button, "Shuffle", ScreenRect(x: 16, y: 120, width: 171, height: 48)),
        element(.button, "Play", ScreenRect(x: 203, y: 120, width: 171, height: 48)),
        element(.switch, "Lossless", ScreenRect(x: 16, y: 190, width: 358, height: 52)) {
          $0.toggle = .on
        },
        element(.slider, "Volume", ScreenRect(x: 16, y: 260, width: 358, height: 44)) {
          $0.value = "30%"
        },
        element(.image, "Cover", ScreenRect(x: 16, y: 330, width: 358, height: 358)),
      ])
    return ScreenDrawing([DrawnScreen(screen)], cursor: [2])
  }

  @Test func elementsWithFramesAreInTheirPlaces() throws {
    let drawing = try framed()
    #expect(drawing.cursorFrame == ScreenRect(x: 203, y: 120, width: 171, height: 48))
    try expect(drawing, looksLike: "frames")
  }

  @Test func aScreenshotLiesUnderTheCursor() throws {
    var drawing = try framed()
    drawing.picture = ScreenPicture(address: "music.png", width: 1170, height: 2532)
    #expect(
      drawing.svg.contains(
        "<image href=\"music.png\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/>"))
    #expect(!drawing.svg.contains("Shuffle"))
    #expect(drawing.cursorFrame == ScreenRect(x: 203, y: 120, width: 171, height: 48))
  }

  // MARK: Gestures

  @Test(
    arguments: [
      "swipe right", "swipe up", "double tap", "double tap and hold", "escape", "magic tap",
      "three-finger swipe left", "rotor next", "four-finger tap top", "split tap",
    ])
  func gesturesAreFingers(name: String) throws {
    var drawing = try DrawnScreens.drawing(
      "language: en\nscreen: Hand\nelements: [{header: Hand}, {button: Tap}]", cursor: "Tap")
    drawing.gesture = DrawnGesture(try ReaderGesture(name))
    try expect(drawing, looksLike: "gesture-\(name.replacing(" ", with: "-"))")
  }

  // MARK: Walks

  /// Moments of walks: the slider has moved, the card has changed, the sheet is up, the next screen.
  @Test(
    arguments: [
      ("ko/payment-card-carousel", "before", "현대카드로 결제", 60),
      ("ko/payment-card-carousel", "after", "현대카드로 결제", 70),
      ("en/custom-slider", "after", "brightness to 70", 100),
      ("ko/custom-slider", "with-editor", "밝기를 77로", 60),
      ("ko/message-list", "after", "전달하기", 60),
      ("en/rolling-banner", "before-c", "to the cart", 60),
      ("en/rolling-banner", "after", "open the bananas", 100),
      ("en/paged-scroll", "after", "to the last page", 100),
    ])
  func walksAtAMoment(path: String, variant: String, walk: String, percent: Int) throws {
    let file = try DrawnScreens.example(path)
    let chosen = try #require(file.variants.first { $0.name == variant })
    let steps = try #require(
      file.walks(for: chosen).first { $0.name == walk } ?? file.walks(for: chosen).first)
    let scenes = try DrawnScreens.scenes(chosen, steps)
    try expect(
      ScreenDrawing(of: scenes, at: scenes.end * percent / 100),
      looksLike: "\(path.replacing("/", with: "-"))-\(variant)-\(percent)")
  }
}
