// The table of the mapping, for `Documentation/talkback.md` and the tests.

/// How each part of the model reaches Android, and what TalkBack makes of it: a row for every trait,
/// role and property.
package enum AndroidMapping {
  /// A part of the model.
  package struct Row: Sendable {
    /// What it is: `trait.button`, `role.slider`, `property.hint`.
    package let id: String
    /// What Android has for it.
    package let android: String
    /// What is said; empty for nothing.
    package let said: String
    /// Whether an element sounds different for it.
    package let isHeard: Bool
    /// Where that was observed.
    package let source: String

    fileprivate init(
      _ id: String, _ android: String, _ said: String, isHeard: Bool = true, _ source: String
    ) {
      self.id = id
      self.android = android
      self.said = said
      self.isHeard = isHeard
      self.source = source
    }
  }

  /// All rows: traits, roles, properties.
  package static let rows = traits + roles + properties

  private static let traits: [Row] = [
    Row(
      "trait.button", "`Button`", "\"Button\", and the hint to double-tap",
      "TB RoleDescriptionExtractor; MA"),
    Row(
      "trait.link", "clickable text; Android has no role for it",
      "only the hint to double-tap, in a web page the word; say `roleDescription: 링크` for it elsewhere",
      "TB RoleDescriptionExtractor; CHR"),
    Row(
      "trait.image", "`ImageView`; with `button` an `ImageButton`",
      "\"Image\", or \"Button\" if it can be clicked",
      "TB RoleDescriptionExtractor"),
    Row(
      "trait.selected", "`isSelected`; of a segment its state", "\"selected\" first of all",
      "TB TreeNodesDescription; MA"),
    Row("trait.playsSound", "nothing", "", isHeard: false, "TB EventTypeViewClickedFeedbackRule"),
    Row(
      "trait.keyboardKey", "a key for typing", "no role and no hint", isHeard: false,
      "TB RoleDescriptionExtractor"),
    Row("trait.staticText", "`TextView`", "", isHeard: false, "TB RoleDescriptionExtractor"),
    Row(
      "trait.summaryElement", "nothing; a window's title is read when it appears", "",
      isHeard: false, "TB WindowEventInterpreter"),
    Row(
      "trait.notEnabled", "not `isEnabled`", "\"disabled\" last, and no hint",
      "TB TreeNodesDescription"),
    Row(
      "trait.updatesFrequently", "content changes; say `liveRegion` to have them heard everywhere",
      "told only while it has focus", isHeard: false, "TB EventTypeWindowContentChangedFeedbackRule"
    ),
    Row(
      "trait.searchField", "`EditText`; there is no role for a search", "as any field",
      isHeard: false, "TB RoleDescriptionExtractor"),
    Row(
      "trait.startsMediaSession", "nothing", "", isHeard: false,
      "TB EventTypeViewClickedFeedbackRule"),
    Row(
      "trait.adjustable", "`SeekBar` with scroll actions",
      "\"Slider\", and the hint to swipe up or down", "TB RoleDescriptionExtractor; TB NodeRoleHint"
    ),
    Row("trait.allowsDirectInteraction", "nothing", "", isHeard: false, "TB TreeNodesDescription"),
    Row("trait.causesPageTurn", "nothing", "", isHeard: false, "TB TreeNodesDescription"),
    Row(
      "trait.tabBar", "a list in which one tab is selected", "its tabs are counted", isHeard: false,
      "TB CollectionStateFeedbackUtils; MA"),
    Row(
      "trait.header", "`isHeading`", "\"Heading\" after the element, without a level",
      "TB EventTypeViewAccessibilityFocusedFeedbackRule; MA"),
    Row(
      "trait.textEntry", "`EditText`", "\"Edit box\", and the hint to edit",
      "TB RoleDescriptionExtractor"),
    Row(
      "trait.isEditing", "input focus", "\"Editing\" before the name of a field", isHeard: false,
      "TB AccessibilityNodeFeedbackUtils"),
    Row(
      "trait.secureTextField", "`isPassword`", "\"password\" and how many characters",
      "TB AccessibilityNodeFeedbackUtils"),
    Row(
      "trait.backButton", "a button called Back unless it has a name", "", isHeard: false,
      "FWS back_button_label"),
    Row(
      "trait.tabBarItem", "role description \"Tab\"",
      "\"Tab\"; no hint on the one that is selected", "MDC item_view_role_description; CUI; MA"),
    Row(
      "trait.textArea", "`EditText` of several lines", "as any field", isHeard: false,
      "TB RoleDescriptionExtractor"),
    Row(
      "trait.toggleButton", "`Switch`",
      "\"Switch\", its state before the name in the toolkit's words", "FWS capital_on; CUI; MA"),
  ]

  private static let roles: [Row] = [
    Row("role.element", "a view", "", isHeard: false, "TB RoleDescriptionExtractor"),
    Row("role.text", "`TextView`", "", isHeard: false, "TB RoleDescriptionExtractor"),
    Row("role.button", "`Button`", "\"Button\"", "TB RoleDescriptionExtractor"),
    Row(
      "role.link", "clickable text", "only the hint; in a web page \"link\"",
      "TB RoleDescriptionExtractor; CHR"),
    Row("role.header", "heading", "\"Heading\"", "TB RoleDescriptionExtractor"),
    Row(
      "role.image", "`ImageView`",
      "\"Image\", or \"Button\" if it can be clicked; \"Unlabelled\" first of all without a name",
      "TB RoleDescriptionExtractor"),
    Row(
      "role.textField", "`EditText`; its label is the hint", "text, \"Edit box\", label",
      "TB RoleDescriptionExtractor"),
    Row(
      "role.secureTextField", "`EditText` for a password", "\"password, 4 characters, Edit box\"",
      "TB AccessibilityNodeFeedbackUtils"),
    Row("role.searchField", "`EditText`", "\"Edit box\"", "TB RoleDescriptionExtractor"),
    Row("role.textView", "`EditText`", "\"Edit box\"", "TB RoleDescriptionExtractor"),
    Row(
      "role.switch", "`Switch`", "\"ON, Wi-Fi, Switch\", in Compose \"On\"",
      "FWS capital_on; CUI; MA"),
    Row(
      "role.checkbox", "`CheckBox`", "\"not checked, I agree, Check box\"",
      "FWS not_checked; MDC; MA"),
    Row(
      "role.radioButton", "`RadioButton`", "\"not selected, Text message, Radio button\"",
      "FWS not_selected; CUI; MA"),
    Row("role.slider", "`SeekBar`", "\"50%, Volume, Slider\"", "TB RoleDescriptionExtractor; MA"),
    Row(
      "role.decrement", "a button called Decrease unless it has a name", "\"Decrease, Button\"",
      "FWS number_picker_decrement_button"),
    Row(
      "role.increment", "a button called Increase unless it has a name", "\"Increase, Button\"",
      "FWS number_picker_increment_button"),
    Row(
      "role.picker", "`NumberPicker`",
      "its value before its name, no role, and the hint to swipe up or down",
      "TB AccessibilityFocusHint; TB NumberAdjustor"),
    Row(
      "role.pageControl", "the dots of a pager",
      "no stop unless it has a name; pages turn with two fingers", isHeard: false,
      "TB ScrollPositionInterpreter"),
    Row("role.progress", "`ProgressBar`", "\"25%, Progress bar\"", "TB RoleDescriptionExtractor"),
    Row(
      "role.activityIndicator", "`ProgressBar` without an end", "\"in progress, Progress bar\"",
      "FWS in_progress; CUI"),
    Row("role.tab", "role description \"Tab\"", "\"Tab\"", "MDC item_view_role_description; MA"),
    Row("role.backButton", "`Button`", "\"Button\"", "TB RoleDescriptionExtractor"),
    Row(
      "role.popUpButton", "`Spinner`", "\"Drop down list\", and the hint to change",
      "TB RoleDescriptionExtractor"),
    Row(
      "role.key", "a key for typing", "no role and no hint", isHeard: false,
      "TB RoleDescriptionExtractor"),
    Row(
      "role.cell", "a row; with a state a text and a switch",
      "\"Wi-Fi, OFF, Switch\" if it has a state, else its texts", isHeard: false,
      "TB TreeNodesDescription; MA"),
    Row(
      "role.navigationBar", "a toolbar", "\"In X\" after the element, if it has a name",
      isHeard: false, "TB EventTypeViewAccessibilityFocusedFeedbackRule"),
    Row(
      "role.tabBar", "a list in which one is selected", "\"1 of 4, In list, 4 items\"",
      "TB CollectionStateFeedbackUtils; MA"),
    Row(
      "role.toolbar", "a toolbar", "\"In X\" after the element, if it has a name", isHeard: false,
      "TB EventTypeViewAccessibilityFocusedFeedbackRule"),
    Row(
      "role.segmentedControl", "radio buttons of which one is selected",
      "\"selected, Day, Radio button, 1 of 3\"; with `toolkit: material` \"checked\"",
      "FWS selected; MDC MaterialButtonToggleGroup"),
    Row("role.list", "a list", "\"1 of 5, In list X, 5 items\"", "TB CollectionStateFeedbackUtils"),
    Row(
      "role.table", "a list", "\"1 of 5, In list X, 5 items\"", "TB CollectionStateFeedbackUtils"),
    Row(
      "role.dataTable", "a grid", "\"Row 2, Column 1, In grid, 3 rows, 4 columns\"",
      "TB CollectionStateFeedbackUtils"),
    Row(
      "role.group",
      "a container title (Android 14); one stop with the texts inside if it can be clicked",
      "\"In X\" after the element", isHeard: false,
      "TB EventTypeViewAccessibilityFocusedFeedbackRule"),
    Row("role.landmark", "nothing", "neither its name nor its edges", "TB TreeNodesDescription"),
    Row(
      "role.scrollView", "a scroll view; a `ViewPager` if it has pages",
      "\"Page, In horizontal pager\", if it has pages", isHeard: false,
      "TB CollectionStateFeedbackUtils; TB PagerPageDescription"),
    Row("role.webView", "`WebView`", "what is inside, in Chromium's words", "CHR"),
    Row(
      "role.stepper", "two buttons, and the number between them",
      "the buttons, and its value and name as a text between them",
      "FWS number_picker_increment_button"),
    Row(
      "role.dialog", "a window",
      "its title, when it appears, and its `value` as a first text, where focus begins",
      "TB WindowEventInterpreter"),
    Row(
      "role.alert", "a window",
      "its title, when it appears, and its `value` as a first text, where focus begins; no word for an "
        + "alert",
      "TB WindowEventInterpreter"),
    Row(
      "role.sheet", "a window",
      "its title, when it appears, and its `value` as a first text, where focus begins",
      "TB WindowEventInterpreter"),
    Row(
      "role.carousel", "a horizontal list; a slider if it is one adjustable element",
      "\"1 of 5, In list, 5 items\"; as a slider its state and its name",
      "TB CollectionStateFeedbackUtils; OURS a slider is the nearest of several twins"),
    Row(
      "role.banner", "a `ViewPager`; a slider if it is one adjustable element",
      "\"Page, In horizontal pager\", and \"Page 2 of 5\" or \"Sale, 2 of 5\" on every turn",
      "TB ScrollPositionInterpreter; TB PagerPageDescription"),
    Row("role.reorderControl", "a handle to drag by", "\"Button\"", "TB RoleDescriptionExtractor"),
    Row(
      "role.sheetGrabber", "the drag handle of a bottom sheet, called so unless it has a name",
      "\"Drag handle, Button\"", "MDC bottomsheet_drag_handle_content_description"),
    Row(
      "role.dismissPopup", "nothing: a popup closes on a touch beside it, or by back",
      "no stop unless it has a name; then \"Button\"", "TB RoleDescriptionExtractor"),
    Row(
      "role.dismissMenu", "nothing: a menu closes on a touch beside it, or by back",
      "no stop unless it has a name; then \"Button\"", "TB RoleDescriptionExtractor"),
    Row(
      "role.collection", "a list", "\"1 of 5, In list X, 5 items\"",
      "TB CollectionStateFeedbackUtils"),
    Row(
      "role.datePicker", "a date picker", "its parts; without any, its value and its name",
      isHeard: false, "TB NumberAdjustor"),
    Row(
      "role.popover", "a window",
      "its title, when it appears, and its `value` as a first text, where focus begins",
      "TB WindowEventInterpreter"),
    Row(
      "role.menu", "a window",
      "its title, when it appears; of one of Compose's without a title \"Pop-Up Window\"",
      "TB WindowEventInterpreter; CUI"),
  ]

  private static let properties: [Row] = [
    Row("property.role", "the class", "see the roles", "TB RoleDescriptionExtractor"),
    Row(
      "property.label", "the text, or the content description", "the name",
      "TB AccessibilityNodeFeedbackUtils"),
    Row(
      "property.value", "`stateDescription`; the text of a field", "before the name",
      "TB RoleDescriptionExtractor"),
    Row(
      "property.hint", "nothing: Android has no field for a sentence",
      "the hint that TalkBack makes; say `clickLabel` for its verb", isHeard: false,
      "TB ClickableHint"),
    Row(
      "property.placeholder", "`hintText` of a field without a label", "the name of an empty field",
      "TB AccessibilityNodeFeedbackUtils"),
    Row(
      "property.additionalTraits", "see the traits", "see the traits", "TB RoleDescriptionExtractor"
    ),
    Row(
      "property.toggle", "`isCheckable`, and a state in the toolkit's words", "before the name",
      "FWS checked; CUI; MDC"),
    Row(
      "property.expandedStatus", "the action to expand or to collapse",
      "\"collapsed\" first, and \"Actions available\"", "TB RoleDescriptionExtractor"),
    Row(
      "property.headingLevel", "nothing; in a web page its role description",
      "only in a web page: \"heading 2\"", isHeard: false,
      "TB EventTypeViewAccessibilityFocusedFeedbackRule"),
    Row(
      "property.isDraggable", "the action to drag", "\"Actions available\"",
      "TB AccessibilityFocusHint"),
    Row("property.requiresActivation", "nothing", "", isHeard: false, "TB TreeNodesDescription"),
    Row(
      "property.textSelection", "the selection", "told while the user moves or selects",
      isHeard: false, "TB EventTypeViewClickedFeedbackRule"),
    Row(
      "property.language", "the locale of the text", "another voice", isHeard: false,
      "TB CompositorUtils"),
    Row("property.identifier", "`viewIdResourceName`", "", isHeard: false, "TB CompositorUtils"),
    Row(
      "property.frame", "bounds", "they decide the order, if the screen says so", isHeard: false,
      "TB FocusProcessorForLogicalNavigation"),
    Row(
      "property.activationPoint", "nothing: the click action needs no place", "", isHeard: false,
      "TB FocusProcessorForLogicalNavigation"),
    Row(
      "property.inputLabels", "nothing: Voice Access takes the name", "", isHeard: false,
      "TB CompositorUtils"),
    Row(
      "property.customActions", "actions with labels",
      "\"Actions available\", and the reading control Actions", "TB AccessibilityFocusHint; MA"),
    Row(
      "property.webStates", "what Chromium puts into the state",
      "nothing here: a web page is Chromium's to tell", isHeard: false, "CHR"),
    Row(
      "property.liveRegion", "`accessibilityLiveRegion`", "its changes, wherever focus is",
      isHeard: false, "TB EventTypeWindowContentChangedFeedbackRule"),
    Row(
      "property.swipeActions", "actions with labels", "\"Actions available\"",
      "TB AccessibilityFocusHint; MA"),
    Row(
      "property.contextMenu", "a long press", "\"Double-tap and hold to long press\"",
      "TB LongClickableHint"),
    Row(
      "property.enabledWhen", "whether it is enabled", "\"disabled\" while it is not",
      isHeard: false, "TB TreeNodesDescription"),
    Row(
      "property.shownWhen", "whether it is shown", "nothing while it is not", isHeard: false,
      "TB FocusProcessorForLogicalNavigation"),
    Row(
      "property.customContent", "nothing", "nothing: make it part of the content description",
      isHeard: false, "TB TreeNodesDescription"),
    Row(
      "property.customRotors", "nothing", "nothing: headings and containers are what one jumps by",
      isHeard: false, "TB SelectorController"),
    Row(
      "property.sortPriority", "`accessibilityTraversalBefore`", "the order", isHeard: false,
      "TB FocusProcessorForLogicalNavigation"),
    Row(
      "property.isAccessibilityElement", "`importantForAccessibility`", "no stop, and not spoken",
      "TB FocusProcessorForLogicalNavigation"),
    Row(
      "property.isHidden", "`importantForAccessibility=noHideDescendants`",
      "no stop, with all that is inside", "TB FocusProcessorForLogicalNavigation"),
    Row(
      "property.isModal", "a window", "its title, when it appears", isHeard: false,
      "TB WindowEventInterpreter"),
    Row(
      "property.grouping",
      "`mergeDescendants`; `contain` a traversal group; `ignore` clears the semantics",
      "state, name and role of each part; several controls stay stops of their own",
      "CUI; TB TreeNodesDescription"),
    Row(
      "property.startsFocused", "`requestInitialAccessibilityFocus` (Android 14)",
      "where focus begins", isHeard: false, "TB FocusProcessorForScreenStateChange"),
    Row(
      "property.tableCell", "`CollectionItemInfo`",
      "\"Row 2\", \"Column 1\", only the one that changed", "TB CollectionStateFeedbackUtils"),
    Row(
      "property.scrolling", "scroll actions",
      "a tone, then \"Page 2 of 4\" or \"Showing items 1 to 4 of 20.\"",
      "TB ScrollPositionFeedbackRule"),
    Row(
      "property.adjustment", "`RangeInfo`, and steps of a twentieth", "the state",
      "TB NumberAdjustor; CUI"),
    Row("property.carousel", "see the role", "see the role", "TB CollectionStateFeedbackUtils"),
    Row("property.banner", "see the role", "see the role", "TB ScrollPositionInterpreter"),
    Row("property.editor", "a dialog with a field", "when it is open", "TB WindowEventInterpreter"),
    Row(
      "property.android", "what is said of it here, word by word",
      "instead of what would be derived", "TB RoleDescriptionExtractor"),
    Row(
      "property.audit", "nothing: it is for the audit of screen files", "", isHeard: false, "OURS"),
    Row(
      "property.responses", "listeners; a click listener makes it clickable",
      "the hint to double-tap", "TB ClickableHint"),
    Row(
      "property.children", "views inside", "what cannot be used is spoken with what is around it",
      "TB TreeNodesDescription"),
  ]

}
