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
      """,
      """
      language: en
      elements:
      - header "Settings"
      - text "Audio"
      - text "Fade"
      - slider "Fade": 3 s
      - text "Shown"
      - text "Waves"
      - switch "Waves" [on]
      - text "Library"
      - text "Files"
      - button "Scan files"
      """,
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
          return inside.count > 1 && inside.count { $0.isStatic || $0.isPicture } > 1
            && inside.count(where: \.isControl) < 2
        }
        let stops = torn.map { elements[$0].leaves.count }
        // Two cards of two texts may be two facts; more of them are a list.
        if torn.count > 1, let first = torn.first,
          stops.contains(where: { $0 > 2 }) || torn.count > 2
        {
          let quotes = screen.stops.indices.filter {
            screen.stops[$0].path.starts(with: path + [first])
          }.map(screen.quote)
          faults.append(
            screen.fault(
              at: path + [first],
              "\(torn.count) cards: \(stops.reduce(0, +)) swipes instead of \(torn.count)",
              evidence: quotes))
        } else if let row = elements.repeatedRow {
          let quotes = screen.stops.indices.filter { index in
            row.card.contains { screen.stops[index].path.starts(with: path + [$0]) }
          }.map(screen.quote)
          faults.append(
            screen.fault(
              at: path + [row.card.lowerBound],
              "\(row.count) times the same \(row.card.count) stops in a row: "
                + "\(row.count * row.card.count) swipes instead of \(row.count)", evidence: quotes))
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

/// What an element is on a card; the rows of settings have the same texts and other controls each.
private enum Kind: Equatable {
  case picture, text, other
  case control(ElementRole)

  var isControl: Bool {
    if case .control = self { true } else { false }
  }
}

extension [AccessibilityElement] {
  /// Where siblings repeat a pattern of picture, texts and at most one control three times or more.
  fileprivate var repeatedRow: (card: Range<Int>, count: Int)? {
    guard count > 8 else { return nil }
    let kinds = map { element -> Kind in
      guard !element.isHidden, element.isFocusable else { return .other }
      return element.isPicture
        ? .picture : element.isStatic ? .text : element.isControl ? .control(element.role) : .other
    }
    for start in 0..<(count - 8) where kinds[start] != .other {
      for length in 3...6 where start + 3 * length <= count {
        let card = kinds[start..<(start + length)]
        // Only what begins with a picture or ends with a control has an edge of its own.
        guard !card.contains(.other), card.count(where: { $0 == .text }) > 1,
          card.count(where: \.isControl) < 2, card.first == .picture || card.last?.isControl == true
        else { continue }
        var times = 1
        while start + (times + 1) * length <= count,
          kinds[(start + times * length)..<(start + (times + 1) * length)].elementsEqual(card)
        {
          times += 1
        }
        if times > 2 { return (start..<(start + length), times) }
      }
    }
    return nil
  }
}
