import Support
import Walks

/// What walks came to, side by side: their goals, their figures, and how each differs from the first.
struct VerdictValues {
  var columns: [Column]
  var words: PageWords

  /// A walk of one variant, and of one reader where there are several.
  struct Column {
    /// The name of the variant.
    var name: String
    /// The name of the reader, and its place among those of the page.
    var reader: (name: String, index: Int)?
    /// Whether the variant is there to show what is wrong.
    var isMeant = false
    var figures: WalkFigures
    /// How long its sound is.
    var milliseconds: Int
    /// The walk under many conditions, where timers are at work.
    var sweep: WalkSweep?

    /// The class by which the column goes when another reader is chosen.
    var readerClass: String { reader.map { "of-reader reader-\($0.index + 1)" } ?? "" }
  }

  /// What is compared: a text, and a number of which less is better.
  private struct Figure {
    var text: String
    var amount: Int?
    var range: WalkSweep.Range?
  }

  var values: [PageValues] {
    var tiles: [PageValues] = []
    if columns.contains(where: { $0.figures.goal != nil }) {
      tiles.append(goals)
    } else {
      tiles.append(
        tile(.verdictLength, less: .shorter, more: .longer, isTime: true, isJudged: false) {
          seconds($0.milliseconds)
        })
    }
    // Who gives up early, or looks at more, is neither better nor worse off.
    let reachesGoal = columns.allSatisfy { $0.figures.goal == true }
    tiles.append(
      count(.figureGestures, isAlways: true, isJudged: reachesGoal) { $0.gestures })
    tiles.append(count(.figureUnintended, isAlways: true) { $0.unintended })
    tiles.append(count(.figureThrown, isAlways: true) { $0.thrown })
    tiles.append(count(.figureUnheard) { $0.unheard })
    tiles.append(count(.figureUnmet) { $0.unmet })
    if columns.contains(where: { $0.figures.trap != nil }) { tiles.append(traps) }
    if columns.contains(where: { $0.sweep != nil }) { tiles.append(maps) }
    return tiles.filter { !$0.isEmpty }
  }

  // MARK: Tiles

  private func tile(_ name: String, _ line: (Int, Column) -> PageValues?) -> PageValues {
    let lines = columns.enumerated().compactMap { index, column -> PageValues? in
      guard var values = line(index, column) else { return nil }
      values["lineClass"] = [column.readerClass, column.isMeant ? "meant" : ""].filter {
        !$0.isEmpty
      }.joined(separator: " ")
      if columns.count > 1 {
        values["who"] = [column.name, column.reader?.name ?? ""].filter { !$0.isEmpty }.joined(
          separator: " · ")
      }
      return values
    }
    return lines.isEmpty ? [:] : ["tileName": name, "lines": lines]
  }

  /// A figure, and in words how it differs from that of the first walk of the same reader; where it
  /// is judged, less is better.
  private func tile(
    _ key: PageWords.Key, less: PageWords.Key, more: PageWords.Key, isTime: Bool = false,
    isJudged: Bool = true, _ figure: (Column) -> Figure?
  ) -> PageValues {
    tile(words[key]) { index, column in
      guard let own = figure(column) else { return nil }
      var values: PageValues = ["figure": own.text]
      if let range = own.range, range.least < range.most {
        values["range"] = words[.rangeOf, "\(range.least)–\(range.most)"]
      }
      if let amount = own.amount, let other = base(of: index).flatMap(figure)?.amount {
        let difference = amount - other
        if isTime ? abs(difference) >= 100 : difference != 0 {
          let size = abs(difference)
          values["difference"] =
            [
              "differenceClass": isJudged ? difference < 0 ? "better" : "worse" : "",
              "differenceText": words[
                difference < 0 ? less : more,
                isTime ? Seconds(milliseconds: size).tenths : "\(size)"],
            ] as PageValues
        }
      }
      return values
    }
  }

  /// The first walk of the same reader; `nil` for that walk itself.
  private func base(of index: Int) -> Column? {
    let reader = columns[index].reader?.index
    let first = columns.firstIndex { $0.reader?.index == reader }
    return first.flatMap { $0 == index ? nil : columns[$0] }
  }

