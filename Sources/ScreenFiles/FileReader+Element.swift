import AccessibilityModel
import Yams

extension FileReader {
  /// The elements of a list.
  mutating func elements(_ node: Node, for key: String) -> [Element] {
    guard let nodes = list(node, for: key) else { return [] }
    return nodes.compactMap { element($0) }
  }

  /// One element: a line, a quoted text, or a line with a value, properties or children.
  mutating func element(_ node: Node) -> Element? {
    switch node {
    case .scalar(let scalar):
      if isText(scalar) { return registered(Element(.text, label: .init(scalar.string)), node) }
      return line(scalar.string, at: node).map { registered($0, node) }
    case .mapping(let mapping):
      guard mapping.count == 1, let (key, value) = mapping.first, case .scalar(let line) = key
      else {
        let keys = mapping.keys.compactMap(\.string).joined(separator: ", ")
        report(
          node,
          "an element is one line, such as button \"확인\", but \(mapping.count) keys were found "
            + "(\(Self.shortened(keys))); put them below '- element:'")
        return nil
      }
      guard var element = self.line(line.string, at: key) else { return nil }
      switch value {
      case .scalar(let scalar):
        if !scalar.string.isEmpty { element.value = AttributedText(scalar.string) }
      case .sequence:
        element.children = elements(value, for: element.role.rawValue)
      case .mapping:
        read(properties: value, of: line.string, into: &element)
      case .alias: break
      }
      return registered(element, key)
    case .sequence, .alias:
      report(node, "expected an element such as button \"확인\" but found \(kind(of: node))")
      return nil
    }
  }

  /// Whether a scalar is the text of an element and not a line: `- "안내 문구"`.
  private func isText(_ scalar: Node.Scalar) -> Bool {
    switch scalar.style {
    case .doubleQuoted, .literal, .folded:
      return !ElementLine.looksLikeLine(scalar.string, roles: Vocabulary.roleNameSet)
    case .singleQuoted:
      let word = scalar.string.prefix { $0.isLetter }
      return !Vocabulary.roleNameSet.contains(String(word))
    default:
      return scalar.string.hasPrefix("\u{201C}")
    }
  }

  /// Remembers what the element can be referred to by.
  private mutating func registered(_ element: Element, _ node: Node) -> Element {
    if let label = element.label?.string { labels.insert(label) }
    if let identifier = element.identifier {
      if let first = identifiers[identifier]?.mark {
        report(
          node,
          "the identifier '\(identifier)' is given twice, first on line \(first.line); "
            + "no two elements of a variant share one")
      } else {
        identifiers[identifier] = node
      }
    }
    return element
  }

  private mutating func line(_ text: String, at node: Node) -> Element? {
    let line: ElementLine
    do {
      line = try ElementLine(text)
    } catch {
      report(node, offset: error.offset, error.message)
      return nil
    }
    guard let role = Vocabulary.role(line.role) else {
      let message =
        line.role.isEmpty
        ? "expected a role such as button or text but found '\(Self.shortened(text))'; "
          + "a text alone is written in double quotes"
        : unknown("role", line.role, of: "this line", among: Vocabulary.roleNames)
      report(node, message)
      return nil
    }
    var element = Element(role, label: line.label.map { AttributedText($0) })
    for flag in line.flags { apply(flag, at: node, to: &element) }
    return element
  }

