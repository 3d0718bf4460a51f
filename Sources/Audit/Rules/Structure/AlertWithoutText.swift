import AccessibilityModel

extension Rule {
  /// A question of which only the answers are heard.
  static let alertWithoutText = Rule(
    "alert-without-text", .error, .structure,
    says: "An alert or a dialog has neither a title nor a text.",
    because: "One hears the answers, and not the question.",
    uiKit: "Give UIAlertController a title, or the view an accessibilityLabel.",
    swiftUI: "Give .alert or .confirmationDialog a title and a message.",
    android: "Set the title of the dialog, or accessibilityPaneTitle.",
    see: [.hig("alerts"), .wcag("4.1.2", "name-role-value")],
    fails: [
      """
      language: ko
      elements:
      - header "사진"
      - alert: [button "예", button "아니요"]
      """,
      """
      language: en
      screen: Photos
      elements:
      - header "Photos"
      - button "Delete": {activate: [present: sure]}
      screens: {sure: {elements: [alert: [button "Yes", button "No"]]}}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "사진"
      - alert "사진을 지울까요?": [button "예", button "아니요"]
      """,
      """
      language: en
      screen: Photos
      elements:
      - header "Photos"
      - button "Delete": {activate: [present: sure]}
      screens: {sure: {screen: Delete the photo?, elements: [alert: [button "Yes", button "No"]]}}
      """,
    ],
    .announcements { screen in
      screen.places.compactMap { place in
        let element = place.element
        guard [.alert, .dialog].contains(element.role), element.labelText.isBlank,
          element.value?.isBlank ?? true, element.android.paneTitle == nil,
          // The title of its own screen is said on arrival; in a dump of iOS it is the name of the app.
          !(place.path.count == 1 && screen.screen.elements.count == 1
            && !(screen.context.isDump && screen.context.configuration.reader.id == voiceOver)
            && screen.screen.title.map { !$0.isBlank } ?? false)
        else { return nil }
        let inside = screen.stops.indices.filter { screen.stops[$0].path.starts(with: place.path) }
        guard !inside.isEmpty,
          inside.allSatisfy({ screen.stops[$0].element.isActivated })
        else { return nil }
        return screen.fault(
          at: place.path, "only its buttons are heard: nothing says what they answer",
          evidence: inside.prefix(2).map(screen.quote))
      }
    })
}
