import Support
import Walks

/// The figures of walks side by side, each with a bar, so that the table is also a chart.
struct FiguresValues {
  var columns: [(column: TableColumn, figures: WalkFigures)]
  var words: PageWords

  /// A cell: its text, and the amount that its bar shows relative to the others in its row.
  private struct Cell {
    var text: String
    var amount: Int?
  }

  var values: PageValues {
    ["columns": columns.map(\.column.values), "rows": rows]
  }

  private var rows: [PageValues] {
    var rows = [
      row(.figureGestures) { Cell(text: "\($0.gestures)", amount: $0.gestures) },
      row(.figureSpeech) { figures in
        Cell(text: Seconds(milliseconds: figures.speech).tenths, amount: figures.speech)
      },
      row(.figureCutOff) { figures in
        let percent = (figures.cutOffPermille + 5) / 10
        return Cell(text: "\(percent)", amount: percent)
      },
      row(.figureUnintended) { Cell(text: "\($0.unintended)", amount: $0.unintended) },
      row(.figureThrown) { Cell(text: "\($0.thrown)", amount: $0.thrown) },
      row(.figureUnheard) { Cell(text: "\($0.unheard)", amount: $0.unheard) },
    ]
    if columns.contains(where: { $0.figures.goal != nil }) {
      rows.insert(row(.figureGoal, goal), at: 1)
    }
    if columns.contains(where: { $0.figures.unmet != nil }) {
      rows.append(
        row(.figureUnmet) { figures in
          Cell(text: figures.unmet.map { "\($0)" } ?? words[.none], amount: figures.unmet)
        })
    }
    if columns.contains(where: { $0.figures.trap != nil }) {
      rows.append(row(.figureTrap) { Cell(text: $0.trap ?? words[.none]) })
    }
    return rows
  }

  private func goal(_ figures: WalkFigures) -> Cell {
    guard let goal = figures.goal else { return Cell(text: words[.none]) }
    guard goal, let time = figures.goalTime else { return Cell(text: "✗ " + words[.missed]) }
    return Cell(text: Seconds(milliseconds: time).tenths, amount: time)
  }

  private func row(_ name: PageWords.Key, _ cell: (WalkFigures) -> Cell) -> PageValues {
    let cells = columns.map { cell($0.figures) }
    let most = max(cells.compactMap(\.amount).max() ?? 0, 1)
    return [
      "figureName": words[name],
      "cells": zip(cells, columns).map { cell, column -> PageValues in
        var values: PageValues = ["number": cell.text]
        values["columnClass"] = column.column.columnClass
        // A single bar has nothing to be compared with.
        if cells.count > 1, let amount = cell.amount { values["bar"] = "\(amount * 100 / most)" }
        return values
      },
    ]
  }
}

/// A column of a table: a variant, and its reader where there are several.
struct TableColumn: ExpressibleByStringLiteral {
  /// The name of the variant.
  var name: String
  /// The name of the reader, and its place among those of the page.
  var reader: (name: String, index: Int)?

  init(name: String, reader: (name: String, index: Int)? = nil) {
    self.name = name
    self.reader = reader
  }

  init(stringLiteral name: String) { self.init(name: name) }

  /// The class by which the column goes when another reader is chosen.
  var columnClass: String? { reader.map { "of-reader reader-\($0.index + 1)" } }

  var values: PageValues {
    var values: PageValues = ["columnName": name]
    values["columnClass"] = columnClass
    values["columnReader"] = reader?.name
    return values
  }
}
