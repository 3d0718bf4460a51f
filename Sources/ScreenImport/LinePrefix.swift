/// What a log or a quotation puts before every line of a dump.
enum LinePrefix {
  /// The forms of it.
  private enum Form: CaseIterable {
    /// `2026-09-04T10:11:12.1234567Z `, after the names of a job and a step where a service's tool adds them.
    case time
    /// `[10:11:12] `: a time, because a text may begin with other things in brackets.
    case brackets
    /// `[+123 ms] ` or `[        ] `: the time since the line before, as `flutter run -v` prints it.
    case elapsed
    /// `> `.
    case quote
  }

  /// The bytes without what all lines begin with, if it has the same form on all of them.
  ///
  /// The fences of Markdown around them become empty lines, so that lines keep their numbers.
  static func stripped(_ bytes: [UInt8]) -> [UInt8] {
    // Few dumps have it, which their first line shows.
    guard let first = firstLine(of: bytes),
      let form = Form.allCases.first(where: { length(of: $0, in: first) != nil })
    else { return bytes }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (count, written) = (0, 0)
    for (number, line) in lines.enumerated() {
      if number > 0 { result.append(0x0A) }
      if isBlank(line) || isFence(line) { continue }
      guard let length = length(of: form, in: line) else { return bytes }
      let rest = line.dropFirst(length)
      count += 1
      if !isBlank(rest) { written += 1 }
      result.append(contentsOf: rest)
    }
    return count >= 3 && written > 0 ? result : bytes
  }

  /// The first line that is neither empty nor a fence.
  private static func firstLine(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 0
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[place..<end]
      if !isBlank(line), !isFence(line) { return line }
      place = end + 1
    }
    return nil
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 <= 0x20 } }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: "```".utf8) }

  /// How long the prefix of a line is, with the one space after it; `nil` if the line has none of this form.
  private static func length(of form: Form, in line: ArraySlice<UInt8>) -> Int? {
    switch form {
    case .time:
      // The time comes first, or after the names, which end in a tab.
      let tabs = line.prefix(200).indices.filter { line[$0] == 0x09 }.prefix(3)
      for start in [line.startIndex] + tabs.map({ $0 + 1 }) {
        guard let length = time(line[start...]) else { continue }
        return end(start - line.startIndex + length, in: line)
      }
      return nil
    case .brackets:
      guard line.first == UInt8(ascii: "["),
        let close = line.prefix(60).firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      let inside = line[line.startIndex + 1..<close]
      guard inside.contains(UInt8(ascii: ":")),
        inside.allSatisfy({ "0123456789:-.,+ TZ".utf8.contains($0) })
      else { return nil }
      return end(close - line.startIndex + 1, in: line)
    case .elapsed:
      guard line.first == UInt8(ascii: "["),
        let close = line.prefix(40).firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      let inside = line[line.startIndex + 1..<close]
      let isTime = inside.contains(UInt8(ascii: "+")) && inside.last == UInt8(ascii: "s")
      guard isTime || inside.count > 5, inside.allSatisfy({ "+0123456789, ms".utf8.contains($0) }),
        isTime || inside.allSatisfy({ $0 == 0x20 })
      else { return nil }
      return end(close - line.startIndex + 1, in: line)
    case .quote:
      guard line.first == UInt8(ascii: ">") else { return nil }
      return line.dropFirst().first == 0x20 ? 2 : 1
    }
  }

  /// The length with a space after it; `nil` if something else follows.
  private static func end(_ length: Int, in line: ArraySlice<UInt8>) -> Int? {
    guard let next = line.dropFirst(length).first, next != 0x0D else { return length }
    return next == 0x20 ? length + 1 : nil
  }

  /// How long the date and the time are with which a line begins; `nil` if it does not.
  private static func time(_ line: ArraySlice<UInt8>) -> Int? {
    let pattern = Array("0000-00-00T00:00:00".utf8)
    guard line.count >= pattern.count else { return nil }
    for (byte, expected) in zip(line, pattern) {
      let fits =
        switch expected {
        case UInt8(ascii: "0"): (0x30...0x39).contains(byte)
        case UInt8(ascii: "T"): byte == expected || byte == 0x20
        default: byte == expected
        }
      guard fits else { return nil }
    }
    let rest = line.dropFirst(pattern.count).prefix { (0x2B...0x3A).contains($0) || $0 == 0x5A }
    return pattern.count + rest.count
  }
}
