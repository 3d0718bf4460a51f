import AccessibilityModel
import AppSimulation
import ScreenReading

extension TalkBackMachine {
  typealias Item = ReadingControl.Item

  /// The reading controls that fit the focused element.
  var controls: [Item] {
    guard let stop = focus else { return Item.always }
    let node = AccessibilityNode(stop)
    let hasActions = actions(of: stop).count > 1
    // What is disabled has no action to scroll, and so nothing to adjust (ABS; TB NumberAdjustor).
    let adjusts: [Item] =
      switch node.role {
      case _ where !node.isEnabled: []
      case .seekBar: [.adjustSlider]
      case .numberPicker: [.adjustValue]
      default: []
      }
    return (hasActions && node.role != .editText ? [.actions] : []) + Item.always + adjusts
  }

  /// What swipes up and down do now.
  var controlItem: Item { control.item(among: controls) }

  // MARK: Choosing

  mutating func turnControl(by step: Int) {
    let items = controls
    guard let index = items.firstIndex(of: control.item(among: items)) else { return }
    turn(to: items[((index + step) % items.count + items.count) % items.count])
  }

  mutating func turnControl(to name: String) {
    guard let item = item(named: name) else { return findNothing() }
    turn(to: item)
  }

  /// Its name is said, then how it is used.
  private mutating func turn(to item: Item) {
    control.turn(to: item)
    var announcement = composer.phrase(item.key)
    let words = composer.wording
    let gesture = words.text(
      .gestureOr,
      ["first": words.text(.gestureSwipeUp), "second": words.text(.gestureSwipeDown)])
    let hint: SpokenAnnouncement =
      switch item {
      case .actions: composer.phrase(.hintPerformAction, kind: .hint)
      case .adjustSlider, .adjustValue, .speechRate:
        composer.phrase(.hintAdjustSetting, ["gesture": gesture], kind: .hint)
      default:
        composer.phrase(
          .hintReadBy, ["gesture": gesture, "name": words.text(item.key)], kind: .hint)
      }
    if composer.settings.talkBack.speaksHints { announcement.hints = hint.parts }
    say(announcement, .rotor, .flush)
  }

  /// How many turns away a control is, backward if negative; `nil` if there is none of that name.
  private func turns(to name: String) -> Int? {
    let items = controls
    guard let target = item(named: name), let to = items.firstIndex(of: target),
      let from = items.firstIndex(of: control.item(among: items))
    else { return nil }
    let forward = (to - from + items.count) % items.count
    return forward <= items.count / 2 ? forward : forward - items.count
  }

  /// A control by its English name, or by its name in the language of the words.
  private func item(named name: String) -> Item? {
    let wanted = ReadingControls.plain(name)
    return controls.first { item in
      item.names.contains(wanted)
        || ReadingControls.plain(composer.phrase(item.key).spoken) == wanted
    }
  }

  // MARK: Swiping

  /// A swipe down (1) or up (-1); up is more on a slider, and back anywhere else.
  mutating func swipeVertically(by step: Int, _ app: inout some AppInFront) {
    let item = controlItem
    switch item {
    case .adjustSlider, .adjustValue: adjust(by: -step, &app)
    case .actions: chooseAction(by: step)
    case .speechRate: changeRate(by: -step)
    case .characters, .words, .lines, .paragraphs: stepThroughText(item, by: step, &app)
    case .headings, .controls, .links: stepThroughElements(item, by: step, &app)
    }
  }

  private mutating func stepThroughElements(
    _ item: Item, by step: Int, _ app: inout some AppInFront
  ) {
    let stops = front.stops
    let cursor = front.cursor.flatMap { front.index(of: $0) } ?? (step > 0 ? -1 : stops.count)
    var index = cursor + step
    while stops.indices.contains(index) {
      if isReachable(stops[index], app), item.includes(stops[index]) {
        let chosen = control
        moveFocus(to: stops[index].path, &app)
        control.turn(to: chosen.item(among: [item]))
        return
      }
      index += step
    }
    guard let thing = item.thing else { return }
    let words = composer.wording.text(thing)
    say(
      composer.phrase(step > 0 ? .controlNoNext : .controlNoPrevious, ["thing": words]), .rotor,
      .flush)
  }

  /// Speech is faster (1) or slower (-1) from now on, this included.
  private mutating func changeRate(by step: Int) {
    if !rate.change(by: step) { play(.complete) }
    say(
      composer.phrase(.controlRate, ["percent": "\(rate.percent)"], kind: .value), .rotor, .flush)
  }

  private mutating func chooseAction(by step: Int) {
    guard let stop = focus else { return }
    let all = actions(of: stop)
    // The list begins at "Activate", so that the first swipe comes to the app's own (TB
    // SelectorController).
    let next = (control.action ?? 0) + step
    let index = (next % all.count + all.count) % all.count
    control.action = index
    var announcement = words(for: all[index])
    if composer.settings.talkBack.speaksHints {
      announcement.hints = composer.phrase(.hintPerformAction, kind: .hint).parts
    }
    say(announcement, .rotor, of: stop.name, .flush)
  }

  /// The swipes that reach an action, backward if negative.
  private func swipes(toAction name: String) -> Int? {
    guard let stop = focus else { return nil }
    let names = actions(of: stop).map { words(for: $0).spoken }
    let index = names.firstIndex(of: name) ?? names.firstIndex { $0.hasPrefix(name) }
    guard let index, names.count > 1 else { return nil }
    let forward = (index - (control.action ?? 0) + names.count) % names.count
    return forward == 0 ? names.count : forward
  }

