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

  /// What the name is of.
  enum Kind {
    case element(String)
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
  mutating func note(_ condition: WalkGoal.Condition, _ node: Node, of variant: String?) {
    let kind: WalkReference.Kind =
      switch condition {
      case .activated(let name), .focused(let name), .selected(let name), .value(let name, _),
        .kept(let name):
        .element(name)
      case .screen(let name): .screen(name)
      case .meets(let condition): .element(condition.element)
      }
    walkReferences.append(WalkReference(kind: kind, place: location(of: node), variant: variant))
  }

  /// Reports names that mean nothing on any screen that the walk is for.
  mutating func checkWalks(of file: ScreenFile) {
    var names: [String?: WalkNames] = [:]
    for reference in walkReferences {
      let variants = file.variants.filter { variant in
        reference.variant.map { $0 == variant.name } ?? (file.variantWalks[variant.name] == nil)
      }
      let known =
        names[reference.variant] ?? WalkNames(variants.isEmpty ? file.variants : variants)
      names[reference.variant] = known
      check(reference, known)
    }
  }

  private mutating func check(_ reference: WalkReference, _ names: WalkNames) {
    guard let problem = names.problem(with: reference.kind, by: reference.reader) else { return }
    report(line: reference.place.line, column: reference.place.column, problem)
  }
}

extension WalkNames {
  /// What is wrong with a name in a walk.
  ///
  /// - Parameters:
  ///   - reference: The name.
  ///   - reader: The reader that the walk names.
  ///   - walk: What the message calls the walk.
  /// - Returns: A message; `nil` if the name means something here.
  func problem(
    with reference: WalkReference.Kind, by reader: String?, in walk: String = "this walk"
  ) -> String? {
    func missing(_ what: String, _ name: String, _ known: [String], none: String) -> String {
      let known = known.filter { !$0.contains(where: \.isNewline) }
      let unknown = "unknown \(what) '\(name)' in \(walk); "
      if known.isEmpty { return unknown + none }
      if let nearest = FileReader.nearest(to: name, in: known) {
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
    case .element(let name) where !hasElement(name):
      return missing("element", name, elements, none: "the screen has none")
    case .element(let name) where !elements(beginning: name).isEmpty && !roles.contains(name):
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
        + "add one, such as textField \"이름\""
    default: return nil
    }
  }
}
