import Languages
import ScreenReading
import VoiceOver
import Walks
import Yams

/// A name in a walk, looked up when all screens are known.
struct WalkReference {
  var kind: Kind
  var node: Node
  /// The variant whose walk it is in; `nil` for a walk of every variant.
  var variant: String?

  /// What the name is of.
  enum Kind {
    case element(String)
    case action(String)
    case rotor(String)
    case screen(String)
    /// A text is typed, which needs a field.
    case typing
  }
}

extension FileReader {
  /// Remembers the names in a step of a walk.
  mutating func note(_ step: WalkStep, _ node: Node, of variant: String?) {
    guard case .gesture(let gesture) = step else { return }
    func remember(_ kind: WalkReference.Kind) {
      walkReferences.append(WalkReference(kind: kind, node: node, variant: variant))
    }
    switch gesture {
    case .touch(.element(let name)), .swipeTo(_, let name): remember(.element(name))
    case .action(let name): remember(.action(name))
    case .rotor(.to(let name)): remember(.rotor(name))
    case .type: remember(.typing)
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
      }
    walkReferences.append(WalkReference(kind: kind, node: node, variant: variant))
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
    let packs = LanguagePacks.current.packs
    let wordings = packs.compactMap { $0.wordings[ScreenReader.voiceOver.id] }
    switch reference.kind {
    case .element(let name) where !names.hasElement(name):
      report(reference.node, missing("element", name, names.elements, none: "the screen has none"))
    case .action(let name) where !names.hasAction(name):
      report(
        reference.node,
        missing("action", name, names.actions, none: "no element has actions; add 'actions:'"))
    case .rotor(let name) where !RotorItem.isName(name, in: wordings, custom: names.rotors):
      let known = RotorItem.names(in: wordings, custom: names.rotors)
      report(reference.node, missing("rotor item", name, known, none: ""))
    case .screen(let name) where !names.screens.contains(name):
      report(
        reference.node,
        missing("screen", name, names.screens, none: "add a title with 'screen:', or 'screens:'"))
    case .typing where !names.hasField:
      report(
        reference.node,
        "nothing can be typed here: no screen of this walk has a text field; "
          + "add one, such as textField \"이름\"")
    default: break
    }
  }

  private func missing(_ what: String, _ name: String, _ known: [String], none: String) -> String {
    let known = known.filter { !$0.contains(where: \.isNewline) }
    if known.isEmpty { return "unknown \(what) '\(name)' in this walk; \(none)" }
    if let nearest = Self.nearest(to: name, in: known) {
      return "unknown \(what) '\(name)' in this walk; did you mean '\(nearest)'?"
    }
    let few = known.prefix(6).map { "'\(Self.shortened($0))'" }.joined(separator: ", ")
    return "unknown \(what) '\(name)' in this walk; there are \(few)"
      + (known.count > 6 ? " and others" : "")
  }
}
