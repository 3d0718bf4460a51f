import AccessibilityModel
import Yams

/// The keys of what stands inside an element or a screen.
extension Vocabulary {
  static let run = Record<AttributedText.Run>(
    "a run",
    [
      .required("text", .string, \.text, "The characters of the run."),
      .optional(
        "language", .language, \.attributes.language, "The language whose voice speaks the run."),
      .optional("pitch", .pitch, \.attributes.pitch, "The pitch; 1 is normal."),
      .optional(
        "spellOut", .flag, \.attributes.spellOut, "Whether letters are said one by one."),
      .optional(
        "punctuation", .flag, \.attributes.punctuation,
        "Whether every punctuation mark is said, or none."),
      .optional(
        "ipa", .string, \.attributes.ipa,
        "The pronunciation in the International Phonetic Alphabet."),
    ])

  static let action = Record<CustomAction>(
    "an action",
    [
      .required("name", .text, \.name, "The name that is spoken."),
      .key("effects", .effects, \.effects, usually: [], "What the app does."),
    ])

  static let content = Record<CustomContent>(
    "custom content",
    [
      .key("label", .text, \.label, usually: "", isAlwaysPrinted: true, "What it is called."),
      .key("value", .text, \.value, usually: "", isAlwaysPrinted: true, "What it says."),
      .key(
        "important", .flag, \.isImportant, usually: false,
        "Whether it is read with the element."),
    ])

  static let rotor = Record<CustomRotor>(
    "a rotor",
    [
      .required("name", .text, \.name, "The name that is spoken when the rotor is turned to it."),
      .key(
        "items", .list(of: .elementName), \.items, usually: [],
        "The elements that it steps through, in order."),
    ])

  static let editor = Record<ValueEditor>(
    "an editor",
    [
      .required("field", .text, \.field, "The label of the text field."),
      .optional("hint", .text, \.hint, "The hint of the text field; it tells the bounds."),
      .key("notes", .list(of: .text), \.notes, usually: [], "Texts shown below the field."),
      .required("done", .text, \.done, "The label of the button that saves."),
      .required("cancel", .text, \.cancel, "The label of the button that does not."),
    ])

  static let event = Record<ScheduledEffects>(
    "an event",
    [
      .key(
        "at", .duration, \.time, usually: 0, isAlwaysPrinted: true,
        "When, after the screen appeared; as often as `every` says unless given."
      ).with { $0.fallback = nil },
      Key(
        KeyInfo(
          name: "every", kind: .duration,
          summary: "How often again, 100ms or more; once unless given."
        ),
        read: { reader, entry, entries, event in
          event.interval = reader.duration(entry.value, for: "every")
          if let interval = event.interval {
            if interval < 100 { reader.report(entry.value, "'every' is 100ms or more") }
            if entries["at"] == nil { event.time = interval }
          }
        },
        print: { $0.interval.map(Node.init(milliseconds:)) }),
      .required("effects", .effects, \.effects, "What the app does."),
    ])
}

extension Form where Value == [CustomAction] {
  static var actions: Form {
    .list(
      of: .record(Vocabulary.action, startingAs: CustomAction("")) { CustomAction($0) })
  }
}

extension Form where Value == [CustomContent] {
  static var content: Form {
    .list(of: .record(Vocabulary.content, startingAs: CustomContent("", "")))
  }
}

extension Form where Value == [CustomRotor] {
  static var rotors: Form {
    .list(of: .record(Vocabulary.rotor, startingAs: CustomRotor("")) { CustomRotor($0) })
  }
}

extension Form where Value == ValueEditor {
  static var editor: Form {
    .record(
      Vocabulary.editor, startingAs: ValueEditor(field: "", done: "", cancel: ""))
  }
}

extension Form where Value == [ScheduledEffects] {
  static var events: Form {
    .list(of: .record(Vocabulary.event, startingAs: ScheduledEffects(at: 0, [])))
  }
}
