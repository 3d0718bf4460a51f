import AccessibilityModel
import Walks

/// One kind of fault: how it is found, shown and mended, with an example of each.
///
/// A rule is a file in `Rules`; ``all`` lists them.
package struct Rule: Sendable {
  /// Its name in options, reports and screen files.
  package let id: String
  /// How bad a breach is, unless a project says otherwise.
  package let severity: Severity
  /// What it belongs to.
  package let topic: Topic
  /// Whether it is applied unless a project says otherwise.
  package let isOn: Bool
  /// One sentence that says what is wrong.
  package let summary: String
  /// What it means to who listens.
  package let reason: String
  /// What to do.
  package let fix: Fix
  /// Where more is said about it.
  package let references: [Reference]
  /// Screens that break it.
  package let failing: [String]
  /// The same screens, mended.
  package let passing: [String]
  /// The reader whose users meet the fault; `nil` for all readers.
  package let reader: String?
  /// How it is found.
  let check: Check

  /// The topics, in the order of the documentation.
  package enum Topic: String, Hashable, Sendable, CaseIterable {
    /// What is said.
    case words = "Words"
    /// In which order and in which pieces.
    case structure = "Order and structure"
    /// What changes, and when.
    case movement = "Movement and time"
    /// What a finger finds.
    case scrolling = "Scrolling and touch"
    /// What it takes.
    case cost = "Cost"
    /// The audit itself.
    case project = "The audit itself"
  }

  /// What a rule looks at.
  enum Check: Sendable {
    /// The elements of each screen, as they are written.
    case model(@Sendable (AuditedScreen) -> [Fault])
    /// What is said on landing on the elements of each screen.
    case announcements(@Sendable (AuditedScreen) -> [Fault])
    /// The screens of a variant together.
    case screens(@Sendable (AuditedVariant) -> [Fault])
    /// A walk, with what is heard on it and how it goes under many conditions.
    case walk(@Sendable (AuditedWalk) -> [Fault])
    /// The same, also on short walks to whatever announces something.
    case announcing(@Sendable (AuditedWalk) -> [Fault])
    /// Nothing: the audit itself finds it.
    case audit
  }

  /// What it looks at, for its page.
  package var looksAt: String {
    switch check {
    case .model, .screens: "the elements"
    case .announcements: "what is said of each element"
    case .walk, .announcing: "what happens on a walk"
    case .audit: "the audit"
    }
  }

  init(
    _ id: String, _ severity: Severity, _ topic: Topic, isOn: Bool = true, says summary: String,
    because reason: String, uiKit: String, swiftUI: String, android: String? = nil,
    onlyFor reader: String? = nil, see references: [Reference], fails failing: [String],
    passes passing: [String], _ check: Check
  ) {
    self.id = id
    self.severity = severity
    self.topic = topic
    self.isOn = isOn
    self.summary = summary
    self.reason = reason
    fix = Fix(uiKit: uiKit, swiftUI: swiftUI, android: android)
    self.references = references
    self.failing = failing
    self.passing = passing
    self.reader = reader
    self.check = check
  }

  /// The reader of iOS: rules about what it alone says or does are only for it.
  static let voiceOver = "voiceover"

  /// Whether it says something about what a reader's users meet.
  package func holds(for reader: String) -> Bool { self.reader.map { $0 == reader } ?? true }
}

/// Where more is said about a fault.
package struct Reference: Hashable, Sendable {
  /// What people call it.
  package var title: String
  /// Where it is.
  package var url: String

  /// A success criterion of WCAG 2.2, by its number and the name of its page.
  static func wcag(_ number: String, _ page: String) -> Reference {
    Reference(
      title: "WCAG 2.2, \(number)", url: "https://www.w3.org/WAI/WCAG22/Understanding/\(page)")
  }

  /// A page of Apple's Human Interface Guidelines.
  static func hig(_ page: String) -> Reference {
    Reference(
      title: "Human Interface Guidelines, \(page)",
      url: "https://developer.apple.com/design/human-interface-guidelines/\(page)")
  }

  /// A page of Apple's documentation of UIKit.
  static func uiKit(_ page: String) -> Reference {
    let name = page.split(separator: "/").last.map(String.init) ?? page
    return Reference(
      title: "Apple, \(name)", url: "https://developer.apple.com/documentation/\(page)")
  }

  /// Cards that are selected when one only looks at them (NVISIONS).
  static let carouselArticle = Reference(
    title: "NVISIONS, cards in a horizontal scroll view",
    url: "https://nuli.navercorp.com/community/article/1133286")
  /// Noticing focus: banners and reloads (NVISIONS).
  static let focusArticle = Reference(
    title: "NVISIONS, noticing accessibility focus",
    url: "https://nuli.navercorp.com/community/article/1133132")
  /// Custom sliders (NVISIONS).
  static let sliderArticle = Reference(
    title: "NVISIONS, custom sliders",
    url: "https://nuli.navercorp.com/community/article/1133220")
  /// Custom tab bars (NVISIONS).
  static let tabsArticle = Reference(
    title: "NVISIONS, custom tab bars",
    url: "https://nuli.navercorp.com/community/article/1133117")
}
