import AccessibilityModel
import ScreenReading

extension FocusOrder {
  /// Gives the cells of data tables their headers, and marks those that begin a row.
  mutating func addTablePlaces() {
    var headers: [[Int]: [DataTableCell.Header: [Int: [AttributedText]]]] = [:]
    for stop in stops {
      guard let cell = stop.element.tableCell, let header = cell.header,
        let table = stop.containers.last?.path
      else { continue }
      for place in header == .row ? cell.rows : cell.columns {
        headers[table, default: [:]][header, default: [:]][place, default: []]
          .append(stop.element.wholeText)
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
      let own = headers[table.path]
      stops[index].table = FocusStop.TablePlace(
        cell: cell, rowHeaders: cell.header == .row ? [] : own?[.row]?[cell.row] ?? [],
        columnHeaders: cell.header == .column ? [] : own?[.column]?[cell.column] ?? [],
        startsRow: rowsSeen.insert(table.path + [cell.row]).inserted,
        rowCount: sizes[table.path]?.rows ?? 1, columnCount: sizes[table.path]?.columns ?? 1)
    }
  }
}
