import AccessibilityModel
import AppSimulation
import Languages
import Yams

// What can be read but cannot be meant: contradictions, and things that would be ignored.

extension FileReader {
  /// Reports what contradicts itself in an element that has been read.
  mutating func checkSense(
    of element: AccessibilityElement, _ entries: Entries, label: String?, endsInColon: Bool,
    at node: Node
  ) {
    if label == "", element.placeholder?.isBlank ?? true {
      // VoiceOver says a hint in the place of what else it would say; TalkBack does not.
      let isHinted = !(element.hint?.isBlank ?? true)
      warn(
        node,
        "the label is empty, so "
          + (isHinted
            ? "only the hint says what this is" : "VoiceOver says nothing of what this is")
          + "; write what it says, or leave the quotes out")
    }
    if element.isSilentAboutItsTexts {
      warn(
        node,
        "VoiceOver stops here and says nothing, and the texts inside are never heard; write "
          + "'group' for 'element' if they are elements, add 'grouping: combine' to say them here, "
          + "or give it a label")
    }
    let isBare = endsInColon && label == nil && entries.isEmpty && element.children.isEmpty
    if isBare, element.role.isContainer, !element.role.showsOneItem, element.role != .stepper {
      warn(
        node,
        "there is nothing in this \(element.role.rawValue); indent its contents below it, or leave it "
          + "out")
    }
    checkIndex(of: element, entries)
    checkSwitch(element, entries)
    checkNumber(of: element, entries)
  }

  /// The item that is shown first must be there.
  private mutating func checkIndex(of element: AccessibilityElement, _ entries: Entries) {
    guard let entry = entries["index"],
      let index = element.carousel?.index ?? element.banner?.index,
      !element.children.indices.contains(index)
    else { return }
    let count = element.children.count
    // Items that could not be read have been told, and are there all the same.
    let given = entries["children"]?.value.sequence?.count ?? count
    guard given == count else { return }
    at(entry) {
      $0.report(
        entry.value,
        count == 0
          ? "'index' is \(index), but the \(element.role.rawValue) has no items; add 'items:'"
          : "'index' must be 0 to \(count - 1), one of the \(count) item\(count == 1 ? "" : "s"), but \(index) was found"
      )
    }
  }

  /// The state of a switch is a flag; as a value it would only be spoken.
  private mutating func checkSwitch(_ element: AccessibilityElement, _ entries: Entries) {
    guard element.role.isOnOrOff, let entry = entries["value"], let value = element.value,
      let word = ToggleWords.state(in: value.string)
    else { return }
    let label = element.label.map { " \"\($0.string)\"" } ?? ""
    at(entry) {
      $0.report(
        entry.value,
        "'\(value.string)' would be a value that is only spoken; the state is a flag: "
          + "\(element.role.rawValue)\(label) [\(word.rawValue)]")
    }
  }

  /// A value and the place where adjusting begins must not say different things.
  private mutating func checkNumber(of element: AccessibilityElement, _ entries: Entries) {
    guard let entry = entries["value"], let at = entries["at"], let value = element.value?.string
    else { return }
    switch element.adjustment {
    case .range(let range)?:
      let bounds = range.minimum...range.maximum
      guard bounds.lowerBound < bounds.upperBound,
        let number = Self.number(value, in: bounds), number != range.number
      else { return }
      self.at(at) {
        $0.report(
          at.value,
          "'at' is \(range.number.spelled), but the value '\(value)' is \(number.spelled); "
            + "keep one of them")
      }
    case .values(let values, let index)?:
      guard values.indices.contains(index), values[index].string != value else { return }
      self.at(entry) {
        $0.report(
          entry.value,
          "the value '\(value)' is not the one that 'at' begins with, '\(values[index].string)'; "
            + "keep one of them")
      }
    case .pages?, nil: break
    }
  }

  // MARK: Screens

  /// Reports what the elements of a screen contradict together.
  mutating func checkSense(of variant: ScreenVariant, at node: Node) {
    if variant.screen.elements.isEmpty {
      warn(node, "the screen has no elements, so there is nothing to hear; add some to 'elements:'")
    }
    checkTogether(variant.screen, ElementPath(variant: variant.name))
    for (name, screen) in variant.otherScreens {
      checkTogether(screen, ElementPath(variant: variant.name, screen: name))
    }
  }

  private mutating func checkTogether(_ screen: AccessibilityScreen, _ path: ElementPath) {
    checkPages(of: screen, path)
    checkConditions(of: screen, path)
  }

