/// The state of the rotor.
struct Rotor: Sendable {
  /// What the user turned it to.
  private(set) var choice: RotorItem = .headings
  /// What it shows if the choice does not exist: the last choice that always exists.
  private var fallback: RotorItem = .headings
  /// What it turned to by itself because of the focused element.
  private var automatic: RotorItem?
  /// Whether it turns by itself to what the element offers ("rotor follows the item").
  var followsItem: Bool
  /// The custom action that a vertical swipe chose; `nil` before the first swipe.
  var action: Int?
  /// Where in the text of the element the user is; `nil` before the first swipe.
  var textIndex: Int?
  /// How fast the voice speaks.
  var rate = SpeakingRate()
  /// By what a selection grows; `nil` before the first vertical swipe.
  var selectionUnit: VoiceOverMachine.SelectionUnit?
  /// Where the selection began.
  var selectionAnchor: Int?
  /// The language of the voice, if the user chose one.
  var languageIndex = 0

  init(followsItem: Bool) {
    self.followsItem = followsItem
  }

  /// What it is set to, among the available items.
  func item(among available: [RotorItem]) -> RotorItem {
    if let automatic, available.contains(automatic) { return automatic }
    return available.contains(choice) ? choice : fallback
  }

  /// Focus has reached an element with these items.
  ///
  /// The rotor turns to Adjust Value on an adjustable element, and to Actions on one with custom
  /// actions, if the setting is on (FR, NU-1133286).
  mutating func focusMoved(to available: [RotorItem]) {
    forgetSteps()
    automatic = nil
    guard followsItem else { return }
    automatic = [.adjustValue, .actions].first { available.contains($0) }
  }

  /// The user turned it to an item.
  mutating func turn(to item: RotorItem) {
    choice = item
    if RotorItem.always.contains(item) { fallback = item }
    automatic = nil
    forgetSteps()
  }

  /// What was chosen on an element counts only there.
  private mutating func forgetSteps() {
    action = nil
    textIndex = nil
    selectionUnit = nil
    selectionAnchor = nil
  }
}
