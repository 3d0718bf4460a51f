import AccessibilityModel

extension Rule {
  static let unusedSuppression = Rule(
    "unused-suppression", .warning, .project,
    says: "An element or screen is exempt from a rule that it does not break.",
    because: "The fault is mended, or the name is misspelled; the next fault would go unnoticed.",
    uiKit: "Remove the rule from 'ignore' in the screen file.",
    swiftUI: "Remove the rule from 'ignore' in the screen file.",
    android: "Remove the rule from 'ignore' in the screen file.",
    see: [],
    fails: [
      """
      language: en
      elements:
      - header "Fruit"
      - button "Buy": {audit: {ignore: {same-sound: They differ in color.}}}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Fruit"
      - image: {audit: {ignore: {image-without-label: It is a test.}}}
      """
    ],
    .audit)
}