  /// Conditions that undo one another would go on for ever; the app leaves them at some point.
  private mutating func checkConditions(of screen: AccessibilityScreen, _ path: ElementPath) {
    guard screen.elements.contains(where: \.hasConditions) else { return }
    let tree = ElementTree(screen)
    guard let first = tree.unsettled.first, let element = tree.element(at: first) else { return }
    var here = path
    here.indices = first
    guard let place = sources.elements[here] else { return }
    let isShown = !element.shownWhen.isEmpty
    let conditions = (isShown ? element.shownWhen : element.enabledWhen).map { "'\($0)'" }
    report(
      line: place.line, column: place.column,
      "the conditions go round in a circle: '\(tree.name(of: first))' is "
        + "\(isShown ? "shown" : "enabled") when \(Self.list(conditions)), "
        + "and that changes with it")
  }

  /// A page control must have as many pages as the scroll view that it belongs to.
  private mutating func checkPages(of screen: AccessibilityScreen, _ path: ElementPath) {
    var controls: [String: (pages: Int, path: ElementPath)] = [:]
    var views: [(element: AccessibilityElement, path: ElementPath)] = []
    func visit(_ elements: [AccessibilityElement], _ path: ElementPath) {
      for (index, element) in elements.enumerated() {
        var here = path
        here.indices.append(index)
        if case .pages(let page)? = element.adjustment {
          for name in [element.identifier, element.label?.string].compactMap({ $0 }) {
            controls[name] = (page.count, here)
          }
        }
        if element.scrolling?.pageControl != nil { views.append((element, here)) }
        visit(element.children, here)
      }
    }
    visit(screen.elements, path)
    for (view, _) in views {
      guard let scrolling = view.scrolling, let name = scrolling.pageControl,
        let control = controls[name], !view.children.isEmpty,
        let place = sources.elements[control.path]
      else { continue }
      let visible = max(scrolling.visibleCount, 1)
      let pages = (view.children.count + visible - 1) / visible
      guard pages != control.pages else { continue }
      report(
        line: place.line, column: place.column,
        "the page control has \(control.pages) pages, but the scroll view that it belongs to has "
          + "\(pages); write pages: \(pages)")
    }
  }

  // MARK: What the app does

  /// Reports names of what has no number to add to, no state to flip, or no timer.
  mutating func checkLogic(of variant: ScreenVariant) {
    let screens = [variant.screen] + variant.otherScreens.values
    let named = elementsByName(on: screens)
    checkNumbers(named)
    checkToggles(named)
    checkStates(named)
    checkTimers(named, events: screens.flatMap(\.events).compactMap(\.name))
  }

  /// The elements by all the names that they have.
  private typealias NamedElements = [String: [AccessibilityElement]]

  private func elementsByName(on screens: [AccessibilityScreen]) -> NamedElements {
    var named: NamedElements = [:]
    func visit(_ element: AccessibilityElement) {
      for name in element.givenNames { named[name, default: []].append(element) }
      element.children.forEach(visit)
    }
    for screen in screens { screen.elements.forEach(visit) }
    // What comes later counts only where something has its name from the beginning.
    guard !names.laterElements.isEmpty else { return named }
    let known = Set(named.keys)
    names.laterElements.forEach(visit)
    return named.filter { known.contains($0.key) }
  }

  private mutating func checkNumbers(_ named: NamedElements) {
    for (name, node) in names.numbers {
      guard let elements = named[name],
        !elements.contains(where: { $0.hasNumber || isGiven(.value, to: $0) })
      else { continue }
      report(node, "'\(name)' has no number to add to; give it a value such as 1, or a 'range'")
    }
  }

  private mutating func checkToggles(_ named: NamedElements) {
    for (name, node) in names.toggles {
      guard let elements = named[name],
        !elements.contains(where: { $0.toggle != nil || isGiven(.toggle, to: $0) })
      else { continue }
      report(
        node,
        "'\(name)' is neither on nor off; write [on] or [off] after its label, or add 'state:' "
          + "with one of \(Self.list(ElementProperty.states.dropFirst().map(\.rawValue)))")
    }
  }

