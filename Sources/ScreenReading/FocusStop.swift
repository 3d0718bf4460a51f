import AccessibilityModel

/// An element at which a reader's cursor stops, with everything that its place on the screen adds.
///
/// The reader determines which elements these are, and their order; see ``ScreenReader/stops(of:)``.
public struct FocusStop: Hashable, Sendable {
  /// The path to it from the top: an index into the children at every level.
  public var path: [Int]
  /// Its name in transcripts, unique on its screen.
  public var name: String
  /// The element as a reader finds it; see `AccessibilityElement.presented`.
  public var element: AccessibilityElement
  /// The containers around it, outermost first, without their children.
  public var containers: [Container]
  /// Its place among the items of a tab bar or segmented control.
  public var position: Position?
  /// Its place in a data table.
  public var table: TablePlace?
  /// The title of a group that the reader told last, where that is not the one around the stop.
  package var toldTitle: String?

  /// A container around a stop.
  public struct Container: Hashable, Sendable {
    /// The path to it from the top.
    public var path: [Int]
    /// The container without its children.
    public var element: AccessibilityElement
    /// Whether the stop is the first inside.
    public var isStart: Bool
    /// Whether the stop is the last inside.
    public var isEnd: Bool
    /// The place of the stop among the items inside, where a reader counts them.
    public var place: CollectionPlace?

    package init(
      path: [Int], element: AccessibilityElement, isStart: Bool, isEnd: Bool,
      place: CollectionPlace? = nil
    ) {
      self.path = path
      self.element = element
      self.isStart = isStart
      self.isEnd = isEnd
      self.place = place
    }
  }

  /// A place among the items of a container, in rows and columns counted from 1.
  ///
  /// A list has one column or one row. Numbers that an app does not tell are `nil`.
  public struct CollectionPlace: Hashable, Sendable {
    /// How many rows there are.
    public var rows: Int?
    /// How many columns there are.
    public var columns: Int?
    /// The row of the item.
    public var row: Int?
    /// The column of the item.
    public var column: Int?
    /// What the header of the row says; `nil` if there is none.
    public var rowHeader: AttributedText?
    /// What the header of the column says; `nil` if there is none.
    public var columnHeader: AttributedText?

    package init(
      rows: Int?, columns: Int?, row: Int?, column: Int?, rowHeader: AttributedText? = nil,
      columnHeader: AttributedText? = nil
    ) {
      self.rows = rows
      self.columns = columns
      self.row = row
      self.column = column
      self.rowHeader = rowHeader
      self.columnHeader = columnHeader
    }
  }

  /// A place in a row of items, counted from 1.
  public struct Position: Hashable, Sendable {
    /// The place, the first being 1.
    public var index: Int
    /// How many there are.
    public var count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// The place of a cell in a data table.
  public struct TablePlace: Hashable, Sendable {
    /// Its row and column.
    public var cell: DataTableCell
    /// The texts of the headers of its row.
    public var rowHeaders: [AttributedText]
    /// The texts of the headers of its column.
    public var columnHeaders: [AttributedText]
    /// Whether it is the first cell of its row.
    public var startsRow: Bool

    /// How many rows the table has.
    public var rowCount: Int
    /// How many columns the table has.
    public var columnCount: Int

    /// The texts of the headers of its row, then of its column.
    public var headers: [AttributedText] { rowHeaders + columnHeaders }

    package init(
      cell: DataTableCell, rowHeaders: [AttributedText], columnHeaders: [AttributedText],
      startsRow: Bool, rowCount: Int, columnCount: Int
    ) {
      self.cell = cell
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
      self.rowCount = rowCount
      self.columnCount = columnCount
      self.startsRow = startsRow
    }
  }

  /// Creates a stop; its name is that of the element in its tree, see ``ScreenReader/stops(of:)``.
  package init(
    path: [Int], name: String = "", element: AccessibilityElement, containers: [Container] = [],
    position: Position? = nil, table: TablePlace? = nil
  ) {
    self.path = path
    self.name = name
    self.element = element
    self.containers = containers
    self.position = position
    self.table = table
  }
}
