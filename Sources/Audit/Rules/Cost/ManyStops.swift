import AccessibilityModel
import Walks

extension Rule {
  static let manyStops = Rule(
    "many-stops", .note, .cost,
    says: "Many stops lie before the main action.",
    because: "What one came for is at the end of a long row of swipes.",
    uiKit: "Group cells, add headings, or move the action up in accessibilityElements.",
    swiftUI: "Group rows, add headings, or raise the action's .accessibilitySortPriority.",
    android: "Group rows, add headings, or move the action up in the traversal order.",
    see: [.hig("accessibility")],
    fails: [
      """
      language: en
      elements:
      - header "Cart"
      - list:
        - cell "1"
        - cell "2"
        - cell "3"
        - cell "4"
        - cell "5"
        - cell "6"
        - cell "7"
        - cell "8"
        - cell "9"
        - cell "10"
        - cell "11"
        - cell "12"
        - cell "13"
        - cell "14"
        - cell "15"
        - cell "16"
        - cell "17"
        - cell "18"
        - cell "19"
        - cell "20"
        - cell "21"
      - button "Check out"
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Cart"
      - list:
        - cell "1"
        - cell "2"
        - cell "3"
      - header "Payment"
      - button "Check out"
      """
    ],
    .announcements { screen in
      let goals = screen.variant.screen == screen.screen
      guard goals,
        let index = screen.stops.lastIndex(where: { stop in
          stop.element.isActivated && screen.words.isMainAction(stop.element.labelText)
        })
      else { return [] }
      // From the last heading, the rotor makes it short.
      let heading = screen.stops[..<index].lastIndex { $0.element.traits.contains(.header) }
      let stops = index - (heading ?? 0)
      guard stops > screen.budget.stops else { return [] }
      let name = screen.stops[index].element.labelText
      return [
        screen.fault(
          index,
          "\"\(name)\" comes \(stops) stops after "
            + (heading.map { "the last heading, \"\(screen.stops[$0].element.labelText)\"" }
              ?? "the first, and no heading makes the way shorter"))
      ]
    })
}

extension AuditWords {
  /// Whether a label is that of a main action, also with an amount: "Pay $12", "12,000원 결제하기".
  fileprivate func isMainAction(_ label: String) -> Bool {
    let label = label.trimmed.lowercased()
    return self[.mainAction].contains { word in
      label == word
        || label.contains(where: \.isNumber)
          && (label.hasPrefix(word + " ") || label.hasSuffix(" " + word))
    }
  }
}
