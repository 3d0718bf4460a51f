import AccessibilityModel
import ScreenReading

extension Rule {
  static let sameSound = Rule(
    "same-sound", .warning, .words,
    says: "Two controls sound the same but do different things.",
    because: "In a list of links or with Voice Control, nothing tells one from the other.",
    uiKit: "Name in accessibilityLabel what each is about: \"More about mangoes\".",
    swiftUI: "Add .accessibilityLabel(\"More about \\(name)\").",
    android:
      "Set contentDescription with what each is about; in Compose in Modifier.semantics.",
    see: [.wcag("2.4.4", "link-purpose-in-context"), .wcag("2.4.6", "headings-and-labels")],
    fails: [
      """
      language: ko
      elements:
      - header "과일"
      - text "망고"
      - button "더보기"
      - text "귤"
      - button "더보기"
      """,
      """
      language: en
      elements:
      - header "Fruit"
      - text "Mango"
      - link "Read more"
      - text "Plum"
      - link "Read more"
      """,
      """
      language: en
      elements:
      - header "Fruit"
      - button "Add": {hint: Adds a mango.}
      - button "Add": {hint: Adds a plum.}
      """,
      """
      language: en
      elements:
      - header "Music"
      - group: ['tab "Home" [selected]', tab "New", tab "New"]
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "과일"
      - text "망고"
      - button "망고 더보기"
      - text "귤"
      - button "귤 더보기"
      """,
      """
      language: en
      elements:
      - header "Fruit"
      - button "Buy": {activate: [push: buy]}
      - text "Mango"
      - button "Buy": {activate: [push: buy]}
      - group "Mango":
        - button "More"
      - group "Plum":
        - button "More"
      screens: {buy: {screen: Buy, elements: [header "Buy"]}}
      """,
      """
      language: en
      elements:
      - header "Music"
      - tabBar: ['tab "Discovery" [selected]', tab "Library"]
      - tabBar: [tab "Home", 'tab "Music" [selected]', tab "Library"]
      """,
    ],
    .announcements { screen in
      var groups: [String: [Int]] = [:]
      var order: [String] = []
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        guard element.isControl || element.isActivated || element.isBareButton,
          !element.labelText.isBlank, !element.traits.contains(.keyboardKey)
        else { continue }
        // Hints do not count: they come late, and many turn them off.
        // What a container is called tells its children apart, and so does their place in a row. Where tabs have none,
        // those of another bar are others.
        let around = stop.containers.compactMap(\.element.label?.string).joined(separator: "\u{1}")
        let position =
          stop.position.map { "\($0.index)" }
          ?? (element.role == .tab ? "\(stop.containers.last?.path ?? [])" : "")
        let key = [
          element.labelText, element.value?.string ?? "", around, position,
          "\(element.traits.rawValue)",
        ].joined(separator: "\u{0}")
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(index)
      }
      return order.compactMap { key in
        guard let found = groups[key], found.count > 1 else { return nil }
        let answers = found.map { index in
          screen.stops[index].element.responses.filter { $0.trigger == .activate }
        }
        // The same thing twice may sound the same.
        if let first = answers.first, !first.isEmpty, answers.allSatisfy({ $0 == first }) {
          return nil
        }
        let spoken = screen.announcements[found[1]].spoken
        return screen.fault(
          found[1], "\(found.count) elements sound alike: \"\(spoken)\"",
          evidence: found.prefix(4).map(screen.quote))
      }
    })
}

extension AccessibilityElement {
  /// Whether it is tapped on Android without being called a button, and has a name rather than the texts of a
  /// row, of which two may be alike.
  fileprivate var isBareButton: Bool {
    android.isClickable == true && Script.words(labelText).count <= 3
      && !labelText.contains(where: { $0 == "," || $0.isNewline || $0.isNumber })
  }
}
