import AccessibilityModel
import AppSimulation
import ScreenReading

/// An item of the rotor, which determines what vertical swipes do.
package enum RotorItem: Hashable, Sendable {
  /// Step through elements of a kind.
  case headings, links, formControls, containers
  /// Step through the text of the element.
  case words, characters, lines
  /// Change the value of an adjustable element.
  case adjustValue
  /// Choose a custom action.
  case actions
  /// Change how fast the voice speaks.
  case speakingRate
  /// Go to what is above or below.
  case verticalNavigation
  /// Choose by what the selection of a text grows.
  case textSelection
  /// Step through the custom content of the element.
  case moreContent
  /// Choose the language of the voice.
  case language
  /// Step through a custom rotor of the app, by name.
  case custom(String)

  /// The items that every element has, in the order of turning.
  ///
  /// VOT logs Characters, Words, Lines, Speaking Rate, Containers, Headings, Actions; the places of the
  /// others are ours.
  static let always: [RotorItem] = [
    .characters, .words, .lines, .speakingRate, .language, .verticalNavigation, .containers, .links,
    .formControls, .headings,
  ]

  /// The row of the wording table that names it; `nil` for a custom rotor of the app.
  var key: ReaderWording.Key? {
    switch self {
    case .headings: VoiceOverKey.rotorHeadings
    case .links: VoiceOverKey.rotorLinks
    case .formControls: VoiceOverKey.rotorFormControls
    case .containers: VoiceOverKey.rotorContainers
    case .words: VoiceOverKey.rotorWords
    case .characters: VoiceOverKey.rotorCharacters
    case .lines: VoiceOverKey.rotorLines
    case .adjustValue: VoiceOverKey.rotorAdjustValue
    case .actions: VoiceOverKey.rotorActions
    case .language: VoiceOverKey.rotorLanguage
    case .speakingRate: VoiceOverKey.rotorSpeakingRate
    case .verticalNavigation: VoiceOverKey.rotorVerticalNavigation
    case .textSelection: VoiceOverKey.rotorTextSelection
    case .moreContent: VoiceOverKey.rotorMoreContent
    case .custom: nil
    }
  }

  /// What is said when there is none of its kind.
  var notFound: ReaderWording.Key {
    switch self {
    case .headings: VoiceOverKey.rotorHeadingsNone
    case .links: VoiceOverKey.rotorLinksNone
    case .formControls: VoiceOverKey.rotorFormControlsNone
    case .containers: VoiceOverKey.rotorContainersNone
    default: VoiceOverKey.rotorItemsNone
    }
  }

  /// Its names in a walk, without spaces or case; before them the one to print, if it has spaces.
  var names: [String] {
    switch self {
    case .headings: ["headings", "heading", "headers"]
    case .links: ["links", "link"]
    case .formControls: ["form controls", "formcontrols", "controls"]
    case .containers: ["containers", "container"]
    case .words: ["words", "word"]
    case .characters: ["characters", "character", "letters"]
    case .lines: ["lines", "line"]
    case .adjustValue: ["adjust value", "adjustvalue", "adjust", "value"]
    case .actions: ["actions", "action"]
    case .language: ["language", "languages"]
    case .speakingRate: ["speaking rate", "speakingrate", "rate", "speed"]
    case .verticalNavigation: ["vertical navigation", "verticalnavigation", "vertical"]
    case .textSelection: ["text selection", "textselection", "selection"]
    case .moreContent: ["more content", "morecontent", "content", "customcontent"]
    case .custom(let name): [RotorItem.plain(name)]
    }
  }

  /// A name without spaces, hyphens or case.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "-" }
  }

  /// Whether an element is of the kind it steps through.
  func includes(_ element: AccessibilityElement) -> Bool {
    let traits = element.traits
    switch self {
    case .headings: return traits.contains(.header)
    case .links: return traits.contains(.link)
    case .formControls:
      return element.toggle != nil
        || !traits.isDisjoint(with: [.button, .adjustable, .textEntry, .toggleButton])
    default: return false
    }
  }
}
