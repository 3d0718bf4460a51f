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
    screen.told = [.pictures, .selection]
    screen.nodes = recording.heard
    screen.made = recording.utterances.count
    if screen.isTooLarge { return screen }
    screen.drafts = Self.grouped(
      recording.utterances.map {
        let phrase = HeardPhrase($0)
        return (phrase, Self.draft($0, phrase))
      })
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
      let spoken = json.elements.map {
        $0["utterance"] ?? $0["spoken_description"] ?? $0["spokenPhrase"] ?? $0
      }
      // Nothing was said at a step with null.
      guard spoken.allSatisfy({ $0.kind == .null || $0.kind == .string }) else { return nil }
      let texts = spoken.compactMap(\.string)
      return texts.isEmpty ? nil : texts
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

  /// Puts tabs or buttons that are counted from the first to the last into the bar that counts them.
  private static func grouped(_ heard: [(phrase: HeardPhrase?, draft: Draft)]) -> [Draft] {
    var drafts: [Draft] = []
    var index = 0
    while index < heard.count {
      let first = heard[index].phrase
      let bar: ElementRole? =
        switch first?.role {
        case .tab: .tabBar
        case .button: .segmentedControl
        default: nil
        }
      guard let bar, let first, let place = first.position, place.index == 1, place.count > 1,
        heard.count - index >= place.count,
        (0..<place.count).allSatisfy({
          let next = heard[index + $0].phrase
          return next?.role == first.role && next?.position?.index == $0 + 1
            && next?.position?.count == place.count
        })
      else {
        drafts.append(heard[index].draft)
        index += 1
        continue
      }
      var group = Draft(AccessibilityElement(bar))
      group.children = heard[index..<index + place.count].map(\.draft)
      group.note(.inferred, "role", "what is in it is counted")
      drafts.append(group)
      index += place.count
    }
    return drafts
  }

  // MARK: Words

  /// An element that would be announced like this, as far as VoiceOver's words reveal.
  private static func draft(_ utterance: String, _ heard: HeardPhrase?) -> Draft {
    var draft = Draft(AccessibilityElement(.text, label: AttributedText(utterance)))
    guard let heard else { return draft }
    draft.element = AccessibilityElement(
      heard.role, label: heard.label.map { AttributedText($0) })
    draft.element.value = heard.value.map { AttributedText($0) }
    draft.element.toggle = heard.toggle
    draft.element.headingLevel = heard.level
    draft.element.expandedStatus = heard.expanded
    draft.element.additionalTraits = heard.traits.subtracting(heard.role.traits)
    if !heard.words.isEmpty { draft.note(.inferred, "role", "from '\(heard.words)'") }
    if heard.hasActions {
      draft.element.customActions = [AccessibilityCustomAction("?")]
      draft.note(.missing, "actions", "which actions?")
    }
    if heard.hasMoreContent {
      draft.element.customContent = [AccessibilityCustomContent("?", "?")]
      draft.note(.missing, "content", "which content?")
    }
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
    BuiltInTables.dumps.rows("starts.tsv", columns: ["phrase", "language"]) { $0[0] })
}
