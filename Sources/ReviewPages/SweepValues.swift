import Walks

/// The ranges of walks' figures over many starts, side by side, with a map of where they go wrong.
///
/// From left to right, the user takes longer to go on. From top to bottom, the app's timers have
/// run longer when the user begins. The darker a cell, the more of its runs miss the goal or, for
/// walks without a goal, the more often focus is thrown.
struct SweepValues {
  var columns: [(column: TableColumn, sweep: WalkSweep)]
  var words: PageWords

  /// The size of a cell of the map.
  private static let place = (width: 11, height: 9)

  var values: PageValues {
    [
      "sweepTitle": words[.sweepTitle, columns.first?.sweep.runs.count ?? 0],
      "columns": columns.map(\.column.values), "rows": rows, "mapName": words[.sweepMap],
      "maps": columns.map { map($0.sweep, $0.column.columnClass) },
    ]
  }

  private var rows: [PageValues] {
    var rows = [row(.figureGestures) { $0.range { $0.gestures }.map(text) }]
    let optional: [(PageWords.Key, @Sendable (WalkFigures) -> Int)] = [
      (.figureUnintended, { $0.unintended }), (.figureThrown, { $0.thrown }),
      (.figureUnheard, { $0.unheard }),
    ]
    for (key, figure) in optional {
      let most = columns.compactMap { $0.sweep.range(figure)?.most }.max() ?? 0
      if most > 0 { rows.append(row(key) { $0.range(figure).map(text) }) }
    }
    if columns.contains(where: { $0.sweep.reached != nil }) {
      rows.append(
        row(.sweepMissed) { sweep in
          sweep.reached.map { "\(sweep.share(sweep.runs.count - $0))" }
        })
    }
    return rows
  }

  private func row(_ key: PageWords.Key, _ cell: (WalkSweep) -> String?) -> PageValues {
    [
      "figureName": words[key],
      "cells": columns.map { column -> PageValues in
        var values: PageValues = ["number": cell(column.sweep) ?? words[.none]]
        values["columnClass"] = column.column.columnClass
        return values
      },
    ]
  }

  private func text(_ range: WalkSweep.Range) -> String {
    range.least == range.most ? "\(range.least)" : "\(range.least)–\(range.most)"
  }

  private func map(_ sweep: WalkSweep, _ columnClass: String?) -> PageValues {
    let (phases, reactions) = (sweep.grid.phases, sweep.grid.reactions)
    let mostThrown = max(sweep.range { $0.thrown }?.most ?? 0, 1)
    let spots = phases.enumerated().flatMap { row, phase in
      reactions.enumerated().map { column, reaction -> PageValues in
        let runs = sweep.runs.filter {
          $0.conditions.phase == phase && $0.conditions.reaction == reaction
        }
        let badness = runs.reduce(0) { sum, run in
          sum + (run.figures.goal.map { $0 ? 0 : 100 } ?? run.figures.thrown * 100 / mostThrown)
        }
        let level = runs.isEmpty || badness == 0 ? 0 : max(badness * 4 / (runs.count * 100), 1)
        return [
          "x": "\(column * Self.place.width)", "y": "\(row * Self.place.height)",
          "level": "\(level)",
        ]
      }
    }
    let missed = sweep.reached.map { sweep.share(sweep.runs.count - $0) }
    var values: PageValues = [
      "width": "\(reactions.count * Self.place.width)",
      "height": "\(phases.count * Self.place.height)", "spots": spots,
      "mapText": missed.map { words[.sweepMapMissed, $0] } ?? words[.sweepMap],
    ]
    values["columnClass"] = columnClass
    return values
  }
}