  /// States that are asked for and can never change.
  private mutating func checkStates(_ named: NamedElements) {
    // An effect that could not be read may give the state.
    guard diagnostics.allSatisfy({ $0.severity == .warning }) else { return }
    var found: Set<NamesInVariant.GivenState> = []
    for (condition, node) in names.states {
      let isExpanded = condition.test == .state(.expanded)
      let property: ElementProperty = isExpanded ? .expanded : .toggle
      let asked = NamesInVariant.GivenState(element: condition.element, property: property)
      guard let elements = named[asked.element], !found.contains(asked) else { continue }
      let own = Set(elements.flatMap(\.givenNames))
      let isThere = own.contains { name in
        named[name, default: []].contains { $0.has(property) || isGiven(property, to: $0) }
      }
      guard !isThere, !isGivenLater(asked.element) else {
        found.insert(asked)
        continue
      }
      report(
        node,
        "'\(condition)' can never change, because '\(condition.element)' is neither "
          + (isExpanded
            ? "expanded nor collapsed; write [expanded] or [collapsed] after its label"
            : "on nor off; write [on] or [off] after its label"))
    }
  }

  private mutating func checkTimers(_ named: NamedElements, events: [String]) {
    let banners = named.filter { $0.value.contains { $0.banner != nil } }.map(\.key)
    let timers = (events + banners).sorted()
    for (name, node) in names.timers where !timers.contains(name) {
      report(
        node,
        named[name] != nil
          ? "'\(name)' does not go on by itself; name a banner, or an event with 'name:'"
          : timers.isEmpty
            ? "nothing here can be started or stopped; add a banner, or an event with 'name: \(name)'"
            : unknown("timer", name, of: "this variant", among: timers, areOfFile: true))
    }
  }

  /// Whether an effect gives a state to an element, under any of its names.
  private func isGiven(_ property: ElementProperty, to element: AccessibilityElement) -> Bool {
    let dragged = element.isDraggable ? [ElementResponse.Trigger.dragged] : []
    return (element.givenNames + dragged).contains {
      names.givenStates.contains(.init(element: $0, property: property))
    }
  }

  /// Whether the name may become that of another element, because an effect changes a label to it.
  private func isGivenLater(_ name: String) -> Bool {
    names.givenLabels.contains { $0 == name || $0.contains("{") }
  }

  // MARK: Scripts

  /// Warns of texts in the letters of another language than that of the screen.
  mutating func checkScript(of file: ScreenFile, at node: Node) {
    let packs = LanguagePacks.current
    guard let own = packs[file.language] else { return }
    var counts: [String: Int] = [:]
    func count(_ text: AttributedText?) {
      for run in text?.runs ?? [] where run.attributes.language == nil {
        for scalar in run.text.unicodeScalars {
          let pack = packs.packs.first { $0.reading.letters.contains(scalar) }
          if let pack { counts[pack.language.base, default: 0] += 1 }
        }
      }
    }
    func visit(_ element: AccessibilityElement) {
      if element.language == nil {
        for text in [element.label, element.value, element.hint] { count(text) }
      }
      element.children.forEach(visit)
    }
    for variant in file.variants {
      count(variant.screen.title)
      variant.screen.elements.forEach(visit)
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.key != own.language.base, most.value >= 12, counts[own.language.base, default: 0] == 0,
      let other = packs.packs.first(where: { $0.language.base == most.key })
    else { return }
    warn(
      node,
      "the screen is read as \(own.name) (\(own.language)), but its texts are in the letters "
        + "of \(other.name); write 'language: \(other.language)' if they are in it")
  }
}

extension AccessibilityElement {
  /// Whether a reader's cursor stops at it without a word, although there are texts inside.
  fileprivate var isSilentAboutItsTexts: Bool {
    let shown = presented
    let texts = [shown.label, shown.value, shown.hint, shown.placeholder].compactMap { $0 }
    return role == .element && isFocusable && texts.allSatisfy(\.isBlank) && traits.isEmpty
      && toggle == nil && expandedStatus == nil && customContent.isEmpty && grouping == nil
      && children.contains { !$0.isHidden && !$0.wholeText.isBlank }
  }

  /// Whether it, or something inside, is on or off, or expanded or collapsed.
  fileprivate func has(_ property: ElementProperty) -> Bool {
    (property == .expanded ? expandedStatus != nil : toggle != nil)
      || children.contains { $0.has(property) }
  }

  /// The names that effects and conditions can use for it.
  fileprivate var givenNames: [String] {
    let label = label?.string
    return [identifier, label == identifier ? nil : label].compactMap { $0 }
  }

  /// Whether the app enables or shows it, or something inside, by conditions.
  fileprivate var hasConditions: Bool {
    !enabledWhen.isEmpty || !shownWhen.isEmpty || children.contains(where: \.hasConditions)
  }
}
