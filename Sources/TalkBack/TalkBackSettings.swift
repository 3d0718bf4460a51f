import ScreenReading

/// The settings of TalkBack that change what it says; its defaults are the preset ``custom``.
package struct TalkBackSettings: Hashable, Sendable {
  /// The order in which an element is described (Element description order).
  package var order = DescriptionOrder.stateNameType
  /// Whether hints are spoken (Speak usage hints).
  package var speaksHints = true
  /// Whether positions and the edges of lists and grids are spoken (Speak container info).
  package var speaksContainers = true
  /// Whether the words for what elements are, and "heading", are spoken (Speak element type).
  package var speaksTypes = true
  /// Whether the items in view are told after any scroll (Always speak number of list items).
  package var speaksItemCounts = false
  /// Whether a lone capital letter is called one (Capital letters).
  package var speaksCapitals = true
  /// Whether one tap activates, which is what hints say then (Single-tap to activate).
  package var activatesOnSingleTap = false
  /// What is spoken while the user types (Keyboard echo).
  package var typingEcho = TypingEcho.charactersAndWords
  /// How many marks are named (Speak punctuation and symbols).
  package var punctuation = Punctuation.some

  package typealias DescriptionOrder = TalkBackSetting.DescriptionOrder
  package typealias TypingEcho = TalkBackSetting.TypingEcho
  package typealias Punctuation = TalkBackSetting.Punctuation

  package init() {}

  /// The preset that a user has who never chose one.
  package static let custom = TalkBackSettings()
  /// The preset that says most.
  package static let high = custom.with { $0.speaksItemCounts = true }
  /// The preset that says least; names and states are never left out.
  package static let low = custom.with {
    $0.speaksHints = false
    $0.speaksContainers = false
    $0.speaksTypes = false
    $0.speaksCapitals = false
    $0.typingEcho = .nothing
  }

  /// The settings changed by a closure.
  package func with(_ change: (inout TalkBackSettings) -> Void) -> TalkBackSettings {
    var copy = self
    change(&copy)
    return copy
  }
}
