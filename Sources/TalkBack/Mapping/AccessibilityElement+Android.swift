import AccessibilityModel
import ScreenReading

// Questions about an element that decide what Android exposes of it.

extension AccessibilityElement {
  /// Whether it is on: its own state, or what UIKit writes as the value of a switch.
  var writtenToggle: ToggleState? {
    toggle ?? toggleOfValue
  }

  /// Whether its value is no more than what UIKit writes of a switch: Android has a state for it.
  var writesToggle: Bool { toggleOfValue != nil }

  private var toggleOfValue: ToggleState? {
    guard traits.contains(.toggleButton) else { return nil }
    return ["1": ToggleState.on, "0": .off, "2": .mixed][value?.string ?? ""]
  }

  /// Whether it is a tab: one by its traits, or a button directly inside a tab bar.
  func isTab(in parent: AccessibilityElement?) -> Bool {
    traits.contains(.tabBarItem)
      || traits.contains(.button) && parent?.traits.contains(.tabBar) == true
  }

  /// Whether a double tap does something.
  var isClickable: Bool {
    if let isClickable = android.isClickable { return isClickable }
    let clickable: ElementTraits = [.button, .link, .toggleButton, .textEntry, .tabBarItem]
    return !traits.isDisjoint(with: clickable) || role == .checkbox || role == .radioButton
      || role == .popUpButton || editor != nil
      || android.clickLabel.ifNotBlank != nil || writtenToggle != nil && !showsProgress
      || expandedStatus != nil || responses.contains { $0.trigger == .activate }
  }

  /// How far it is, in percent; `nil` if it does not tell.
  var percentage: Double? {
    if case .range(let range)? = adjustment, range.maximum > range.minimum {
      return (range.number - range.minimum) / (range.maximum - range.minimum) * 100
    }
    guard let text = value?.string, text.hasSuffix("%") else { return nil }
    return Double(text.dropLast()).map { min(max($0, 0), 100) }
  }

  /// Whether its range ends in the direction of a step: up (1) or down (-1).
  func isAtEnd(of step: Int) -> Bool {
    guard case .range(let range)? = adjustment else { return false }
    return step > 0 ? range.number >= range.maximum : range.number <= range.minimum
  }

  /// The state as the app describes it, if that is still the state.
  var describedState: AttributedText? {
    if let toggle = writtenToggle, let own = android.stateDescriptions[toggle].ifNotBlank {
      return own
    }
    let isUpToDate =
      android.describedState.map { $0 == AndroidOverrides.DescribedState(self) } ?? true
    return isUpToDate ? android.stateDescription.ifNotBlank : nil
  }

  /// Whether and when its changes are spoken wherever focus is.
  package var announcesChanges: LiveRegion? { android.liveRegion ?? liveRegion }

  /// Whether it is a bar whose items are there to choose one of.
  var offersOneOfSeveral: Bool {
    role == .tabBar || role == .segmentedControl || traits.contains(.tabBar)
  }

  /// Whether its items are cards that a double tap selects.
  var offersCards: Bool { carousel?.style == .elements }

  /// Whether it is a stop of its own even inside another: something that can be used.
  var isReachedAlone: Bool {
    guard isStop, role != .pageControl else { return false }
    return isClickable || traits.contains(.adjustable) || !customActions.isEmpty
  }

  /// Whether there is neither anything to say of it nor anything to do with it, so that TalkBack passes
  /// it by (TB AccessibilityNodeInfoUtils); what has no role at all is taken for something that can be
  /// focused.
  var isPassedBy: Bool {
    guard label?.isBlank ?? true, value?.isBlank ?? true, role != .element, !isReachedAlone else {
      return false
    }
    return AccessibilityNode(self).isSilent
  }

  /// The controls inside it, the outermost of each branch.
  private var controlCount: Int {
    children.filter { !$0.isHidden }.map { child in
      child.presented.isReachedAlone ? 1 : child.controlCount
    }.reduce(0, +)
  }

  /// Whether what it combines leaves out its controls, which are stops of their own beside it.
  ///
  /// What can be clicked is never merged into what is around it (CUI). A single one is taken for what
  /// all of it does.
  var keepsControlsApart: Bool {
    guard grouping == .combine else { return false }
    let count = controlCount
    return count > 1 || count == 1 && responses.contains { $0.trigger == .activate }
  }

  /// Whether TalkBack stops at it.
  ///
  /// A row is a stop even if there are controls in it, which are stops of their own beside it.
  var isStop: Bool { isFocusable || !isHidden && (leavesFocusToChildren || isClickedAsOne) }

  /// Whether it is a layout that can be clicked as a whole: TalkBack focuses it and reads what is inside
  /// (TB AccessibilityNodeInfoUtils).
  private var isClickedAsOne: Bool {
    guard role == .group, grouping == nil, !isModal, isAccessibilityElement != false,
      children.contains(where: { !$0.isHidden })
    else { return false }
    return android.isClickable
      ?? (android.clickLabel.ifNotBlank != nil || responses.contains { $0.trigger == .activate })
  }

