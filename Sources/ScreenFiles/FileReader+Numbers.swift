import AccessibilityModel
import Support
import Yams

/// Numbers and times.
extension FileReader {
  mutating func number(_ node: Node, for key: String) -> Double? {
    numeral(node, for: key, "a number")
  }

  mutating func integer(_ node: Node, for key: String, in range: ClosedRange<Int>) -> Int? {
    guard let value = numeral(node, for: key, "a whole number") else { return nil }
    guard let number = Int(exactly: value) else {
      report(node, "'\(key)' must be a whole number, but '\(value.spelled)' was found")
      return nil
    }
    guard range.contains(number) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      report(node, "'\(key)' must be \(bounds), but \(number) was found")
      return nil
    }
    return number
  }

  /// The number that a scalar is, as YAML and JSON write numbers.
  private mutating func numeral(_ node: Node, for key: String, _ what: String) -> Double? {
    guard let text = string(node, for: key) else { return nil }
    let isQuoted = [.doubleQuoted, .singleQuoted].contains(node.scalar?.style)
    let isNumeral = text.utf8.allSatisfy {
      ($0 | 0x20) == UInt8(ascii: "e") || "+-.0123456789".utf8.contains($0)
    }
    guard isNumeral, let number = Double(text) else {
      report(node, "'\(key)' must be \(what), but '\(Self.shortened(text))' was found")
      return nil
    }
    if isQuoted {
      report(node, "'\(key)' must be \(what), but a text in quotes was found; write \(text)")
      return nil
    }
    guard number.magnitude < Self.numberLimit else {
      report(
        node,
        "'\(key)' must be more than -1e12 and less than 1e12, but '\(Self.shortened(text))' was found"
      )
      return nil
    }
    return number
  }

  /// Numbers reach from the negative of this to this; below it they are exact to a thousandth.
  static let numberLimit = 1e12

  /// Milliseconds of `3s`, `0.5s`, `500ms`.
  mutating func duration(_ node: Node, for key: String) -> Int? {
    guard let text = string(node, for: key) else { return nil }
    if let seconds = Seconds(text) { return seconds.milliseconds }
    report(
      node,
      "'\(key)' must be a duration, but '\(Self.shortened(text))' was found; write 3s or 500ms")
    return nil
  }

  /// Milliseconds between repetitions; 0 for none.
  mutating func interval(_ node: Node, for key: String) -> Int? {
    guard let interval = duration(node, for: key) else { return nil }
    let shortest = ScheduledEffects.shortestInterval
    if interval == 0 || interval >= shortest { return interval }
    report(
      node,
      "'\(key)' must be \(shortest)ms or more, or 0s for never, "
        + "but '\(Self.shortened(node.string ?? ""))' was found")
    return nil
  }

  /// A number that is a pitch.
  mutating func pitch(_ node: Node, for key: String) -> Double? {
    guard let pitch = number(node, for: key) else { return nil }
    guard (0...2).contains(pitch) else {
      report(node, "'\(key)' must be 0 to 2, where 1 is normal, but \(pitch.spelled) was found")
      return nil
    }
    return pitch
  }
}