  /// Speaks the next piece of the element's text; while a field is edited, the cursor goes along.
  private mutating func stepThroughText(
    _ item: Item, by step: Int, _ app: inout some AppInFront
  ) {
    guard let stop = focus else { return }
    let node = AccessibilityNode(stop)
    let text = text(of: stop, node)
    control.enter(text)
    let pieces = TextPieces.pieces(of: text, by: item)
    guard !pieces.isEmpty else { return play(.complete) }
    let piece: TextPiece
    var edge: ReaderWording.Key?
    if node.isEditing {
      let place = stop.element.selection
      let passed =
        step > 0
        ? pieces.first { $0.range.upperBound > place.upperBound }
        : pieces.last { $0.range.lowerBound < place.lowerBound }
      guard let passed else { return play(.complete) }
      piece = passed
      let point = step > 0 ? passed.range.upperBound : passed.range.lowerBound
      if point == 0 { edge = .textBeginning } else if point == text.count { edge = .textEnd }
      ask(.moveInsertionPoint(point, in: stop.path), &app)
    } else {
      // The cursor is where the last piece ended or, on the way back, began, so that a turn hears it
      // once more (Android's View.traverseAtGranularity).
      let cursor = control.textCursor ?? (step > 0 ? 0 : text.count)
      let passed = TextPieces.next(after: cursor, by: step, among: pieces, of: item)
      guard let passed else { return passTextEdge(item, by: step, &app) }
      piece = passed
      control.textEdge = nil
      control.textCursor = step > 0 ? passed.range.upperBound : passed.range.lowerBound
    }
    var announcement = traversed(piece, isPassword: node.isPassword)
    // Where the cursor of a field comes to an end (TB InputTextSelectionFeedbackRules).
    if let edge { announcement.parts += composer.phrase(edge).parts }
    say(announcement, .rotor, of: stop.name, .flush)
  }

  /// At the end of a text the first swipe only makes a sound; the second goes on to the next element,
  /// and says of it no more than its first piece (TB CursorGranularityManager, TB FocusManagerInternal).
  private mutating func passTextEdge(_ item: Item, by step: Int, _ app: inout some AppInFront) {
    let stops = front.stops
    guard control.textEdge == step, var index = front.cursor.flatMap({ front.index(of: $0) }) else {
      control.textEdge = step
      return play(.complete)
    }
    repeat { index += step } while stops.indices.contains(index) && !isReachable(stops[index], app)
    guard stops.indices.contains(index) else { return play(.complete) }
    let node = AccessibilityNode(stops[index])
    let hasPieces = !TextPieces.pieces(of: text(of: stops[index], node), by: item).isEmpty
    moveFocus(to: stops[index].path, &app, isRead: !hasPieces)
    control.turn(to: item)
    if hasPieces { stepThroughText(item, by: step, &app) }
  }

  /// The text of an element that the reading controls step through.
  private func text(of stop: FocusStop, _ node: AccessibilityNode) -> String {
    (node.contentDescription ?? node.text ?? stop.element.wholeText).string
  }

  /// What was passed over; of a password only which characters (TB TextEventInterpreter).
  func traversed(_ piece: TextPiece, isPassword: Bool) -> SpokenAnnouncement {
    guard isPassword else {
      let spoken = SpokenText(composer).cleaned(AttributedText(piece.text))
      return composer.text(spoken, in: language)
    }
    let (first, last) = (piece.range.lowerBound + 1, piece.range.upperBound)
    return first == last
      ? composer.phrase(.textTraversed, ["number": "\(first)"], kind: .value)
      : composer.phrase(
        .textSelectedCharacters, ["first": "\(first)", "last": "\(last)"], kind: .value)
  }

  // MARK: Fingers

  /// A control is reached turn by turn, an action by swipes, and a scroll is made with two fingers.
  package func fingering(of gesture: ReaderGesture) -> Fingering? {
    switch gesture {
    case .rotor(.to(let name)):
      guard let turns = turns(to: name), turns != 0 else { return nil }
      return Fingering(moves(by: turns))
    case .action(let name):
      guard let swipes = swipes(toAction: name) else { return nil }
      if let turns = turns(to: "actions"), turns != 0 {
        return Fingering(moves(by: turns), hasMore: true)
      }
      return Fingering(
        Array(repeating: Fingering.Move(.swipe(.down)), count: swipes)
          + [Fingering.Move(.doubleTap)])
    // Two fingers scroll here, whichever way.
    case .threeFingerSwipe(let direction):
      return Fingering([.init(.twoFingerSwipe(direction))])
    default: return nil
    }
  }

  private func moves(by turns: Int) -> [Fingering.Move] {
    (0..<Int(turns.magnitude)).map { turn in
      Fingering.Move(.rotor(turns > 0 ? .next : .previous), isQuick: turn > 0)
    }
  }
}

extension ReadingControl.Item {
  /// Whether it steps to an element.
  func includes(_ stop: FocusStop) -> Bool {
    let node = AccessibilityNode(stop)
    switch self {
    case .headings: return node.isHeading
    // What can be used is a control too, but the rows of a list are not (TB AccessibilityNodeInfoUtils).
    case .controls:
      return node.role.isControl || !stop.isItem && (node.isClickable || node.isLongClickable)
    // Outside a web page only a part of a text is a link.
    case .links:
      return node.isInWebPage && stop.element.traits.contains(.link) || !node.allLinks.isEmpty
    default: return false
    }
  }
}

extension FocusStop {
  /// Whether it is directly inside a list or a grid.
  fileprivate var isItem: Bool {
    switch containers.last?.element.collection {
    case .list, .grid: true
    case .pager, nil: false
    }
  }
}
