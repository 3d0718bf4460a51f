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
          "announce", .text, \.words, "Posts an announcement.",
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
      "pageScrolled", .text, startingAs: "", "Posts pageScrolled with the text to speak.",
      "{pageScrolled: Page 2 of 3}",
      make: { .pageScrolled($0) },
      take: { if case .pageScrolled(let words) = $0 { words } else { nil } }),
    EffectVerb(
      "scrollTo", .elementName, startingAs: "", "Scrolls until an element is visible.",
      "{scrollTo: Save}",
      make: { .scroll(to: $0) },
      take: { if case .scroll(let element) = $0 { element } else { nil } }),
    set,
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
    "a target", [.required("text", .text, \.self, "What is spoken; focus stays.")])

  private struct Announced: Sendable {
    var words: AttributedText = ""
    var priority = AnnouncementPriority.default
  }

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
          reader.report(
            node, "'set' changes one of \(FileReader.list(names)); write it beside 'set'")
          return nil
        }
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
    case .text?: form = .text
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
