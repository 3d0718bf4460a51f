import AccessibilityModel
import ScreenFiles

extension Rule {
  /// Tabs or segments of which none says that it is the one.
  static let noTabChosen = Rule(
    "no-tab-chosen", .warning, .structure,
    says: "Of tabs or segments, none is said to be chosen.",
    because: "Who sees the color knows where they are; who listens hears them all alike.",
    uiKit: "Add the trait selected to the one that is chosen.",
    swiftUI: "Add .accessibilityAddTraits(.isSelected) to the one that is chosen.",
    android: "Set isSelected on the one that is chosen; in Compose selected = true.",
    see: [.tabsArticle, .wcag("4.1.2", "name-role-value"), .wcag("1.4.1", "use-of-color")],
    fails: [
      """
      language: ko
      elements:
      - header "조회"
      - segmentedControl: [button "1개월", button "3개월"]
      """,
      """
      language: en
      elements:
      - header "Home"
      - tabBar: [tab "Home", tab "Search", tab "Profile"]
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "조회"
      - segmentedControl: ['button "1개월" [selected]', button "3개월"]
      """,
      """
      language: en
      elements:
      - header "Home"
      - tabBar: [tab "Home", 'tab "Search" [selected]', tab "Profile"]
      - toolbar: [button "Share", button "Delete"]
      - segmentedControl: ['button "Bold" [off]', 'button "Italic" [off]']
      - segmentedControl: [button "Undo", button "Redo"]
      - tabBar:
        - tab "New": selected
        - tab "Old"
      """,
    ],
    .announcements { screen in
      // Some dumps do not tell what is selected.
      guard screen.context.tells(.selection) else { return [] }
      return screen.places.compactMap { place in
        guard
          [.tabBar, .segmentedControl].contains(place.element.role)
            || place.element.traits.contains(.tabBar)
        else { return nil }
        let inside = screen.stops.indices.filter { screen.stops[$0].path.starts(with: place.path) }
        let elements = inside.map { screen.stops[$0].element }
        guard inside.count > 1,
          !elements.contains(where: { $0.traits.contains(.selected) || $0.toggle == .on }),
          // Of several that can be on at once, none need be.
          !elements.allSatisfy({ $0.toggle != nil }),
          !elements.contains(where: screen.words.tellsState),
          // Momentary segments are pressed, and none stays chosen.
          !elements.allSatisfy({ screen.words.isOne(of: .momentary, $0.labelText) }),
          screen.isForVoiceOver || elements.allSatisfy({ $0.android.stateDescription == nil })
        else { return nil }
        return screen.fault(
          at: place.path, "\(inside.count) are side by side, and none is said to be chosen",
          evidence: inside.prefix(3).map(screen.quote))
      }
    })
}

extension AuditWords {
  /// Whether the value or the label of an element tells a state.
  fileprivate func tellsState(_ element: AccessibilityElement) -> Bool {
    if let value = element.value?.string, first(.state, in: value) != nil { return true }
    return state(endingIn: element.labelText) != nil
  }
}
