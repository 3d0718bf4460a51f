import AccessibilityModel
import Languages
import Walks
import Yams

/// The keys of a file, of its variants and of its screens.
extension Vocabulary {
  static let screen = Record<AccessibilityScreen>(
    "a screen",
    [
      .optional(
        "screen", .text, \.title, "The title, spoken on arrival.", "screen: Sound",
        aliases: ["title"]),
      .key(
        "order", .choice, \.order, usually: .document,
        "How elements are ordered: as they are written, or by their frames.",
        "order: frames"),
      .optional(
        "direction", .choice, \.direction,
        "The direction in which rows are read; by default that of the language.",
        "direction: rightToLeft"),
      .optional(
        "toolkit", .choice, \.toolkit,
        "What the Android build is made with, which decides TalkBack's words for states; also of "
          + "`variants` and of screens below `screens:`. Each of them, and an element, can name "
          + "another.",
        "toolkit: compose"),
      .required(
        "elements", .elements, \.elements, "The elements, in the order in which they are read.",
        "elements: [header \"Sound\", slider \"Volume\"]"),
      .key(
        "events", .events, \.events, usually: [], "What the app does by itself.",
        "events: [{at: 2s, effects: [announce: Connected]}]"),
      .optional(
        "audit", .exemptions, \.audit, "What an audit leaves out about the screen.",
        "audit: {ignore: {screen-without-heading: It is a dialog.}}"),
    ])

  static let variant = RecordInfo(
    "a variant",
    screen.info.keys + [
      KeyInfo(
        name: "screens", kind: .map(of: .record(screen.info, orText: false), mayBeEmpty: true),
        summary: "Screens that are pushed or presented, by name.",
        example: "screens: {detail: {screen: Detail, elements: [backButton \"Back\"]}}"),
      walks,
    ])

  private static let walks = KeyInfo(
    name: "walks", kind: .map(of: .walk, mayBeEmpty: false),
    summary: "Ways through the screen: gestures and a goal.",
    example: "walks: {louder: {gestures: [swipe right, swipe up x2], goal: Volume = 70%}}")

  /// A walk that has a goal.
  static let walk = RecordInfo(
    "a walk",
    [
      KeyInfo(
        name: "gestures", kind: .list(of: .step), summary: "What the user does, step by step.",
        isRequired: true),
      KeyInfo(name: "goal", kind: .goal, summary: "What the user wants to reach."),
      KeyInfo(
        name: "must", kind: .choice(["reach goal"], orFlag: false),
        summary: "What makes `check` and `transcript` fail: `reach goal`, if the goal is missed."),
      KeyInfo(
        name: "reader", kind: .string,
        summary: "The only reader who takes the walk, such as talkback; every reader by default."),
    ])

  private static let variants = KeyInfo(
    name: "variants", kind: .map(of: .record(variant, orText: false), mayBeEmpty: false),
    summary: "Versions to compare, such as before and after.",
    example: "variants: {before: {elements: [link \"Pay\"]}, after: {elements: [button \"Pay\"]}}",
    rivals: variant.names.filter { !["screen", "toolkit", "walks"].contains($0) })

  private static let picture = KeyInfo(
    name: "picture", kind: .string,
    summary: "A screenshot in the folder of the file, as PNG: films, drawings and pages show it in "
      + "place of a drawn screen.",
    example: "picture: settings.png")

  private static func language(of packs: LanguagePacks) -> KeyInfo {
    KeyInfo(
      name: "language", kind: .language(of: packs.languages.map(\.base)),
      summary: "The language of the app.", example: "language: en",
      fallback: packs.primary.language.tag)
  }

  /// A file has `elements` and what belongs to them, or `variants` that have.
  static var file: RecordInfo {
    let packs = LanguagePacks.current
    return packs.languages == LanguagePacks.builtIn.languages ? builtInFile : file(of: packs)
  }

  private static let builtInFile = file(of: .builtIn)

  private static func file(of packs: LanguagePacks) -> RecordInfo {
    RecordInfo(
      "a screen file",
      [variant.keys[0], language(of: packs), picture]
        + variant.keys.dropFirst().map { key in
          var key = key
          key.isRequired = false
          return key
        } + [variants], oneOf: ["elements", "variants"])
  }
}
