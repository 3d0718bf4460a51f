import AccessibilityModel
import AppSimulation
import ScreenReading

/// VoiceOver's own list of the elements of a screen.
///
/// That there is one, sorted, with a search, is documented; how it speaks is not verified.
struct ItemChooser: Sendable {
  /// The elements, in the order of their texts.
  private var all: [FocusStop]
  /// Those that the search finds.
  private(set) var found: [FocusStop]
  private(set) var search = ""
  private(set) var index = 0
  /// Whether the element that the cursor was on is gone, which the user does not know yet.
  var hasLost = false

  init(_ stops: [FocusStop]) {
    all = Self.sorted(stops)
    found = all
  }

  private static func sorted(_ stops: [FocusStop]) -> [FocusStop] {
    stops.enumerated().sorted { left, right in
      let texts = (left.element.chooserText.lowercased(), right.element.chooserText.lowercased())
      return texts.0 == texts.1 ? left.offset < right.offset : texts.0 < texts.1
    }.map(\.element)
  }

  /// The element that the cursor of the list is on.
  var current: FocusStop? { found.indices.contains(index) ? found[index] : nil }

  /// Goes to the next (1) or the previous (-1) one.
  ///
  /// - Returns: Whether there is one.
  mutating func step(by step: Int) -> Bool {
    guard found.indices.contains(index + step) else { return false }
    index += step
    return true
  }

  /// Goes to the first or the last one.
  mutating func goToEnd(_ half: ReaderGesture.Half) {
    index = half == .top ? 0 : max(found.count - 1, 0)
  }

  /// Goes to the one that a user means by a name.
  ///
  /// - Returns: Whether there is one.
  mutating func go(to name: String) -> Bool {
    let place = found.firstIndex { $0.isNamed(name) } ?? found.firstIndex { $0.isMeant(by: name) }
    index = place ?? index
    return place != nil
  }

  /// Searches for those whose texts contain what was typed.
  mutating func search(for text: String) {
    search = text
    find()
    index = 0
  }

  private mutating func find() {
    let plain = search.lowercased()
    found = plain.isEmpty ? all : all.filter { $0.chooserText.lowercased().contains(plain) }
  }

  /// The app has changed the elements: the list is made anew, with the same search, and the cursor
  /// stays on its element, or goes to the nearest that is still there.
  mutating func renew(_ stops: [FocusStop], after change: TreeChange) {
    let (before, place) = (found, index)
    all = Self.sorted(stops)
    find()
    guard before.indices.contains(place) else { return }
    func survivor(_ index: Int) -> Int? {
      guard before.indices.contains(index) else { return nil }
      let old = before[index]
      let same = found.indices.filter { change.leaves(old, as: found[$0]) }
      return same.first { found[$0].path == old.path } ?? same.first
    }
    hasLost = hasLost || survivor(place) == nil
    index = 0
    // The next ones first, as for focus that is lost.
    for distance in before.indices {
      guard let near = survivor(place + distance) ?? survivor(place - distance) else { continue }
      index = near
      break
    }
  }
}

extension TreeChange {
  /// Whether a stop of before is one of now: where nothing is new, the one in its place; among new
  /// children, the one that was kept, or has its identifier or else its texts.
  fileprivate func leaves(_ old: FocusStop, as new: FocusStop) -> Bool {
    guard case .children(let container, _, let kept) = self, old.path != kept,
      old.path.count > container.count, old.path.starts(with: container)
    else { return old.path == new.path }
    guard new.path.count > container.count, new.path.starts(with: container), new.path != kept
    else { return false }
    if let identifier = old.element.identifier { return new.element.identifier == identifier }
    let (label, text) = (old.element.label?.string, old.text)
    return !text.isEmpty && (label == nil ? new.text == text : new.element.label?.string == label)
  }
}

extension FocusStop {
  /// By what the list sorts and finds it; empty for an element without texts, and for a password.
  fileprivate var chooserText: String { element.wholeText.string }
}

extension VoiceOverMachine {
  /// Opens the list of all elements, at its first.
  mutating func openChooser() {
    guard !front.stops.isEmpty else { return play(.empty) }
    chooser = ItemChooser(front.stops)
    beganToSpeak()
    play(.screenChanged)
    say(composer.phrase(VoiceOverKey.chooserTitle), .screen)
    tellChoice(.queue)
  }

  /// What a gesture does while the list is open.
  ///
  /// - Returns: Whether the list takes it; speech can be paused as ever.
  mutating func choose(by gesture: ReaderGesture, _ app: inout some AppInFront) -> Bool {
    switch gesture {
    case .pause, .mute, .screenCurtain: return false
    case .swipe(.right): stepInChooser(by: 1)
    case .swipe(.left): stepInChooser(by: -1)
    case .fourFingerTap(let half):
      chooser?.goToEnd(half)
      tellChoice()
    case .touch(.element(let name)), .drag(.element(let name)):
      if chooser?.go(to: name) ?? false { tellChoice() } else { findNothing(.empty) }
    case .type(let text): search(for: (chooser?.search ?? "") + text)
    case .delete: search(for: String((chooser?.search ?? "").dropLast()))
    case .doubleTap, .splitTap: takeChoice(&app)
    case .escape, .itemChooser: closeChooser()
    default: play(.boundary)
    }
    return true
  }

  private mutating func stepInChooser(by step: Int) {
    if !(chooser?.step(by: step) ?? false) { play(.boundary) }
    tellChoice()
  }

  private mutating func search(for text: String) {
    chooser?.search(for: text)
    guard chooser?.current == nil else { return tellChoice() }
    tellNothingFound()
  }

  private mutating func tellNothingFound(_ manner: SpeechQueue.Manner = .interrupt) {
    play(.noResults)
    say(composer.phrase(VoiceOverKey.rotorItemsNone), .rotor, manner)
  }

  /// The app has changed the elements of the screen in front.
  mutating func renewChooser(after change: TreeChange) {
    guard var renewed = chooser else { return }
    renewed.renew(front.stops, after: change)
    chooser = renewed
  }

  /// Tells where the cursor of the list is, if its element is gone.
  mutating func tellLostChoice() {
    guard chooser?.hasLost ?? false else { return }
    chooser?.hasLost = false
    if chooser?.current == nil { tellNothingFound(.queue) } else { tellChoice(.queue) }
  }

  private mutating func tellChoice(_ manner: SpeechQueue.Manner = .interrupt) {
    guard let stop = chooser?.current else { return }
    let label = stop.element.label ?? stop.element.wholeText
    beganToSpeak()
    play(.focus)
    // Without texts it is called what it is; an identifier is never spoken.
    let words =
      label.isBlank
      ? SpokenAnnouncement(parts: announcement(for: stop, after: stop).parts)
      : composer.text(label, in: language)
    say(words, .rotor, of: stop.name, manner)
  }

  /// The list closes, and focus is on the element that was chosen.
  private mutating func takeChoice(_ app: inout some AppInFront) {
    guard let stop = chooser?.current else { return play(.empty) }
    chooser = nil
    play(.activate)
    guard front.stop(at: stop.path) != nil else { return play(.empty) }
    moveFocus(to: stop.path, &app)
  }

  /// The list closes; focus is where it was, and read again.
  private mutating func closeChooser() {
    chooser = nil
    play(.screenChanged)
    guard let stop = front.focused else { return silence() }
    read(stop, after: stop, .interrupt)
  }
}
