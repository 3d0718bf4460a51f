import AccessibilityModel
import Support

/// Writes shapes and texts as SVG, mirrored for screens that are read from the right.
struct Pen {
  private(set) var svg = ""
  /// The width in which horizontal places are mirrored; `nil` from left to right.
  let mirror: Double?

  typealias Anchor = DrawnText.Anchor

  enum Weight: String {
    case regular, semibold, bold

    var number: Int {
      switch self {
      case .regular: 400
      case .semibold: 600
      case .bold: 700
      }
    }
  }

  /// The rectangle as it is on the screen.
  func mirrored(_ rect: ScreenRect) -> ScreenRect {
    guard let mirror else { return rect }
    return ScreenRect(
      x: mirror - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }

  private func x(_ x: Double) -> Double { mirror.map { $0 - x } ?? x }

  mutating func add(_ text: String) { svg += text }

  mutating func rect(
    _ rect: ScreenRect, radius: Double = 0, fill: String, stroke: String? = nil,
    lineWidth: Double = 1, opacity: Double = 1
  ) {
    let place = mirrored(rect)
    svg += "<rect x=\"\(place.x.svg)\" y=\"\(place.y.svg)\" width=\"\(max(place.width, 0).svg)\""
    svg += " height=\"\(max(place.height, 0).svg)\""
    if radius > 0 {
      svg += " rx=\"\(min(radius, place.width / 2, place.height / 2).svg)\""
    }
    svg += " fill=\"\(fill)\"\(Self.line(stroke, lineWidth))\(Self.opacity(opacity))/>\n"
  }

  mutating func circle(
    _ centerX: Double, _ centerY: Double, _ radius: Double, fill: String, stroke: String? = nil,
    lineWidth: Double = 1, opacity: Double = 1
  ) {
    svg += "<circle cx=\"\(x(centerX).svg)\" cy=\"\(centerY.svg)\" r=\"\(max(radius, 0).svg)\""
    svg += " fill=\"\(fill)\"\(Self.line(stroke, lineWidth))\(Self.opacity(opacity))/>\n"
  }

  /// Joins points, with round ends and corners.
  mutating func line(
    _ points: [(Double, Double)], stroke: String, width: Double = 2, fill: String = "none",
    isClosed: Bool = false, opacity: Double = 1
  ) {
    guard let first = points.first else { return }
    let rest = points.dropFirst().map { "L\(x($0.0).svg) \($0.1.svg)" }.joined()
    svg += "<path d=\"M\(x(first.0).svg) \(first.1.svg)\(rest)\(isClosed ? "Z" : "")\""
    svg += " fill=\"\(fill)\" stroke=\"\(stroke)\" stroke-width=\"\(width.svg)\""
    svg += " stroke-linecap=\"round\" stroke-linejoin=\"round\"\(Self.opacity(opacity))/>\n"
  }

  /// A hairline between rows.
  mutating func hairline(from left: Double, to right: Double, y: Double, _ color: String) {
    rect(ScreenRect(x: left, y: y - 0.25, width: right - left, height: 0.5), fill: color)
  }

  /// One line of text on its baseline; its direction goes by the lines that it is one of.
  mutating func text(
    _ text: String, of lines: [String]? = nil, x left: Double, y: Double, size: Double,
    weight: Weight = .regular, color: String, anchor: Anchor = .start, opacity: Double = 1
  ) {
    guard !text.isEmpty else { return }
    let drawn = DrawnText(text, of: lines)
    let side = drawn.anchor(mirror == nil ? anchor : anchor.swapped)
    svg += "<text x=\"\(x(left).svg)\" y=\"\(y.svg)\" font-size=\"\(size.svg)\""
    if weight != .regular { svg += " font-weight=\"\(weight.number)\"" }
    if side != .start { svg += " text-anchor=\"\(side.rawValue)\"" }
    svg += "\(drawn.attributes) fill=\"\(color)\"\(Self.opacity(opacity))>\(drawn.content)</text>\n"
  }

  private static func line(_ stroke: String?, _ width: Double) -> String {
    stroke.map { " stroke=\"\($0)\" stroke-width=\"\(width.svg)\"" } ?? ""
  }

  private static func opacity(_ opacity: Double) -> String {
    opacity < 1 ? " opacity=\"\(opacity.svg)\"" : ""
  }
}

extension Double {
  /// The number with at most two decimals, as SVG writes it.
  package var svg: String {
    guard isFinite else { return "0" }
    let hundredths = Int64((Swift.min(Swift.max(self, -1e9), 1e9) * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, fraction) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    if fraction == 0 { return "\(sign)\(whole)" }
    if fraction % 10 == 0 { return "\(sign)\(whole).\(fraction / 10)" }
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}

extension String {
  /// The text as a drawing writes it, on one line; what XML cannot hold is left out.
  package var escapedForDrawing: String {
    let line = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar {
      case "\n", "\t", "\r": " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(line)).escapedForXML
  }
}

extension ScreenRect {
  /// The rectangle made smaller by so much on each side.
  func inset(_ x: Double, _ y: Double) -> ScreenRect {
    ScreenRect(
      x: self.x + x, y: self.y + y, width: max(width - 2 * x, 0), height: max(height - 2 * y, 0))
  }

  /// The smallest rectangle around both.
  func union(_ other: ScreenRect) -> ScreenRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return ScreenRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle lower by so much.
  func lowered(by distance: Double) -> ScreenRect {
    ScreenRect(x: x, y: y + distance, width: width, height: height)
  }
}
