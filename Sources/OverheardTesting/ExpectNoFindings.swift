import Audit
import Foundation
import Overheard
import Support

/// Checks that an audit finds no problem that one can hear on a screen.
///
/// The rules, severities and budgets are those of `overheard audit` without a project. Anything that is
/// found fails the test, also what is only a note; what is meant is exempt, with its reason:
///
/// ```swift
/// var screen = paymentScreen
/// screen.audit = AuditExemptions(ignore: ["same-sound": "The two cards have one name."])
/// try expectNoFindings(of: screen, walks: [walk])
/// ```
///
/// - Parameters:
///   - screen: What is on the phone.
///   - walks: What the user does; swipes to the right until the end unless given.
///   - name: What messages call the screen.
///   - reader: Who reads: `.voiceOver`, which it is unless given, or `.talkBack`.
///   - configuration: The reader's settings and times; its usual ones, in the screen's language, unless
///     given. It wins over `reader`.
/// - Throws: ``AuditFindings``; or ``HeardOtherwise`` if a walk cannot be taken, or something has a name that
///   means nothing.
public func expectNoFindings(
  of screen: AccessibilityScreen, walks: [ReaderWalk] = [.plain], named name: String = "screen",
  reader: ScreenReader? = nil, configuration: WalkConfiguration? = nil
) throws {
  try expectNoFindings(
    of: ScreenVariant(screen: screen), walks: walks, named: name, reader: reader,
    configuration: configuration)
}

/// Checks that an audit finds no problem that one can hear on a screen, nor on those that it pushes
/// or presents.
///
/// The rules, severities and budgets are those of `overheard audit` without a project. Anything that is
/// found fails the test, also what is only a note; what is meant is exempt by ``AuditExemptions``.
///
/// - Parameters:
///   - variant: What is on the phone at first, and the screens that it leads to.
///   - walks: What the user does; swipes to the right until the end unless given.
///   - name: What messages call the screen.
///   - reader: Who reads: `.voiceOver`, which it is unless given, or `.talkBack`.
///   - configuration: The reader's settings and times; its usual ones, in the screen's language, unless
///     given. It wins over `reader`.
/// - Throws: ``AuditFindings``; or ``HeardOtherwise`` if a walk cannot be taken, or something has a name that
///   means nothing.
public func expectNoFindings(
  of variant: ScreenVariant, walks: [ReaderWalk] = [.plain], named name: String = "screen",
  reader: ScreenReader? = nil, configuration: WalkConfiguration? = nil
) throws {
  let findings = try TestedScreen(
    variant, walks: walks, named: name, reader: reader, configuration
  ).findings()
  if !findings.isEmpty { throw AuditFindings(findings: findings) }
}

/// What an audit of a screen found.
public struct AuditFindings: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each as `overheard audit` prints it: what is wrong and where, what is heard, and what to do.
  public var findings: [String]

  public var description: String { findings.map { $0 + "\n" }.joined() }
}

extension AuditFindings: LocalizedError {
  public var errorDescription: String? { description }
}
