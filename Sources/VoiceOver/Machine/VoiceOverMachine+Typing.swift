import AccessibilityModel
import AppSimulation
import ScreenReading

// What is heard while a text is edited.

extension VoiceOverMachine {
  /// Asks something of the focused field, or else of the one being edited.
  mutating func askEdited(_ app: inout some AppInFront, _ request: ([Int]) -> AppRequest) {
    let focused = focus.flatMap { $0.element.traits.contains(.textEntry) ? $0.path : nil }
    guard let path = focused ?? front.edited?.path else { return findNothing(.empty) }
    ask(request(path), &app)
  }

  /// A double tap on a field that is being edited moves the insertion point to the end of the text, or
  /// from there to its start.
  mutating func moveInsertionPointToOtherEnd(
    of stop: FocusStop, _ app: inout some AppInFront
  ) {
    let end = stop.element.text.count
    let isAtEnd = stop.element.selection.lowerBound == end
    ask(.moveInsertionPoint(isAtEnd ? 0 : end, in: stop.path), &app)
    play(.insertionPoint)
    remember(front.stop(at: stop.path))
    beganToSpeak()
    let key =
      isAtEnd || end == 0
      ? VoiceOverKey.contextInsertionPointAtStart : VoiceOverKey.contextInsertionPointAtEnd
    say(composer.phrase(key), .value, of: stop.name)
  }

  /// The keys are spoken one by one, and words when they are finished; in a password field there are
  /// only clicks (A11).
  mutating func echoTyping(_ text: String, _ path: [Int], isSecure: Bool) {
    if isSecure { return clicks(text) }
    let before = front.stop(at: path).map { stop in
      String(Array(stop.element.text)[..<stop.element.selection.lowerBound])
    }
    let echo = TypingEcho(of: text, after: before ?? "", mode: composer.settings.typingEcho)
    let parts = echo.pieces.prefix(TypingEcho.limit).flatMap {
      composer.character($0, .value, in: language).parts
    }
    beganToSpeak()
    say(SpokenAnnouncement(parts: parts), .value, of: front.tree.name(of: path))
  }

  /// What is deleted is spoken in another pitch.
  mutating func echoDeleting(_ text: String, _ path: [Int], isSecure: Bool) {
    if isSecure { return clicks(text) }
    let parts = composer.character(text, .value, in: language).parts.map { part in
      var part = part
      part.text = AttributedText(runs: [.init(part.text.string, SpeechAttributes(pitch: 0.8))])
      return part
    }
    beganToSpeak()
    say(SpokenAnnouncement(parts: parts), .value, of: front.tree.name(of: path))
  }

  /// The selected text is spoken, then that it is selected.
  mutating func echoSelecting(_ text: String, _ path: [Int], isSecure: Bool) {
    let words =
      isSecure
      ? composer.phrase(VoiceOverKey.valueCharacters, ["count": "\(text.count)"], kind: .value)
      : SpokenAnnouncement(parts: [.init(.value, AttributedText(text), language)])
    let selected = composer.phrase(VoiceOverKey.stateSelected, kind: .state)
    beganToSpeak()
    say(
      SpokenAnnouncement(parts: words.parts + selected.parts), .value, of: front.tree.name(of: path)
    )
  }

  private mutating func clicks(_ text: String) {
    for _ in text.prefix(TypingEcho.limit) { play(.secureText) }
    silence()
    beganToSpeak()
  }
}

/// What is spoken of typed text.
struct TypingEcho {
  /// The pieces in the order in which they are spoken.
  private(set) var pieces: [String] = []

  /// The most pieces that are spoken of what is typed at once.
  static let limit = 64

  /// - Parameters:
  ///   - text: What is typed.
  ///   - before: What stands before it.
  ///   - mode: What is spoken of it.
  init(of text: String, after before: String, mode: VoiceOverSetting.TypingEcho) {
    let speaksCharacters = mode == .characters || mode == .charactersAndWords
    let speaksWords = mode == .words || mode == .charactersAndWords
    var word = before.lastWord
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if speaksCharacters, !character.isWhitespace {
        pieces += (HangulKeys.keys(of: character) ?? []).map { String($0) }
        pieces.append(String(character))
      }
      // A point or comma within a number ends no word.
      let isInNumber =
        ".,".contains(character) && word.last?.isNumber ?? false
        && characters.indices.contains(index + 1) && characters[index + 1].isNumber
      guard character.endsWord, !isInNumber else {
        word.append(character)
        continue
      }
      if speaksWords, !word.isEmpty { pieces.append(word) }
      word = ""
    }
  }
}

extension String {
  /// The letters after the last character that ends a word.
  fileprivate var lastWord: String {
    String(reversed().prefix { !$0.endsWord }.reversed())
  }
}

extension Character {
  /// Whether a word that was typed ends with it.
  fileprivate var endsWord: Bool { isWhitespace || isPunctuation && self != "'" && self != "-" }
}
