import Overheard

extension ScreenWalk {
  /// What in the walk has no effect, with its place in the file if that is known.
  func warnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    typingWarnings(transcript, in: loaded) + missedWarnings(transcript, in: loaded)
      + stateWarnings(transcript, in: loaded)
  }

  /// Where a gesture names an element that it does not come to.
  private func missedWarnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    guard !transcript.missedSteps.isEmpty else { return [] }
    let built = configuration.reader.build(variant)
    let trees = built.allScreens.map { ElementTree($0.screen) }
    return transcript.missedSteps.compactMap { index in
      guard walk.steps.indices.contains(index), case .gesture(let gesture) = walk.steps[index]
      else { return nil }
      let name: String
      switch gesture {
      case .touch(.element(let element)), .swipeTo(_, let element): name = element
      default: return nil
      }
      return loaded.warning(
        at: loaded.place(ofStep: index, in: self),
        "focus does not come to '\(name)'" + Self.reason(name, in: trees))
    }
  }

  /// Why focus cannot come to an element, if it is for what is inside it.
  private static func reason(_ name: String, in trees: [ElementTree]) -> String {
    for tree in trees {
      guard let path = tree.path(named: name), let element = tree.element(at: path) else {
        continue
      }
      guard !element.isFocusable, !element.children.isEmpty else { return "" }
      let inside = tree.names(below: path).prefix(3).map { "'\($0)'" }
      return ": a \(element.role.rawValue) is no stop, but what is inside it is"
        + (inside.isEmpty ? "" : ", such as \(inside.joined(separator: ", "))")
    }
    return ""
  }

  /// Where something is typed and no field takes it.
  private func typingWarnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    let typing = walk.steps.indices.filter { index in
      if case .gesture(.type) = walk.steps[index] { return true }
      return false
    }
    return transcript.typedIntoNothing.compactMap { number in
      guard typing.indices.contains(number) else { return nil }
      return loaded.warning(
        at: loaded.place(ofStep: typing[number], in: self),
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

extension LoadedScreen {
  /// Where a step of a walk is in the file, if it is in it.
  func place(ofStep index: Int, in walk: ScreenWalk) -> SourceLocation? {
    let variant = file.variantWalks[walk.variant.name] == nil ? nil : walk.variant.name
    return places.walks[WalkPath(variant: variant, walk: walk.walk.name, step: index)]
  }
}

extension ElementTree {
  /// The names of the stops below a path, in the order of the file.
  fileprivate func names(below path: [Int]) -> [String] {
    let children = element(at: path)?.children ?? []
    return children.indices.flatMap { index -> [String] in
      let inner = path + [index]
      if element(at: inner)?.isFocusable == true { return [name(of: inner)] }
      return names(below: inner)
    }
  }

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

extension ScreenWalk {
  /// What a walk expects and does not hear, each with its place in the file if that is known.
  func complaints(about transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    let steps = walk.steps.indices.filter { index in
      if case .expect = walk.steps[index] { return true }
      return false
    }
    return transcript.disappointments.map { missed in
      let place =
        steps.indices.contains(missed.number)
        ? loaded.place(ofStep: steps[missed.number], in: self).map { ":\($0.line):\($0.column)" }
        : nil
      let heard = ((missed.heard.count > 5 ? ["…"] : []) + missed.heard.suffix(5)).map {
        "\"\($0)\""
      }.joined(separator: ", ")
      return
        ("\(loaded.source.path)\(place ?? ""): \(title.isEmpty ? "walk" : title): "
        + "expected \(missed.expectation), which was not said; "
        + (missed.lost.map { "\"\($0)\" was announced but never heard" }
          ?? (heard.isEmpty ? "nothing was heard" : "heard \(heard)")))
        .onOneLine
    }
  }
}
