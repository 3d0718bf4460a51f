import AccessibilityModel
import ScreenFiles
import ScreenReading
import Support
import VoiceOver

/// What a screen reader was recorded saying: iOS 27's service, guidepup, plain lines.
struct TranscriptFormat: DumpReader {
  let name = "transcript"
  let title = "recorded speech"
  let limits = [
    "This is what was heard, not what the app has: roles, states and hints are guessed from words "
      + "of VoiceOver's. To hold a screen against it: overheard check SCREEN --recorded FILE."
  ]

  func recognizes(_ input: DumpInput) -> Bool {
    if let json = input.json { return Self.items(json) != nil }
    return Self.isPlain(input)
  }

  /// Whether the lines are what a reader said: most end in a role, or begin with one.
  private static func isPlain(_ input: DumpInput) -> Bool {
    guard input.xmlStart == nil, !ScreenFile.isMeant(by: input.head) || !hasKey(input.headLines)
    else { return false }
    let lines = input.headLines.prefix(200).filter { !$0.allSatisfy(\.isWhitespace) }
      .filter { !$0.hasPrefix("#") }
    // What is longer than any announcement is prose or data.
    guard lines.count > 1, lines.allSatisfy({ $0.utf8.count < 600 }) else { return false }
    return lines.count { HeardPhrase(String($0).trimmed) != nil } * 2 >= lines.count
  }

  /// Whether a line is of YAML: a list item, or a key with nothing or something after it.
  private static func hasKey(_ lines: [Substring]) -> Bool {
    lines.contains { $0.hasPrefix("- ") || $0.hasSuffix(":") || $0.hasPrefix("screen: ") }
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    let recording = try RecordedSpeech(input)
    var screen = Draft.Screen()
    screen.nodes = recording.heard
    screen.made = recording.utterances.count
    if screen.isTooLarge { return screen }
    screen.drafts = recording.utterances.map(Self.draft)
    if recording.repeats > 0 {
      screen.skipped.add("repeats at the end", recording.repeats)
    }
    if recording.heard > recording.utterances.count + recording.repeats {
      screen.skipped.add(
        "announcements of VoiceOver itself",
        recording.heard - recording.utterances.count - recording.repeats)
    }
    if recording.isIncomplete {
      screen.remarks.append("The recording says that it is incomplete: the screen may go on.")
    }
    return screen
  }

  /// The items of a recording in JSON; `nil` if it is none.
  static func items(_ json: JSONValue) -> [String]? {
    switch json.kind {
    case .array:
      let texts = json.elements.map {
        $0.string ?? ($0["utterance"] ?? $0["spoken_description"] ?? $0["spokenPhrase"])?.string
      }
      guard !texts.isEmpty, texts.allSatisfy({ $0 != nil }) else { return nil }
      return texts.compactMap { $0 }
    case .object:
      for list in [
        json["steps"], json["utterances"], json["items"], json["value"], json["spokenPhraseLog"],
      ] {
        if let list, list.kind == .array, let items = items(list) { return items }
      }
      return nil
    default: return nil
    }
  }

  // MARK: Words

  /// An element that would be announced like this, as far as VoiceOver's words reveal.
  private static func draft(_ utterance: String) -> Draft {
    var draft = Draft(AccessibilityElement(.text, label: AttributedText(utterance)))
    guard let heard = HeardPhrase(utterance) else { return draft }
    draft.element = AccessibilityElement(heard.role, label: AttributedText(heard.label))
    draft.element.toggle = heard.toggle
    draft.element.headingLevel = heard.level
    draft.element.additionalTraits = heard.traits.subtracting(heard.role.traits)
    draft.note(.inferred, "role", "from '\(heard.words)'")
    return draft
  }
}

