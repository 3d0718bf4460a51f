import AccessibilityModel
import VoiceOverSimulation
import Yams

extension ScreenFile {
  /// The file in the canonical notation; reading it again gives the same file.
  public func printed() -> String {
    let printer = ScreenPrinter()
    do {
      return try Yams.serialize(
        node: printer.node(self), width: -1, allowUnicode: true, sortKeys: false)
    } catch {
      // The emitter fails only on nodes that are not scalars, sequences or mappings.
      preconditionFailure("a screen cannot be printed: \(error)")
    }
  }
}

/// Makes nodes of values, in one fixed order of keys.
struct ScreenPrinter {
  func node(_ file: ScreenFile) -> Node {
    var map = Map()
    map.add("screen", file.title.map { text($0) })
    map.add("language", Node(file.language.tag))
    if file.variants.count == 1, file.variants[0].name.isEmpty {
      map.entries += variantEntries(file.variants[0], title: file.title)
    } else {
      var variants = Map()
      for variant in file.variants {
        var entries = Map(variantEntries(variant, title: file.title))
        entries.add("walks", file.variantWalks[variant.name].map(walks))
        variants.add(variant.name, entries.node)
      }
      map.add("variants", variants.node)
    }
    if !file.walks.isEmpty { map.add("walks", walks(file.walks)) }
    return map.node
  }

  private func walks(_ walks: [Walk]) -> Node {
    var map = Map()
    for walk in walks {
      let gestures = list(walk.lines.map { Node($0) })
      if let goal = walk.goal {
        var entries = Map([(Node("gestures"), gestures)])
        entries.add("goal", list(goal.conditions.map { Node($0.description) }))
        map.add(walk.name, entries.node)
      } else {
        map.add(walk.name, gestures)
      }
    }
    return map.node
  }

  private func variantEntries(
    _ variant: ScreenVariant, title: AttributedText?
  ) -> [(Node, Node)] {
    var map = Map(screenEntries(variant.screen, title: title))
    if !variant.otherScreens.isEmpty {
      var screens = Map()
      for (name, screen) in variant.otherScreens.sorted(by: { $0.key < $1.key }) {
        screens.add(name, Map(screenEntries(screen, title: nil)).node)
      }
      map.add("screens", screens.node)
    }
    return map.entries
  }

  private func screenEntries(_ screen: Screen, title: AttributedText?) -> [(Node, Node)] {
    var map = Map()
    if screen.title != title { map.add("screen", screen.title.map { text($0) }) }
    if screen.order != .document { map.add("order", Node(screen.order.rawValue)) }
    map.add("direction", screen.direction.map { Node($0.rawValue) })
    map.add("elements", elements(screen.elements))
    if !screen.events.isEmpty { map.add("events", list(screen.events.map(event))) }
    return map.entries
  }

  // MARK: Elements

  func elements(_ elements: [Element]) -> Node {
    list(elements.map(element))
  }

  /// An element: the line, and what does not fit on it as a value, children or properties.
  func element(_ element: Element) -> Node {
    var line = ElementLine(role: element.role.rawValue)
    if element.label?.isPlain == true { line.label = element.label?.string }
    line.flags = flags(of: element)
    let key = Node(line.printed)
    let properties = properties(of: element)
    if properties.isEmpty {
      if let value = element.value, value.isPlain, !value.runs.isEmpty, element.children.isEmpty {
        return Map([(key, Node(value.string))]).node
      }
      if element.value == nil, !element.children.isEmpty {
        return Map([(key, elements(element.children))]).node
      }
      if element.value == nil { return key }
    }
    var map = Map()
    map.add("value", element.value.map { text($0) })
    map.entries += properties
    if !element.children.isEmpty { map.add("children", elements(element.children)) }
    return Map([(key, map.node)]).node
  }

