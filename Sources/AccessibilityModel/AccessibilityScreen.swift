// AccessibilityModel: a screen as plain values, in UIKit's vocabulary.
// In: nothing.
// Out: `AccessibilityScreen` and `AccessibilityElement`, with traits, texts, containers and what the app does.

/// What a user has in front of them: a title and the elements.
///
/// ```swift
/// let screen = AccessibilityScreen(title: "소리 설정", language: .korean, elements: [
///   AccessibilityElement(.slider, label: "벨소리 음량", value: "50%"),
/// ])
/// ```
public struct AccessibilityScreen: Hashable, Sendable, Codable {
  /// The title that is spoken on arrival.
  public var title: AttributedText?
  /// The language of the app: of every text that does not say otherwise.
  public var language: SpokenLanguage
  /// The elements in the order of the file, which is the reader's order unless ``order`` says
  /// otherwise.
  public var elements: [AccessibilityElement]
  /// How the elements are put in order.
  public var order: ReadingOrder
  /// The direction in which rows are read; that of the language unless given.
  public var direction: ScreenDirection?
  /// What the app does by itself.
  public var events: [ScheduledEffects]
  /// What an audit leaves out about the screen and everything on it.
  public var audit: AuditExemptions?
  /// What the Android build is made with, but for elements that name something else.
  public var toolkit: AndroidOverrides.Toolkit?

  /// Creates a screen.
  public init(
    title: AttributedText? = nil,
    language: SpokenLanguage = .korean,
    elements: [AccessibilityElement],
    order: ReadingOrder = .document,
    direction: ScreenDirection? = nil,
    events: [ScheduledEffects] = []
  ) {
    self.title = title
    self.language = language
    self.elements = elements
    self.order = order
    self.direction = direction
    self.events = events
  }
}

extension AccessibilityScreen {
  /// Whether rows are read from the right: as ``direction`` says, or else as the language is written.
  package var isRightToLeft: Bool {
    direction.map { $0 == .rightToLeft } ?? language.isRightToLeft
  }

  /// The path of the modal that hides all else: the last one that is shown.
  public func frontMostModal() -> [Int]? {
    Self.frontMostModal(in: elements, path: [])
  }

  /// The last modal in the file: it was shown last.
  private static func frontMostModal(in elements: [AccessibilityElement], path: [Int]) -> [Int]? {
    for (index, element) in elements.enumerated().reversed() where !element.isHidden {
      let path = path + [index]
      if let found = frontMostModal(in: element.children, path: path) { return found }
      if element.isModal || element.role.isModal { return path }
    }
    return nil
  }
}

/// How elements are put in the order in which a reader reads them.
public enum ReadingOrder: String, Hashable, Sendable, Codable, CaseIterable {
  /// As they are written, higher sort priorities first.
  case document
  /// By their frames: container by container, rows from the top, then from the leading edge.
  case frames
}

/// The direction in which the elements of a row are read.
public enum ScreenDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// As in Korean and English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// A state of a design that is compared with others: `before` and `after` a fix.
public struct ScreenVariant: Hashable, Sendable, Codable {
  /// Its name in the file; empty for a file without variants.
  public var name: String
  /// The screen the user begins on.
  public var screen: AccessibilityScreen
  /// Screens that are pushed or presented, by name.
  public var otherScreens: [String: AccessibilityScreen]

  /// Creates a variant.
  public init(
    name: String = "", screen: AccessibilityScreen,
    otherScreens: [String: AccessibilityScreen] = [:]
  ) {
    self.name = name
    self.screen = screen
    self.otherScreens = otherScreens
  }
}
