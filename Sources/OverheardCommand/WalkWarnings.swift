import Overheard

extension ScreenWalk {
  /// What in the walk has no effect, with its place in the file if that is known.
  func warnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    typingWarnings(transcript, in: loaded) + stateWarnings(transcript, in: loaded)
  }

  /// Where something is typed and no field takes it.
  private func typingWarnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    let typing = walk.steps.indices.filter { index in
      if case .gesture(.type) = walk.steps[index] { return true }
      return false
    }
    return transcript.typedIntoNothing.compactMap { number in
      guard typing.indices.contains(number) else { return nil }
      let path = WalkPath(
        variant: loaded.file.variantWalks[variant.name] == nil ? nil : variant.name,
        walk: walk.name, step: typing[number])
      return loaded.warning(
        at: loaded.places.walks[path],
        "nothing is typed, because no field is being edited; move to a field and double tap it first"
      )
    }
  }

  /// The switches that are double tapped and cannot change, because the file gives them no state.
  private func stateWarnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    let names = transcript.activatedInVain
    guard !names.isEmpty else { return [] }
    let built = configuration.reader.build(variant)
    let trees = built.allScreens.map { (screen: $0.name, tree: ElementTree($0.screen)) }
    return names.flatMap { name in
      let found = trees.compactMap { screen, tree in
        tree.path(named: name).map { (screen: screen, tree: tree, path: $0) }
      }
      let switches = found.compactMap { screen, tree, path in
        tree.stateless(path).map { (screen: screen, element: tree.element(at: $0), path: $0) }
      }
      // Which screen was in front is not known; what has the name on another may be fine.
      guard switches.count == found.count else { return [String]() }
      return switches.map { screen, element, path in
        let label = element?.label.map { " \"\($0.string)\"" } ?? ""
        let role = element?.role.rawValue ?? ""
        let place = ElementPath(variant: variant.name, screen: screen, path)
        return loaded.warning(
          at: loaded.places.elements[place],
          "this \(role) is double tapped, but it has no state, so nothing changes; "
            + "write \(role)\(label) [off]")
      }
    }
  }
}

extension ElementTree {
  /// The switch, checkbox or radio button that an activation of the element at a path would change,
  /// if the file said whether it is on; `nil` if there is none, or something else happens.
  fileprivate func stateless(_ path: [Int]) -> [Int]? {
    guard let found = descendant(of: path, where: { $0.role.isOnOrOff }),
      let element = element(at: found),
      descendant(of: path, where: { $0.toggle != nil }) == nil,
      // The one of several that is selected stays so.
      !element.traits.contains(.selected), element.customActions.isEmpty,
      lineage(of: found).allSatisfy({ _, element in
        !element.responses.contains { $0.trigger == .activate }
      })
    else { return nil }
    return found
  }
}