  private func flags(of element: Element) -> [ElementLine.Flag] {
    var flags: [ElementLine.Flag] = []
    func add(_ name: String, _ value: String? = nil) {
      flags.append(ElementLine.Flag(name: name, value: value, offset: 0))
    }
    func add(_ name: String, if isSet: Bool) {
      if isSet { add(name) }
    }
    for name in element.additionalTraits.names { add(name == "isEditing" ? "editing" : name) }
    if let toggle = element.toggle { add(toggle.rawValue) }
    if let status = element.expandedStatus { add(status.rawValue) }
    if let level = element.headingLevel { add("level", "\(level)") }
    add("draggable", if: element.isDraggable)
    if let grouping = element.grouping { add(grouping.rawValue) }
    if let isElement = element.isAccessibilityElement { add("isElement", "\(isElement)") }
    add("hidden", if: element.isHidden)
    add("modal", if: element.isModal)
    add("focused", if: element.startsFocused)
    if let cell = element.tableCell {
      add("row", "\(cell.row)")
      add("column", "\(cell.column)")
      if cell.rowSpan != 1 { add("rowSpan", "\(cell.rowSpan)") }
      if cell.columnSpan != 1 { add("columnSpan", "\(cell.columnSpan)") }
      if let header = cell.header { add("header", header.rawValue) }
    }
    return flags
  }

  private func properties(of element: Element) -> [(Node, Node)] {
    var map = Map()
    if let label = element.label, !label.isPlain { map.add("label", text(label)) }
    map.add("hint", element.hint.map { text($0) })
    map.add("placeholder", element.placeholder.map { text($0) })
    map.add("identifier", element.identifier.map { Node($0) })
    map.add("language", element.language.map { Node($0.tag) })
    map.add("frame", element.frame.map { numbers([$0.x, $0.y, $0.width, $0.height]) })
    map.add("activationPoint", element.activationPoint.map { numbers([$0.x, $0.y]) })
    if !element.inputLabels.isEmpty {
      map.add("inputLabels", list(element.inputLabels.map { Node($0) }))
    }
    if !element.customActions.isEmpty {
      map.add("actions", list(element.customActions.map(action)))
    }
    if !element.customContent.isEmpty {
      map.add("content", list(element.customContent.map(content)))
    }
    if !element.customRotors.isEmpty { map.add("rotors", list(element.customRotors.map(rotor))) }
    if element.sortPriority != 0 { map.add("sortPriority", Node("\(element.sortPriority)")) }
    addMovement(of: element, to: &map)
    map.add("editor", element.editor.map(editor))
    for response in element.responses {
      map.add(response.trigger.rawValue, effects(response.effects))
    }
    return map.entries
  }

  private func addMovement(of element: Element, to map: inout Map) {
    if let scrolling = element.scrolling {
      map.add("axis", Node(scrolling.axis.rawValue))
      if scrolling.isPaging { map.add("paging", Node("true")) }
      if scrolling.visibleCount != 1 { map.add("visible", Node("\(scrolling.visibleCount)")) }
      map.add("pageControl", scrolling.pageControl.map { Node($0) })
    }
    switch element.adjustment {
    case .values(let values, let index)?:
      map.add("values", list(values.map { text($0) }))
      if index != 0 { map.add("at", Node("\(index)")) }
    case .range(let range)?:
      map.add("range", numbers([range.minimum, range.maximum, range.step]))
      map.add("at", number(range.number))
      if range.format != "{percent}%" { map.add("format", text(range.format)) }
      if range.delay != 0 { map.add("delay", duration(range.delay)) }
    case .pages(let page)?:
      map.add("pages", Node("\(page.count)"))
      map.add("page", Node("\(page.current)"))
    case nil: break
    }
    if let carousel = element.carousel {
      if carousel.style != .elements { map.add("style", Node(carousel.style.rawValue)) }
      if carousel.index != 0 { map.add("index", Node("\(carousel.index)")) }
      if carousel.selectsOnFocus { map.add("selectsOnFocus", Node("true")) }
      if carousel.isEndless { map.add("endless", Node("true")) }
    }
    if let banner = element.banner {
      if banner.style != .elements { map.add("style", Node(banner.style.rawValue)) }
      if banner.index != 0 { map.add("index", Node("\(banner.index)")) }
      if banner.interval != Banner().interval { map.add("every", duration(banner.interval)) }
      if banner.stopsOnFocus { map.add("stopsOnFocus", Node("true")) }
    }
  }

  // MARK: Custom things

  private func action(_ action: CustomAction) -> Node {
    if action.effects.isEmpty, action.name.isPlain { return text(action.name) }
    var map = Map()
    map.add("name", text(action.name))
    if !action.effects.isEmpty { map.add("effects", effects(action.effects)) }
    return map.node
  }

  private func content(_ content: CustomContent) -> Node {
    var map = Map()
    map.add("label", text(content.label))
    map.add("value", text(content.value))
    if content.isImportant { map.add("important", Node("true")) }
    return map.node
  }

