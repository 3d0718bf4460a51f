import AccessibilityModel
import Support

/// The modal for typing a slider's number, while it is open.
struct OpenEditor: Sendable {
  /// The path of the slider.
  let slider: [Int]
  /// The number in the field.
  var number: Double
  let field: [Int]
  let done: [Int]
  let cancel: [Int]
}

extension AppMachine {
  /// Opens the editor of a slider: a text field, whose hint gives the limits, and two buttons.
  mutating func openEditor(of path: [Int]) {
    guard let element = element(path, top), let editor = element.editor,
      stack[top].state.editor == nil
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
    let modal = [stack[top].tree.screen.elements.count]
    let count = children.count
    apply(.append(Element(.sheet, children: children)), top)
    with(top) {
      $0.editor = OpenEditor(
        slider: path, number: number, field: modal + [0], done: modal + [count - 2],
        cancel: modal + [count - 1])
    }
  }

  /// Closes the editor if the element is one of its buttons.
  ///
  /// - Returns: Whether it was.
  mutating func closeEditor(with path: [Int]) -> Bool {
    guard let editor = stack[top].state.editor, path == editor.done || path == editor.cancel else {
      return false
    }
    closeEditor(saving: path == editor.done)
    return true
  }

  mutating func closeEditor(saving: Bool) {
    guard let editor = stack[top].state.editor else { return }
    with(top) { $0.editor = nil }
    focusLeft()
    emit(.closed(shownBy: editor.slider))
    apply(.removeLast, top)
    if saving { setNumber(editor.slider, editor.number, depth: top, by: .user) }
  }
}

// MARK: - Typing

extension AppMachine {
  /// Enters a text in a field, replacing its contents.
  mutating func type(_ text: String, into path: [Int]) {
    guard let element = element(path, top) else { return }
    if !element.traits.contains(.isEditing) { beginEditing(path) }
    emit(.typed(text, into: path, isSecure: element.traits.contains(.secureTextField)))
    if stack[top].state.editor?.field == path {
      enterNumber(text.trimmed, in: path)
    } else {
      write(text, in: path, by: .user)
    }
  }

  /// Text that is not a number is rejected; a number out of bounds is corrected by the app.
  private mutating func enterNumber(_ text: String, in path: [Int]) {
    guard let editor = stack[top].state.editor, let number = Double(text), number.isFinite,
      let range = element(editor.slider, top)?.range
    else { return emit(.rejected) }
    write(text, in: path, by: .user)
    let clamped = min(max(number, range.minimum), range.maximum)
    if clamped != number { write(clamped.spelled, in: path, by: .app) }
    with(top) { $0.editor?.number = clamped }
  }

  private mutating func write(_ text: String, in path: [Int], by cause: ElementChange.Cause) {
    let old = element(path, top)?.value?.string ?? ""
    update(path, top) { $0.value = AttributedText(text) }
    note(path, "value", from: old, to: text, top, by: cause)
  }

  /// The field gets the keyboard; a field that had it loses it.
  mutating func beginEditing(_ path: [Int]) {
    let tree = stack[top].tree
    var others: [[Int]] = []
    tree.forEachElement { other, element in
      if element.traits.contains(.isEditing), other != path { others.append(other) }
    }
    for other in others where tree.isReachable(other) {
      update(other, top) { $0.setTrait(.isEditing, false) }
    }
    update(path, top) { $0.setTrait(.isEditing, true) }
  }
}
