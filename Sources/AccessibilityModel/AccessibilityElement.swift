/// One accessibility element of a screen, or a container of elements, in UIKit's vocabulary.
///
/// ```swift
/// let save = AccessibilityElement(.button, label: "저장", traits: .notEnabled, hint: "변경 사항을 저장합니다.")
/// ```
public struct AccessibilityElement: Hashable, Sendable {
  /// Its properties, in an array of one: it is copied as a reference, and the properties only when one
  /// of them is written while another element shares them.
  @usableFromInline var storage: [Properties]

  /// Reads a property in place.
  @inlinable @inline(__always)
  func read<Value>(_ property: (UnsafePointer<Properties>) -> Value) -> Value {
    storage.withUnsafeBufferPointer { property($0.baseAddress.unsafelyUnwrapped) }
  }

  /// What it is; stands for the traits of the UIKit view of that name.
  @inlinable public var role: ElementRole {
    get { read { $0.pointee.role } }
    _modify { yield &storage[0].role }
  }
  /// Its name (`accessibilityLabel`).
  @inlinable public var label: AttributedText? {
    get { read { $0.pointee.label } }
    _modify { yield &storage[0].label }
  }
  /// Its current value (`accessibilityValue`).
  @inlinable public var value: AttributedText? {
    get { read { $0.pointee.value } }
    _modify { yield &storage[0].value }
  }
  /// What it does when it is activated (`accessibilityHint`).
  @inlinable public var hint: AttributedText? {
    get { read { $0.pointee.hint } }
    _modify { yield &storage[0].hint }
  }
  /// What an empty text field shows; spoken instead of the value.
  @inlinable public var placeholder: AttributedText? {
    get { read { $0.pointee.placeholder } }
    _modify { yield &storage[0].placeholder }
  }
  /// The traits in addition to those of the role.
  @inlinable public var additionalTraits: ElementTraits {
    get { read { $0.pointee.additionalTraits } }
    _modify { yield &storage[0].additionalTraits }
  }
  /// Whether a switch or a checkbox is on.
  @inlinable public var toggle: ToggleState? {
    get { read { $0.pointee.toggle } }
    _modify { yield &storage[0].toggle }
  }
  /// Whether it shows more on activation.
  @inlinable public var expandedStatus: ExpandedStatus? {
    get { read { $0.pointee.expandedStatus } }
    _modify { yield &storage[0].expandedStatus }
  }
  /// The level of a heading, 1…6.
  @inlinable public var headingLevel: Int? {
    get { read { $0.pointee.headingLevel } }
    _modify { yield &storage[0].headingLevel }
  }
  /// What a web page says of it beside its role.
  @inlinable public var webStates: [WebState] {
    get { read { $0.pointee.webStates } }
    _modify { yield &storage[0].webStates }
  }
  /// How changes inside it are announced, if they are (`aria-live`).
  @inlinable public var liveRegion: LiveRegion? {
    get { read { $0.pointee.liveRegion } }
    _modify { yield &storage[0].liveRegion }
  }
  /// Whether it can be picked up and dropped.
  @inlinable public var isDraggable: Bool {
    get { read { $0.pointee.isDraggable } }
    _modify { yield &storage[0].isDraggable }
  }
  /// Whether a double tap must come before touches that go straight to the app
  /// (`accessibilityDirectTouchOptions` with `requiresActivation`).
  @inlinable public var requiresActivation: Bool {
    get { read { $0.pointee.requiresActivation } }
    _modify { yield &storage[0].requiresActivation }
  }
  /// Where the insertion point is, or what is selected, while the text is edited.
  ///
  /// Counted in characters; at the end unless it is known.
  @inlinable public var textSelection: Range<Int>? {
    get { read { $0.pointee.textSelection } }
    _modify { yield &storage[0].textSelection }
  }
  /// The language of its texts (`accessibilityLanguage`).
  @inlinable public var language: SpokenLanguage? {
    get { read { $0.pointee.language } }
    _modify { yield &storage[0].language }
  }
  /// Its name in code (`accessibilityIdentifier`); never spoken.
  @inlinable public var identifier: String? {
    get { read { $0.pointee.identifier } }
    _modify { yield &storage[0].identifier }
  }
  /// Where it is on the screen, in points.
  @inlinable public var frame: ScreenRect? {
    get { read { $0.pointee.frame } }
    _modify { yield &storage[0].frame }
  }
  /// Where a double tap lands; by default the middle of the frame.
  @inlinable public var activationPoint: ScreenPoint? {
    get { read { $0.pointee.activationPoint } }
    _modify { yield &storage[0].activationPoint }
  }
  /// The names that Voice Control accepts for it (`accessibilityUserInputLabels`).
  @inlinable public var inputLabels: [String] {
    get { read { $0.pointee.inputLabels } }
    _modify { yield &storage[0].inputLabels }
  }
  /// Its additional actions (`accessibilityCustomActions`).
  @inlinable public var customActions: [AccessibilityCustomAction] {
    get { read { $0.pointee.customActions } }
    _modify { yield &storage[0].customActions }
  }
  /// The actions of a swipe on a row, which UIKit offers as custom actions too
  /// (`UISwipeActionsConfiguration`).
  @inlinable public var swipeActions: [AccessibilityCustomAction] {
    get { read { $0.pointee.swipeActions } }
    _modify { yield &storage[0].swipeActions }
  }
  /// The menu that a long press opens (`UIContextMenuInteraction`).
  @inlinable public var contextMenu: [AccessibilityCustomAction] {
    get { read { $0.pointee.contextMenu } }
    _modify { yield &storage[0].contextMenu }
  }
  /// What is read on demand (`accessibilityCustomContent`).
  @inlinable public var customContent: [AccessibilityCustomContent] {
    get { read { $0.pointee.customContent } }
    _modify { yield &storage[0].customContent }
  }
  /// Its rotors (`accessibilityCustomRotors`).
  @inlinable public var customRotors: [AccessibilityCustomRotor] {
    get { read { $0.pointee.customRotors } }
    _modify { yield &storage[0].customRotors }
  }
  /// Its priority among its siblings: higher comes first (`accessibilitySortPriority`).
  @inlinable public var sortPriority: Double {
    get { read { $0.pointee.sortPriority } }
    _modify { yield &storage[0].sortPriority }
  }
  /// Whether a reader stops at it (`isAccessibilityElement`); `nil` leaves it to the role.
  @inlinable public var isAccessibilityElement: Bool? {
    get { read { $0.pointee.isAccessibilityElement } }
    _modify { yield &storage[0].isAccessibilityElement }
  }
  /// Whether it and all below it are hidden from readers (`accessibilityElementsHidden`).
  @inlinable public var isHidden: Bool {
    get { read { $0.pointee.isHidden } }
    _modify { yield &storage[0].isHidden }
  }
  /// Whether everything behind it is out of reach (`accessibilityViewIsModal`).
  @inlinable public var isModal: Bool {
    get { read { $0.pointee.isModal } }
    _modify { yield &storage[0].isModal }
  }
  /// What happens to its children.
  @inlinable public var grouping: ElementGrouping? {
    get { read { $0.pointee.grouping } }
    _modify { yield &storage[0].grouping }
  }
  /// Whether the reader's cursor starts here.
  @inlinable public var startsFocused: Bool {
    get { read { $0.pointee.startsFocused } }
    _modify { yield &storage[0].startsFocused }
  }
  /// Its place in a data table.
  @inlinable public var tableCell: DataTableCell? {
    get { read { $0.pointee.tableCell } }
    _modify { yield &storage[0].tableCell }
  }
  /// How it scrolls, if it does.
  @inlinable public var scrolling: ScrollingBehavior? {
    get { read { $0.pointee.scrolling } }
    _modify { yield &storage[0].scrolling }
  }
  /// How vertical swipes change it, if they do.
  @inlinable public var adjustment: ValueAdjustment? {
    get { read { $0.pointee.adjustment } }
    _modify { yield &storage[0].adjustment }
  }
  /// How its children take turns in the middle, for ``ElementRole/carousel``.
  @inlinable public var carousel: CarouselBehavior? {
    get { read { $0.pointee.carousel } }
    _modify { yield &storage[0].carousel }
  }
  /// How its children take turns, for ``ElementRole/banner``.
  @inlinable public var banner: BannerBehavior? {
    get { read { $0.pointee.banner } }
    _modify { yield &storage[0].banner }
  }
  /// The modal for typing its number.
  @inlinable public var editor: ValueEditor? {
    get { read { $0.pointee.editor } }
    _modify { yield &storage[0].editor }
  }
  /// What must hold for it to be enabled; the app follows every change.
  @inlinable public var enabledWhen: [ElementCondition] {
    get { read { $0.pointee.enabledWhen } }
    _modify { yield &storage[0].enabledWhen }
  }
  /// What must hold for it to be shown; the app follows every change.
  @inlinable public var shownWhen: [ElementCondition] {
    get { read { $0.pointee.shownWhen } }
    _modify { yield &storage[0].shownWhen }
  }
  /// What its Android build says differently.
  @inlinable public var android: AndroidOverrides {
    get { read { $0.pointee.android } }
    _modify { yield &storage[0].android }
  }
  /// What an audit leaves out about it and what is inside it.
  @inlinable public var audit: AuditExemptions? {
    get { read { $0.pointee.audit } }
    _modify { yield &storage[0].audit }
  }
  /// What the app does on gestures.
  @inlinable public var responses: [ElementResponse] {
    get { read { $0.pointee.responses } }
    _modify { yield &storage[0].responses }
  }
  /// The elements inside it.
  @inlinable public var children: [AccessibilityElement] {
    get { read { $0.pointee.children } }
    _modify { yield &storage[0].children }
  }

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
    storage = [
      Properties(
        role: role, label: label, value: value, hint: hint,
        additionalTraits: traits.subtracting(role.traits), identifier: identifier,
        carousel: role == .carousel ? CarouselBehavior() : nil,
        banner: role == .banner ? BannerBehavior() : nil, children: children)
    ]
  }

  /// All its traits: those of the role and its own (`accessibilityTraits`).
  public var traits: ElementTraits {
    role.traits.union(additionalTraits)
  }

  /// Whether a reader's cursor stops at it.
  ///
  /// A container is not an element unless it says so, or it combines or ignores its children, or shows
  /// in itself what there is to it. A cell without a label of its own is none if there are controls
  /// inside, so that they can be reached.
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
    return !role.isContainer || showsItself
  }

  /// Whether there is nothing inside because it shows what it is itself: a date picker that is compact,
  /// an alert or a dialog of nothing but its texts.
  private var showsItself: Bool {
    guard role == .datePicker || role == .alert || role == .dialog, children.isEmpty else {
      return false
    }
    return [label, value].contains { !($0?.isBlank ?? true) }
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