  private func rotor(_ rotor: CustomRotor) -> Node {
    var map = Map()
    map.add("name", text(rotor.name))
    if !rotor.items.isEmpty { map.add("items", list(rotor.items.map { Node($0) })) }
    return map.node
  }

  private func editor(_ editor: ValueEditor) -> Node {
    var map = Map()
    map.add("field", text(editor.field))
    map.add("hint", editor.hint.map { text($0) })
    if !editor.notes.isEmpty { map.add("notes", list(editor.notes.map { text($0) })) }
    map.add("done", text(editor.done))
    map.add("cancel", text(editor.cancel))
    return map.node
  }

  // MARK: Effects

  private func event(_ event: ScheduledEffects) -> Node {
    var map = Map()
    map.add("at", duration(event.time))
    map.add("every", event.interval.map(duration))
    map.add("effects", effects(event.effects))
    return map.node
  }

  private func effects(_ effects: [TimedEffect]) -> Node {
    list(effects.map(effect))
  }

  private func effect(_ timed: TimedEffect) -> Node {
    var map = Map()
    switch timed.effect {
    case .announce(let words, let priority):
      map.add("announce", text(words))
      if priority != .default { map.add("priority", Node(priority.rawValue)) }
    case .screenChanged(let target): map.add("screenChanged", self.target(target))
    case .layoutChanged(let target): map.add("layoutChanged", self.target(target))
    case .pageScrolled(let words): map.add("pageScrolled", text(words))
    case .scroll(let element): map.add("scrollTo", Node(element))
    case .set(let element, let property, let value):
      map.add("set", Node(element))
      map.add(property.rawValue, text(value))
    case .select(let element): map.add("select", Node(element))
    case .reload(let reload):
      map.add("reload", Node(reload.container))
      if reload.duration != 0 { map.add("duration", duration(reload.duration)) }
      if reload.keepsFocusedElement { map.add("keepsFocusedElement", Node("true")) }
      map.add("elements", reload.elements.map(elements))
    case .push(let screen): map.add("push", Node(screen))
    case .pop: map.add("pop", Node(""))
    case .present(let screen): map.add("present", Node(screen))
    case .dismiss: map.add("dismiss", Node(""))
    }
    if timed.delay != 0 { map.add("after", duration(timed.delay)) }
    return map.node
  }

  private func target(_ target: NotificationTarget?) -> Node {
    switch target {
    case .element(let name)?: Node(name)
    case .text(let words)?: Map([(Node("text"), text(words))]).node
    case nil: Node("")
    }
  }

  // MARK: Scalars

  private func text(_ text: AttributedText) -> Node {
    if text.isPlain, !text.runs.isEmpty || text.string.isEmpty { return Node(text.string) }
    return list(
      text.runs.map { run in
        if run.attributes.isEmpty { return Node(run.text) }
        var map = Map()
        map.add("text", Node(run.text))
        map.add("language", run.attributes.language.map { Node($0.tag) })
        map.add("pitch", run.attributes.pitch.map(number))
        map.add("spellOut", run.attributes.spellOut.map { Node("\($0)") })
        map.add("punctuation", run.attributes.punctuation.map { Node("\($0)") })
        map.add("ipa", run.attributes.ipa.map { Node($0) })
        return map.node
      })
  }

  private func number(_ number: Double) -> Node {
    number == number.rounded() && number.magnitude < 1e15
      ? Node("\(Int64(number))") : Node("\(number)")
  }

  private func numbers(_ values: [Double]) -> Node {
    .sequence(Node.Sequence(values.map(number), .implicit, .flow))
  }

  private func duration(_ milliseconds: Int) -> Node {
    milliseconds % 1000 == 0 ? Node("\(milliseconds / 1000)s") : Node("\(milliseconds)ms")
  }

  private func list(_ nodes: [Node]) -> Node {
    .sequence(Node.Sequence(nodes, .implicit, nodes.isEmpty ? .flow : .block))
  }
}

/// A mapping whose keys stay in the order in which they were added.
private struct Map {
  var entries: [(Node, Node)] = []

  init(_ entries: [(Node, Node)] = []) {
    self.entries = entries
  }

  mutating func add(_ key: String, _ value: Node?) {
    if let value { entries.append((Node(key), value)) }
  }

  var node: Node { .mapping(Node.Mapping(entries, .implicit, .block)) }
}