  private mutating func apply(
    _ flag: ElementLine.Flag, at node: Node, to element: inout Element
  ) {
    if let value = flag.value {
      guard let property = Vocabulary.propertyByName[flag.name] else {
        let known = Vocabulary.properties.map(\.name)
        report(
          node, offset: flag.offset, unknown("key", flag.name, of: "these flags", among: known))
        return
      }
      var scalar = Node.Scalar(value)
      scalar.mark = node.mark
      shift = flag.offset
      set(property, .scalar(scalar), of: &element)
      shift = 0
      return
    }
    switch flag.name {
    case "on": element.toggle = .on
    case "off": element.toggle = .off
    case "mixed": element.toggle = .mixed
    case "expanded": element.expandedStatus = .expanded
    case "collapsed": element.expandedStatus = .collapsed
    case "editing": element.additionalTraits.insert(.isEditing)
    case "combine": element.grouping = .combine
    case "ignore": element.grouping = .ignore
    case "contain": element.grouping = .contain
    default:
      if let property = Vocabulary.propertyByName[flag.name], property.kind == .flag {
        set(property, .scalar(Node.Scalar("true")), of: &element)
      } else if let trait = Vocabulary.trait(flag.name) {
        element.additionalTraits.insert(trait)
      } else {
        let flags = Vocabulary.properties.filter { $0.kind == .flag }.map(\.name)
        let known = Vocabulary.traitNames + Vocabulary.stateFlags + flags
        report(
          node, offset: flag.offset, unknown("flag", flag.name, of: "this line", among: known))
      }
    }
  }

  private mutating func read(properties node: Node, of line: String, into element: inout Element) {
    guard
      let entries = entries(
        node, of: "'\(Self.shortened(line))'", known: Vocabulary.properties.map(\.name),
        aliases: Vocabulary.propertyByName.mapValues(\.name))
    else { return }
    // In the order of the table: what one property needs is there before it.
    for property in Vocabulary.properties {
      if let entry = entries[property.name] { set(property, entry.value, of: &element) }
    }
    readAdjustment(entries, into: &element)
    readRows(entries, into: &element)
  }
}

// MARK: - Properties

extension FileReader {
  private mutating func set(
    _ property: Vocabulary.Property, _ node: Node, of element: inout Element
  ) {
    let key = property.name
    switch key {
    case "label": element.label = text(node, for: key)
    case "value": element.value = text(node, for: key)
    case "hint": element.hint = text(node, for: key)
    case "placeholder": element.placeholder = text(node, for: key)
    case "traits": element.additionalTraits.formUnion(traits(node, beside: element.role))
    case "identifier": element.identifier = string(node, for: key)
    case "language": element.language = language(node, for: key)
    case "toggle": element.toggle = choice(node, for: key, as: ToggleState.self)
    case "expanded": element.expandedStatus = expanded(node)
    case "level": element.headingLevel = integer(node, for: key, in: 1...6)
    case "draggable": element.isDraggable = flag(node, for: key) ?? false
    case "frame":
      if let n = numbers(node, for: key, counts: 4...4) {
        element.frame = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
      }
    case "activationPoint":
      if let n = numbers(node, for: key, counts: 2...2) {
        element.activationPoint = Point(x: n[0], y: n[1])
      }
    case "inputLabels": element.inputLabels = strings(node, for: key) ?? []
    case "actions": element.customActions = actions(node)
    case "content": element.customContent = content(node)
    case "rotors": element.customRotors = rotors(node)
    case "sortPriority": element.sortPriority = number(node, for: key) ?? 0
    case "isElement": element.isAccessibilityElement = flag(node, for: key)
    case "hidden": element.isHidden = flag(node, for: key) ?? false
    case "modal": element.isModal = flag(node, for: key) ?? false
    case "grouping": element.grouping = choice(node, for: key, as: Grouping.self)
    case "focused": element.startsFocused = flag(node, for: key) ?? false
    case "editor": element.editor = editor(node)
    case "children": element.children = elements(node, for: key)
    default:
      if let trigger = Response.Trigger(rawValue: key) {
        element.responses.append(Response(trigger, effects(node, for: key)))
      } else {
        setPlace(key, node, of: &element)
        setMovement(key, node, of: &element)
      }
    }
  }

  private mutating func expanded(_ node: Node) -> ExpandedStatus? {
    switch node.string {
    case "true", "yes": .expanded
    case "false", "no": .collapsed
    default: choice(node, for: "expanded", as: ExpandedStatus.self)
    }
  }

