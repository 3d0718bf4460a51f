import AccessibilityModel
import Yams

/// Everything known about a key of a screen file.
///
/// The reader's errors, the JSON Schema and the key reference come from here.
struct KeyInfo: Hashable, Sendable {
  var name: String
  var kind: Kind
  /// One sentence for the reference and for editors.
  var summary: String
  /// YAML that uses the key; an element, if it is a key of elements.
  var example = ""
  /// Other spellings: those of UIKit and SwiftUI, so that code can be pasted.
  var aliases: [String] = []
  var isRequired = false
  /// The default value, as it would be written.
  var fallback: String? {
    get { usual?.written() }
    set { usual = newValue.map { text in Fallback { text } } }
  }
  /// How the default value is written: only references ask, and every start would pay for it.
  fileprivate var usual: Fallback?
  /// The roles that the key belongs to; empty for every role.
  var roles: [ElementRole] = []
  /// The values that some of these roles do not take.
  var exceptions: [Exception] = []
  /// The keys of which one must be present with this one.
  var companions: [String] = []
  /// The keys that cannot be beside this one.
  var rivals: [String] = []
  var place = Place.below

  var spellings: [String] { [name] + aliases }

  /// The values of a key that are not for some of its roles.
  struct Exception: Hashable, Sendable {
    var roles: [ElementRole]
    var words: [String]
  }

  /// A text that is made when somebody asks for it.
  fileprivate struct Fallback: Hashable, Sendable {
    let written: @Sendable () -> String?

    static func == (one: Fallback, other: Fallback) -> Bool { one.written() == other.written() }
    func hash(into hasher: inout Hasher) { hasher.combine(written()) }
  }

  init(
    name: String, kind: Kind, summary: String, example: String = "", aliases: [String] = [],
    isRequired: Bool = false, fallback: String? = nil, roles: [ElementRole] = [],
    companions: [String] = [], rivals: [String] = [], place: Place = .below
  ) {
    (self.name, self.kind, self.summary, self.example) = (name, kind, summary, example)
    (self.aliases, self.isRequired, self.roles) = (aliases, isRequired, roles)
    (self.companions, self.rivals, self.place) = (companions, rivals, place)
    self.fallback = fallback
  }

  /// Where the printer puts a key of an element.
  enum Place: Hashable, Sendable {
    /// Below the line.
    case below
    /// In brackets, the name alone: `[hidden]`.
    case flag
    /// In brackets, with its value: `[level=2]`.
    case assignment
    /// In brackets, the value alone: `[on]`.
    case word
  }
}

/// A key of a mapping, and how it is read into a value and printed.
struct Key<Value: Sendable>: Sendable {
  typealias Read =
    @Sendable (inout FileReader, FileReader.Entry, FileReader.Entries, inout Value) -> Void

  /// The place of a part in the value.
  ///
  /// A key path costs more to make than to use, and there are hundreds: it is made when it is used.
  typealias Path<Part> = @Sendable () -> WritableKeyPath<Value, Part> & Sendable

  var info: KeyInfo
  /// Reads the entry into the value; gets the other entries too, for keys that belong together.
  var read: Read
  /// What to print for this key; `nil` for nothing.
  var print: @Sendable (Value) -> Node?

  var name: String { info.name }

  init(_ info: KeyInfo, read: @escaping Read, print: @escaping @Sendable (Value) -> Node?) {
    self.info = info
    self.read = read
    self.print = print
  }

  /// A key for an optional part of the value.
  static func optional<Part>(
    _ name: String, _ form: Form<Part>, _ path: @autoclosure @escaping Path<Part?>,
    _ summary: String, _ example: String = "", aliases: [String] = [],
    place: KeyInfo.Place = .below
  ) -> Key {
    Key(
      KeyInfo(
        name: name, kind: form.kind, summary: summary, example: example, aliases: aliases,
        place: place),
      read: { reader, entry, _, value in
        if let part = form.read(&reader, entry.value, name) { value[keyPath: path()] = part }
      },
      print: { $0[keyPath: path()].map(form.print) })
  }

  /// A key that is printed if its part of the value is not the usual one.
  static func key<Part: Equatable>(
    _ name: String, _ form: Form<Part>, _ path: @autoclosure @escaping Path<Part>,
    usually fallback: Part, isAlwaysPrinted: Bool = false,
    _ summary: String, _ example: String = "", aliases: [String] = [],
    place: KeyInfo.Place = .below
  ) -> Key {
    var key = required(name, form, path(), summary, example, aliases: aliases)
    key.info.isRequired = false
    key.info.place = place
    key.info.usual = KeyInfo.Fallback { form.print(fallback).scalar?.string }
    if isAlwaysPrinted { return key }
    key.print = { value in
      let part = value[keyPath: path()]
      return part == fallback ? nil : form.print(part)
    }
    return key
  }

  /// A key that is required and always printed.
  static func required<Part>(
    _ name: String, _ form: Form<Part>, _ path: @autoclosure @escaping Path<Part>,
    _ summary: String, _ example: String = "", aliases: [String] = []
  ) -> Key {
    Key(
      KeyInfo(
        name: name, kind: form.kind, summary: summary, example: example, aliases: aliases,
        isRequired: true),
      read: { reader, entry, _, value in
        if let part = form.read(&reader, entry.value, name) { value[keyPath: path()] = part }
      },
      print: { form.print($0[keyPath: path()]) })
  }

  /// A key that is read with the key it belongs to.
  static func companion(
    _ info: KeyInfo, print: @escaping @Sendable (Value) -> Node?
  ) -> Key {
    precondition(!info.companions.isEmpty, "'\(info.name)' is read by no other key")
    return Key(info, read: { _, _, _, _ in }, print: print)
  }

  /// The key with changes to its information.
  func with(_ change: (inout KeyInfo) -> Void) -> Key {
    var key = self
    change(&key.info)
    return key
  }

  /// The key of a part as a key of the whole.
  func lifted<Whole>(
    to path: @autoclosure @escaping Key<Whole>.Path<Value>
  ) -> Key<Whole> {
    Key<Whole>(
      info, read: { read(&$0, $1, $2, &$3[keyPath: path()]) },
      print: { print($0[keyPath: path()]) })
  }

  /// The key of an optional part as a key of the whole.
  func lifted<Whole>(
    to path: @autoclosure @escaping Key<Whole>.Path<Value?>, startingAs fresh: Value
  ) -> Key<Whole> {
    Key<Whole>(
      info,
      read: { reader, entry, entries, whole in
        var part = whole[keyPath: path()] ?? fresh
        read(&reader, entry, entries, &part)
        whole[keyPath: path()] = part
      },
      print: { $0[keyPath: path()].flatMap(print) })
  }
}
