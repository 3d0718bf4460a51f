import AccessibilityModel
import ScreenFiles

/// An element on its way into a screen file, with remarks about it.
struct Draft {
  var element: AccessibilityElement
  var notes: [ImportNote] = []
  var children: [Draft] = []
  /// Whether it is one of several choices in a bar that the dump may not show.
  var isTab = false
  /// Whether its place in the dump tells nothing about the order.
  var isSynthesized = false
  /// Whether it lies over the rest of the screen.
  var isCover = false

  init(_ element: AccessibilityElement, notes: [ImportNote] = [], children: [Draft] = []) {
    self.element = element
    self.notes = notes
    self.children = children
  }

  /// Adds a remark about a field.
  mutating func note(_ kind: ImportNote.Kind, _ field: String, _ text: String) {
    notes.append(ImportNote(kind, field: field, text))
  }

  /// The most actions, or other things in a list, that an element keeps; real ones have a handful.
  static let maximumList = 1000

  /// Notes that a list of the dump was cut to the most that an element keeps.
  mutating func noteIfCut(_ field: String, _ count: Int) {
    guard count > Self.maximumList else { return }
    note(.changed, field, "only the first \(Self.maximumList) of \(count) are kept")
  }

  /// How many bytes the texts of elements have.
  static func textSize(_ drafts: [Draft]) -> Int {
    drafts.reduce(0) { sum, draft in
      let element = draft.element
      let texts = [
        element.label, element.value, element.hint, element.placeholder, element.android.tooltip,
      ]
      let actions = element.customActions.reduce(0) { $0 + $1.name.string.utf8.count }
      return texts.reduce(sum + actions) { $0 + ($1?.string.utf8.count ?? 0) }
        + textSize(draft.children)
    }
  }

  /// What a format makes of a dump.
  struct Screen {
    var drafts: [Draft] = []
    /// How many nodes the dump has.
    var nodes = 0
    /// How many elements and containers were made of them.
    var made = 0
    /// Whether it has more elements than any screen; whoever reads the dump stops then.
    var isTooLarge: Bool { made > ImportedScreen.maximumElements }
    /// What was left out, and how often.
    var skipped = SkipCounts()
    /// Remarks about the whole screen.
    var remarks: [String] = []
    /// What the dump must have had and does not show, as a sentence.
    var lack: String?
    /// The name of the app or the title of the screen, where the dump tells it.
    var title: String?
    /// The title that a reader says when the screen appears, where the dump tells it.
    var spokenTitle: String?
    /// The size of the screen.
    var size: ScreenRect?
    /// Whether it is of Android, where TalkBack reads.
    var isOfAndroid = false
    /// What the dump tells besides its elements.
    var told: DumpFacts = []
    /// Whether it is read from right to left, if the order of its elements depended on that.
    var isRightToLeft: Bool?
    /// The language that a tool's own words in the dump are in, if it is none of ours: `German`.
    var foreignLanguage: String?
  }
}

/// Reasons for leaving something out, each with its count, in the order of their first use.
struct SkipCounts {
  private(set) var counts: [(reason: String, count: Int)] = []

  mutating func add(_ reason: String, _ count: Int = 1) {
    if let index = counts.firstIndex(where: { $0.reason == reason }) {
      counts[index].count += count
    } else {
      counts.append((reason, count))
    }
  }
}

/// A remark about a field of an imported element.
package struct ImportNote: Hashable, Sendable, Encodable {
  /// Where the field comes from.
  package enum Kind: String, Sendable, Encodable {
    /// The dump does not say it; a rule decided it.
    case inferred
    /// The dump does not say it, and no rule can decide it.
    case missing
    /// The dump says it, in other words or in another place.
    case changed
  }

  package var kind: Kind
  /// The field, as in a screen file.
  package var field: String
  /// A few words on why.
  package var text: String

  init(_ kind: Kind, field: String, _ text: String) {
    self.kind = kind
    self.field = field
    self.text = text
  }

  /// The text of a comment on an element, which says once what was inferred.
  static func comment(of notes: [ImportNote]) -> String {
    let inferred = notes.filter { $0.kind == .inferred }.map(\.text).joined(separator: ", ")
    let others = notes.filter { $0.kind != .inferred }.map(\.text)
    return ((inferred.isEmpty ? [] : ["inferred: \(inferred)"]) + others).joined(separator: "; ")
  }
}