  private mutating func traits(_ node: Node, beside role: Role) -> AccessibilityTraits {
    let nodes: [Node]
    if case .scalar = node { nodes = [node] } else { nodes = list(node, for: "traits") ?? [] }
    var traits: AccessibilityTraits = []
    for node in nodes {
      guard let name = string(node, for: "traits") else { continue }
      let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
      if let trait = Vocabulary.trait(bare) {
        traits.insert(trait)
      } else {
        report(node, unknown("trait", name, of: "'traits'", among: Vocabulary.traitNames))
      }
    }
    return traits.subtracting(role.traits)
  }

  private mutating func setPlace(_ key: String, _ node: Node, of element: inout Element) {
    var cell = element.tableCell ?? TableCell(row: 1, column: 1)
    switch key {
    case "row": cell.row = integer(node, for: key, in: 1...100_000) ?? 1
    case "column": cell.column = integer(node, for: key, in: 1...100_000) ?? 1
    case "rowSpan": cell.rowSpan = integer(node, for: key, in: 1...10_000) ?? 1
    case "columnSpan": cell.columnSpan = integer(node, for: key, in: 1...10_000) ?? 1
    case "header": cell.header = choice(node, for: key, as: TableCell.Header.self)
    default: return
    }
    element.tableCell = cell
  }

  private mutating func setMovement(_ key: String, _ node: Node, of element: inout Element) {
    var scrolling = element.scrolling ?? Scrolling()
    switch key {
    case "axis": scrolling.axis = choice(node, for: key, as: Scrolling.Axis.self) ?? .vertical
    case "paging": scrolling.isPaging = flag(node, for: key) ?? false
    case "visible": scrolling.visibleCount = integer(node, for: key, in: 1...10_000) ?? 1
    case "pageControl":
      scrolling.pageControl = string(node, for: key)
      if let name = scrolling.pageControl { references.append((name, node)) }
    case "style", "index", "selectsOnFocus", "endless", "every", "stopsOnFocus":
      setTurns(key, node, of: &element)
      return
    default: return
    }
    element.scrolling = scrolling
  }

  /// The properties of carousels and banners.
  private mutating func setTurns(_ key: String, _ node: Node, of element: inout Element) {
    if element.role == .carousel, var carousel = element.carousel {
      switch key {
      case "style":
        carousel.style = choice(node, for: key, as: Carousel.Style.self) ?? .elements
      case "index": carousel.index = integer(node, for: key, in: 0...100_000) ?? 0
      case "selectsOnFocus": carousel.selectsOnFocus = flag(node, for: key) ?? false
      case "endless": carousel.isEndless = flag(node, for: key) ?? false
      default: report(node, "'\(key)' belongs to a banner, not to a carousel")
      }
      element.carousel = carousel
    } else if element.role == .banner, var banner = element.banner {
      switch key {
      case "style": banner.style = choice(node, for: key, as: Banner.Style.self) ?? .elements
      case "index": banner.index = integer(node, for: key, in: 0...100_000) ?? 0
      case "every": banner.interval = duration(node, for: key) ?? 0
      case "stopsOnFocus": banner.stopsOnFocus = flag(node, for: key) ?? false
      default: report(node, "'\(key)' belongs to a carousel, not to a banner")
      }
      element.banner = banner
    } else {
      report(node, "'\(key)' belongs to a carousel or banner, not to \(element.role.rawValue)")
    }
  }

  // MARK: Adjusting

  private mutating func readAdjustment(_ entries: [String: Entry], into element: inout Element) {
    if let node = entries["values"]?.value {
      let values = texts(node, for: "values") ?? []
      var index = 0
      if let node = entries["at"]?.value {
        index = integer(node, for: "at", in: 0...max(values.count - 1, 0)) ?? 0
      } else if let value = element.value {
        if let place = values.firstIndex(where: { $0.string == value.string }) {
          index = place
        } else {
          report(
            entries["value"]?.value ?? node,
            "the value '\(value.string)' is none of 'values', so a swipe has nowhere to begin; add "
              + "it, or say where with 'at'")
        }
      }
      element.adjustment = .values(values, index: index)
    } else if let node = entries["range"]?.value {
      element.adjustment = range(node, entries, value: element.value?.string).map { .range($0) }
    } else if let node = entries["pages"]?.value {
      let count = integer(node, for: "pages", in: 1...100_000) ?? 1
      var page = 1
      if let node = entries["page"]?.value {
        page = integer(node, for: "page", in: 1...count) ?? 1
      }
      element.adjustment = .pages(PageNumber(page, of: count))
    }
    reportStrayKeys(entries)
  }

