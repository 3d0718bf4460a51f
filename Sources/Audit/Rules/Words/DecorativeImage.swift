import AccessibilityModel
import ScreenFiles

extension Rule {
  static let decorativeImage = Rule(
    "decorative-image", .warning, .words,
    says: "The reader stops at an image that only decorates.",
    because: "It costs a swipe and some seconds, and tells nothing.",
    uiKit: "Set isAccessibilityElement = false.",
    swiftUI: "Use Image(decorative:) or .accessibilityHidden(true).",
    android: "Set importantForAccessibility=\"no\"; in Compose contentDescription = null.",
    see: [.hig("accessibility"), .wcag("1.1.1", "non-text-content")],
    fails: [
      """
      language: ko
      elements:
      - header "과일 시장"
      - image "bg_wave_02"
      - text "망고"
      - image "구분선"
      """,
      """
      language: en
      elements:
      - header "Market"
      - image "Divider"
      - image "Decorative leaves"
      - image "background wave"
      - text "Mango"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "과일 시장"
      - image "bg_wave_02" [hidden]
      - text "망고"
      - image "장식 접시 세트"
      - image "장식용 쿠션, 베이지"
      """,
      """
      language: en
      elements:
      - header "Market"
      - image [hidden]
      - image "A red background of roses"
      - image "Wave at the harbor"
      - image "Decorative pillow, blue"
      - image "Decorative arts museum"
      - image "Decoration ideas for Christmas"
      """,
    ],
    .announcements { screen in
      // Some dumps do not tell which images the reader stops at.
      guard screen.context.tells(.pictures) else { return [] }
      return screen.faults { stop, announcement in
        let label = stop.element.labelText
        guard stop.element.isPicture, screen.words.isDecoration(label),
          // Of a dump, the name of a file is what the app forgot, whatever the picture is for.
          !screen.context.isDump || !screen.words.isFileName(label, isPicture: true)
        else { return nil }
        return "\"\(announcement.spoken)\" tells nothing: hide the image"
      }
    })
}
