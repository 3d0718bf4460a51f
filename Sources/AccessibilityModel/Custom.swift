/// An additional action, offered by the rotor's Actions item
/// (`UIAccessibilityCustomAction`).
public struct AccessibilityCustomAction: Hashable, Sendable, Codable {
  /// The name that is spoken.
  public var name: AttributedText
  /// What the app does.
  public var effects: [TimedEffect]

  /// Creates an action.
  public init(_ name: AttributedText, effects: [TimedEffect] = []) {
    self.name = name
    self.effects = effects
  }
}

/// A piece of information that is read on demand, or at once when it is important
/// (`AXCustomContent`).
public struct AccessibilityCustomContent: Hashable, Sendable, Codable {
  /// What the information is about.
  public var label: AttributedText
  /// The information itself, such as "4.5 stars"; read after its label.
  public var value: AttributedText
  /// Whether it is read with the element (`AXCustomContent.Importance.high`).
  public var isImportant: Bool

  /// Creates a piece of information.
  public init(_ label: AttributedText, _ value: AttributedText, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

/// A custom rotor of the app (`UIAccessibilityCustomRotor`).
public struct AccessibilityCustomRotor: Hashable, Sendable, Codable {
  /// The name that is spoken when the rotor is turned to it.
  public var name: AttributedText
  /// The identifiers of the elements that it steps through, in order.
  public var items: [String]

  /// Creates a rotor.
  public init(_ name: AttributedText, items: [String] = []) {
    self.name = name
    self.items = items
  }
}

/// Whether a switch is on.
public enum ToggleState: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is on.
  case on
  /// It is off.
  case off
  /// Some of what it stands for is on, some is off.
  case mixed
}

/// Whether an element shows more when it is activated (`accessibilityExpandedStatus`, iOS 18).
public enum ExpandedStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// Its contents are shown; activation hides them.
  case expanded
  /// Its contents are hidden; activation shows them.
  case collapsed
}

/// What a web page says of an element beside its role and traits.
public enum WebState: String, Hashable, Sendable, Codable, CaseIterable {
  /// It must be filled in (`aria-required`).
  case required
  /// What it contains is wrong (`aria-invalid`).
  case invalid
  /// The link was followed before.
  case visited
  /// It stands for the page that is shown (`aria-current`).
  case current
}

/// How the changes of a part of a web page are announced (`aria-live`).
public enum LiveRegion: String, Hashable, Sendable, Codable, CaseIterable {
  /// After what is being said.
  case polite
  /// At once.
  case assertive
}

/// What happens to an element's children (`accessibilityElement(children:)` of SwiftUI).
public enum ElementGrouping: String, Hashable, Sendable, Codable, CaseIterable {
  /// The children are merged into one element.
  case combine
  /// The children are left out; the element speaks for them.
  case ignore
  /// The children stay elements inside a semantic group.
  case contain
}

/// The place of an element in a data table (`UIAccessibilityContainerDataTableCell`).
public struct DataTableCell: Hashable, Sendable, Codable {
  /// The first row it covers, counted from 1.
  public var row: Int
  /// The first column it covers, counted from 1.
  public var column: Int
  /// How many rows it covers.
  public var rowSpan: Int
  /// How many columns it covers.
  public var columnSpan: Int
  /// Whether it is a header, and of what.
  public var header: Header?

  /// Whether a header cell belongs to its row or its column.
  public enum Header: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is the header of its row.
    case row
    /// It is the header of its column.
    case column
  }

  /// Creates a place.
  public init(
    row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1, header: Header? = nil
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.header = header
  }

  /// The rows it covers, one at least.
  package var rows: Range<Int> { Self.places(from: row, count: rowSpan) }
  /// The columns it covers, one at least.
  package var columns: Range<Int> { Self.places(from: column, count: columnSpan) }

  /// Places in a row, no more of them than in a file: they are gone through one by one.
  private static func places(from first: Int, count: Int) -> Range<Int> {
    first.bounded..<first.bounded + min(max(count, 1), 10_000)
  }
}
