import AccessibilityModel
import Walks

/// Where VoiceOver's cursor is while a walk is playing.
struct WireframeTimeline: Hashable, Sendable {
  /// A place of the cursor from a moment on.
  struct Moment: Hashable, Sendable {
    /// Milliseconds from the start of the sound.
    var time: Int
    /// The index of the wireframe that is shown.
    var screen: Int
    /// The index of the box that has focus; `nil` where the element is not drawn.
    var box: Int?
    /// The name of the element.
    var element: String
  }

  var moments: [Moment] = []

  /// Finds every element that has focus; the current screen stays as long as it has the element.
  init(_ events: [WalkTranscript.Event], on wireframes: [Wireframe]) {
    let boxes = wireframes.map { wireframe in
      let named = wireframe.boxes.enumerated().filter { !$0.element.isContainer }
      return Dictionary(named.map { ($0.element.name, $0.offset) }) { first, _ in first }
    }
    var screen = 0
    for event in events {
      guard case .focus(let name, _) = event.kind else { continue }
      if !boxes.isEmpty, boxes[screen][name] == nil {
        screen = boxes.firstIndex { $0[name] != nil } ?? screen
      }
      let box = boxes.isEmpty ? nil : boxes[screen][name]
      moments.append(Moment(time: event.time, screen: screen, box: box, element: name))
    }
  }
}
