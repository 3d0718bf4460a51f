import AccessibilityModel
import Yams

/// The keys of an element: one row defines everything about a key.
///
/// To add a property, add it to the model and add a row here.
extension Vocabulary {
  static let element = Record("an element", elementGroups.flatMap(\.keys))

  /// The keys by topic, in the order in which they are read and printed.
  static let elementGroups: [(title: String, keys: [Key<AccessibilityElement>])] = [
    ("Texts", texts), ("Names and traits", names), ("State", states),
    ("Place", places), ("What else the user can do", offers), ("VoiceOver and the element", focus),
    ("Data table cells", cells), ("Scroll views", scrollViews),
    ("Adjusting by swipes up and down", adjusting), ("Carousels and banners", turns),
    ("Typing a number", editors), ("The same on Android", androids),
    ("What the app does", responses), ("What an audit leaves out", audits),
    ("What is inside", contents),
  ]

  private static let texts: [Key<AccessibilityElement>] = [
    Key.optional(
      "label", .text, \.label, "The name of the element.",
      "element: {label: Save}", aliases: ["accessibilityLabel"]
    ).printed { $0.label.flatMap { $0.isPlain ? nil : Node(text: $0) } },
    .optional(
      "value", .text, \.value, "The current value of the element.",
      "slider \"Volume\": {value: 50%}", aliases: ["accessibilityValue"]),
    .optional(
      "hint", .text, \.hint, "What happens when the element is activated.",
      "button \"Save\": {hint: Saves the changes.}", aliases: ["accessibilityHint"]),
    .optional(
      "placeholder", .text, \.placeholder, "The text that an empty text field shows.",
      "textField \"Name\": {placeholder: Required}"),
  ]

  private static let names: [Key<AccessibilityElement>] = [
    Key(
      KeyInfo(
        name: "traits", kind: .traits, summary: "UIKit's traits, in addition to those of the role.",
        example: "text \"All\": {traits: [button, selected]}",
        aliases: ["accessibilityTraits", "accessibilityAddTraits"], place: .word),
      read: { reader, entry, _, element in
        let traits = reader.traits(entry.value)
        element.additionalTraits.formUnion(traits.subtracting(element.role.traits))
      },
      print: { element in
        let names = element.additionalTraits.names
        return names.isEmpty ? nil : Node(list: names.map { Node($0) })
      }),
    .optional(
      "identifier", .string, \.identifier,
      "The name that the file and transcripts use for the element; never spoken.",
      "button \"Save\": {identifier: save}", aliases: ["id", "accessibilityIdentifier"]),
    .optional(
      "language", .language, \.language, "The language of the element's texts, as a BCP 47 tag.",
      "button \"Enregistrer\": {language: fr-CA}", aliases: ["accessibilityLanguage"]),
  ]

  private static let states: [Key<AccessibilityElement>] = [
    .optional(
      "toggle", .choice, \.toggle,
      "Whether a switch, checkbox or radio button is on; a double tap changes no switch without it.",
      "switch \"Haptics\": {toggle: on}", place: .word),
    .optional(
      "expanded", .expanded, \.expandedStatus, "Whether the element shows more on activation.",
      "button \"Details\": {expanded: collapsed}",
      aliases: ["expandedStatus", "accessibilityExpandedStatus"], place: .word),
    .optional(
      "level", .integer(in: 1...6), \.headingLevel, "The level of a heading, 1 to 6.",
      "header \"Sound\": {level: 2}", place: .assignment),
    .key(
      "states", .list(of: .choice), \.webStates, usually: [],
      "What a web page says of the element: required, invalid, visited, current.",
      "link \"Home\": {states: [visited, current]}"),
    .optional(
      "live", .choice, \.liveRegion,
      "How changes inside a part of a web page are announced: after other speech, or at once.",
      "group: {live: polite, children: [text \"3 results\"]}", aliases: ["ariaLive"]),
    .key(
      "draggable", .flag, \.isDraggable, usually: false, "Whether the element can be dragged.",
      "cell \"Song\": {draggable: true}", place: .flag),
    .key(
      "requiresActivation", .flag, \.requiresActivation, usually: false,
      "Whether direct touch begins only after a double tap.",
      "image \"Piano\" [allowsDirectInteraction]: {requiresActivation: true}", place: .flag),
    .optional(
      "grouping", .choice, \.grouping,
      "What happens to the children: combine, ignore or contain.",
      "group: {grouping: combine, children: [\"Seoul\", \"18°\"]}",
      aliases: ["accessibilityElement"], place: .word),
  ]

