import AccessibilityModel

extension Rule {
  static let tornCard = Rule(
    "torn-card", .warning, .structure,
    says: "Cards are torn into many stops.",
    because: "Each card costs several swipes, and one does not hear where the next one begins.",
    uiKit: "Make the cell one element with all texts, and its buttons accessibilityCustomActions.",
    swiftUI: "Add .accessibilityElement(children: .combine) to the card.",
    android: "Set screenReaderFocusable=\"true\" on the card's layout.",
    see: [.hig("accessibility"), .wcag("1.3.1", "info-and-relationships")],
    fails: [
      """
      language: en
      elements:
      - header "Orders"
      - list:
        - group:
          - text "Mango"
          - text "3 pieces"
          - text "$12"
        - group:
          - text "Plum"
          - text "1 kg"
          - text "$4"
        - group:
          - text "Fig"
          - text "500 g"
          - text "$6"
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Orders"
      - list:
        - group: {grouping: combine, children: [text "Mango", text "3 pieces", text "$12"]}
        - group: {grouping: combine, children: [text "Plum", text "1 kg", text "$4"]}
        - group: {grouping: combine, children: [text "Fig", text "500 g", text "$6"]}
      - group:
        - text "Help"
        - text "Terms"
        - text "Privacy"
      """
    ],
    .model { screen in
      var faults: [Fault] = []
      func visit(_ elements: [AccessibilityElement], at path: [Int]) {
        let torn = elements.indices.filter { index in
          let element = elements[index]
          guard !element.isHidden, !element.isFocusable,
            [.group, .cell, .element].contains(element.role)
          else { return false }
          let inside = element.leaves
          return inside.count > 2 && inside.count { $0.isStatic || $0.isPicture } > 1
            && inside.count(where: \.isControl) < 2
        }
        if torn.count > 1, let first = torn.first,
          torn.allSatisfy({ elements[$0].leaves.count == elements[first].leaves.count })
        {
          let stops = elements[first].leaves.count
          let quotes = screen.stops.indices.filter {
            screen.stops[$0].path.starts(with: path + [first])
          }.map(screen.quote)
          faults.append(
            screen.fault(
              at: path + [first],
              "\(torn.count) cards have \(stops) stops each: \(torn.count * stops) swipes instead of "
                + "\(torn.count)", evidence: quotes))
        }
        for (index, element) in elements.enumerated()
        where !element.isHidden && !element.isFocusable {
          visit(element.children, at: path + [index])
        }
      }
      visit(screen.tree.screen.elements, at: [])
      return faults
    })
}

extension AccessibilityElement {
  /// The elements in it at which a reader stops.
  fileprivate var leaves: [AccessibilityElement] {
    if isHidden { return [] }
    return isFocusable ? [self] : children.flatMap(\.leaves)
  }
}
