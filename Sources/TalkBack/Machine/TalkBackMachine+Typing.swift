import AccessibilityModel
import AppSimulation
import ScreenReading

// What is heard while a text is edited.

extension TalkBackMachine {
  /// Asks something of the focused field, or else of the one being edited.
  mutating func askEdited(_ app: inout some AppInFront, _ request: ([Int]) -> AppRequest) {
    let focused = focus.flatMap { $0.element.traits.contains(.textEntry) ? $0.path : nil }
    guard let path = focused ?? front.edited?.path else { return findNothing() }
    ask(request(path), &app)
    // What was typed is echoed, and not told again as a change.
    if let stop = focus, stop.path == lastStop?.path { note(stop) }
  }

  /// The characters as they appear, what ends a word with the word; of a password only bullets (TB
  /// TextEventInterpreter).
  mutating func echoTyping(_ text: String, _ path: [Int], isSecure: Bool) {
    let cleaner = SpokenText(composer)
    let echo = composer.settings.talkBack.typingEcho
    let isByCharacter = echo == .characters || echo == .charactersAndWords
    let isByWord = echo == .words || echo == .charactersAndWords
    var pieces: [AttributedText] = []
    if isSecure {
      if isByCharacter { pieces = text.map { _ in cleaner.cleaned("•") } }
    } else {
      var word = wordBefore(path)
      let isAtEnd = isTypedAtEnd(path)
      for character in text {
        let endsWord = Self.endsWord(character)
        // A single letter at the end of the text was heard just now, and a space alone is no word; a
        // mark that ends none is told (TB TextEventInterpreter).
        let isLoneSpace = word.isEmpty && character.isWhitespace
        if endsWord, isByWord, !isLoneSpace, word.count != 1 || !isAtEnd {
          let name = cleaner.name(of: character).map { word.isEmpty ? $0 : " " + $0 }
          pieces.append(cleaner.cleaned(AttributedText(word + (name ?? String(character)))))
        } else if isByCharacter {
          pieces.append(cleaner.cleaned(AttributedText(String(character))))
        }
        if endsWord { word = "" } else { word.append(character) }
      }
    }
    let parts = pieces.prefix(64).map { SpokenAnnouncement.Part(.value, $0, language) }
    let announcement = SpokenAnnouncement(parts: Array(parts))
    say(withError(announcement, path), .value, of: front.tree.name(of: path), .flush)
  }

  /// Whether a word is echoed when a character is typed.
  private static func endsWord(_ character: Character) -> Bool {
    character.isWhitespace || character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  /// Whether nothing comes after the place where something is typed.
  private func isTypedAtEnd(_ path: [Int]) -> Bool {
    guard let element = front.stop(at: path)?.element else { return true }
    return element.selection.upperBound >= element.text.count
  }

  /// What was typed or deleted, and what is wrong with the field meanwhile (TB InputTextFeedbackRules).
  private func withError(_ announcement: SpokenAnnouncement, _ path: [Int]) -> SpokenAnnouncement {
    guard let error = front.tree.element(at: path)?.android.error.ifNotBlank else {
      return announcement
    }
    var announcement = announcement
    announcement.parts +=
      composer.phrase(
        .textInvalid, ["error": error.string], kind: .state
      ).parts
    return announcement
  }

  /// The letters before the place where something is typed, back to the end of the last word.
  private func wordBefore(_ path: [Int]) -> String {
    guard let stop = front.stop(at: path) else { return "" }
    let before = Array(stop.element.text)[..<stop.element.selection.lowerBound]
    return String(before.reversed().prefix { !Self.endsWord($0) }.reversed())
  }

  /// What is deleted is said in a higher pitch; that all was deleted at once, as such (TB
  /// TextEventInterpreter).
  mutating func echoDeleting(_ text: String, _ path: [Int], isSecure: Bool) {
    // It is told of before it is gone.
    if text.count > 1, front.tree.element(at: path)?.text == text {
      return say(
        withError(composer.phrase(.textCleared, kind: .value), path), .value,
        of: front.tree.name(of: path), .flush)
    }
    let spoken = isSecure ? "•" : text
    // A letter that goes is not called capital (TB InputTextFeedbackRules).
    let words = SpokenText(composer).cleaned(AttributedText(spoken), saysCapital: false).string
    say(
      withError(composer.phrase(.textDeleted, ["text": words], kind: .value), path).pitched(1.2),
      .value, of: front.tree.name(of: path), .flush)
  }

  /// What is selected; of a password only from where to where.
  mutating func echoSelecting(_ text: String, _ path: [Int], isSecure: Bool) {
    let selected =
      isSecure
      ? traversed((text, 0..<text.count), isPassword: true).spoken
      : SpokenText(composer).cleaned(AttributedText(text), saysCapital: false).string
    say(
      composer.phrase(.textSelected, ["text": selected], kind: .value), .value,
      of: front.tree.name(of: path), .flush)
  }
}
