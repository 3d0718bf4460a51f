import AccessibilityModel

/// The words of the screen file, with what they stand for.
///
/// The reader, the printer's tests and the JSON Schema all walk these tables, so that a word
/// cannot be known to one and unknown to another.
enum Vocabulary {
  /// What a value in the file must be.
  enum Kind: Hashable {
    case text
    case string
    case flag
    case number
    case integer
    case duration
    case choice([String])
    case strings
    case texts
    case rect
    case point
    case traits
    case elements
    case rows
    case range
    case actions
    case content
    case rotors
    case editor
    case effects
  }

  /// A key of an element.
  struct Property {
    var name: String
    var kind: Kind
    var summary: String
    /// Other spellings: UIKit's and SwiftUI's own, so that code can be pasted.
    var aliases: [String] = []
  }

  static let properties: [Property] = [
    Property(
      name: "label", kind: .text, summary: "What the element is called.",
      aliases: ["accessibilityLabel"]),
    Property(
      name: "value", kind: .text, summary: "What the element holds now.",
      aliases: ["accessibilityValue"]),
    Property(
      name: "hint", kind: .text, summary: "What happens when the element is activated.",
      aliases: ["accessibilityHint"]),
    Property(name: "placeholder", kind: .text, summary: "What an empty text field shows."),
    Property(
      name: "traits", kind: .traits, summary: "UIKit's traits beside those of the role.",
      aliases: ["accessibilityTraits", "accessibilityAddTraits"]),
    Property(
      name: "identifier", kind: .string,
      summary: "The name by which the file and transcripts refer to the element; never spoken.",
      aliases: ["id", "accessibilityIdentifier"]),
    Property(
      name: "language", kind: .string, summary: "The language of the element's texts, as BCP 47.",
      aliases: ["accessibilityLanguage"]),
    Property(
      name: "toggle", kind: .choice(ToggleState.allCases.map(\.rawValue)),
      summary: "Whether a switch is on."),
    Property(
      name: "expanded", kind: .choice(ExpandedStatus.allCases.map(\.rawValue)),
      summary: "Whether the element shows more on activation.",
      aliases: ["expandedStatus", "accessibilityExpandedStatus"]),
    Property(name: "level", kind: .integer, summary: "The level of a heading, 1 to 6."),
    Property(name: "draggable", kind: .flag, summary: "Whether the element can be dragged."),
    Property(
      name: "frame", kind: .rect, summary: "x, y, width and height in points.",
      aliases: ["accessibilityFrame"]),
    Property(
      name: "activationPoint", kind: .point, summary: "Where a double tap is sent: x and y.",
      aliases: ["accessibilityActivationPoint"]),
    Property(
      name: "inputLabels", kind: .strings, summary: "The names by which Voice Control knows it.",
      aliases: ["accessibilityInputLabels", "accessibilityUserInputLabels"]),
    Property(
      name: "actions", kind: .actions, summary: "The custom actions.",
      aliases: ["customActions", "accessibilityCustomActions"]),
    Property(
      name: "content", kind: .content, summary: "Custom content: label, value, important.",
      aliases: ["customContent", "accessibilityCustomContent"]),
    Property(
      name: "rotors", kind: .rotors, summary: "The custom rotors: name and items.",
      aliases: ["customRotors", "accessibilityCustomRotors"]),
    Property(
      name: "sortPriority", kind: .number, summary: "Higher comes first among siblings.",
      aliases: ["accessibilitySortPriority"]),
    Property(
      name: "isElement", kind: .flag, summary: "Whether VoiceOver stops at it.",
      aliases: ["isAccessibilityElement"]),
    Property(
      name: "hidden", kind: .flag, summary: "Whether it and all inside is hidden from VoiceOver.",
      aliases: ["accessibilityHidden", "accessibilityElementsHidden", "isHidden"]),
    Property(
      name: "modal", kind: .flag, summary: "Whether what lies behind cannot be reached.",
      aliases: ["accessibilityViewIsModal", "isModal"]),
    Property(
      name: "grouping", kind: .choice(Grouping.allCases.map(\.rawValue)),
      summary: "What becomes of the children: combine, ignore or contain.",
      aliases: ["accessibilityElement"]),
    Property(name: "focused", kind: .flag, summary: "Whether VoiceOver's cursor begins here."),
    Property(name: "row", kind: .integer, summary: "The row in a data table, from 1."),
    Property(name: "column", kind: .integer, summary: "The column in a data table, from 1."),
    Property(name: "rowSpan", kind: .integer, summary: "How many rows the cell covers."),
    Property(name: "columnSpan", kind: .integer, summary: "How many columns the cell covers."),
    Property(
      name: "header", kind: .choice(TableCell.Header.allCases.map(\.rawValue)),
      summary: "What the cell is the header of."),
    Property(
      name: "rows", kind: .rows, summary: "The cells of a data table, row by row."),
    Property(
      name: "headerRow", kind: .flag, summary: "Whether the first of `rows` holds the headers."),
    Property(
      name: "headerColumn", kind: .flag,
      summary: "Whether the first cell of each of `rows` is its header."),
    Property(
      name: "axis", kind: .choice(Scrolling.Axis.allCases.map(\.rawValue)),
      summary: "The direction in which a scroll view moves."),
    Property(name: "paging", kind: .flag, summary: "Whether a scroll view moves by pages."),
    Property(
      name: "visible", kind: .integer, summary: "How many children a scroll view shows at once."),
    Property(
      name: "pageControl", kind: .string,
      summary: "The page control that keeps in step with the scroll view."),
    Property(
      name: "values", kind: .texts, summary: "The values that swipes up and down go through."),
    Property(
      name: "range", kind: .range, summary: "Minimum, maximum and step of an adjustable number."),
    Property(
      name: "at", kind: .number,
      summary: "The number at first, or the index into `values` from 0."),
    Property(
      name: "format", kind: .text,
      summary: "How the number is spoken; {value} and {percent} are filled in."),
    Property(
      name: "delay", kind: .duration, summary: "How late the new value arrives after a swipe."),
    Property(name: "pages", kind: .integer, summary: "How many pages a page control has."),
    Property(name: "page", kind: .integer, summary: "The page a page control is on, from 1."),
    Property(
      name: "style", kind: .choice(["elements", "adjustable", "joined"]),
      summary: "How a carousel or banner offers its items to VoiceOver."),
    Property(
      name: "index", kind: .integer, summary: "The item of a carousel or banner, from 0."),
    Property(
      name: "selectsOnFocus", kind: .flag,
      summary: "Whether a carousel selects the item that gets focus."),
    Property(
      name: "endless", kind: .flag, summary: "Whether a carousel begins again after its end."),
    Property(name: "every", kind: .duration, summary: "How long a banner shows an item."),
    Property(
      name: "stopsOnFocus", kind: .flag,
      summary: "Whether a banner stands still while it has focus."),
    Property(
      name: "editor", kind: .editor, summary: "The modal in which a slider's number is typed."),
    Property(
      name: "activate", kind: .effects, summary: "What the app does on a double tap."),
    Property(name: "increment", kind: .effects, summary: "What the app does on a swipe up."),
    Property(name: "decrement", kind: .effects, summary: "What the app does on a swipe down."),
    Property(
      name: "becomeFocused", kind: .effects, summary: "What the app does when focus arrives.",
      aliases: ["accessibilityElementDidBecomeFocused"]),
    Property(
      name: "loseFocus", kind: .effects, summary: "What the app does when focus leaves.",
      aliases: ["accessibilityElementDidLoseFocus"]),
    Property(
      name: "escape", kind: .effects, summary: "What the app does on a two-finger scrub.",
      aliases: ["accessibilityPerformEscape"]),
    Property(
      name: "magicTap", kind: .effects, summary: "What the app does on a two-finger double tap.",
      aliases: ["accessibilityPerformMagicTap"]),
    Property(
      name: "children", kind: .elements, summary: "What is inside.",
      aliases: ["items", "elements"]),
  ]

