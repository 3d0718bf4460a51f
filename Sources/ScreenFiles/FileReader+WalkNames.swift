import AccessibilityModel
import AppSimulation
import ScreenReading
import TalkBack
import VoiceOver
import Walks
import Yams

/// A name in a walk, looked up when all screens are known.
struct WalkReference {
  var kind: Kind
  var place: SourceLocation
  /// The variant whose walk it is in; `nil` for a walk of every variant.
  var variant: String?
  /// The reader that the walk names; `nil` if any can take it.
  var reader: String?
  /// Another way to read the condition whose name it is; `nil` if there is none.
  var otherwise: OtherReading?

  /// A condition of a goal that begins with an element, not with a word such as `keep`.
  struct OtherReading {
    var condition: WalkGoal.Condition
    /// The walk, and the index of the condition in its goal.
    var walk: WalkPath
    var index: Int
  }

  /// What the name is of.
  enum Kind {
    case element(String, WalkNames.When = .perhaps)
    /// An element, or an item of the reader's own menu.
    case menuItem(String)
    case action(String)
    case rotor(String)
    case screen(String)
    /// A text is typed, which needs a field.
    case typing
  }
}

extension FileReader {
  /// Remembers the names in a step of a walk.
  mutating func note(_ step: WalkStep, _ node: Node, of variant: String?, by hand: WalkHand) {
    guard case .gesture(let gesture) = step else { return }
    func remember(_ kind: WalkReference.Kind) {
      walkReferences.append(WalkReference(kind: kind, place: location(of: node), variant: variant))
    }
    switch gesture {
    case .touch(.element(let name)), .drag(.element(let name)), .swipeTo(_, let name):
      remember(hand.isInMenu ? .menuItem(name) : .element(name))
    case .action(let name): remember(.action(name))
    case .rotor(.to(let name)): remember(.rotor(name))
    case .type where !hand.isChoosing: remember(.typing)
    default: break
    }
  }

  /// Remembers the names in a condition of a goal.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - text: How it is written.
  ///   - node: Where it is written.
  ///   - walk: The walk.
  ///   - index: The index of the condition in the goal.
  mutating func note(
    _ condition: WalkGoal.Condition, _ text: String, _ node: Node, of walk: WalkPath, at index: Int
  ) {
    var otherwise: WalkReference.OtherReading?
    if let other = try? WalkGoal.Condition(beginningWithElement: text), other != condition {
      otherwise = WalkReference.OtherReading(condition: other, walk: walk, index: index)
    }
    for name in condition.names {
      walkReferences.append(
        WalkReference(
          kind: name, place: location(of: node), variant: walk.variant, otherwise: otherwise))
      otherwise = nil
    }
  }

  /// Reports names that mean nothing on any screen that the walk is for, and reads goals that can be
  /// read in two ways by the elements that there are.
  mutating func checkWalks(of file: inout ScreenFile) {
    var names: [String?: WalkNames] = [:]
    for reference in walkReferences where !isFull {
      let variants = file.variants.filter { variant in
        reference.variant.map { $0 == variant.name } ?? (file.variantWalks[variant.name] == nil)
      }
      let known =
        names[reference.variant] ?? WalkNames(variants.isEmpty ? file.variants : variants)
      names[reference.variant] = known
      // To guess takes long, and of so many names none is only misspelled.
      let guesses = diagnostics.count < 100
      for problem in known.problems(with: reference, guessing: guesses) {
        report(line: reference.place.line, column: reference.place.column, problem)
      }
      guard let reading = known.otherReading(of: reference) else { continue }
      if let variant = reference.variant {
        file.variantWalks[variant]?.take(reading)
      } else {
        file.walks.take(reading)
      }
    }
  }
}

extension [ReaderWalk] {
  /// Puts another reading of a condition into the goal of its walk.
  mutating func take(_ reading: WalkReference.OtherReading) {
    for index in indices where self[index].name == reading.walk.walk {
      self[index].goal?.conditions[reading.index] = reading.condition
    }
  }
}

extension WalkGoal.Condition {
  /// The names in it: of its element or screen, and those in braces.
  fileprivate var names: [WalkReference.Kind] {
    switch self {
    case .activated(let name), .focused(let name), .selected(let name):
      return [.element(name, .later)]
    case .kept(let name): return [.element(name, .now)]
    case .screen(let name): return [.screen(name)]
    case .value(let name, let text): return [.element(name, .now)] + Self.names(inBracesOf: text)
    case .meets(let condition):
      let name = WalkReference.Kind.element(condition.element, .now)
      switch condition.test {
      case .equals(let text), .compares(_, let text):
        return [name] + Self.names(inBracesOf: text)
      case .matches, .state: return [name]
      }
    }
  }