/// A recording of speech, without what belongs to no element.
package struct RecordedSpeech: Sendable {
  /// What was said, one element each, in order.
  package var utterances: [String]
  /// How often the last one was repeated at the end of the screen.
  package var repeats = 0
  /// How many utterances were recorded.
  package var heard: Int
  /// Whether the recording stopped before the screen ended.
  package var isIncomplete = false

  /// Reads a recording: JSON of several kinds, or one utterance per line.
  package init(_ bytes: [UInt8], name: String) throws(DumpError) {
    try self.init(try DumpInput(bytes, name: name))
  }

  init(_ input: DumpInput) throws(DumpError) {
    guard !input.isBlank else { throw DumpError("the recording is empty") }
    guard !ScreenFile.begins(input.head) else {
      throw DumpError("this is a screen file, and no recording of what was said")
    }
    var items: [String]
    if let json = input.json, let found = TranscriptFormat.items(json) {
      items = found
      isIncomplete = json["coverage"]?["complete"]?.flag == false
    } else if input.json != nil || input.xmlRoot != nil {
      throw DumpError(
        "this is no recording: expected a JSON list of texts, steps with utterance, or plain lines")
    } else {
      items = input.lines.map(String.init)
    }
    items = items.compactMap { DumpText.cleaned($0) }.filter { !$0.hasPrefix("#") }
    heard = items.count
    // What VoiceOver says when it starts belongs to no element.
    items.removeFirst(items.prefix(while: Self.isStart).count)
    guard !items.isEmpty else { throw DumpError("nothing was said in this recording") }
    // At the end of a screen the last element is said again for every further flick.
    var end = items.count
    while end > 1, items[end - 1] == items[end - 2] { end -= 1 }
    if items.count - end >= 2 {
      repeats = items.count - end
      items.removeSubrange(end...)
    }
    utterances = items
  }

  private static func isStart(_ text: String) -> Bool {
    starts.contains(text.lowercased())
  }

  /// What VoiceOver says when it is turned on.
  static let starts = Set(
    ImportTable.rows("starts.tsv", columns: ["phrase", "language"]) { $0[0] })
}

/// A phrase split by the words that VoiceOver has for roles and states.
private struct HeardPhrase {
  var label: String
  var role: ElementRole
  var toggle: ToggleState?
  var level: Int?
  var traits: ElementTraits = []
  /// The words that told the role and state.
  var words: String

  init?(_ utterance: String) {
    var rest = DefaultHints.stripped(utterance) ?? ""
    var told: [String] = []
    // A number at the end is a position only after a role: a page may be called "Day 1 of 3".
    if let shorter = Self.withoutPosition(rest),
      Self.roles.contains(where: { word, _ in
        Self.without(word, at: shorter) != nil
      })
    {
      rest = shorter
    }
    var isSelected = false
    if let word = Self.selected.first(where: { Self.begins(rest, with: $0) }) {
      rest = String(rest.dropFirst(word.count).drop { $0 == " " || $0 == "," })
      told.append(word)
      isSelected = true
    }
    var state: ToggleState?
    for (word, value) in Self.states {
      if let shorter = Self.without(word, at: rest) {
        (rest, state) = (shorter, value)
        told.insert(word, at: 0)
        break
      }
    }
    for (word, role) in Self.roles {
      guard let shorter = Self.without(word, at: rest), !shorter.isEmpty else { continue }
      self.role = role
      label = shorter
      if isSelected { traits.insert(.selected) }
      if let dimmed = Self.dimmed.lazy.compactMap({ Self.without($0, at: shorter) }).first,
        !dimmed.isEmpty
      {
        label = dimmed
        traits.insert(.notEnabled)
      }
      toggle = role == .switch || role == .checkbox || role == .radioButton ? state : nil
      words = ([word] + told).joined(separator: " ")
      return
    }
    // macOS says the role first: "heading level 1 Guidepup", "link Get Started".
    for (word, role) in Self.leadingRoles where rest.lowercased().hasPrefix(word + " ") {
      var after = rest.dropFirst(word.count + 1)
      words = word
      self.role = role
      if role == .header, after.hasPrefix("level "), let digit = after.dropFirst(6).first,
        let number = digit.wholeNumberValue
      {
        level = number
        words += " level \(number)"
        after = after.dropFirst(8)
      }
      guard !after.isEmpty else { return nil }
      label = String(after)
      return
    }
    return nil
  }

