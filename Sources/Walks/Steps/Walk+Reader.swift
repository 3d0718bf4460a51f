import ScreenReading

extension Walk {
  /// The first gesture that a reader does not understand; `nil` if it understands them all.
  package func gesture(unknownTo reader: ScreenReader) -> UnknownGesture? {
    for case .gesture(let gesture) in steps where !reader.gestures.contains(gesture.kind) {
      return UnknownGesture(gesture: gesture, walk: name, reader: reader)
    }
    return nil
  }
}

/// A gesture of a walk that the reader does not understand.
package struct UnknownGesture: Error, Sendable, CustomStringConvertible {
  package let gesture: Gesture
  /// The name of the walk; empty for the plain one.
  package let walk: String
  package let reader: ScreenReader

  package var description: String {
    let known = GestureVocabulary.phrases.map(\.gesture).filter {
      reader.gestures.contains($0.kind)
    }
    return (walk.isEmpty ? "the walk" : "the walk \"\(walk)\"")
      + " has the gesture \"\(gesture)\", which \(reader.name) does not understand; it understands "
      + known.map(\.description).joined(separator: ", ")
  }
}