  /// Whether its state is that something runs.
  private var showsProgress: Bool { role == .progress || role == .activityIndicator }

  /// The element without the label that UIKit makes of the texts inside it: Android names a view by
  /// its own texts only, and TalkBack reads what is inside.
  var asBuilt: AccessibilityElement {
    var element = self
    var unnamed = self
    unnamed.label = nil
    if let label, unnamed.labelFromTexts == label { element.label = nil }
    return element
  }

  /// Whether its label is only the labels of what it combines.
  var isNamedByItsChildren: Bool {
    guard grouping == .combine, let label else { return false }
    let labels = children.filter { !$0.isHidden }.compactMap { $0.presented.label }
      .filter { !$0.isBlank }.map(\.string)
    return label.string == labels.joined(separator: ", ")
  }

  /// How what is inside is offered, if TalkBack tells of it.
  var collection: CollectionKind? {
    let axis = scrolling?.axis ?? .horizontal
    switch android.collection {
    case .list: return .list(isHorizontal: scrolling?.axis == .horizontal || role.showsOneItem)
    case .pager: return .pager(axis)
    case .nothing: return nil
    case nil: break
    }
    switch role {
    case .list, .table, .collection: return .list(isHorizontal: scrolling?.axis == .horizontal)
    case .tabBar, .segmentedControl: return .list(isHorizontal: true)
    case .dataTable: return .grid
    case .carousel: return carousel?.style == .elements ? .list(isHorizontal: true) : nil
    case .banner: return banner?.style == .elements ? .pager(.horizontal) : nil
    default:
      if traits.contains(.tabBar) { return .list(isHorizontal: true) }
      return scrolling?.isPaging == true ? .pager(axis) : nil
    }
  }

  /// Whether one swipes through pages inside it with two fingers only.
  package var isPager: Bool {
    if case .pager? = collection { return true }
    return false
  }

  /// The index of the page that a pager of items shows; `nil` where scrolling decides it.
  package var shownPage: Int? {
    guard isPager, !children.isEmpty else { return nil }
    let index = banner?.index ?? carousel?.index
    return index.map { min(max($0, 0), children.count - 1) }
  }

  /// Whether it shows its pages one at a time.
  var showsOnePage: Bool { isPager && (scrolling?.visibleCount ?? 1) == 1 }

  /// The title of a page of a pager: how the page itself is called, or what it says, if it is the only one
  /// in view (TB AccessibilityNodeInfoUtils).
  func title(ofPage index: Int) -> AttributedText? {
    guard showsOnePage, children.indices.contains(index) else { return nil }
    let page = children[index].presented
    guard page.isStop else { return (page.label ?? page.android.paneTitle).ifNotBlank }
    let node = AccessibilityNode(page)
    // What a password is must not be heard by turning to it.
    return [node.contentDescription, node.isPassword ? nil : node.text].firstToSay
  }

  /// Whether it is endless to a swipe: after its last item comes its first.
  package var isRing: Bool { carousel.map { $0.isEndless && $0.style == .elements } ?? false }

  /// Whether it scrolls, for the sounds on its edges.
  var scrolls: Bool { scrolling != nil || offersCards || banner?.style == .elements }

  /// Whether a swipe with two fingers moves it along an axis.
  package func scrolls(along axis: ScrollingBehavior.Axis) -> Bool {
    scrolling?.axis == axis || axis == .horizontal && scrolling == nil && role.showsOneItem
  }

  /// The title that is spoken after what is inside it (`containerTitle`).
  var containerTitle: AttributedText? {
    guard collection == nil, role != .landmark, role != .webView, role != .stepper,
      !role.isModal, !isModal
    else { return nil }
    return label.flatMap { $0.isBlank ? nil : $0 }
  }

  /// Whether it is a window to which Compose gives a title if the app gives none (CUI).
  var isComposePopup: Bool {
    android.toolkit == .compose && (role == .menu || role == .popover)
  }

  /// The title of the window that it is.
  package var windowTitle: AttributedText? {
    [android.paneTitle, label].compactMap { $0 }.first { !$0.isBlank }
  }
}

/// How what is inside a container is offered.
package enum CollectionKind: Hashable, Sendable {
  case list(isHorizontal: Bool)
  case grid
  case pager(ScrollingBehavior.Axis)
}

extension ElementRole {
  /// Whether Android shows its label as its text, rather than giving it to screen readers only.
  var showsText: Bool {
    switch self {
    case .text, .button, .link, .header, .switch, .checkbox, .radioButton, .tab, .backButton,
      .popUpButton, .key, .decrement, .increment:
      true
    default: false
    }
  }
}
