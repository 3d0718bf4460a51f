import AccessibilityModel
import AppSimulation
import ScreenReading

extension VoiceOverMachine {
  /// The items of the rotor on the focused element.
  var rotorItems: [RotorItem] {
    guard let stop = focus else { return RotorItem.always }
    var items = customRotors(around: stop).map { RotorItem.custom($0.name.string) }
    if !actions(of: stop).isEmpty { items.append(.actions) }
    if stop.element.traits.contains(.adjustable) { items.append(.adjustValue) }
    if !stop.element.customContent.isEmpty { items.append(.moreContent) }
    if stop.element.traits.isSuperset(of: [.textEntry, .isEditing]) {
      items.append(.textSelection)
    }
    return items + RotorItem.always
  }

  /// Those that the rotor turns to by itself when focus comes to an element.
  var ownRotorItems: [RotorItem] {
    guard let element = focus?.element else { return [] }
    var items: [RotorItem] = []
    if element.traits.contains(.adjustable) { items.append(.adjustValue) }
    if !element.customActions.isEmpty { items.append(.actions) }
    return items
  }

  /// The rotors of an element and of the containers around it.
  private func customRotors(around stop: FocusStop) -> [AccessibilityCustomRotor] {
    stop.element.customRotors + stop.containers.reversed().flatMap(\.element.customRotors)
  }

  /// What vertical swipes do now.
  package var rotorItem: RotorItem { rotor.item(among: rotorItems) }

  // MARK: Turning

  /// Turns the rotor by one click; the name of the item is spoken.
  mutating func turnRotor(by step: Int) {
    let items = rotorItems
    guard let index = items.firstIndex(of: rotor.item(among: items)) else { return }
    turnRotor(toItem: items[((index + step) % items.count + items.count) % items.count])
  }

  /// Turns the rotor to an item, if there is one of that name.
  mutating func turnRotor(to name: String) {
    guard let item = rotorItem(named: name) else { return findNothing(.noResults) }
    turnRotor(toItem: item)
  }

  private mutating func turnRotor(toItem item: RotorItem) {
    changeRotor { $0.turn(to: item) }
    play(.rotor)
    if case .custom(let name) = item {
      say(composer.text(AttributedText(name), in: language), .rotor)
    } else if let key = item.key {
      say(composer.phrase(key), .rotor)
    }
  }

  /// How many clicks away an item is, backward if negative; `nil` if there is no such item.
  func rotorClicks(to name: String) -> Int? {
    let items = rotorItems
    guard let target = rotorItem(named: name), let to = items.firstIndex(of: target),
      let from = items.firstIndex(of: rotor.item(among: items))
    else { return nil }
    let forward = (to - from + items.count) % items.count
    return forward <= items.count / 2 ? forward : forward - items.count
  }

  /// An item by its English name, or by its name in the language of the wording.
  private func rotorItem(named name: String) -> RotorItem? {
    let plain = RotorItem.plain(name)
    return rotorItems.first { item in
      item.names.contains(plain)
        || item.key.map { RotorItem.plain(composer.phrase($0).spoken) == plain } ?? false
    }
  }

  // MARK: Vertical swipes

  /// A swipe down (1) or up (-1), which does what the rotor is set to.
  mutating func swipeVertically(by step: Int, _ app: inout some AppInFront) {
    let item = rotorItem
    switch item {
    case .adjustValue: adjust(by: -step, &app)
    case .actions: chooseAction(by: step)
    case .words, .characters, .lines: stepThroughText(item, by: step, &app)
    case .language: chooseLanguage(by: step)
    case .speakingRate: changeRate(by: -step)
    case .textSelection: chooseSelectionUnit(by: step, &app)
    case .moreContent: stepThroughContent(by: step)
    case .verticalNavigation: found(nextVertically(by: step), of: item, &app)
    case .custom(let name): stepThroughRotor(named: name, by: step, &app)
    case .containers: found(nextContainer(by: step), of: item, &app)
    case .headings, .links, .formControls: found(nextElement(of: item, by: step), of: item, &app)
    }
  }

  /// Focus goes to the target; without one it stays, with "heading not found" (W18-226).
  private mutating func found(
    _ path: [Int]?, of item: RotorItem, _ app: inout some AppInFront
  ) {
    if let path { return moveFocusKeepingRotor(to: path, &app) }
    play(.noResults)
    say(composer.phrase(item.notFound), .rotor)
  }

  /// The rotor does not turn by itself while the user steps with it.
  private mutating func moveFocusKeepingRotor(
    to path: [Int], _ app: inout some AppInFront
  ) {
    let item = rotorItem
    moveFocus(to: path, &app)
    if rotorItems.contains(item) { changeRotor { $0.turn(to: item) } }
  }

  private func nextElement(of item: RotorItem, by step: Int) -> [Int]? {
    let stops = front.stops
    var index = cursorIndex(by: step) + step
    while stops.indices.contains(index) {
      if item.includes(stops[index].element) { return stops[index].path }
      index += step
    }
    return nil
  }

