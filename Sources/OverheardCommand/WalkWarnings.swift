import Overheard

extension ScreenWalk {
  /// What in the walk has no effect, with its place in the file if that is known.
  func warnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    let typing = walk.steps.indices.filter { index in
      if case .gesture(.type) = walk.steps[index] { return true }
      return false
    }
    return transcript.typedIntoNothing.compactMap { number in
      guard typing.indices.contains(number) else { return nil }
      let path = WalkPath(
        variant: loaded.file.variantWalks[variant.name] == nil ? nil : variant.name,
        walk: walk.name, step: typing[number])
      let place = loaded.places.walks[path].map { ":\($0.line):\($0.column)" } ?? ""
      return "\(loaded.source.path)\(place): warning: nothing is typed, because no field is being "
        + "edited; move to a field and double tap it first"
    }
  }
}
