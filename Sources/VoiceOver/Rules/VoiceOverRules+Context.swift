import AccessibilityModel
import ScreenReading

// MARK: - Containers and positions

extension VoiceOverRules {
  /// The position, then the edges of the containers around the element.
  static let context = webStates + [position, containerEdges]

  /// What a web page says of an element beside its role.
  private static let webStates: [AnnouncementRule] = [
    webState(.required, VoiceOverKey.stateRequired), webState(.invalid, VoiceOverKey.stateInvalid),
    webState(.visited, VoiceOverKey.stateVisited),
    webState(.current, VoiceOverKey.stateCurrentPage),
  ]

  private static func webState(_ state: WebState, _ key: ReaderWording.Key) -> AnnouncementRule {
    AnnouncementRule(
      "web.\(state.rawValue)",
      when: Condition("`\(state.rawValue)` on the web") { $0.element.webStates.contains(state) },
      says: .word(.context, key), because: "only web pages say so", source: "A11")
  }

  static let position = AnnouncementRule(
    "position",
    says: .word(.position, VoiceOverKey.position) { subject in
      subject.stop.position.map { ["index": "\($0.index)", "count": "\($0.count)"] }
    },
    because: "only tabs, segments and radio buttons are counted", source: "MA; CS; A11")

  /// The texts of the containers that the cursor enters.
  static let containerEntry = AnnouncementRule(
    "container.entry", when: .setting(VoiceOverSetting.speaksContainers),
    says: .containers(
      .entered,
      [
        AnnouncementRule(
          "container.alert", when: .role(.alert), says: .word(.context, VoiceOverKey.contextAlert),
          source: "MA; MAd"),
        AnnouncementRule(
          "container.dialog", when: .role(.dialog),
          says: .word(.context, VoiceOverKey.contextDialog),
          because: "a dialog is not an alert", source: "LOC; TOSS"),
        AnnouncementRule(
          "container.datePicker",
          when: .role(.datePicker)
            && Condition("not entered at a button") { !$0.stop.element.traits.contains(.button) },
          says: .word(.context, VoiceOverKey.contextDatePicker),
          because:
            "the buttons of a compact one have this name themselves; the place is not verified",
          source: "LOC:UIKit.axbundle"),
        AnnouncementRule(
          "container.texts",
          says: .texts(.context, "label and value of the container") { subject in
            let container = subject.element
            // The first stop in an alert is often its title, which is said once (MAd).
            if container.role == .alert || container.role == .dialog,
              container.value?.isBlank ?? true, container.label == subject.stop.element.label
            {
              return []
            }
            return [container.label, container.value]
          },
          because: "the title of an alert is not said again if it is the element that is landed on",
          source: "CS; MAd"),
      ]),
    because: "it comes even before \"selected\"", source: "MAd")

  /// An alert or a dialog that holds nothing but its title and its message says them as when it is
  /// entered.
  static let modalsOfTexts = [
    AnnouncementRule(
      "role.alert", when: .role(.alert), says: .word(.context, VoiceOverKey.contextAlert),
      because: "with nothing inside, its title and message are all that there is", source: "MA; MAd"
    ),
    AnnouncementRule(
      "role.dialog", when: .role(.dialog), says: .word(.context, VoiceOverKey.contextDialog),
      because: "with nothing inside, its title and message are all that there is",
      source: "LOC; TOSS"),
  ]

  /// The words at the first and last element of a container.
  static let containerEdges = AnnouncementRule(
    "container.edges",
    says: .containers(
      .all,
      edges(
        "list", of: .list, start: VoiceOverKey.contextListStart, end: VoiceOverKey.contextListEnd)
        + edges(
          "landmark", of: .landmark, start: VoiceOverKey.contextLandmark,
          end: VoiceOverKey.contextLandmarkEnd)
        + edges(
          "table", of: .dataTable, start: VoiceOverKey.contextTableStart,
          end: VoiceOverKey.contextTableEnd)
        + [tableSize]),
    because: "a container of one element has only a start", source: "CS")

  private static let tableSize = AnnouncementRule(
    "table.size", when: .role(.dataTable) && isStart && speaksPlace,
    says: .word(.context, VoiceOverKey.contextTableSize) { subject in
      subject.stop.table.map { ["rows": "\($0.rowCount)", "columns": "\($0.columnCount)"] }
    }, because: "at its first cell: \"table start, 2 rows, 2 columns\"", source: "A11")

  private static func edges(
    _ name: String, of role: ElementRole, start: ReaderWording.Key, end: ReaderWording.Key
  ) -> [AnnouncementRule] {
    [
      AnnouncementRule(
        "\(name).start", when: .role(role) && isStart, says: .word(.context, start),
        source: "CS; A11"),
      AnnouncementRule(
        "\(name).end", when: .role(role) && isEnd && !isStart, says: .word(.context, end),
        source: "CS; A11"),
    ]
  }

  private static let isStart = Condition("at its first element") {
    $0.container?.isStart ?? false
  }
  private static let isEnd = Condition("at its last element") { $0.container?.isEnd ?? false }
}

// MARK: - Data tables

extension VoiceOverRules {
  static let tableHeaders = [
    AnnouncementRule(
      "table.headers", when: .setting(VoiceOverSetting.speaksTableHeaders),
      says: .texts(.context, "the headers of the row, at its first cell, and of the column") {
        subject in
        guard let table = subject.stop.table else { return [] }
        guard Condition.isOnTheWeb.holds(subject) else {
          return (table.startsRow ? table.rowHeaders : []) + table.columnHeaders
        }
        let before = subject.previousCell
        return (before?.row == table.cell.row ? [] : table.rowHeaders)
          + (before?.column == table.cell.column ? [] : table.columnHeaders)
      },
      because: "headers come before the cell; in a web page not again in the same row or column",
      source: "CS; A11")
  ]

  /// Spans, row and column, between label and value.
  static let tablePlace = [
    AnnouncementRule(
      "table.spansRows", when: speaksPlace,
      says: .word(.context, VoiceOverKey.contextSpansRows) {
        number($0.stop.table?.cell.rowSpan, above: 1)
      },
      source: "CS"),
    AnnouncementRule(
      "table.spansColumns", when: speaksPlace,
      says: .word(.context, VoiceOverKey.contextSpansColumns) {
        number($0.stop.table?.cell.columnSpan, above: 1)
      }, source: "CS"),
    AnnouncementRule(
      "table.row",
      when: speaksPlace && Condition("first of its row") { $0.stop.table?.startsRow ?? false },
      says: .word(.context, VoiceOverKey.contextRow) { number($0.stop.table?.cell.row, as: "row") },
      because: "the row is spoken once, at its first cell", source: "CS; A11"),
    AnnouncementRule(
      "table.column", when: speaksPlace,
      says: .word(.context, VoiceOverKey.contextColumn) {
        number($0.stop.table?.cell.column, as: "column")
      },
      source: "CS; A11"),
  ]

  private static let speaksPlace = Condition.setting(VoiceOverSetting.speaksRowAndColumn)

  private static func number(
    _ number: Int?, above limit: Int = .min, as name: String = "count"
  ) -> [String: String]? {
    number.flatMap { $0 > limit ? [name: "\($0)"] : nil }
  }
}