  /// The keys of adjusting that say which kind it is, and those that go with each.
  private static let adjustingKeys: [(kind: String, keys: [String])] = [
    ("range", ["at", "format", "delay"]), ("values", ["at"]), ("pages", ["page"]),
  ]

  /// Reports what would be read past: a key without the one that it goes with, or two kinds.
  private mutating func reportStrayKeys(_ entries: [String: Entry]) {
    let kinds = Self.adjustingKeys.filter { entries[$0.kind] != nil }
    for other in kinds.dropFirst() {
      guard let entry = entries[other.kind] else { continue }
      report(entry.key, "'\(other.kind)' stands beside '\(kinds[0].kind)'; keep one of them")
    }
    for key in ["at", "format", "delay", "page"] {
      guard let entry = entries[key], !(kinds.first?.keys.contains(key) ?? false) else { continue }
      let owners = Self.adjustingKeys.filter { $0.keys.contains(key) }
        .map { "'\($0.kind)'" }.joined(separator: " or ")
      if let kind = kinds.first {
        let own = kind.keys.map { "'\($0)'" }.joined(separator: ", ")
        report(entry.key, "'\(key)' goes with \(owners); '\(kind.kind)' has \(own)")
      } else {
        report(entry.key, "'\(key)' needs \(owners) beside it")
      }
    }
  }

  private mutating func range(
    _ node: Node, _ entries: [String: Entry], value: String?
  ) -> NumberRange? {
    guard let n = numbers(node, for: "range", counts: 2...3) else { return nil }
    guard n[0] < n[1] else {
      report(
        node, "'range' is minimum, then maximum, but \(n[0].spelled) is not below \(n[1].spelled)")
      return nil
    }
    if n.count == 3, n[2] <= 0 {
      report(node, "the step of 'range' is above 0 but \(n[2].spelled) was found")
      return nil
    }
    var start = n[0]
    if let node = entries["at"]?.value, let number = number(node, for: "at") {
      if n[0] <= number, number <= n[1] {
        start = number
      } else {
        report(node, "'at' is \(n[0].spelled) to \(n[1].spelled) but \(number.spelled) was found")
      }
    } else if let value, let number = Self.number(value, from: n[0], to: n[1]) {
      if n[0] <= number, number <= n[1] {
        start = number
      } else {
        report(
          entries["value"]?.value ?? node,
          "the value '\(value)' is outside of 'range', \(n[0].spelled) to \(n[1].spelled)")
      }
    }
    var range = NumberRange(
      minimum: n[0], maximum: n[1], step: n.count == 3 ? n[2] : nil, number: start)
    if let node = entries["format"]?.value, let format = text(node, for: "format") {
      range.format = format
    }
    if let node = entries["delay"]?.value { range.delay = duration(node, for: "delay") ?? 0 }
    return range
  }

  /// The number that a value tells, such as 50 or 50%; `nil` for any other text.
  private static func number(_ value: String, from minimum: Double, to maximum: Double) -> Double? {
    if let number = Double(value) { return number.isFinite ? number : nil }
    guard value.hasSuffix("%"), let share = Double(value.dropLast()), share.isFinite else {
      return nil
    }
    return minimum + share * (maximum - minimum) / 100
  }

  // MARK: Data tables

