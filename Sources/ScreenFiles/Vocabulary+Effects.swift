import AccessibilityModel
import Yams

/// The effects that an app can have, verb by verb.
///
/// To add an effect, add it to the model and add a row here.
extension Vocabulary {
  /// The key that every effect may have.
  static let after = Key<TimedEffect>.key(
    "after", .duration, \.delay, usually: 0, "How long after its cause the effect comes.")

  static let effectVerbs: [EffectVerb] = [
    EffectVerb(
      [
        .required(
          "announce", .filledText, \.words, "Posts an announcement.",
          "{announce: Saved, priority: high}"),
        .key(
          "priority", .choice, \.priority, usually: .default,
          "What the announcement does to other speech."),
      ], startingAs: Announced(),
      make: { .announce($2.words, $2.priority) },
      take: { effect in
        guard case .announce(let words, let priority) = effect else { return nil }
        return Announced(words: words, priority: priority)
      }),
    EffectVerb(
      "toast", .filledText, startingAs: "",
      "Shows a text for a moment. Android speaks it; on iOS nothing is heard unless the app announces it "
        + "too.", "{toast: Saved}",
      make: { .toast($0) },
      take: { if case .toast(let words) = $0 { words } else { nil } }),
    EffectVerb(
      "screenChanged", .target, startingAs: nil, bare: .screenChanged(nil),
      "Posts screenChanged: a sound, then focus moves to an element, or a text is spoken.",
      "{screenChanged: Save}",
      make: { .screenChanged($0) },
      take: { if case .screenChanged(let target) = $0 { .some(target) } else { nil } }),
    EffectVerb(
      "layoutChanged", .target, startingAs: nil, bare: .layoutChanged(nil),
      "Posts layoutChanged: focus moves to an element, or a text is spoken.",
      "{layoutChanged: {text: Two more rows}}",
      make: { .layoutChanged($0) },
      take: { if case .layoutChanged(let target) = $0 { .some(target) } else { nil } }),
    EffectVerb(
      "pageScrolled", .filledText, startingAs: "", "Posts pageScrolled with the text to speak.",
      "{pageScrolled: Page 2 of 3}",
      make: { .pageScrolled($0) },
      take: { if case .pageScrolled(let words) = $0 { words } else { nil } }),
    EffectVerb(
      "scrollTo", .elementName, startingAs: "", "Scrolls until an element is visible.",
      "{scrollTo: Save}",
      make: { .scroll(to: $0) },
      take: { if case .scroll(let element) = $0 { element } else { nil } }),
    set, flip, add, append, condition,
    EffectVerb(
      "start", .timerName, startingAs: "",
      "Starts a banner, or the events of a name, from the beginning.", "{start: ads}",
      make: { .start($0) }, take: { if case .start(let name) = $0 { name } else { nil } }),
    EffectVerb(
      "stop", .timerName, startingAs: "", "Stops a banner, or the events of a name.",
      "{stop: ads}",
      make: { .stop($0) }, take: { if case .stop(let name) = $0 { name } else { nil } }),
    EffectVerb(
      "select", .elementName, startingAs: "", "Selects an element and deselects its siblings.",
      "{select: Save}",
      make: { .select(element: $0) },
      take: { if case .select(let element) = $0 { element } else { nil } }),
    EffectVerb(
      [
        .required(
          "reload", .elementName, \.container,
          "Replaces the children of a container, after a time without any.",
          "{reload: Save, duration: 300ms, keepsFocusedElement: true}"),
        .key(
          "duration", .duration, \.duration, usually: 0,
          "How long the container has no children."),
        .key(
          "keepsFocusedElement", .flag, \.keepsFocusedElement, usually: false,
          "Whether the focused element is left alone."),
        .optional(
          "elements", .replacement, \.elements,
          "The new children; by default new copies of the same ones."),
      ], startingAs: ScreenReload(container: ""),
      make: { .reload($2) },
      take: { if case .reload(let reload) = $0 { reload } else { nil } }),
    EffectVerb(
      "push", .screenName, startingAs: "",
      "Shows another screen instead of this one, with a way back.", "{push: detail}",
      make: { .push(screen: $0) },
      take: { if case .push(let screen) = $0 { screen } else { nil } }),
    EffectVerb(
      "pop", .nothing, startingAs: Nothing(), bare: .pop, "Returns to the previous screen.", "pop",
      make: { _ in .pop }, take: { $0 == .pop ? Nothing() : nil }),
    EffectVerb(
      "present", .screenName, startingAs: "",
      "Shows another screen over this one, which cannot be reached until it is dismissed.",
      "{present: detail, after: 500ms}",
      make: { .present(screen: $0) },
      take: { if case .present(let screen) = $0 { screen } else { nil } }),
    EffectVerb(
      "dismiss", .nothing, startingAs: Nothing(), bare: .dismiss,
      "Dismisses the screen presented last.", "dismiss",
      make: { _ in .dismiss }, take: { $0 == .dismiss ? Nothing() : nil }),
  ]

