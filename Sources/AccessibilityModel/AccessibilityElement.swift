/// One accessibility element of a screen, or a container of elements, in UIKit's vocabulary.
///
/// ```swift
/// let save = AccessibilityElement(.button, label: "저장", traits: .notEnabled, hint: "변경 사항을 저장합니다.")
/// ```
public struct AccessibilityElement: Hashable, Sendable, Codable {
  /// What it is; stands for the traits of the UIKit view of that name.
  public var role: ElementRole
  /// Its name (`accessibilityLabel`).
  public var label: AttributedText?
  /// Its current value (`accessibilityValue`).
  public var value: AttributedText?
  /// What it does when it is activated (`accessibilityHint`).
  public var hint: AttributedText?
  /// What an empty text field shows; spoken instead of the value.
  public var placeholder: AttributedText?
  /// The traits in addition to those of the role.
  public var additionalTraits: ElementTraits
  /// Whether a switch or a checkbox is on.
  public var toggle: ToggleState?
  /// Whether it shows more on activation.
  public var expandedStatus: ExpandedStatus?
  /// The level of a heading, 1…6.
  public var headingLevel: Int?
  /// What a web page says of it beside its role.
  public var webStates: [WebState]
  /// How changes inside it are announced, if they are (`aria-live`).
  public var liveRegion: LiveRegion?
  /// Whether it can be picked up and dropped.
  public var isDraggable: Bool
  /// Whether a double tap must come before touches that go straight to the app
  /// (`accessibilityDirectTouchOptions` with `requiresActivation`).
  public var requiresActivation: Bool
  /// Where the insertion point is, or what is selected, while the text is edited.
  ///
  /// Counted in characters; at the end unless it is known.
  public var textSelection: Range<Int>?
  /// The language of its texts (`accessibilityLanguage`).
  public var language: SpokenLanguage?
  /// Its name in code (`accessibilityIdentifier`); never spoken.
  public var identifier: String?
  /// Where it is on the screen, in points.
  public var frame: ScreenRect?
  /// Where a double tap lands; by default the middle of the frame.
  public var activationPoint: ScreenPoint?
  /// The names that Voice Control accepts for it (`accessibilityUserInputLabels`).
  public var inputLabels: [String]
  /// Its additional actions (`accessibilityCustomActions`).
  public var customActions: [AccessibilityCustomAction]
  /// The actions of a swipe on a row, which UIKit offers as custom actions too
  /// (`UISwipeActionsConfiguration`).
  public var swipeActions: [AccessibilityCustomAction]
  /// The menu that a long press opens (`UIContextMenuInteraction`).
  public var contextMenu: [AccessibilityCustomAction]
  /// What is read on demand (`accessibilityCustomContent`).
  public var customContent: [AccessibilityCustomContent]
  /// Its rotors (`accessibilityCustomRotors`).
  public var customRotors: [AccessibilityCustomRotor]
  /// Its priority among its siblings: higher comes first (`accessibilitySortPriority`).
  public var sortPriority: Double
  /// Whether VoiceOver stops at it (`isAccessibilityElement`); `nil` leaves it to the role.
  public var isAccessibilityElement: Bool?
  /// Whether it and all below it are hidden from VoiceOver (`accessibilityElementsHidden`).
  public var isHidden: Bool
  /// Whether everything behind it is out of reach (`accessibilityViewIsModal`).
  public var isModal: Bool
  /// What happens to its children.
  public var grouping: ElementGrouping?
  /// Whether VoiceOver's cursor starts here.
  public var startsFocused: Bool
  /// Its place in a data table.
  public var tableCell: DataTableCell?
  /// How it scrolls, if it does.
  public var scrolling: ScrollingBehavior?
  /// How vertical swipes change it, if they do.
  public var adjustment: ValueAdjustment?
  /// How its children take turns in the middle, for ``ElementRole/carousel``.
  public var carousel: CarouselBehavior?
  /// How its children take turns, for ``ElementRole/banner``.
  public var banner: BannerBehavior?
  /// The modal for typing its number.
  public var editor: ValueEditor?
  /// What must hold for it to be enabled; the app follows every change.
  public var enabledWhen: [ElementCondition]
  /// What must hold for it to be shown; the app follows every change.
  public var shownWhen: [ElementCondition]
  /// What its Android build says differently.
  public var android: AndroidOverrides
  /// What an audit leaves out about it and what is inside it.
  public var audit: AuditExemptions?
  /// What the app does on gestures.
  public var responses: [ElementResponse]
  /// The elements inside it.
  public var children: [AccessibilityElement]

  /// Creates an element; anything not given has UIKit's default.
  public init(
    _ role: ElementRole = .element,
    label: AttributedText? = nil,
    value: AttributedText? = nil,
    traits: ElementTraits = [],
    hint: AttributedText? = nil,
    identifier: String? = nil,
    children: [AccessibilityElement] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.placeholder = nil
    self.additionalTraits = traits.subtracting(role.traits)
    self.toggle = nil
    self.expandedStatus = nil
    self.headingLevel = nil
    self.webStates = []
    self.liveRegion = nil
    self.isDraggable = false
    self.requiresActivation = false
    self.textSelection = nil
    self.language = nil
    self.identifier = identifier
    self.frame = nil
    self.activationPoint = nil
    self.inputLabels = []
    self.customActions = []
    self.swipeActions = []
    self.contextMenu = []
    self.customContent = []
    self.customRotors = []
    self.sortPriority = 0
    self.isAccessibilityElement = nil
    self.isHidden = false
    self.isModal = false
    self.grouping = nil
    self.startsFocused = false
    self.tableCell = nil
    self.scrolling = nil
    self.adjustment = nil
    self.carousel = role == .carousel ? CarouselBehavior() : nil
    self.banner = role == .banner ? BannerBehavior() : nil
    self.editor = nil
    self.enabledWhen = []
    self.shownWhen = []
    self.android = AndroidOverrides()
    self.audit = nil
    self.responses = []
    self.children = children
  }

  /// All its traits: those of the role and its own (`accessibilityTraits`).
  public var traits: ElementTraits {
    role.traits.union(additionalTraits)
  }

  /// Whether VoiceOver's cursor stops at it.
  ///
  /// A container is not an element unless it says so, or it combines or ignores its children. A cell
  /// without a label of its own is none if there are controls inside, so that they can be reached.
  public var isFocusable: Bool {
    if isHidden { return false }
    if let isAccessibilityElement { return isAccessibilityElement }
    switch grouping {
    case .combine, .ignore: return true
    case .contain: return false
    case nil: break
    }
    if role == .carousel { return carousel?.style == .adjustable }
    if role == .banner { return banner?.style != .elements }
    if leavesFocusToChildren { return false }
    return !role.isContainer
  }

  /// The element changed by a closure, to build screens in one expression.
  ///
  /// ```swift
  /// AccessibilityElement(.switch, label: "햅틱").with { $0.toggle = .on }
  /// ```
  public func with(_ change: (inout AccessibilityElement) -> Void) -> AccessibilityElement {
    var copy = self
    change(&copy)
    return copy
  }
}