  private func count(
    _ key: PageWords.Key, isAlways: Bool = false, isJudged: Bool = true,
    _ figure: @escaping (WalkFigures) -> Int?
  ) -> PageValues {
    let most = columns.map { column in
      max(
        figure(column.figures) ?? 0, column.sweep?.range { figure($0) ?? 0 }?.most ?? 0)
    }.max()
    guard isAlways || most ?? 0 > 0 else { return [:] }
    return tile(key, less: .fewer, more: .more, isJudged: isJudged) { column in
      figure(column.figures).map {
        Figure(text: "\($0)", amount: $0, range: column.sweep?.range { figure($0) ?? 0 })
      }
    }
  }

  private func seconds(_ milliseconds: Int) -> Figure {
    Figure(
      text: words[.someSeconds, Seconds(milliseconds: milliseconds).tenths], amount: milliseconds)
  }

  private var goals: PageValues {
    tile(words[.verdictGoal]) { index, column in
      guard let isReached = column.figures.goal else { return nil }
      let base = base(of: index)?.figures
      var values: PageValues = ["figureClass": isReached ? "reached" : "missed"]
      values["figure"] =
        isReached
        ? "✓ "
          + (column.figures.goalTime.map {
            words[.reachedAfter, Seconds(milliseconds: $0).tenths]
          } ?? words[.goalReached])
        : "✗ " + words[.missed]
      func differ(_ key: PageWords.Key, _ amount: Int, isBetter: Bool) {
        values["difference"] =
          [
            "differenceClass": isBetter ? "better" : "worse",
            "differenceText": words[key, Seconds(milliseconds: amount).tenths],
          ] as PageValues
      }
      switch (base?.goal, isReached) {
      case (false?, true): differ(.nowReached, 0, isBetter: true)
      case (true?, false): differ(.nowMissed, 0, isBetter: false)
      case (true?, true):
        let difference = (column.figures.goalTime ?? 0) - (base?.goalTime ?? 0)
        if abs(difference) >= 100 {
          differ(difference < 0 ? .sooner : .later, abs(difference), isBetter: difference < 0)
        }
      default: break
      }
      return values
    }
  }

  private var traps: PageValues {
    tile(words[.figureTrap]) { _, column in
      column.figures.trap.map { ["figure": $0, "figureClass": "missed"] }
    }
  }

  // MARK: Many starts

  /// The size of a cell of the map.
  private static let place = (width: 11, height: 9)

  /// How often the goal is missed over many starts, with a map of where it goes wrong.
  private var maps: PageValues {
    let runs = columns.compactMap(\.sweep).first?.runs.count ?? 0
    return tile(words[.sweepTitle, runs]) { _, column in
      guard let sweep = column.sweep else { return nil }
      var values: PageValues = [:]
      if let missed = sweep.reached.map({ sweep.share(sweep.runs.count - $0) }) {
        values["figure"] = words[.sweepMissed, missed]
      }
      values["map"] = map(sweep)
      return values.isEmpty ? nil : values
    }
  }

  /// Whether there is a map of any walk.
  var hasMaps: Bool { columns.contains { $0.sweep.flatMap(map) != nil } }

  /// Where it goes wrong, as cells; `nil` if it never does.
  ///
  /// From left to right, the user takes longer to go on. From top to bottom, the app's timers have run
  /// longer when the user begins. The more a cell stands out, the more of its runs miss the goal or, for walks
  /// without a goal, the more often focus is thrown.
  private func map(_ sweep: WalkSweep) -> PageValues? {
    let (phases, reactions) = (sweep.grid.phases, sweep.grid.reactions)
    let mostThrown = max(sweep.range { $0.thrown }?.most ?? 0, 1)
    var goesWrong = false
    let spots = phases.enumerated().flatMap { row, phase in
      reactions.enumerated().map { column, reaction -> PageValues in
        let runs = sweep.runs.filter {
          $0.conditions.phase == phase && $0.conditions.reaction == reaction
        }
        let badness = runs.reduce(0) { sum, run in
          sum + (run.figures.goal.map { $0 ? 0 : 100 } ?? run.figures.thrown * 100 / mostThrown)
        }
        let level = runs.isEmpty || badness == 0 ? 0 : max(badness * 4 / (runs.count * 100), 1)
        goesWrong = goesWrong || level > 0
        return [
          "x": "\(column * Self.place.width)", "y": "\(row * Self.place.height)",
          "level": "\(level)",
        ]
      }
    }
    guard goesWrong else { return nil }
    let missed = sweep.reached.map { sweep.share(sweep.runs.count - $0) }
    return [
      "width": "\(reactions.count * Self.place.width)",
      "height": "\(phases.count * Self.place.height)", "spots": spots,
      "mapText": missed.map { words[.sweepMapMissed, $0] } ?? words[.sweepMap],
    ]
  }
}
