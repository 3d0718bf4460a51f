import AccessibilityModel
import ScreenReading

extension FocusOrder {
  /// Gives the cells of data tables their headers, and marks those that begin a row.
  mutating func addTablePlaces() {
    var headers: [[Int]: [DataTableCell.Header: [Int: [Header]]]] = [:]
    for stop in stops {
      guard let cell = stop.element.tableCell, let header = cell.header,
        let table = stop.containers.last?.path
      else { continue }
      for place in header == .row ? cell.rows : cell.columns {
        headers[table, default: [:]][header, default: [:]][place, default: []]
          .append(Header(cell: cell, text: stop.element.wholeText))
      }
    }
    var sizes: [[Int]: (rows: Int, columns: Int)] = [:]
    for stop in stops {
      guard let cell = stop.element.tableCell, let table = stop.containers.last?.path else {
        continue
      }
      let size = sizes[table] ?? (0, 0)
      sizes[table] = (
        max(size.rows, cell.rows.upperBound - 1),
        max(size.columns, cell.columns.upperBound - 1)
      )
    }
    var rowsSeen: Set<[Int]> = []
    for index in stops.indices {
      guard let cell = stops[index].element.tableCell, let table = stops[index].containers.last
      else { continue }
      let startsRow = rowsSeen.insert(table.path + [cell.row]).inserted
      let isOnTheWeb = stops[index].containers.contains { $0.element.role == .webView }
      func texts(_ header: DataTableCell.Header, of place: Int) -> [AttributedText] {
        let all = headers[table.path]?[header]?[place] ?? []
        return all.filter { other in
          // What the cursor has just come from, at the beginning of a row, is not said again (CS).
          let isAbove = other.cell.row == cell.row - 1 && other.cell.column == cell.column
          return other.cell != cell && !(startsRow && isAbove && !isOnTheWeb)
        }.map(\.text)
      }
      stops[index].table = FocusStop.TablePlace(
        cell: cell, rowHeaders: texts(.row, of: cell.row),
        columnHeaders: texts(.column, of: cell.column), startsRow: startsRow,
        rowCount: sizes[table.path]?.rows ?? 1, columnCount: sizes[table.path]?.columns ?? 1)
    }
  }

  /// A cell that is the header of others, and what it says.
  private struct Header {
    let cell: DataTableCell
    let text: AttributedText
  }
}
