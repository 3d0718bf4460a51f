import AccessibilityModel
import AppSimulation
import ScreenReading
import Support

/// The modal in which the number of a slider is typed, while it is open.
struct OpenEditor: Sendable {
  /// The path of the slider.
  let slider: [Int]
  /// The path of the modal.
  let modal: [Int]
  /// The number in the field.
  var number: Double

  var field: [Int] { modal + [0] }
  var done: [Int]
  var cancel: [Int]
}

extension Simulator {
  /// Opens the editor of a slider: focus goes to the text field, whose hint tells the bounds.
  mutating func openEditor(of path: [Int]) {
    guard let element = stack[top].element(at: path), let editor = element.editor,
      stack[top].editor == nil
    else { return }
    let number = element.range?.number ?? 0
    var children = [
      Element(
        .textField, label: editor.field, value: AttributedText(number.spelled),
        traits: .isEditing, hint: editor.hint)
    ]
    children += editor.notes.map { Element(.text, label: $0) }
    children += [
      Element(.button, label: editor.done), Element(.button, label: editor.cancel),
    ]
    let modal = stack[top].present(Element(.sheet, children: children))
    stack[top].editor = OpenEditor(
      slider: path, modal: modal, number: number, done: modal + [children.count - 2],
      cancel: modal + [children.count - 1])
  }

  /// Closes the editor if the element is one of its buttons.
  ///
  /// - Returns: Whether it was.
  mutating func closeEditor(with path: [Int]) -> Bool {
    guard let editor = stack[top].editor, path == editor.done || path == editor.cancel else {
      return false
    }
    closeEditor(saving: path == editor.done)
    return true
  }

  /// Closes the editor; focus returns to the slider.
  mutating func closeEditor(saving: Bool) {
    guard let editor = stack[top].editor else { return }
    stack[top].editor = nil
    leaveFocus()
    stack[top].cursor = nil
    stack[top].removeLastElement()
    if saving { setNumber(editor.slider, editor.number, depth: top, by: .user) }
    stack[top].cursorBehindModal = editor.slider
  }

  // MARK: Typing

  /// Enters a text in the field that is being edited; the characters are said one by one, in a
  /// password field there are only clicks (A11).
  mutating func type(_ text: String) {
    guard let path = editedField, let element = stack[top].element(at: path) else {
      emit(.sound(.empty))
      return
    }
    if !element.traits.contains(.isEditing) { beginEditing(path) }
    if element.traits.contains(.secureTextField) {
      for _ in text.prefix(64) { emit(.sound(.secureText)) }
      carry(speech.silence(at: now))
    } else {
      let characters = text.filter { !$0.isWhitespace }.prefix(64)
      let parts = characters.map { character in
        Announcement.Part(.value, AttributedText(String(character)), language)
      }
      say(Announcement(parts: parts), .value, of: stack[top].name(of: path))
    }
    lastOwnSpeech = now
    if stack[top].editor?.field == path {
      enterNumber(text, in: path)
    } else {
      write(text, in: path, by: .user)
    }
  }

  /// The field that has focus, else the one that is being edited.
  private var editedField: [Int]? {
    if let focus, focus.element.traits.contains(.textEntry) { return focus.path }
    return stack[top].stops.first {
      $0.element.traits.isSuperset(of: [.textEntry, .isEditing])
    }?.path
  }

  /// What is no number is not taken; what is out of bounds is put right by the app.
  private mutating func enterNumber(_ text: String, in path: [Int]) {
    guard let editor = stack[top].editor, let number = Double(text.trimmed), number.isFinite,
      let range = stack[top].element(at: editor.slider)?.range
    else {
      emit(.sound(.boundary))
      return
    }
    write(text.trimmed, in: path, by: .user)
    let clamped = min(max(number, range.minimum), range.maximum)
    if clamped != number { write(clamped.spelled, in: path, by: .app) }
    stack[top].editor?.number = clamped
  }

  private mutating func write(_ text: String, in path: [Int], by cause: Change.Cause) {
    let old = stack[top].element(at: path)?.value?.string ?? ""
    stack[top].update(path) { $0.value = AttributedText(text) }
    note(path, "value", from: old, to: text, depth: top, by: cause)
  }

  /// The field takes the keyboard; another that had it loses it.
  mutating func beginEditing(_ path: [Int]) {
    for stop in stack[top].stops
    where stop.path != path && stop.element.traits.contains(.isEditing) {
      stack[top].update(stop.path) { $0.setTrait(.isEditing, false) }
    }
    stack[top].update(path) { $0.setTrait(.isEditing, true) }
  }
}
