import AccessibilityModel
import ScreenReading
import Testing
import VoiceOver

/// Short forms written out.
@Suite struct PresentationTests {
  static let cards = ["삼성카드 1234", "현대카드 5678"].map {
    AccessibilityElement(.button, label: AttributedText($0))
  }

  @Test func anAdjustableCarouselIsOneStopWithTheMiddleCardAsItsValue() {
    let carousel = AccessibilityElement(.carousel, label: "결제 카드 선택", children: Self.cards).with {
      $0.carousel = CarouselBehavior(style: .adjustable, index: 1)
    }
    let stops = AccessibilityScreen(elements: [carousel]).voiceOverStops()
    #expect(stops.map(\.element.value) == ["현대카드 5678"])
    #expect(stops[0].element.traits == .adjustable)
  }

  @Test func aCarouselThatSelectsOnFocusMarksTheMiddleCard() {
    let carousel = AccessibilityElement(.carousel, children: Self.cards).with {
      $0.carousel = CarouselBehavior(selectsOnFocus: true)
    }
    let stops = AccessibilityScreen(elements: [carousel]).voiceOverStops()
    #expect(stops.map { $0.element.traits.contains(.selected) } == [true, false])
  }

  @Test(arguments: [
    (BannerBehavior.Style.elements, ["사과", "귤"]), (.joined, ["사과, 귤"]), (.adjustable, ["귤"]),
  ])
  func bannersOfEachStyle(style: BannerBehavior.Style, labels: [String]) {
    let banner = AccessibilityElement(
      .banner,
      children: [AccessibilityElement(.text, label: "사과"), AccessibilityElement(.text, label: "귤")]
    ).with { $0.banner = BannerBehavior(style: style, index: 1) }
    #expect(
      AccessibilityScreen(elements: [banner]).voiceOverStops().map { $0.element.label?.string }
        == labels)
  }

  /// A label of its own does not take the place of the items.
  @Test func aJoinedBannerWithALabelSaysItsItems() {
    let banner = AccessibilityElement(
      .banner, label: "행사",
      children: [AccessibilityElement(.text, label: "사과"), AccessibilityElement(.text, label: "귤")]
    ).with { $0.banner = BannerBehavior(style: .joined) }
    #expect(banner.presented.label == "행사")
    #expect(banner.presented.value == "사과, 귤")
  }

  @Test func combinedChildrenAreOneElement() {
    let row = AccessibilityElement(
      .group,
      children: [
        AccessibilityElement(.image, label: "망고"),
        AccessibilityElement(.text, label: "한 상자", value: "3개"),
        AccessibilityElement(.image, label: "장식").with { $0.isHidden = true },
      ]
    ).with { $0.grouping = .combine }
    let element = AccessibilityScreen(elements: [row]).voiceOverStops()[0].element
    #expect(element.label == "망고, 한 상자")
    #expect(element.value == "3개")
    #expect(element.traits == .image)
  }

  /// Of several hints the first is said.
  @Test func aCombinationHasTheHintOfItsFirstPart() throws {
    let parts = ["Opens a map.", "Calls."].map { hint in
      AccessibilityElement(.button, label: "Shop").with { $0.hint = AttributedText(hint) }
    }
    let row = AccessibilityElement(.group, children: parts).with { $0.grouping = .combine }
    #expect(row.presented.hint == "Opens a map.")
  }

  /// What a swipe does to a row comes before its other actions.
  @Test func swipeActionsComeFirst() {
    let row = AccessibilityElement(.cell, label: "Letter").with {
      $0.customActions = [AccessibilityCustomAction("Reply")]
      $0.swipeActions = [AccessibilityCustomAction("Delete"), AccessibilityCustomAction("Flag")]
    }
    #expect(row.presented.customActions.map(\.name.string) == ["Delete", "Flag", "Reply"])
  }

  /// What is heard of each stop of elements in English, with a comma between the pieces.
  private func heard(_ elements: AccessibilityElement...) throws -> [String] {
    let composer = try AnnouncementComposer.voiceOver(settings: .voiceOver(language: .english))
    return AccessibilityScreen(language: .english, elements: elements).voiceOverStops()
      .map { composer.announcement(for: $0, in: .english).spoken }
  }

  private static let texts = [
    AccessibilityElement(.text, label: "Ada"),
    AccessibilityElement(.text, label: "Lunch?"),
  ]

  @Test func aCellWithoutALabelIsNamedByTheTextsInIt() throws {
    #expect(try heard(AccessibilityElement(.cell, children: Self.texts)) == ["Ada, Lunch?"])
    let nested = AccessibilityElement(
      .cell,
      children: [
        AccessibilityElement(.group, children: Self.texts),
        AccessibilityElement(.text, label: "hidden").with { $0.isHidden = true },
        AccessibilityElement(.image, label: "Photo"), AccessibilityElement(.image),
      ])
    #expect(try heard(nested) == ["Ada, Lunch?, Photo"])
  }

  @Test func aLabelOfItsOwnStandsForTheTextsInACell() throws {
    #expect(try heard(AccessibilityElement(.cell, label: "Mail", children: Self.texts)) == ["Mail"])
  }

  @Test func theTextsInACellAreNotItsLabelIfTheyAreIgnoredOrElements() throws {
    let ignored = AccessibilityElement(.cell, children: Self.texts).with { $0.grouping = .ignore }
    #expect(try heard(ignored) == [""])
    let open = AccessibilityElement(.cell, children: Self.texts).with {
      $0.isAccessibilityElement = false
    }
    #expect(try heard(open) == ["Ada", "Lunch?"])
  }

  @Test func aCellWithAButtonInItLeavesFocusToBoth() throws {
    let row = AccessibilityElement(
      .cell, children: Self.texts + [AccessibilityElement(.button, label: "Archive")])
    #expect(try heard(row) == ["Ada", "Lunch?", "Archive, button"])
  }

  @Test func aButtonIsNamedByTheTextsInIt() throws {
    #expect(
      try heard(AccessibilityElement(.button, children: Self.texts)) == ["Ada, Lunch?, button"])
    let toggle = AccessibilityElement(.switch, children: Self.texts).with { $0.toggle = .on }
    #expect(
      try heard(toggle) == ["Ada, Lunch?, switch button, on"])
  }
}
