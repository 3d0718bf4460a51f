/// A point on the screen, in points from the top left corner.
public struct ScreenPoint: Hashable, Sendable, Codable {
  /// The distance from the left edge of the screen.
  public var x: Double
  /// The distance from the top edge of the screen.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle on the screen, in points from the top left corner.
public struct ScreenRect: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// How wide it is.
  public var width: Double
  /// How high it is.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle, where a reader taps unless an element names another point.
  public var center: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }

  /// Whether a point lies inside or on the top or left edge.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
