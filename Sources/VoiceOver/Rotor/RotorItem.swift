import AccessibilityModel
import AppSimulation
import ScreenReading

/// An item of the rotor, which determines what vertical swipes do.
public enum RotorItem: Hashable, Sendable {
  /// Step through elements of a kind.
  case headings, links, formControls, containers
  /// Step through the text of the element.
  case words, characters, lines
  /// Change the value of an adjustable element.
  case adjustValue
  /// Choose a custom action.
  case actions
  /// Choose the language of the voice.
  case language
  /// Step through a custom rotor of the app, by name.
  case custom(String)

  /// The items that every element has, in the order of turning (VOT logs a similar order).
  static let always: [RotorItem] = [
    .headings, .links, .formControls, .containers, .words, .characters, .lines, .language,
  ]

  /// The row of the wording table that names it; `nil` for a custom rotor of the app.
  var key: Wording.Key? {
    switch self {
    case .headings: .rotorHeadings
    case .links: .rotorLinks
    case .formControls: .rotorFormControls
    case .containers: .rotorContainers
    case .words: .rotorWords
    case .characters: .rotorCharacters
    case .lines: .rotorLines
    case .adjustValue: .rotorAdjustValue
    case .actions: .rotorActions
    case .language: .rotorLanguage
    case .custom: nil
    }
  }

  /// What is said when there is none of its kind.
  var notFound: Wording.Key {
    switch self {
    case .headings: .rotorHeadingsNone
    case .links: .rotorLinksNone
    case .formControls: .rotorFormControlsNone
    case .containers: .rotorContainersNone
    default: .rotorItemsNone
    }
  }

  /// Its names in a walk, without spaces or case.
  var names: [String] {
    switch self {
    case .headings: ["headings", "heading", "headers"]
    case .links: ["links", "link"]
    case .formControls: ["formcontrols", "controls"]
    case .containers: ["containers", "container"]
    case .words: ["words", "word"]
    case .characters: ["characters", "character", "letters"]
    case .lines: ["lines", "line"]
    case .adjustValue: ["adjustvalue", "adjust", "value"]
    case .actions: ["actions", "action"]
    case .language: ["language", "languages"]
    case .custom(let name): [RotorItem.plain(name)]
    }
  }

  /// A name without spaces, hyphens or case.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "-" }
  }

  /// Whether an element is of the kind it steps through.
  func includes(_ element: Element) -> Bool {
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
