import AccessibilityModel

extension Rule {
  /// Cells of a table of which nothing says what they are about.
  static let tableWithoutHeaders = Rule(
    "table-without-headers", .warning, .structure,
    says: "A data table has no headers.",
    because: "In the middle of it one hears numbers, and not of what.",
    uiKit: "Return the cells in accessibilityHeaderElements(forColumn:) and …(forRow:).",
    swiftUI: "Use Table, or name row and column in the label of each cell.",
    android: "Set isHeading in the CollectionItemInfo of the header cells.",
    see: [
      .wcag("1.3.1", "info-and-relationships"),
      .uiKit("uikit/uiaccessibilitycontainerdatatable"),
    ],
    fails: [
      """
      language: ko
      elements:
      - header "날씨"
      - dataTable: {rows: [[도시, 기온], [서울, 18도], [부산, 20도]]}
      """
    ],
    passes: [
      """
      language: ko
      elements:
      - header "날씨"
      - dataTable: {headerRow: true, rows: [[도시, 기온], [서울, 18도], [부산, 20도]]}
      """,
      """
      language: en
      elements:
      - header "Contact"
      - dataTable: {rows: [["Phone", "555 0100"]]}
      """,
    ],
    .announcements { screen in
      screen.places.compactMap { place in
        guard place.element.role == .dataTable, !screen.context.isDump else { return nil }
        let cells = screen.places.filter { $0.path.starts(with: place.path) }
          .compactMap(\.element.tableCell)
        guard Set(cells.map(\.row)).count > 1, Set(cells.map(\.column)).count > 1,
          cells.allSatisfy({ $0.header == nil })
        else { return nil }
        let inside = screen.stops.indices.filter { screen.stops[$0].path.starts(with: place.path) }
        return screen.fault(
          at: place.path, "no cell is the header of a row or a column",
          evidence: inside.suffix(2).map(screen.quote))
      }
    })
}
