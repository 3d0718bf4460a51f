import AccessibilityModel
import Yams

/// An effect of the app, as a mapping whose first key is the verb: `announce: 저장됨`.
struct EffectVerb: Sendable {
  /// The verb, the keys it takes, and `after`.
  var info: RecordInfo
  /// The effect of a verb without an argument, such as `pop`.
  var bare: ScreenEffect?
  var read: @Sendable (inout FileReader, Node, FileReader.Entries) -> ScreenEffect?
  /// The entries of the effect; `nil` when it belongs to another verb.
  var print: @Sendable (ScreenEffect) -> [(key: String, node: Node)]?

  var name: String { verb.name }
  var verb: KeyInfo { info.keys[0] }
  var options: ArraySlice<KeyInfo> { info.keys.dropFirst().dropLast() }

  /// Creates a verb from the table of its keys.
  ///
  /// - Parameters:
  ///   - keys: The verb itself, then its options.
  ///   - fresh: The value before any key was read.
  ///   - bare: The effect of the verb alone, if it may be written alone.
  ///   - oneOf: The options of which exactly one must be there; `make` reports it.
  ///   - make: Makes the effect from what was read; `nil` after reporting an error.
  ///   - take: Takes from an effect what is printed; `nil` if it belongs to another verb.
  init<Value>(
    _ keys: [Key<Value>], startingAs fresh: Value, bare: ScreenEffect? = nil,
    oneOf: [String] = [],
    make: @escaping @Sendable (inout FileReader, Node, Value) -> ScreenEffect?,
    take: @escaping @Sendable (ScreenEffect) -> Value?
  ) {
    let record = Record("'\(keys[0].name)'", keys)
    // One of the verbs is present, and its name says which.
    let keys = record.keys.map { key in key.with { $0.isRequired = false }.info }
    info = RecordInfo(record.info.thing, keys + [Vocabulary.after.info], oneOf: oneOf)
    self.bare = bare
    read = { reader, argument, entries in
      var value = fresh
      reader.read(entries, by: record, into: &value)
      return make(&reader, argument, value)
    }
    print = { effect in take(effect).map(record.print) }
  }

  /// Creates a verb with an argument and no other keys.
  init<Argument>(
    _ name: String, _ form: Form<Argument>, startingAs fresh: Argument, bare: ScreenEffect? = nil,
    _ summary: String, _ example: String,
    make: @escaping @Sendable (Argument) -> ScreenEffect,
    take: @escaping @Sendable (ScreenEffect) -> Argument?
  ) {
    self.init(
      [.required(name, form, \.self, summary, example)], startingAs: fresh,
      bare: bare, make: { _, _, argument in make(argument) }, take: take)
  }
}
