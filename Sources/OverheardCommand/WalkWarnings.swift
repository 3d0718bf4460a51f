import Overheard
import Support

extension ScreenWalk {
  /// What in the walk has no effect, with its place in the file if that is known.
  func warnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    typingWarnings(transcript, in: loaded) + missedWarnings(transcript, in: loaded)
      + stateWarnings(transcript, in: loaded) + goalWarnings(transcript, in: loaded)
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
      case .rotor(.to(let item)):
        return loaded.warning(
          at: loaded.place(ofStep: index, in: self),
          scope(in: loaded) + "the rotor has no '\(item)' where focus is then"
            + Self.places(ofRotor: item, in: trees))
      case .action(let action):
        return loaded.warning(
          at: loaded.place(ofStep: index, in: self),
          scope(in: loaded) + "there is no action '\(action)' where focus is then"
            + Self.places(ofAction: action, in: trees))
      default: return nil
      }
      return loaded.warning(
        at: loaded.place(ofStep: index, in: self),
        scope(in: loaded) + "focus does not come to '\(name)'" + Self.reason(name, in: trees))
    }
  }

  /// The variant that it is so in, where several take the same walk.
  private func scope(in loaded: LoadedScreen) -> String {
    let isShared = loaded.file.variantWalks[variant.name] == nil && loaded.variants.count > 1
    return isShared ? "in '\(variant.name)' " : ""
  }

  /// What control has a label too.
  private static func control(in tree: ElementTree, labeled label: String?) -> String? {
    guard let label,
      let path = tree.paths(where: { $0.isOperable && $0.label?.string == label }).first
    else { return nil }
    return "the \(tree.element(at: path)?.role.rawValue ?? "control") is '\(tree.name(of: path))'"
  }

  /// Which elements have a rotor of the app's.
  private static func places(ofRotor name: String, in trees: [ElementTree]) -> String {
    owners(in: trees) { $0.customRotors.contains { $0.name.string == name } }
  }

  /// Which elements have an action.
  private static func places(ofAction name: String, in trees: [ElementTree]) -> String {
    let places = owners(in: trees) {
      $0.customActions.contains { $0.name.string.hasPrefix(name) }
    }
    return places.isEmpty && ReaderMenus.isName(name) ? "; it is one of TalkBack's own" : places
  }

  private static func owners(
    in trees: [ElementTree], where matches: (AccessibilityElement) -> Bool
  ) -> String {
    let names = trees.flatMap { tree in
      tree.paths(where: matches).map { "'\(tree.name(of: $0))'" }
    }
    return names.isEmpty
      ? ""
      : "; it is that of \(names.prefix(3).joined(separator: ", "))"
        + (names.count > 3 ? " and others" : "")
  }

  /// The conditions of a missed goal that can never hold, because nothing has such a value.
  private func goalWarnings(_ transcript: WalkTranscript, in loaded: LoadedScreen) -> [String] {
    guard transcript.figures?.goal == false, let goal = walk.goal, !variant.setsValues else {
      return []
    }
    let trees = configuration.reader.build(variant).allScreens.map { ElementTree($0.screen) }
    return goal.conditions.compactMap { condition in
      guard case .value(let name, let value) = condition, !value.contains("{") else { return nil }
      let elements = trees.flatMap { tree in
        tree.paths { [$0.identifier, $0.label?.string].contains(name) }
          .compactMap { tree.element(at: $0) }
      }
      let choices = elements.compactMap(\.possibleValues)
      guard choices.count == elements.count, !choices.isEmpty,
        !choices.contains(where: { $0.allows(value) })
      else { return nil }
      return loaded.warning(
        at: loaded.place(of: self),
        scope(in: loaded)
          + "the goal '\(name) = \(value)' is never reached: \(choices[0].description)")
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
    transcript.missedSteps.compactMap { index in
      guard walk.steps.indices.contains(index), case .gesture(.type) = walk.steps[index]
      else { return nil }
      return loaded.warning(
        at: loaded.place(ofStep: index, in: self),
        scope(in: loaded)
          + "nothing is typed, because no field is being edited; move to a field and double tap it first"
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
      // Whoever means a control comes to a heading of the same name, which stands before it.
      if found.allSatisfy({ !$0.tree.isActivatable($0.path) }),
        let (screen, tree, path) = found.first,
        let control = Self.control(in: tree, labeled: tree.element(at: path)?.label?.string)
      {
        let role = tree.element(at: path)?.role.rawValue ?? ""
        return [
          loaded.warning(
            at: loaded.places.elements[ElementPath(variant: variant.name, screen: screen, path)],
            "'\(name)' is double tapped, but it is a \(role), so nothing happens; \(control)")
        ]
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

/// The values that an element can come to have.
private enum PossibleValues: CustomStringConvertible {
  case texts([String])
  case numbers(NumberRange)

  /// Whether a goal may name a value.
  func allows(_ value: String) -> Bool {
    switch self {
    case .texts(let texts): texts.contains(value)
    case .numbers(let range):
      // What has a unit may be written with it.
      value.matches(of: /-?\d+(?:\.\d+)?/).compactMap { Double($0.output) }
        .contains { (range.minimum...range.maximum).contains($0) }
    }
  }

  var description: String {
    switch self {
    case .texts(let texts):
      "there is only "
        + texts.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
        + (texts.count > 6 ? ", …" : "")
    case .numbers(let range):
      "it goes from \(range.text(for: range.minimum).string) to \(range.text(for: range.maximum).string)"
    }
  }
}

extension AccessibilityElement {
  /// The values it can come to have by itself; `nil` if that is not known.
  fileprivate var possibleValues: PossibleValues? {
    if carousel != nil || banner != nil, !children.isEmpty {
      let texts = children.indices.flatMap { index in
        var shown = self
        shown.carousel?.index = index
        shown.banner?.index = index
        return shown.valueTexts + shown.presented.valueTexts
      }
      return .texts(texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
    switch adjustment {
    case .values(let values, _): return .texts(values.map(\.string))
    case .range(let range): return .numbers(range)
    default: return nil
    }
  }
}

extension ScreenVariant {
  /// Whether the app ever gives an element another value or other children.
  fileprivate var setsValues: Bool {
    effects.contains { _, effect in
      switch effect {
      case .announce, .push, .pop, .when: false
      default: true
      }
    }
  }
}

extension LoadedScreen {
  /// Where a walk is in the file, if it is in it.
  func place(of walk: ScreenWalk) -> SourceLocation? {
    let variant = file.variantWalks[walk.variant.name] == nil ? nil : walk.variant.name
    return places.walks[WalkPath(variant: variant, walk: walk.walk.name)]
  }

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
    return transcript.unmetExpectations.map { missed in
      let place =
        steps.indices.contains(missed.number)
        ? loaded.place(ofStep: steps[missed.number], in: self) : nil
      return
        "\(FilePlace(loaded.source.path, place)): \(title.isEmpty ? "walk" : title): \(missed.complaint)"
        .onOneLine
    }
  }
}