  private static let focus: [Key<AccessibilityElement>] = [
    .optional(
      "isElement", .flag, \.isAccessibilityElement, "Whether VoiceOver stops at the element.",
      "image \"Wave\": {isElement: false}", aliases: ["isAccessibilityElement"],
      place: .assignment),
    .key(
      "hidden", .flag, \.isHidden, usually: false,
      "Whether VoiceOver ignores the element and its children.", "image \"Wave\": {hidden: true}",
      aliases: ["accessibilityHidden", "accessibilityElementsHidden", "isHidden"], place: .flag),
    .key(
      "modal", .flag, \.isModal, usually: false, "Whether everything behind it is out of reach.",
      "group: {modal: true, children: [button \"Close\"]}",
      aliases: ["accessibilityViewIsModal", "isModal"], place: .flag),
    .key(
      "focused", .flag, \.startsFocused, usually: false, "Whether VoiceOver's cursor starts here.",
      "button \"Save\": {focused: true}", place: .flag),
  ]

  private static let places: [Key<AccessibilityElement>] = [
    .optional(
      "frame", .rect, \.frame,
      "x, y, width and height in points; they order the elements only with `order: frames`.",
      "button \"Save\": {frame: [16, 580, 361, 44]}", aliases: ["accessibilityFrame"]),
    .optional(
      "activationPoint", .point, \.activationPoint, "Where a double tap lands: x and y in points.",
      "slider \"Volume\": {activationPoint: [180, 602.5]}",
      aliases: ["accessibilityActivationPoint"]),
  ]

  private static let offers: [Key<AccessibilityElement>] = [
    .key(
      "inputLabels", .list(of: .string), \.inputLabels, usually: [],
      "The names that Voice Control accepts for the element.",
      "button \"Add to cart\": {inputLabels: [Add, Cart]}",
      aliases: ["accessibilityInputLabels", "accessibilityUserInputLabels"]),
    .key(
      "actions", .actions, \.customActions, usually: [], "The custom actions.",
      "cell \"Mail\": {actions: [Archive, {name: Delete, effects: [announce: Deleted]}]}",
      aliases: ["customActions", "accessibilityCustomActions"]),
    .key(
      "swipeActions", .actions, \.swipeActions, usually: [],
      "The actions of a swipe on a row, which are custom actions by themselves.",
      "cell \"Mail\": {swipeActions: [Archive, {name: Delete, effects: [announce: Deleted]}]}"),
    .key(
      "contextMenu", .actions, \.contextMenu, usually: [],
      "The menu that a double tap and hold opens.",
      "image \"Photo\": {contextMenu: [Copy, {name: Share, effects: [announce: Shared]}]}"),
    .key(
      "content", .content, \.customContent, usually: [],
      "Custom content: label, value, important.",
      "cell \"Photo\": {content: [{label: Size, value: 2 MB, important: true}]}",
      aliases: ["customContent", "accessibilityCustomContent"]),
    .key(
      "rotors", .rotors, \.customRotors, usually: [], "The custom rotors: name and items.",
      "list: {rotors: [{name: Unread, items: [Mail]}], children: [cell \"Mail\"]}",
      aliases: ["customRotors", "accessibilityCustomRotors"]),
    .key(
      "sortPriority", .number, \.sortPriority, usually: 0,
      "Siblings with a higher priority come first.", "button \"Pay\": {sortPriority: 1.5}",
      aliases: ["accessibilitySortPriority"]),
  ]

