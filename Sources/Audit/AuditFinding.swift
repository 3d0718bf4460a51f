/// A fault that was found: what rule it breaks, where, and what is heard there.
package struct AuditFinding: Hashable, Sendable {
  /// The rule.
  package var rule: String
  /// The reader that says it, as options call it.
  package var reader: String
  /// How bad it is, as the rule or the settings put it.
  package var severity: Severity
  /// The name of the variant; empty for a file without variants.
  package var variant: String
  /// The name below `screens:`; `nil` for the screen that the variant begins on.
  package var screen: String?
  /// The path to the element; `nil` if it is about a whole screen or walk.
  package var path: [Int]?
  /// The name of the element, as in transcripts; empty if it is about a whole screen or walk.
  package var element: String
  /// The sentence that shows it.
  package var message: String
  /// What is heard: lines of a transcript or announcements.
  package var evidence: [String]
  /// The walk on which it is heard; `nil` if no walk comes there.
  package var walk: String?
  /// When it is heard there, in milliseconds from the start.
  package var time: Int?
  /// The event of that walk's transcript which is heard then, by its index.
  package var event: Int?
  /// The line in the file, from 1; `nil` for a dump.
  package var line: Int?
  /// The column, from 1.
  package var column: Int?
  /// What to do.
  package var fix: Fix
  /// Where more is said about it.
  package var reference: String
}

/// How bad a fault is.
package enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// It may be meant.
  case note
  /// It costs users time, or confuses them.
  case warning
  /// It keeps users from what they came for.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What to do about a fault, in the words of each toolkit.
package struct Fix: Hashable, Sendable {
  /// In UIKit.
  package var uiKit: String
  /// In SwiftUI.
  package var swiftUI: String
  /// On Android; `nil` where nothing of the kind exists.
  package var android: String?

  /// The same in a language.
  func said(in table: SentenceTable) -> Fix {
    Fix(uiKit: table[uiKit], swiftUI: table[swiftUI], android: android.map { table[$0] })
  }
}

/// What a rule found, before it is known where that is in the file and when it is heard.
package struct Fault: Hashable, Sendable {
  /// The path to the element; `nil` for a whole screen or walk.
  var path: [Int]?
  /// The name of the screen below `screens:`.
  var screen: String?
  /// The name of the element.
  var element: String
  /// The sentence that shows it.
  var message: Sentence
  /// What is heard, if it is not what is heard first of the element.
  var evidence: [String]
  /// Why, if the message does not say so; it stands below what is heard.
  var reason: Sentence?
  /// The rule that an exemption names, if it is about one.
  var rule: String?
  /// When it is heard; looked up in the walks unless the rule knows.
  var moment: Moment?
  /// How bad it is, if less than the rule says; a project that says otherwise means all of them.
  var severity: Severity?

  /// A moment of a walk.
  struct Moment: Hashable, Sendable {
    /// The name of the walk.
    var walk: String
    /// The index of the event in its transcript.
    var event: Int
    /// Milliseconds from its start.
    var time: Int
    /// What is heard then, as a transcript writes it.
    var line: String
  }
}