  static let effectVerbNames = effectVerbs.map(\.name)

  /// Every key of every effect, for the schema.
  static let effect = RecordInfo(
    "an effect",
    [after.info] + effectVerbs.flatMap { [$0.verb] + $0.options }, oneOf: effectVerbNames)

  /// What is spoken instead of moving focus.
  static let target = Record<AttributedText>(
    "a target", [.required("text", .filledText, \.self, "What is spoken; focus stays.")])

  private struct Announced: Sendable {
    var words: AttributedText = ""
    var priority = AnnouncementPriority.default
  }

  // MARK: Values

  private struct Flip: Sendable {
    var element = ""
    var state = ElementProperty.toggle
  }

  private static let flip = EffectVerb(
    [
      .required(
        "flip", .elementName, \.element, "Turns a state of an element into its opposite.",
        "{flip: Save, state: hidden}"),
      .key("state", .state, \.state, usually: .toggle, "Which state."),
    ], startingAs: Flip(),
    make: { reader, node, flip in
      if flip.state == .toggle {
        reader.names.toggles.append((flip.element, node))
      } else {
        reader.names.givenStates.insert(.init(element: flip.element, property: flip.state))
      }
      return .flip(element: flip.element, state: flip.state)
    },
    take: { effect in
      guard case .flip(let element, let state) = effect else { return nil }
      return Flip(element: element, state: state)
    })

  private struct Sum: Sendable {
    var element = ""
    var number = 1.0
  }

  private static let add = EffectVerb(
    [
      .required(
        "add", .elementName, \.element,
        "Adds to the number in the value of an element; a `range` keeps it within its bounds.",
        "{add: Seats, by: -5}"),
      .key("by", .number, \.number, usually: 1, "How much is added; less than 0 to subtract."),
    ], startingAs: Sum(),
    make: { reader, node, sum in
      reader.names.numbers.append((sum.element, node))
      return .add(element: sum.element, by: sum.number)
    },
    take: { effect in
      guard case .add(let element, let number) = effect else { return nil }
      return Sum(element: element, number: number)
    })

  private struct Addition: Sendable {
    var element = ""
    var text: AttributedText?
    var children: [AccessibilityElement]?
  }

  private static let append = EffectVerb(
    [
      .required(
        "append", .elementName, \.element,
        "Puts a text after the value of an element, or elements after those in a container.",
        "{append: Save, text: \" too\"}"),
      .optional("text", .filledText, \.text, "The text."),
      .optional("children", .replacement, \.children, "The elements."),
    ], startingAs: Addition(), oneOf: ["text", "children"],
    make: { reader, node, addition in
      switch (addition.text, addition.children) {
      case (let text?, nil): return .append(element: addition.element, text: text)
      case (nil, let children?):
        return .insert(container: addition.element, elements: children)
      default:
        reader.report(node, "'append' takes a 'text' or 'children'; write one of them beside it")
        return nil
      }
    },
    take: { effect in
      switch effect {
      case .append(let element, let text): Addition(element: element, text: text)
      case .insert(let element, let children): Addition(element: element, children: children)
      default: nil
      }
    })