  /// Writes the short form `rows:` out as children that know their places.
  private mutating func readRows(_ entries: [String: Entry], into element: inout Element) {
    guard let node = entries["rows"]?.value else { return }
    guard element.role == .dataTable else {
      report(node, "'rows' belongs to a dataTable, not to \(element.role.rawValue)")
      return
    }
    let hasHeaderRow = entries["headerRow"].map { flag($0.value, for: "headerRow") ?? false }
    let hasHeaderColumn = entries["headerColumn"].map {
      flag($0.value, for: "headerColumn") ?? false
    }
    for (rowIndex, row) in (list(node, for: "rows") ?? []).enumerated() {
      for (columnIndex, cell) in (list(row, for: "rows") ?? []).enumerated() {
        guard var child = cellElement(cell) else { continue }
        var place = TableCell(row: rowIndex + 1, column: columnIndex + 1)
        if rowIndex == 0, hasHeaderRow == true { place.header = .column }
        if columnIndex == 0, rowIndex > 0 || hasHeaderRow != true, hasHeaderColumn == true {
          place.header = .row
        }
        child.tableCell = place
        element.children.append(child)
      }
    }
  }

  /// A cell of `rows`: a plain scalar is a text here.
  private mutating func cellElement(_ node: Node) -> Element? {
    if case .scalar(let scalar) = node,
      !ElementLine.looksLikeLine(scalar.string, roles: Vocabulary.roleNameSet)
    {
      return Element(.text, label: AttributedText(scalar.string))
    }
    return element(node)
  }

  // MARK: Custom things

  private mutating func actions(_ node: Node) -> [CustomAction] {
    (list(node, for: "actions") ?? []).compactMap { item -> CustomAction? in
      if case .scalar(let scalar) = item { return CustomAction(AttributedText(scalar.string)) }
      guard let entries = entries(item, of: "an action", known: ["name", "effects"]) else {
        return nil
      }
      guard let name = entries["name"].flatMap({ text($0.value, for: "name") }) else {
        report(item, "an action has no 'name'")
        return nil
      }
      let effects = entries["effects"].map { self.effects($0.value, for: "effects") } ?? []
      return CustomAction(name, effects: effects)
    }
  }

  private mutating func content(_ node: Node) -> [CustomContent] {
    (list(node, for: "content") ?? []).compactMap { item -> CustomContent? in
      let known = ["label", "value", "important"]
      guard let entries = entries(item, of: "custom content", known: known) else { return nil }
      let label = entries["label"].flatMap { text($0.value, for: "label") }
      let value = entries["value"].flatMap { text($0.value, for: "value") }
      let isImportant = entries["important"].flatMap { flag($0.value, for: "important") }
      return CustomContent(label ?? "", value ?? "", isImportant: isImportant ?? false)
    }
  }

  private mutating func rotors(_ node: Node) -> [CustomRotor] {
    (list(node, for: "rotors") ?? []).compactMap { item -> CustomRotor? in
      if case .scalar(let scalar) = item { return CustomRotor(AttributedText(scalar.string)) }
      guard let entries = entries(item, of: "a rotor", known: ["name", "items"]) else {
        return nil
      }
      guard let name = entries["name"].flatMap({ text($0.value, for: "name") }) else {
        report(item, "a rotor has no 'name'")
        return nil
      }
      let nodes = entries["items"].flatMap { list($0.value, for: "items") } ?? []
      let items = nodes.compactMap { item -> String? in
        guard let name = string(item, for: "items") else { return nil }
        references.append((name, item))
        return name
      }
      return CustomRotor(name, items: items)
    }
  }

  private mutating func editor(_ node: Node) -> ValueEditor? {
    let known = ["field", "hint", "notes", "done", "cancel"]
    guard let entries = entries(node, of: "an editor", known: known) else { return nil }
    func text(_ key: String) -> AttributedText? {
      entries[key].flatMap { self.text($0.value, for: key) }
    }
    guard let field = text("field"), let done = text("done"), let cancel = text("cancel") else {
      report(node, "an editor has 'field', 'done' and 'cancel'")
      return nil
    }
    let notes = entries["notes"].flatMap { texts($0.value, for: "notes") } ?? []
    return ValueEditor(
      field: field, hint: text("hint"), notes: notes, done: done, cancel: cancel)
  }
}
