/// The figures of walks side by side, such as before and after.
package struct WalkFiguresTable: CustomStringConvertible, Sendable {
  private var columns: [(name: String, figures: WalkFigures)]

  /// Creates a table with a column for each walk, headed by its name.
  package init(_ columns: [(name: String, figures: WalkFigures)]) {
    self.columns = columns
  }

  /// A line for every figure, with a line feed at its end.
  package var description: String {
    guard !columns.isEmpty else { return "" }
    let lines = [[""] + columns.map(\.name)] + rows
    let widths = lines[0].indices.map { column in
      lines.map { Columns.width($0[column]) }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { index, cell in
        Columns.padded(cell, to: widths[index], isRight: index > 0)
      }
      return Columns.trimmed(cells.joined(separator: "  ")) + "\n"
    }.joined()
  }

  private var rows: [[String]] {
    var rows: [[String]] = []
    func add(_ name: String, always: Bool = true, _ cell: (WalkFigures) -> String?) {
      let cells = columns.map { cell($0.figures) }
      guard always || cells.contains(where: { $0 != nil }) else { return }
      rows.append([name] + cells.map { $0 ?? "–" })
    }
    add("gestures") { "\($0.gestures)" }
    add("seconds until the goal", always: false) { figures in
      guard let goal = figures.goal else { return nil }
      return goal ? figures.goalTime.map(Columns.seconds) : "missed"
    }
    add("seconds of speech") { Columns.seconds($0.speech) }
    add("% of speech cut off") { "\(($0.cutOffPermille + 5) / 10)" }
    add("changes nobody asked for") { "\($0.unintended)" }
    add("times focus was thrown") { "\($0.thrown)" }
    add("announcements never heard") { "\($0.unheard)" }
    add("trapped in", always: false) { $0.trap.flatMap { $0.isEmpty ? nil : $0 } }
    add("stopped", always: false) { figures in
      switch figures.trapKind {
      case .tooLong: "after an hour"
      case .tooMuch: "too much"
      default: nil
      }
    }
    return rows
  }
}