  private static let cells: [Key<AccessibilityElement>] = {
    let keys: [Key<DataTableCell>] = [
      .key(
        "row", .integer(in: 1...100_000), \.row, usually: 1, isAlwaysPrinted: true,
        "The row in a data table, from 1.", "text \"18°\": {row: 2, column: 3}",
        place: .assignment),
      .key(
        "column", .integer(in: 1...100_000), \.column, usually: 1, isAlwaysPrinted: true,
        "The column in a data table, from 1.", "text \"18°\": {row: 2, column: 3}",
        place: .assignment),
      .key(
        "rowSpan", .integer(in: 1...10_000), \.rowSpan, usually: 1,
        "How many rows the cell covers.", "text \"18°\": {row: 2, column: 3, rowSpan: 2}",
        place: .assignment),
      .key(
        "columnSpan", .integer(in: 1...10_000), \.columnSpan, usually: 1,
        "How many columns the cell covers.", "text \"18°\": {row: 2, column: 3, columnSpan: 2}",
        place: .assignment),
      .optional(
        "header", .choice, \.header, "Whether the cell is the header of its row or its column.",
        "text \"Seoul\": {row: 2, column: 1, header: row}", place: .assignment),
    ]
    return keys.map { $0.lifted(to: \.tableCell, startingAs: DataTableCell(row: 1, column: 1)) }
  }()

  private static let scrollViews: [Key<AccessibilityElement>] = {
    let keys: [Key<ScrollingBehavior>] = [
      .key(
        "axis", .choice, \.axis, usually: .vertical, isAlwaysPrinted: true,
        "The direction in which a scroll view moves.",
        "scrollView: {axis: horizontal, children: [\"One\"]}"),
      .key(
        "paging", .flag, \.isPaging, usually: false, "Whether a scroll view scrolls by pages.",
        "scrollView: {paging: true, children: [\"One\", \"Two\"]}"),
      .key(
        "visible", .integer(in: 1...10_000), \.visibleCount, usually: 1,
        "How many children a scroll view shows at once.",
        "scrollView: {visible: 2, children: [\"One\", \"Two\", \"Three\"]}"),
      .optional(
        "pageControl", .elementName, \.pageControl,
        "The page control that follows the scroll view.",
        "scrollView: {pageControl: dots, children: [\"One\", pageControl \"dots\"]}"),
    ]
    return keys.map { $0.lifted(to: \.scrolling, startingAs: ScrollingBehavior()) }
  }()

  private static let androids: [Key<AccessibilityElement>] = [
    .key(
      "android", .android, \.android, usually: AndroidOverrides(),
      "What the Android build says differently, for TalkBack.",
      "button \"Cart\": {android: {clickLabel: add, toolkit: compose}}")
  ]

