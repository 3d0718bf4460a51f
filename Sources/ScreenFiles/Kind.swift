/// What a key of a screen file may hold.
///
/// The JSON Schema and the key reference are made from it; a ``Form`` reads and prints it.
indirect enum Kind: Hashable, Sendable {
  /// A text, or runs of text with speech attributes.
  case text
  /// Characters taken as they are: a name, an identifier.
  case string
  /// A language tag; with `of`, one whose first part is among these.
  case language(of: [String]?)
  case flag
  case number(in: ClosedRange<Double>?)
  case integer(in: ClosedRange<Int>)
  case duration
  /// A duration between repetitions: 0 for none, or not too short.
  case interval
  /// One of some words; with `orFlag`, also `true` or `false`.
  case choice([String], orFlag: Bool)
  /// A certain number of numbers.
  case numbers(ClosedRange<Int>)
  case list(of: Kind)
  case traits
  case element
  /// A cell of a data table: a text or an element.
  case cell
  case effects
  /// An identifier, `text:` with what to say, or nothing.
  case target
  /// Nothing after the key.
  case nothing
  /// A mapping with its own keys; with `orText`, a text alone gives the first of them.
  case record(RecordInfo, orText: Bool)
  /// Names, each with a value of another kind.
  case map(of: Kind, mayBeEmpty: Bool)
  /// A condition of elements, or several.
  case conditions
  /// A gesture or an expectation, on one line.
  case step
  /// One condition or several.
  case goal
  /// A walk: steps, or steps and a goal.
  case walk
}
