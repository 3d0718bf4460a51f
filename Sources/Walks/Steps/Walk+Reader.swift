import ScreenReading

extension Walk {
  /// The first step that a reader does not understand; `nil` if it understands them all.
  package func step(unknownTo reader: ScreenReader) -> UnknownStep? {
    let unknown = steps.first { step in
      switch step {
      case .gesture(let gesture): !reader.gestures.contains(gesture.kind)
      case .set(let name, _): !reader.settings.contains { $0.name == name }
      case .wait, .expect: false
      }
    }
    return unknown.map { UnknownStep(step: $0, walk: name, reader: reader) }
  }
}

/// A step of a walk that the reader does not understand: a gesture, or a setting that it does not have.
package struct UnknownStep: Error, Sendable, CustomStringConvertible {
  package let step: WalkStep
  /// The name of the walk; empty for the plain one.
  package let walk: String
  package let reader: ScreenReader

  package var description: String {
    let walk = walk.isEmpty ? "the walk" : "the walk \"\(walk)\""
    if case .set(let name, _) = step {
      let known = reader.settings.map(\.name).filter(GestureVocabulary.settings.contains)
      return walk + " has the step \"\(step)\", but \(reader.name) has no setting '\(name)'; "
        + "it has " + (known.isEmpty ? "none for walks" : known.joined(separator: ", "))
    }
    let known = GestureVocabulary.phrases.map(\.gesture).filter {
      reader.gestures.contains($0.kind)
    }
    return walk + " has the gesture \"\(step)\", which \(reader.name) does not understand; "
      + "it understands " + known.map(\.description).joined(separator: ", ")
  }
}