  /// The first element of the next container.
  private func nextContainer(by step: Int) -> [Int]? {
    let stops = front.stops
    let own = Set(focus?.containers.map(\.path) ?? [])
    var index = cursorIndex(by: step) + step
    while stops.indices.contains(index) {
      let begins = stops[index].containers.contains { $0.isStart && !own.contains($0.path) }
      if begins { return stops[index].path }
      index += step
    }
    return nil
  }

  private func cursorIndex(by step: Int) -> Int {
    let index = front.cursor.flatMap { front.index(of: $0) }
    return index ?? (step > 0 ? -1 : front.stops.count)
  }

  // MARK: Rotors of the app's own

  private mutating func stepThroughRotor(
    named name: String, by step: Int, _ app: inout some AppInFront
  ) {
    guard let stop = focus,
      let rotor = customRotors(around: stop).first(where: { $0.name.string == name })
    else { return }
    let paths = rotor.items.compactMap { front.tree.path(named: $0) }
      .filter { front.index(of: $0) != nil }
    let next: Int
    if let here = paths.firstIndex(of: stop.path) {
      // With nothing further the app returns no result, and the item is read again.
      guard paths.indices.contains(here + step) else {
        play(.boundary)
        return read(stop, after: stop, .interrupt)
      }
      next = here + step
    } else {
      next = step > 0 ? 0 : paths.count - 1
    }
    found(paths.indices.contains(next) ? paths[next] : nil, of: .custom(name), &app)
  }

  // MARK: Actions

  /// Speaks the next action; "Activate" comes after all others (VOT).
  private mutating func chooseAction(by step: Int) {
    guard let stop = focus else { return }
    let actions = actions(of: stop) + [.activate]
    let next = ((rotor.action ?? actions.count - 1) + step + actions.count) % actions.count
    changeRotor { $0.action = next }
    beganToSpeak()
    say(name(of: actions[next], on: stop), .rotor, of: stop.name)
  }

  /// How many swipes down an action is, backward if negative.
  func actionSwipes(to name: String) -> Int? {
    guard let stop = focus else { return nil }
    let names = actions(of: stop).map { self.name(of: $0, on: stop).spoken }
    guard !names.isEmpty,
      let index = names.firstIndex(of: name) ?? names.firstIndex(where: { $0.hasPrefix(name) })
    else { return nil }
    let count = names.count + 1
    let forward = (index - (rotor.action ?? names.count) + count) % count
    return forward <= count / 2 ? forward : forward - count
  }

  // MARK: Text

  /// Speaks the next word, character or line of the element; at the ends, the same one again.
  ///
  /// Of a field it is the text of the field; while that is edited, the insertion point goes along.
  private mutating func stepThroughText(
    _ item: RotorItem, by step: Int, _ app: inout some AppInFront
  ) {
    guard let stop = focus else { return }
    let traits = stop.element.traits
    let isField = traits.contains(.textEntry) && !stop.element.text.isEmpty
    let text = isField ? stop.element.text : stop.text
    let pieces = TextSteps.pieces(of: text, by: item)
    guard !pieces.isEmpty, !traits.contains(.secureTextField) else { return play(.boundary) }
    let piece: String
    if isField, traits.contains(.isEditing) {
      let place = stop.element.selection
      let passed =
        step > 0
        ? pieces.first { $0.range.upperBound > place.upperBound }
        : pieces.last { $0.range.lowerBound < place.lowerBound }
      guard let passed else { return play(.boundary) }
      piece = passed.text
      let end = step > 0 ? passed.range.upperBound : passed.range.lowerBound
      ask(.moveInsertionPoint(end, in: stop.path), &app)
      play(.insertionPoint)
    } else {
      let next = rotor.textIndex.map { $0 + step } ?? (step > 0 ? 0 : pieces.count - 1)
      let index = min(max(next, 0), pieces.count - 1)
      if index != next { play(.boundary) }
      changeRotor { $0.textIndex = index }
      piece = pieces[index].text
    }
    beganToSpeak()
    let spoken =
      item == .characters
      ? composer.character(piece, in: language)
      : composer.text(AttributedText(piece), in: language)
    say(spoken, .rotor, of: stop.name)
  }

  // MARK: Language

  private mutating func chooseLanguage(by step: Int) {
    let keys = [VoiceOverKey.languageDefault] + composer.wording.languageKeys
    let index = ((rotor.languageIndex + step) % keys.count + keys.count) % keys.count
    changeRotor { $0.languageIndex = index }
    say(composer.phrase(keys[index]), .rotor)
  }

  /// The language the user chose for the voice; `nil` where every text is spoken in its own.
  var rotorLanguage: SpokenLanguage? {
    guard rotor.languageIndex > 0 else { return nil }
    let key = composer.wording.languageKeys[rotor.languageIndex - 1]
    return SpokenLanguage(String(key.rawValue.dropFirst(VoiceOverKey.languagePrefix.count)))
  }
}
