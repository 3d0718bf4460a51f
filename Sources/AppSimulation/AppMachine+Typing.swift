import AccessibilityModel
import Support

// The text of a field: the insertion point, what is selected, typing and deleting.

extension AppMachine {
  /// Types a text at the insertion point, in place of what is selected.
  mutating func type(_ text: String, into path: [Int]) {
    guard let old = beginTyping(in: path) else { return }
    emit(.typed(text, into: path, isSecure: old.traits.contains(.secureTextField)))
    replace(old.selection, of: path, with: text)
  }

  /// Deletes what is selected, or else the character before the insertion point.
  mutating func delete(in path: [Int]) {
    guard let old = beginTyping(in: path) else { return }
    var range = old.selection
    if range.isEmpty { range = max(range.lowerBound - 1, 0)..<range.upperBound }
    guard !range.isEmpty else { return emit(.rejected) }
    let deleted = String(Array(old.text)[range])
    emit(.deleted(deleted, from: path, isSecure: old.traits.contains(.secureTextField)))
    replace(range, of: path, with: "")
  }

  /// Selects all of the text.
  mutating func selectAll(in path: [Int]) {
    guard let old = beginTyping(in: path) else { return }
    guard !old.text.isEmpty else { return emit(.rejected) }
    update(path, top) { $0.textSelection = 0..<old.text.count }
    emit(
      .textSelected(old.text, in: path, isSecure: old.traits.contains(.secureTextField)))
  }

  /// Selects a part of the text.
  mutating func select(_ range: Range<Int>, in path: [Int]) {
    guard let old = element(path, top) else { return }
    update(path, top) { $0.textSelection = range.clamped(to: 0..<old.text.count) }
  }

  /// Puts the insertion point at a place, if it is one.
  mutating func moveInsertionPoint(to place: Int, in path: [Int]) {
    guard let old = element(path, top) else { return }
    let place = min(max(place, 0), old.text.count)
    update(path, top) { $0.textSelection = place..<place }
  }

  /// The return key begins a line in a text view; elsewhere the app answers it, or nothing happens.
  mutating func returnKey(in path: [Int]) {
    guard let element = element(path, top) else { return }
    if element.traits.contains(.textArea) { return type("\n", into: path) }
    guard element.responses.contains(where: { $0.trigger == .returnKey }) else {
      return emit(.unanswered)
    }
    run(.returnKey, of: path, by: .user)
  }

  /// The field as it is before something is typed; it gets the keyboard if it has not got it.
  private mutating func beginTyping(in path: [Int]) -> AccessibilityElement? {
    guard let element = element(path, top), isEnabled(path) else { return nil }
    // What is typed must be seen, so the app scrolls back to the field.
    if !isInView(path) { autoScroll(to: path) }
    if !element.traits.contains(.isEditing) { beginEditing(path) }
    return self.element(path, top)
  }

  private mutating func replace(_ range: Range<Int>, of path: [Int], with text: String) {
    guard let old = element(path, top) else { return }
    var characters = Array(old.text)
    characters.replaceSubrange(range, with: Array(text))
    let new = String(characters)
    if stack[top].state.editor?.field == path {
      guard text.allSatisfy({ $0.isWhitespace || "-.0123456789".contains($0) }) else {
        return emit(.rejected)
      }
      write(new.trimmed, in: path, insertionPoint: range.lowerBound + text.count)
      correctNumber(in: path)
    } else {
      write(new, in: path, insertionPoint: range.lowerBound + text.count)
    }
    run(.type, of: path, by: .user)
  }

  /// The number in an editor's field is kept within its bounds by the app.
  private mutating func correctNumber(in path: [Int]) {
    guard let editor = stack[top].state.editor,
      let number = element(path, top).map(\.text).flatMap(
        Double.init), number.isFinite, let range = element(editor.slider, top)?.range
    else { return }
    let clamped = min(max(number, range.minimum), range.maximum)
    let spelled = clamped.spelled
    if clamped != number {
      write(spelled, in: path, insertionPoint: spelled.count, by: .app)
    }
    with(top) { $0.editor?.number = clamped }
  }

  private mutating func write(
    _ text: String, in path: [Int], insertionPoint: Int, by cause: ElementChange.Cause = .user
  ) {
    let old = element(path, top)?.text ?? ""
    let place = min(insertionPoint, text.count)
    update(path, top) {
      $0.value = text.isEmpty ? nil : AttributedText(text)
      $0.textSelection = place..<place
    }
    note(path, .value(from: old, to: text), top, by: cause)
  }

  /// The field that has the keyboard loses it.
  mutating func hideKeyboard() {
    guard let field = tree(top).firstPath(where: { $0.traits.contains(.isEditing) }) else {
      return emit(.unanswered)
    }
    emit(.keyboardGone)
    endEditing(field)
  }

  private mutating func endEditing(_ path: [Int]) {
    update(path, top) {
      $0.setTrait(.isEditing, false)
      $0.textSelection = nil
    }
  }

  /// The field gets the keyboard; a field that had it loses it.
  mutating func beginEditing(_ path: [Int]) {
    let tree = tree(top)
    var others: [[Int]] = []
    tree.forEachElement { other, element in
      if element.traits.contains(.isEditing), other != path { others.append(other) }
    }
    let hadKeyboard = !others.isEmpty || element(path, top)?.traits.contains(.isEditing) ?? false
    if !hadKeyboard { emit(.keyboardAppeared) }
    for other in others where tree.isReachable(other) { endEditing(other) }
    update(path, top) {
      $0.setTrait(.isEditing, true)
      if $0.textSelection == nil { $0.textSelection = $0.text.count..<$0.text.count }
    }
  }
}

extension AccessibilityElement {
  /// The text of a field.
  package var text: String { value?.string ?? "" }

  /// What is selected, or the insertion point: at the end unless it is known.
  package var selection: Range<Int> {
    let count = text.count
    guard let textSelection else { return count..<count }
    return textSelection.clamped(to: 0..<count)
  }
}