  /// Whether a text begins with a word and goes on.
  private static func begins(_ text: String, with word: String) -> Bool {
    let rest = text.dropFirst(word.count)
    return text.lowercased().hasPrefix(word) && (rest.first == " " || rest.first == ",")
  }

  /// The text without `1 of 3` at its end, in any language; `nil` if it does not end so.
  private static func withoutPosition(_ text: String) -> String? {
    let words = text.split(separator: " ")
    for pattern in positions where words.count > pattern.count {
      let fits = zip(words.suffix(pattern.count), pattern).allSatisfy { word, expected in
        expected.hasPrefix("{") ? Int(word) != nil : word == expected
      }
      guard fits else { continue }
      let rest = words.dropLast(pattern.count).joined(separator: " ")
      return rest.last == "," ? String(rest.dropLast()) : rest
    }
    return nil
  }

  private static let positions: [[Substring]] = VoiceOverWords.all.map {
    $0.text(VoiceOverKey.position).split(separator: " ")
  }

  private static let selected = phrases([(VoiceOverKey.stateSelected, ())]).map(\.0)
  private static let dimmed = phrases([(VoiceOverKey.stateDimmed, ())]).map(\.0)

  /// The text without a word at its end; `nil` if it does not end with it.
  private static func without(_ word: String, at text: String) -> String? {
    // Most words do not fit, which the last bytes show without looking at characters.
    guard text.utf8.count > word.utf8.count,
      word.utf8.last.map({ text.utf8.last.map { $0 | 0x20 } == $0 | 0x20 }) ?? false,
      text.lowercased().hasSuffix(word)
    else { return nil }
    let rest = text.dropLast(word.count)
    guard let last = rest.last, last == " " || last == "," else { return nil }
    return String(rest.reversed().drop { $0 == " " || $0 == "," }.reversed())
  }

  private static let states: [(String, ToggleState)] = phrases([
    (VoiceOverKey.stateOn, .on), (VoiceOverKey.stateOff, .off), (VoiceOverKey.stateMixed, .mixed),
    (VoiceOverKey.stateChecked, .on),
    (VoiceOverKey.stateUnchecked, .off),
  ])

  private static let roles: [(String, ElementRole)] = phrases([
    (VoiceOverKey.traitSwitch, .switch), (VoiceOverKey.traitCheckbox, .checkbox),
    (VoiceOverKey.traitRadioButton, .radioButton),
    (VoiceOverKey.traitBackButton, .backButton),
    (VoiceOverKey.traitSecureTextField, .secureTextField),
    (VoiceOverKey.traitTextField, .textField), (VoiceOverKey.traitSearchField, .searchField),
    (VoiceOverKey.traitPopUpButton, .popUpButton),
    (VoiceOverKey.traitButton, .button),
    (VoiceOverKey.traitLink, .link), (VoiceOverKey.traitHeader, .header),
    (VoiceOverKey.traitImage, .image), (VoiceOverKey.traitTab, .tab),
    (VoiceOverKey.traitAdjustable, .slider),
  ])

  private static let leadingRoles: [(String, ElementRole)] = [
    ("heading", .header), ("link", .link), ("button", .button), ("image", .image),
  ]

  /// The words of every language, longer ones first.
  private static func phrases<Value>(_ keys: [(ReaderWording.Key, Value)]) -> [(String, Value)] {
    keys.flatMap { key, value in
      VoiceOverWords.all.map { ($0.text(key).lowercased(), value) }
    }.filter { !$0.0.isEmpty }.sorted { $0.0.count > $1.0.count }
  }
}
