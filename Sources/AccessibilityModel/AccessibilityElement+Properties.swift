extension AccessibilityElement {
  /// Everything that an element is; see its properties for what they mean.
  @usableFromInline
  struct Properties: Hashable, Sendable, Codable {
    @usableFromInline var role: ElementRole
    @usableFromInline var label: AttributedText?
    @usableFromInline var value: AttributedText?
    @usableFromInline var hint: AttributedText?
    @usableFromInline var placeholder: AttributedText?
    @usableFromInline var additionalTraits: ElementTraits
    @usableFromInline var toggle: ToggleState?
    @usableFromInline var expandedStatus: ExpandedStatus?
    @usableFromInline var headingLevel: Int?
    @usableFromInline var webStates: [WebState] = []
    @usableFromInline var liveRegion: LiveRegion?
    @usableFromInline var isDraggable: Bool = false
    @usableFromInline var requiresActivation: Bool = false
    @usableFromInline var textSelection: Range<Int>?
    @usableFromInline var language: SpokenLanguage?
    @usableFromInline var identifier: String?
    @usableFromInline var frame: ScreenRect?
    @usableFromInline var activationPoint: ScreenPoint?
    @usableFromInline var inputLabels: [String] = []
    @usableFromInline var customActions: [AccessibilityCustomAction] = []
    @usableFromInline var swipeActions: [AccessibilityCustomAction] = []
    @usableFromInline var contextMenu: [AccessibilityCustomAction] = []
    @usableFromInline var customContent: [AccessibilityCustomContent] = []
    @usableFromInline var customRotors: [AccessibilityCustomRotor] = []
    @usableFromInline var sortPriority: Double = 0
    @usableFromInline var isAccessibilityElement: Bool?
    @usableFromInline var isHidden: Bool = false
    @usableFromInline var isModal: Bool = false
    @usableFromInline var grouping: ElementGrouping?
    @usableFromInline var startsFocused: Bool = false
    @usableFromInline var tableCell: DataTableCell?
    @usableFromInline var scrolling: ScrollingBehavior?
    @usableFromInline var adjustment: ValueAdjustment?
    @usableFromInline var carousel: CarouselBehavior?
    @usableFromInline var banner: BannerBehavior?
    @usableFromInline var editor: ValueEditor?
    @usableFromInline var enabledWhen: [ElementCondition] = []
    @usableFromInline var shownWhen: [ElementCondition] = []
    @usableFromInline var android: AndroidOverrides = AndroidOverrides()
    @usableFromInline var audit: AuditExemptions?
    @usableFromInline var responses: [ElementResponse] = []
    @usableFromInline var children: [AccessibilityElement]
  }
}

extension AccessibilityElement: Codable {
  public init(from decoder: any Decoder) throws {
    storage = [try Properties(from: decoder)]
  }

  public func encode(to encoder: any Encoder) throws {
    try storage[0].encode(to: encoder)
  }
}

extension AccessibilityElement: CustomReflectable {
  /// Its properties by name.
  public var customMirror: Mirror { Mirror(reflecting: storage[0]) }
}