  private static let responses: [Key<AccessibilityElement>] = [
    .key(
      "enabledWhen", .conditions, \.enabledWhen, usually: [],
      "The conditions on which the element is enabled; otherwise it is dimmed.",
      "button \"Pay\": {enabledWhen: Pay is selected}"),
    .key(
      "shownWhen", .conditions, \.shownWhen, usually: [],
      "The conditions on which the element is shown; otherwise it is hidden.",
      "text \"Too many\": {shownWhen: Too many is not empty}"),
    response(
      .activate, "What the app does on a double tap.",
      "button \"Save\": {activate: [{announce: Saved, after: 100ms}]}"),
    response(
      .increment, "What the app does on a swipe up.",
      "stepper \"Seats\": {increment: [{set: Seats, value: \"2\"}]}"),
    response(
      .decrement, "What the app does on a swipe down.",
      "stepper \"Seats\": {decrement: [{set: Seats, value: \"1\"}]}"),
    response(
      .type, "What the app does when the text of a field has changed.",
      "textField \"Name\": {type: [{set: Name, hint: Changed}]}", aliases: ["onType"]),
    response(
      .returnKey, "What the app does when the return key of the keyboard is pressed.",
      "searchField \"Shop\": {returnKey: [announce: 3 results]}", aliases: ["onReturn"]),
    response(
      .becomeFocused, "What the app does when focus arrives.",
      "cell \"Card\": {becomeFocused: [scrollTo: Card]}",
      aliases: ["accessibilityElementDidBecomeFocused"]),
    response(
      .loseFocus, "What the app does when focus leaves.",
      "cell \"Card\": {loseFocus: [{announce: Card left, after: 500ms}]}",
      aliases: ["accessibilityElementDidLoseFocus"]),
    response(
      .longPress, "What the app does on a double tap and hold.",
      "cell \"Mail\": {longPress: [announce: Selected]}", aliases: ["onLongPress"]),
    response(
      .refresh, "What the app does when the content is scrolled beyond its top.",
      "table: {refresh: [{announce: Up to date, after: 2s}], children: [cell \"Mail\"]}",
      aliases: ["onRefresh"]),
    response(
      .escape, "What the app does on a two-finger scrub.", "sheet: {escape: [dismiss]}",
      aliases: ["accessibilityPerformEscape"]),
    response(
      .magicTap, "What the app does on a two-finger double tap on it or inside it.",
      "button \"Play\": {magicTap: [announce: Paused]}",
      aliases: ["accessibilityPerformMagicTap"]),
    response(
      .drop,
      "What the app does when a `draggable` element is dropped on this one, which it calls `dragged`.",
      "cell \"Archive\": {drop: [{set: dragged, hidden: true}]}", aliases: ["onDrop"]),
  ]

  private static func response(
    _ trigger: ElementResponse.Trigger, _ summary: String, _ example: String, aliases: [String] = []
  ) -> Key<AccessibilityElement> {
    Key(
      KeyInfo(
        name: trigger.rawValue, kind: .effects, summary: summary, example: example,
        aliases: aliases),
      read: { reader, entry, _, element in
        let known = reader.names.elements.count
        let effects = reader.effects(entry.value, for: trigger.rawValue)
        if trigger == .drop { reader.knowDragged(since: known) }
        element.responses.append(ElementResponse(trigger, effects))
      },
      print: { element in
        let responses = element.responses.filter { $0.trigger == trigger }
        let effects = Form.effects.print(responses.flatMap(\.effects))
        return responses.isEmpty ? nil : effects
      })
  }

  private static let audits: [Key<AccessibilityElement>] = [
    .optional(
      "audit", .exemptions, \.audit,
      "What an audit leaves out about the element and what is inside it.",
      "image \"Wave\": {audit: {ignore: {decorative-image: It is the app's sign.}}}")
  ]

  private static let contents: [Key<AccessibilityElement>] = [
    .key(
      "children", .elements, \.children, usually: [], "The elements inside.",
      "list: {children: [cell \"Mail\", cell \"Calendar\"]}", aliases: ["items", "elements"]),
    Key(
      KeyInfo(
        name: "rows", kind: .list(of: .list(of: .cell)),
        summary: "The cells of a data table, row by row.",
        example: "dataTable: {rows: [[City, Now], [Seoul, button \"18°\"]]}",
        roles: [.dataTable]),
      read: { $0.rows($1, $2, into: &$3) }, print: { _ in nil }),
    headers("headerRow", "Whether the first of `rows` contains the headers."),
    headers("headerColumn", "Whether the first cell of each row is its header."),
  ]

  /// A key for `rows`, which is a short form and is printed as children with positions.
  private static func headers(_ name: String, _ summary: String) -> Key<AccessibilityElement> {
    .companion(
      KeyInfo(
        name: name, kind: .flag, summary: summary,
        example: "dataTable: {\(name): true, rows: [[City, Now], [Seoul, 18°]]}",
        fallback: "false", roles: [.dataTable], companions: ["rows"]),
      print: { _ in nil })
  }
}

extension Key {
  /// The key with a different way to print it.
  fileprivate func printed(_ print: @escaping @Sendable (Value) -> Node?) -> Key {
    Key(info, read: read, print: print)
  }
}
