/// What a key of a screen file may hold.
///
/// The JSON Schema and the key reference are made of it; a ``Form`` reads and prints it.
indirect enum Kind: Hashable, Sendable {
  /// A text, or runs of text with speech attributes.
  case text
  /// Characters that are taken as they are: a name, an identifier, a language tag.
  case string
  case flag
  case number(in: ClosedRange<Double>?)
  case integer(in: ClosedRange<Int>)
  case duration
  /// One of some words; where `orFlag` is set, `true` or `false` as well.
  case choice([String], orFlag: Bool)
  /// So many numbers.
  case numbers(ClosedRange<Int>)
  case list(of: Kind)
  case traits
  case element
  /// A cell of a data table: a text or an element.
  case cell
  case effects
  /// An identifier, `text:` with what is said, or nothing.
  case target
  /// Nothing stands after the key.
  case nothing
  /// A mapping with keys of its own; where `orText` is set, a text alone gives the first of them.
  case record(RecordInfo, orText: Bool)
  /// Names, each with one of these.
  case map(of: Kind, mayBeEmpty: Bool)
  /// A gesture, or what is expected, on one line.
  case step
  /// One condition or several.
  case goal
  /// A walk: steps, or steps and a goal.
  case walk
}
