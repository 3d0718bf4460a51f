/// What an element is and how it behaves, as bits in UIKit's own positions.
///
/// The first group is public in UIKit (`UIAccessibilityTraits`). The second is private to UIKit,
/// but VoiceOver speaks it; the positions are those that AccessibilitySnapshot found by
/// experiment (repo cashapp/AccessibilitySnapshot, `AccessibilityPrimitives.swift`).
///
/// ```swift
/// let banner: ElementTraits = [.button, .adjustable]
/// ```
public struct ElementTraits: OptionSet, Hashable, Sendable {
  /// The bits that are set.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  // Public in UIKit.
  /// It can be pressed.
  public static let button = ElementTraits(rawValue: 1 << 0)
  /// It opens a page.
  public static let link = ElementTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = ElementTraits(rawValue: 1 << 2)
  /// It is selected among its siblings.
  public static let selected = ElementTraits(rawValue: 1 << 3)
  /// It plays its own sound when it is activated.
  public static let playsSound = ElementTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = ElementTraits(rawValue: 1 << 5)
  /// Its text does not change.
  public static let staticText = ElementTraits(rawValue: 1 << 6)
  /// It summarizes the app and is read when the app starts.
  public static let summaryElement = ElementTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = ElementTraits(rawValue: 1 << 8)
  /// Its label or value changes often; VoiceOver checks it from time to time.
  public static let updatesFrequently = ElementTraits(rawValue: 1 << 9)
  /// It is for typing searches.
  public static let searchField = ElementTraits(rawValue: 1 << 10)
  /// It starts sound or video; VoiceOver stays silent after it is activated.
  public static let startsMediaSession = ElementTraits(rawValue: 1 << 11)
  /// Vertical swipes change its value.
  public static let adjustable = ElementTraits(rawValue: 1 << 12)
  /// Touches go straight to the app.
  public static let allowsDirectInteraction = ElementTraits(rawValue: 1 << 13)
  /// Reading continues on the next page after it.
  public static let causesPageTurn = ElementTraits(rawValue: 1 << 14)
  /// It contains tabs.
  public static let tabBar = ElementTraits(rawValue: 1 << 15)
  /// It begins a section.
  public static let header = ElementTraits(rawValue: 1 << 16)
  /// A switch: UIKit's public name since iOS 17 is `toggleButton`.
  public static let toggleButton = ElementTraits(rawValue: 1 << 53)

  // Private in UIKit, spoken by VoiceOver.
  /// It is for typing text.
  public static let textEntry = ElementTraits(rawValue: 1 << 18)
  /// It has the keyboard.
  public static let isEditing = ElementTraits(rawValue: 1 << 21)
  /// Text typed in it is not shown.
  public static let secureTextField = ElementTraits(rawValue: 1 << 24)
  /// It leads to the previous screen.
  public static let backButton = ElementTraits(rawValue: 1 << 27)
  /// It is one of the tabs of a tab bar.
  public static let tabBarItem = ElementTraits(rawValue: 1 << 28)
  /// It can have several lines of text.
  public static let textArea = ElementTraits(rawValue: 1 << 47)
  /// The older, private name of ``toggleButton``.
  public static let switchButton = toggleButton

  /// Every trait with its name in a screen file, in the order of the bits.
  public static let named: [(name: String, trait: ElementTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("textEntry", .textEntry),
    ("isEditing", .isEditing), ("secureTextField", .secureTextField),
    ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("textArea", .textArea),
    ("toggleButton", .toggleButton),
  ]

  /// The names of the traits that are set, in the order of the bits.
  public var names: [String] {
    Self.named.filter { contains($0.trait) }.map(\.name)
  }
}

extension ElementTraits: Codable {
  /// Decodes an array of names; unknown names are an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    var traits: ElementTraits = []
    for name in try container.decode([String].self) {
      guard let known = Self.named.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown trait \(name)")
      }
      traits.insert(known.trait)
    }
    self = traits
  }

  /// Encodes the names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}
