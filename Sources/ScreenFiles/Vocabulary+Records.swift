import AccessibilityModel
import Yams

/// The keys of the mappings inside an element or a screen.
extension Vocabulary {
  static let run = Record<AttributedText.Run>(
    "a run",
    [
      .required("text", .string, \.text, "The characters of the run."),
      .optional(
        "language", .language, \.attributes.language, "The language, which chooses the voice."),
      .optional("pitch", .pitch, \.attributes.pitch, "The pitch; 1 is normal."),
      .optional(
        "spellOut", .flag, \.attributes.spellOut, "Whether it is spelled out letter by letter."),
      .optional(
        "punctuation", .flag, \.attributes.punctuation,
        "Whether every punctuation mark is spoken, or none."),
      .optional(
        "ipa", .string, \.attributes.ipa,
        "The pronunciation in the International Phonetic Alphabet."),
    ])

  static let action = Record<AccessibilityCustomAction>(
    "an action",
    [
      .required("name", .text, \.name, "The name that is spoken."),
      .key("effects", .effects, \.effects, usually: [], "What the app does."),
    ])

  static let content = Record<AccessibilityCustomContent>(
    "custom content",
    [
      .key("label", .text, \.label, usually: "", isAlwaysPrinted: true, "Its name."),
      .key("value", .text, \.value, usually: "", isAlwaysPrinted: true, "Its value."),
      .key(
        "important", .flag, \.isImportant, usually: false,
        "Whether it is read with the element."),
    ])

  static let rotor = Record<AccessibilityCustomRotor>(
    "a rotor",
    [
      .required("name", .text, \.name, "The name that is spoken when the rotor is turned to it."),
      .key(
        "items", .list(of: .elementName), \.items, usually: [],
        "The elements that it goes through, in order."),
    ])

  static let exemptions = Record<AuditExemptions>(
    "an exemption from the audit",
    [
      .required(
        "ignore", .reasons, \.ignore, "The rules that do not count here, each with the reason.")
    ])

  static let editor = Record<ValueEditor>(
    "an editor",
    [
      .required("field", .text, \.field, "The label of the text field."),
      .optional("hint", .text, \.hint, "The hint of the text field, which gives the limits."),
      .key("notes", .list(of: .text), \.notes, usually: [], "Texts shown below the field."),
      .required("done", .text, \.done, "The label of the button that saves."),
      .required("cancel", .text, \.cancel, "The label of the button that cancels."),
    ])

  static let android = Record<AndroidOverrides>(
    "android",
    [
      stateDescription,
      .optional(
        "roleDescription", .text, \.roleDescription,
        "The word for what it is, instead of that of its class."),
      .optional(
        "clickable", .flag, \.isClickable,
        "Whether a double tap does something, if its role says otherwise."),
      .optional(
        "row", .flag, \.isRow,
        "Whether it is a control inside a row, whose name is said before its state."),
      .optional(
        "picture", .flag, \.isPicture,
        "Whether it is a button that shows a picture; without a name it is \"Unlabelled\"."),
      .optional(
        "clickLabel", .text, \.clickLabel, "What a double tap does: \"Double-tap to …\"."),
      .optional(
        "longClickable", .flag, \.isLongClickable,
        "Whether a long press does something, if nothing else says so."),
      .optional(
        "longClickLabel", .text, \.longClickLabel, "What a long press does."),
      .optional(
        "liveRegion", .choice, \.liveRegion,
        "Whether its changes are spoken wherever focus is: polite or assertive."),
      .optional("paneTitle", .text, \.paneTitle, "The title of the window or pane that it is."),
      .optional("error", .text, \.error, "What is wrong with what was entered."),
      .optional("tooltip", .text, \.tooltip, "What its tooltip says, if that is not its name."),
      .key(
        "links", .list(of: .text), \.links, usually: [], "The parts of its text that are links."),
      .optional(
        "collection", .choice, \.collection,
        "How the items inside are offered: list, pager or none."),
      .optional(
        "toolkit", .choice, \.toolkit,
        "What it and all inside is built with, which decides the words of states."),
    ])

  /// A text for the state at the start, or one for each state of a switch.
  private static let stateDescription = Key<AndroidOverrides>(
    KeyInfo(
      name: "stateDescription", kind: .record(stateDescriptions.info, orText: true),
      summary: "The state at the start, spoken before the name, or one for on, off and mixed."),
    read: { reader, entry, _, android in
      if case .mapping = entry.value {
        android.stateDescriptions =
          Form.record(stateDescriptions, startingAs: .init())
          .read(&reader, entry.value, "stateDescription") ?? .init()
      } else {
        android.stateDescription = reader.text(entry.value, for: "stateDescription")
      }
    },
    print: { android in
      if android.stateDescriptions != .init() {
        return Form.record(stateDescriptions, startingAs: .init()).print(android.stateDescriptions)
      }
      return android.stateDescription.map(Form.text.print)
    })

  private static let stateDescriptions = Record<AndroidOverrides.StateDescriptions>(
    "states",
    [
      .optional("on", .text, \.on, "The state while it is on."),
      .optional("off", .text, \.off, "The state while it is off."),
      .optional("mixed", .text, \.mixed, "The state while it is neither."),
    ])

  static let event = Record<ScheduledEffects>(
    "an event",
    [
      .key(
        "at", .duration, \.time, usually: 0, isAlwaysPrinted: true,
        "When it happens, after the screen appears; by default after the time of `every`."
      ).with { $0.fallback = nil },
      Key(
        KeyInfo(
          name: "every", kind: .interval,
          summary: "How often it repeats, 100ms or more; by default it happens once."
        ),
        read: { reader, entry, entries, event in
          event.interval = reader.interval(entry.value, for: "every")
          if let interval = event.interval, entries["at"] == nil { event.time = interval }
        },
        print: { $0.interval.map(Node.init(milliseconds:)) }),
      .optional("name", .string, \.name, "What `start` and `stop` call it; never spoken."),
      .key("stopped", .flag, \.isStopped, usually: false, "Whether it waits for `start`."),
      .required("effects", .effects, \.effects, "What the app does."),
    ])
}

extension Form where Value == [AccessibilityCustomAction] {
  static var actions: Form {
    .list(
      of: .record(Vocabulary.action, startingAs: AccessibilityCustomAction("")) {
        AccessibilityCustomAction($0)
      })
  }
}

extension Form where Value == [AccessibilityCustomContent] {
  static var content: Form {
    .list(of: .record(Vocabulary.content, startingAs: AccessibilityCustomContent("", "")))
  }
}

extension Form where Value == [AccessibilityCustomRotor] {
  static var rotors: Form {
    .list(
      of: .record(Vocabulary.rotor, startingAs: AccessibilityCustomRotor("")) {
        AccessibilityCustomRotor($0)
      })
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

extension Form where Value == AndroidOverrides {
  static var android: Form { .record(Vocabulary.android, startingAs: AndroidOverrides()) }
}