  /// The property of a name or alias.
  static let propertyByName: [String: Property] = {
    var table: [String: Property] = [:]
    for property in properties {
      for name in [property.name] + property.aliases { table[name] = property }
    }
    return table
  }()

  /// The flags of a line that stand for something else than a property set to true.
  static let stateFlags = [
    "on", "off", "mixed", "expanded", "collapsed", "editing", "combine", "ignore", "contain",
  ]

  /// Other names of roles.
  static let roleAliases: [String: Role] = [
    "heading": .header, "toggle": .switch, "staticText": .text, "tabItem": .tab,
    "section": .group, "dialog": .alert, "picture": .image,
  ]

  /// The role of a name or alias.
  static func role(_ name: String) -> Role? {
    Role(rawValue: name) ?? roleAliases[name]
  }

  static let roleNames = Role.allCases.map(\.rawValue) + roleAliases.keys.sorted()
  static let roleNameSet = Set(roleNames)

  /// Other names of traits: SwiftUI's and people's.
  static let traitAliases: [String: AccessibilityTraits] = [
    "isButton": .button, "isHeader": .header, "isLink": .link, "isImage": .image,
    "isSelected": .selected, "isSearchField": .searchField, "isStaticText": .staticText,
    "isKeyboardKey": .keyboardKey, "isSummaryElement": .summaryElement,
    "isToggle": .toggleButton, "switchButton": .toggleButton, "disabled": .notEnabled,
    "dimmed": .notEnabled, "heading": .header,
  ]

  /// The trait of a name or alias.
  static func trait(_ name: String) -> AccessibilityTraits? {
    AccessibilityTraits.named.first { $0.name == name }?.trait ?? traitAliases[name]
  }

  static let traitNames = AccessibilityTraits.named.map(\.name)

  /// The verbs of effects.
  static let effectVerbs = [
    "announce", "screenChanged", "layoutChanged", "pageScrolled", "scrollTo", "set", "select",
    "reload", "push", "pop", "present", "dismiss",
  ]
}
