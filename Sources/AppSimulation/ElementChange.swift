/// A property of an element that is not what it was.
public struct ElementChange: Hashable, Sendable, Codable {
  /// The name of the element.
  public var element: String
  /// The property in UIKit's words, or `item` for what a banner shows.
  public var property: String
  /// What it was.
  public var from: String
  /// What it is.
  public var to: String
  /// Who did it.
  public var by: Cause

  package init(element: String, property: String, from: String, to: String, by: Cause) {
    self.element = element
    self.property = property
    self.from = from
    self.to = to
    self.by = by
  }

  /// Who makes a change.
  public enum Cause: String, Hashable, Sendable, Codable, CaseIterable {
    /// The user asked for it.
    case user
    /// Focus came or went: nobody asked for it.
    case focus
    /// It comes again and again by itself.
    case timer
    /// The app did it by itself, or as a consequence.
    case app
  }
}