  private struct Branch: Sendable {
    var conditions: [ElementCondition] = []
    var then: [TimedEffect]?
    var otherwise: [TimedEffect] = []
  }

  private static let condition = EffectVerb(
    [
      .required(
        "if", .conditions, \.conditions, "Does something if all of the conditions hold.",
        "{if: Save is enabled, then: [announce: Ready], else: [announce: Not yet]}"),
      .optional("then", .effects, \.then, "What the app does then."),
      .key("else", .effects, \.otherwise, usually: [], "What it does otherwise."),
    ], startingAs: Branch(), oneOf: ["then"],
    make: { reader, node, branch in
      guard let then = branch.then else {
        reader.report(node, "'if' has no 'then'; write beside it what the app does")
        return nil
      }
      return .when(branch.conditions, then: then, otherwise: branch.otherwise)
    },
    take: { effect in
      guard case .when(let conditions, let then, let otherwise) = effect else { return nil }
      return Branch(conditions: conditions, then: then, otherwise: otherwise)
    })

  // MARK: Set

  private struct Change: Sendable {
    var element = ""
    var properties: [ElementProperty: AttributedText] = [:]
  }

  /// Changes one property, the one whose key is written beside it.
  private static let set: EffectVerb = {
    let names = ElementProperty.allCases.map(\.rawValue)
    return EffectVerb(
      [
        .required(
          "set", .elementName, \.element, "Changes one property of an element.",
          "{set: Save, notEnabled: true}")
      ] + ElementProperty.allCases.map(changed), startingAs: Change(), oneOf: names,
      make: { reader, node, change in
        guard let (property, value) = change.properties.first, change.properties.count == 1 else {
          let found = names.filter { name in change.properties.keys.contains { $0.rawValue == name }
          }
          reader.report(
            node,
            found.count > 1
              ? "'set' changes one property, but \(FileReader.list(found)) are beside "
                + "it; write a 'set' for each"
              : "'set' changes one of \(FileReader.list(names)); write it beside 'set'")
          return nil
        }
        reader.names.givenStates.insert(.init(element: change.element, property: property))
        if property == .label { reader.names.givenLabels.insert(value.string) }
        return .set(element: change.element, property: property, to: value)
      },
      take: { effect in
        guard case .set(let element, let property, let value) = effect else { return nil }
        return Change(element: element, properties: [property: value])
      })
  }()

  /// A property beside `set`, which holds what it holds in an element; a trait holds a flag.
  private static func changed(_ property: ElementProperty) -> Key<Change> {
    let name = property.rawValue
    var form: Form<AttributedText>
    var summary = "The new \(name)."
    switch element.info.keys.first(where: { $0.name == name })?.kind {
    case .text?: form = .filledText
    // It stands below `android` in an element.
    case nil where property == .error: form = .filledText
    case .choice(let words, orFlag: false)?:
      form = Form(
        kind: .choice(words, orFlag: false),
        read: { $0.word($1, for: $2, among: words).map { AttributedText($0) } },
        print: Node.init(text:))
    default:
      form = Form(
        kind: .flag, read: { $0.flag($1, for: $2).map { $0 ? "true" : "false" } },
        print: Node.init(text:))
      summary = "Whether it becomes \(name)."
    }
    // A value that cannot be read has been reported; count it as given.
    form.read = { [read = form.read] in read(&$0, $1, $2) ?? "" }
    return .optional(name, form, \.properties[property], summary)
  }
}

/// The argument of a verb that needs none.
struct Nothing: Hashable, Sendable {}

extension Form where Value == Nothing {
  static var nothing: Form {
    Form(kind: .nothing, read: { _, _, _ in Nothing() }, print: { _ in Node("") })
  }
}
