/// A change of a property of an element.
public struct Change: Hashable, Sendable, Codable {
  /// The name of the element.
  public var element: String
  /// The property in UIKit's words, or `item` for what a banner shows.
  public var property: String
  /// The old value.
  public var from: String
  /// The new value.
  public var to: String
  /// Who caused it.
  public var by: Cause

  public init(element: String, property: String, from: String, to: String, by: Cause) {
    self.element = element
    self.property = property
    self.from = from
    self.to = to
    self.by = by
  }

  /// Who causes a change.
  public enum Cause: String, Hashable, Sendable, Codable, CaseIterable {
    /// The user asked for it.
    case user
    /// Focus arrived or left: nobody asked for it.
    case focus
    /// It happens repeatedly by itself.
    case timer
    /// The app did it by itself, or as a consequence.
    case app
  }
}
