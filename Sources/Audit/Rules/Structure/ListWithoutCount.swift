import AccessibilityModel

extension Rule {
  static let listWithoutCount = Rule(
    "list-without-count", .note, .structure,
    says: "Nothing says how many results there are.",
    because: "One has to go through all of them to know whether there are three or three hundred.",
    uiKit: "Say the number in the heading or announce it: \"Results, 12\".",
    swiftUI: "Say the number in the heading, or post AccessibilityNotification.Announcement.",
    android: "Set CollectionInfo, or say the number in the heading.",
    see: [.wcag("4.1.3", "status-messages")],
    fails: [
      """
      language: ko
      elements:
      - header "검색 결과"
      - list:
        - cell "사과"
        - cell "풋사과"
        - cell "사과즙"
        - cell "사과잼"
        - cell "사과 파이"
      """,
      """
      language: en
      elements:
      - header "Search results"
      - list:
        - cell "Apple"
        - cell "Apple pie"
        - cell "Apple juice"
        - cell "Apple jam"
        - cell "Apple tea"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "검색 결과 5개"
      - list:
        - cell "사과"
        - cell "풋사과"
        - cell "사과즙"
        - cell "사과잼"
        - cell "사과 파이"
      """,
      """
      language: en
      elements:
      - header "Fruit"
      - list:
        - cell "Apple"
        - cell "Apple pie"
        - cell "Apple juice"
        - cell "Apple jam"
        - cell "Apple tea"
      """,
    ],
    .announcements { screen in
      let names =
        [screen.screen.title?.string].compactMap { $0 }
        + screen.stops.filter { $0.element.traits.contains(.header) }.map(\.element.labelText)
      // Rows that stand in no list.
      let rows = screen.stops.indices.filter {
        screen.stops[$0].element.role == .cell && screen.stops[$0].path.count == 1
      }
      if rows.count > 4, let first = rows.first,
        let name = names.first(where: { screen.words.first(.counted, in: $0) != nil }),
        !names.contains(where: { $0.contains(where: \.isNumber) }),
        !screen.stops.contains(where: { stop in
          stop.element.isStatic && stop.element.labelText.contains("\(rows.count)")
        })
      {
        return [screen.fault(first, "\"\(name)\" does not say that there are \(rows.count)")]
      }
      return screen.places.compactMap { place in
        let rows = place.element.children
        guard [.list, .table].contains(place.element.role), rows.count > 4,
          // A dump may have the parts of its rows, and not the rows.
          !screen.context.isDump || Set(rows.map(\.role)).count == 1
        else { return nil }
        let around = names + [place.element.labelText]
        guard let name = around.first(where: { screen.words.first(.counted, in: $0) != nil }),
          !around.contains(where: { $0.contains(where: \.isNumber) }),
          !screen.stops.contains(where: { stop in
            stop.element.isStatic
              && stop.element.labelText.contains("\(rows.count)")
          })
        else { return nil }
        return screen.fault(
          at: place.path, "\"\(name)\" does not say that there are \(rows.count)")
      }
    })
}
