import AccessibilityModel
import Support

/// A node of an Android dump.
struct AndroidNode: Sendable {
  var className = ""
  var text: String?
  var description: String?
  var hint: String?
  var state: String?
  var identifier: String?
  var isActionable = false
  /// Whether a double tap does something.
  var isClickable = false
  /// Whether the dump tells whether a double tap does something.
  var tellsClicks = true
  var isLongClickable = false
  /// Whether there is more of it than is shown.
  var isScrollable = false
  var isCheckable = false
  /// Whether it is on, if it can be on or off.
  var toggle: ToggleState?
  var isEnabled = true
  var isSelected = false
  var isPassword = false
  var isHeading = false
  var isFocused = false
  var isShown = true
  /// Whether TalkBack is shown it; what is inside it is judged by itself.
  var isImportant = true
  /// Whether what is inside are choices of which one is chosen, all of them in the dump.
  var isChoiceGroup = false
  /// Whether it is a tab by how it behaves.
  var isTab = false
  /// Whether what is inside are tabs, all of them in the dump.
  var isTabBar = false
  /// What is wrong with what was entered.
  var error: String?
  /// Whether it says how its changes are spoken, and that.
  var liveRegion: LiveRegion?
  /// What else can be done with it, if the dump tells.
  var customActions: [String] = []
  /// The word for what it is that the app gave it, if the dump tells.
  var roleDescription: String?
  /// The title of the window or pane that it is, which TalkBack says when it appears.
  var paneTitle: String?
  /// The text that a long press shows, which TalkBack says after the rest.
  var tooltip: String?
  /// Whether it is in the keyboard, as a key or around the keys.
  var isOfKeyboard = false
  /// How far a slider or progress bar is, if the dump tells: `50`, or `50%`.
  var range: String?
  /// Whether it is a progress bar that does not tell how far it is.
  var isIndeterminate = false
  /// What it is built with, if the dump tells.
  var toolkit: AndroidOverrides.Toolkit?
  var frame: ScreenRect?
  var package: String?
  var end = 0

  /// The class without its package: `Button`.
  var type: Substring { className.split(separator: ".").last ?? "" }
}

extension AndroidNode {
  /// Creates a node from uiautomator's attributes.
  init(_ attributes: [String: String]) {
    func text(_ key: String) -> String? { DumpText.cleaned(attributes[key]) }
    func flag(_ key: String) -> Bool? { attributes[key].map { $0 == "true" || $0 == "1" } }
    className = attributes["class"] ?? ""
    self.text = text("text")
    description = text("content-desc")
    hint = text("hint")
    state = text("state-description")
    if flag("showing-hint") == true {
      hint = hint ?? self.text
      self.text = nil
    }
    identifier = text("resource-id").map { String($0.split(separator: "/").last ?? "") }
    // Maestro tells what is checked, but not what can be.
    isCheckable =
      flag("checkable") ?? (Self.checkableTypes.contains(type) || flag("checked") == true)
    // Android 16 has a third state, which tools write as its name or its number.
    let isMixed = ["mixed", "partial", "2"].contains(attributes["checked"] ?? "")
    isCheckable = isCheckable || isMixed && attributes["checkable"] == nil
    toggle = isCheckable ? isMixed ? .mixed : flag("checked").map { $0 ? .on : .off } : nil
    isClickable = flag("clickable") ?? false
    tellsClicks = attributes["clickable"] != nil
    isLongClickable = flag("long-clickable") ?? false
    isScrollable = flag("scrollable") ?? false
    isChoiceGroup = type == "RadioGroup"
    liveRegion = ["1": .polite, "2": .assertive][attributes["live-region"] ?? ""]
    error = text("error")
    paneTitle = text("pane-title")
    tooltip = text("tooltip-text")
    // The frame around the keys has the same name in all keyboards (InputMethodService).
    isOfKeyboard =
      flag("text-entry-key") == true || attributes["resource-id"] == "android:id/inputArea"
    roleDescription = attributes["extras"].flatMap { Self.extra("roleDescription", in: $0) }
    // Appium had the third name before it had the last.
    let reached = [
      "clickable", "long-clickable", "screenReaderFocusable", "screen-reader-focusable",
    ]
    isActionable =
      reached.contains { flag($0) == true }
      // A switch that is tapped only through its row can still be focusable by the keyboard.
      || flag("focusable") == true && !isCheckable
    isEnabled = flag("enabled") ?? true
    isSelected = flag("selected") ?? false
    isPassword = flag("password") ?? false
    isHeading = flag("heading") ?? false
    isFocused = flag("focused") ?? false
    isShown = flag("displayed") != false && flag("visible-to-user") != false
    isImportant = flag("a11y-important") != false
    frame = DumpText.frame(bounds: attributes["bounds"])
    package = attributes["package"]
    // Appium gives the number of a range as its text.
    if Self.rangeTypes.contains(type), let text = self.text, Double(text)?.isFinite == true {
      range = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      self.text = nil
    }
  }

  /// One of the extras that Appium can be told to write: `AccessibilityNodeInfo.chromeRole=link;…`.
  private static func extra(_ key: String, in extras: String) -> String? {
    let start = "AccessibilityNodeInfo.\(key)="
    let pair = extras.split(separator: ";").map { String($0).trimmed }.first { $0.hasPrefix(start) }
    return pair.flatMap { DumpText.cleaned(String($0.dropFirst(start.count))) }
  }

  private static let toggles: Set<Substring> = [
    "Switch", "SwitchCompat", "SwitchMaterial", "MaterialSwitch", "ToggleButton",
  ]

  /// Whether it is a switch by its class.
  var isToggle: Bool { Self.toggles.contains(type) }

  private static let checkableTypes = toggles.union([
    "CheckBox", "AppCompatCheckBox", "MaterialCheckBox", "CheckedTextView", "RadioButton",
    "AppCompatRadioButton", "MaterialRadioButton",
  ])

  private static let rangeTypes: Set<Substring> = [
    "SeekBar", "AppCompatSeekBar", "RatingBar", "AppCompatRatingBar", "ProgressBar", "Slider",
  ]

  /// The name of a switch in its text, which before Android 11 ends in the state: `Wi-Fi ON`; `nil` if it
  /// says only the state.
  var toggleName: String? {
    guard let text else { return nil }
    if Self.stateTexts[text] != nil { return nil }
    let state = Self.stateTexts.first { text.hasSuffix(" " + $0.key) && $0.value == toggle }
    return state.map { String(text.dropLast($0.key.count + 1)) } ?? text
  }

  static let stateTexts: [String: ToggleState] = Dictionary(
    BuiltInTables.dumps.rows("states.tsv", columns: ["text", "state", "language"]) {
      row throws(TabTable.Fault) in
      guard let state = ToggleState(rawValue: row[1]) else {
        throw row.fault(1, "'\(row[1])' is no state")
      }
      return (row[0], state)
    }, uniquingKeysWith: { $1 })
}
