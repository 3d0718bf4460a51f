import AccessibilityModel
import AppSimulation
import ScreenReading

// What is heard while a text is edited.

extension TalkBackMachine {
  /// Asks something of the focused field, or else of the one being edited.
  mutating func askEdited(_ app: inout some AppInFront, _ request: ([Int]) -> AppRequest) {
    let focused = focus.flatMap { $0.element.traits.contains(.textEntry) ? $0.path : nil }
    let edited = front.stops.first {
      $0.element.traits.isSuperset(of: [.textEntry, .isEditing])
    }
    guard let path = focused ?? edited?.path else { return play(.complete) }
    ask(request(path), &app)
    // What was typed is echoed, and not told again as a change.
    if let stop = focus, stop.path == lastStop?.path { note(stop) }
  }

  /// The characters as they appear, and each word when it is finished; of a password only bullets.
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
      for character in text {
        if isByCharacter { pieces.append(cleaner.cleaned(AttributedText(String(character)))) }
        if character.isWhitespace || character.isPunctuation {
          if isByWord, !word.isEmpty { pieces.append(AttributedText(word)) }
          word = ""
        } else {
          word.append(character)
        }
      }
    }
    let parts = pieces.prefix(64).map { SpokenAnnouncement.Part(.value, $0, language) }
    say(SpokenAnnouncement(parts: Array(parts)), .value, of: front.tree.name(of: path), .flush)
  }

  /// The letters before the place where something is typed, back to the end of the last word.
  private func wordBefore(_ path: [Int]) -> String {
    guard let stop = front.stop(at: path) else { return "" }
    let before = Array(stop.element.text)[..<stop.element.selection.lowerBound]
    return String(before.reversed().prefix { !$0.isWhitespace && !$0.isPunctuation }.reversed())
  }

  /// What is deleted is said in a higher pitch; that all was deleted at once, as such (TB
  /// TextEventInterpreter).
  mutating func echoDeleting(_ text: String, _ path: [Int], isSecure: Bool) {
    // It is told of before it is gone.
    if text.count > 1, front.tree.element(at: path)?.text == text {
      return say(
        composer.phrase(.textCleared, kind: .value), .value, of: front.tree.name(of: path), .flush)
    }
    let spoken = isSecure ? "•" : text
    let words = SpokenText(composer).cleaned(AttributedText(spoken)).string
    say(
      composer.phrase(.textDeleted, ["text": words], kind: .value).pitched(1.2), .value,
      of: front.tree.name(of: path), .flush)
  }

  /// What is selected; of a password only from where to where.
  mutating func echoSelecting(_ text: String, _ path: [Int], isSecure: Bool) {
    let selected = isSecure ? traversed((text, 0..<text.count), isPassword: true).spoken : text
    say(
      composer.phrase(.textSelected, ["text": selected], kind: .value), .value,
      of: front.tree.name(of: path), .flush)
  }
}