  private static func names(inBracesOf text: String) -> [WalkReference.Kind] {
    var names: [WalkReference.Kind] = []
    _ = text.filled { placeholder in
      names.append(.element(ValuePlaceholder(placeholder).element, .now))
      return nil
    }
    return names
  }
}

extension WalkNames {
  /// What is wrong with the names of a reference, as it is meant here.
  func problems(
    with reference: WalkReference, in walk: String = "this walk", guessing: Bool = true
  ) -> [String] {
    (otherReading(of: reference)?.condition.names ?? [reference.kind]).compactMap {
      problem(with: $0, by: reference.reader, in: walk, guessing: guessing)
    }
  }

  /// The other reading of a condition, if it is meant: the one whose element there is or, if there
  /// are both, the longer.
  func otherReading(of reference: WalkReference) -> WalkReference.OtherReading? {
    guard let otherwise = reference.otherwise, let other = otherwise.condition.names.first else {
      return nil
    }
    let isMeant = certainty(of: other) > certainty(of: reference.kind)
    return isMeant ? otherwise : nil
  }

  /// How likely a name is meant: one that there is before the beginning of one, before one that is like
  /// it; then the longer.
  private func certainty(of kind: WalkReference.Kind) -> (Int, Int) {
    switch kind {
    case .element(let name, let when):
      if elements.contains(name) { return (3, name.count) }
      if hasElement(name, when) { return (2, name.count) }
      return (FileReader.nearest(to: name, in: elements) == nil ? 0 : 1, 0)
    case .screen(let name):
      if screens.contains(name) { return (3, name.count) }
      return (FileReader.nearest(to: name, in: screens) == nil ? 0 : 1, 0)
    case .menuItem, .action, .rotor, .typing: return (0, 0)
    }
  }

  /// What is wrong with a name in a walk.
  ///
  /// - Parameters:
  ///   - reference: The name.
  ///   - reader: The reader that the walk names.
  ///   - walk: What the message calls the walk.
  ///   - guessing: Whether the name that was meant is looked for.
  /// - Returns: A message; `nil` if the name means something here.
  func problem(
    with reference: WalkReference.Kind, by reader: String?, in walk: String = "this walk",
    guessing: Bool = true
  ) -> String? {
    func missing(_ what: String, _ name: String, _ known: [String], none: String) -> String {
      let known = known.filter { !$0.contains(where: \.isNewline) }
      let unknown = "unknown \(what) '\(name)' in \(walk); "
      if known.isEmpty { return unknown + none }
      if guessing, let nearest = FileReader.nearest(to: name, in: known) {
        return unknown + "did you mean '\(nearest)'?"
      }
      let few = known.prefix(6).map { "'\(FileReader.shortened($0))'" }.joined(separator: ", ")
      return unknown + "there are \(few)" + (known.count > 6 ? " and others" : "")
    }
    func several(_ what: String, _ name: String, _ candidates: [String]) -> String {
      let few = candidates.prefix(6).map { "'\(FileReader.shortened($0))'" }
      return "'\(name)' in \(walk) could be any of several \(what)s: "
        + few.joined(separator: ", ") + (candidates.count > 6 ? " and others" : "")
        + "; write more of its name"
    }
    switch reference {
    case .menuItem(let name) where ReaderMenus.isName(name) || hasAction(name): return nil
    case .menuItem(let name) where !hasElement(name):
      return missing("element or menu item", name, elements, none: "the screen has none")
    case .element(let name, let when) where !hasElement(name, when):
      return missing("element", name, elements, none: "the screen has none")
    case .element(let name, _)
    where !elements(beginning: name).isEmpty && !roles.contains(name):
      return several("element", name, elements(beginning: name))
    case .action(let name) where hasAction(name) && !actions(beginning: name).isEmpty:
      return several("action", name, actions(beginning: name))
    case .action(let name) where !hasAction(name, by: reader):
      let known = actionsToOffer(by: reader)
      return missing("action", name, known, none: "no element has actions; add 'actions:'")
    case .rotor(let name)
    where !RotorItem.isName(name, in: wordings, custom: rotors) && !ReadingControls.isName(name):
      return missing("rotor item", name, RotorItem.names(in: wordings, custom: rotors), none: "")
    case .screen(let name) where !screens.contains(name):
      return missing(
        "screen", name, screens, none: "add a title with 'screen:', or 'screens:'")
    case .typing where !hasField:
      return "nothing can be typed here: no screen of \(walk) has a text field; "
        + "add one, such as textField \"Name\""
    default: return nil
    }
  }
}
