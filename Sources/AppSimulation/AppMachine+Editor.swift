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
    let spelled = number.spelled
    var children = [
      AccessibilityElement(
        .textField, label: editor.field, value: AttributedText(spelled),
        traits: .isEditing, hint: editor.hint
      ).with { $0.textSelection = spelled.count..<spelled.count }
    ]
    children += editor.notes.map { AccessibilityElement(.text, label: $0) }
    children += [
      AccessibilityElement(.button, label: editor.done),
      AccessibilityElement(.button, label: editor.cancel),
    ]
    let modal = [tree(top).screen.elements.count]
    let count = children.count
    apply(.append(AccessibilityElement(.sheet, children: children)), top)
    emit(.keyboardAppeared)
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
    // It may have gone before.
    if element(editor.field, top)?.traits.contains(.isEditing) ?? false { emit(.keyboardGone) }
    emit(.closed(shownBy: editor.slider))
    apply(.removeLast, top)
    if saving { setNumber(editor.slider, editor.number, depth: top, by: .user) }
  }
}
