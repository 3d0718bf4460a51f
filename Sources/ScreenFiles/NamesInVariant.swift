import AccessibilityModel
import Yams

/// The names that a variant gives and mentions: those that are mentioned are checked once all are given.
struct NamesInVariant {
  /// A name, and where it is mentioned.
  typealias Mention = (name: String, node: Node)

  /// A state that an effect gives to an element, which may have had none.
  struct GivenState: Hashable {
    var element: String
    var property: ElementProperty
  }

  // MARK: Given

  /// Where each identifier was given.
  var identifiers: [String: Node] = [:]
  /// Identifiers of elements that come with a reload.
  var laterIdentifiers: Set<String> = []
  /// Labels, which can refer to elements too.
  var labels: Set<String> = []
  /// The elements that come later: with a reload, or put after others.
  var laterElements: [AccessibilityElement] = []
  /// The states that effects give to elements.
  var givenStates: Set<GivenState> = []
  /// The labels that effects give to elements.
  var givenLabels: Set<String> = []

  // MARK: Mentioned

  /// Elements.
  var elements: [Mention] = []
  /// Elements to whose number something is added.
  var numbers: [Mention] = []
  /// Elements that are switched on and off.
  var toggles: [Mention] = []
  /// Elements whose state is asked for.
  var states: [(condition: ElementCondition, node: Node)] = []
  /// Banners and events.
  var timers: [Mention] = []
  /// Screens.
  var screens: [Mention] = []
}
