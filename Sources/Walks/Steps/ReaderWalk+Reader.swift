import ScreenReading

extension ReaderWalk {
  /// The first step that a reader does not understand; `nil` if it understands them all.
  package func step(unknownTo reader: ScreenReader) -> UnknownStep? {
    let unknown = steps.firstIndex { step in
      switch step {
      case .gesture(let gesture):
        !reader.gestures.contains(gesture.kind)
          || self.reader == nil && reader.ownGestures.contains(gesture.kind)
      case .set(let name, _): !reader.settings.contains { $0.name == name }
      case .wait, .expect: false
      }
    }
    return unknown.map {
      UnknownStep(
        step: steps[$0], number: $0 + 1, walk: name, reader: reader,
        isMeantForReader: self.reader != nil)
    }
  }

  /// Whether it is taken with a reader.
  package func isFor(_ reader: ScreenReader) -> Bool { self.reader.map { $0 == reader.id } ?? true }
}

/// A step of a walk that the reader does not understand: a gesture, or a setting that it does not have.
package struct UnknownStep: Error, Sendable, CustomStringConvertible {
  package let step: WalkStep
  /// Which step of the walk it is, from 1; a repeated step counts each time.
  package let number: Int
  /// The name of the walk; empty for the plain one.
  package let walk: String
  package let reader: ScreenReader
  /// Whether the walk says that it is for the reader.
  package let isMeantForReader: Bool

  package var description: String {
    let walk = walk.isEmpty ? "the walk" : "the walk \"\(walk)\""
    if case .set(let name, _) = step {
      let known = reader.settings.map(\.name).filter(GestureVocabulary.settings.contains)
      return walk + " has the step \"\(step)\", but \(reader.name) has no setting '\(name)'; "
        + "it has " + (known.isEmpty ? "none for walks" : known.joined(separator: ", "))
    }
    if case .gesture(let gesture) = step, reader.gestures.contains(gesture.kind) {
      return walk + " has the gesture \"\(step)\" as step \(number), which means something else to "
        + "\(reader.name) than to other readers; write "
        + (gesture.meaning.map { "\"\($0)\", or " } ?? "")
        + "a walk of its own with \"reader: \(reader.id)\""
    }
    let known = GestureVocabulary.phrases.map(\.gesture).filter {
      reader.gestures.contains($0.kind)
    }
    let advice =
      isMeantForReader
      ? "" : "; say with \"reader:\" whom the walk is for, and write another for \(reader.name)"
    return walk + " has the gesture \"\(step)\" as step \(number), which \(reader.name) does not "
      + "understand\(advice). It understands "
      + known.map(\.description).joined(separator: ", ")
  }
}
