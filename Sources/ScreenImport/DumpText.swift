import AccessibilityModel
import Support

/// Texts of dumps, without what VoiceOver does not speak and a screen file cannot hold.
enum DumpText {
  /// The text to speak; `nil` if there is none.
  ///
  /// It leaves out control characters, marks that only control the direction of writing,
  /// private-use characters (the glyphs of icon fonts), and WebDriverAgent's error texts.
  static func cleaned(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    if text.hasPrefix("AX error -") { return nil }
    var isClean = true
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F {
      isClean = false
      break
    }
    var result = text
    if !isClean {
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { if let scalar = kept(scalar) { scalars.append(scalar) } }
      result = String(scalars).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
    result = result.trimmed
    let hasSomething = result.unicodeScalars.contains {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .format
    }
    return hasSomething ? result : nil
  }

  private static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: scalar
    case 0x2028, 0x2029, 0x85: "\n"
    case 0x00...0x1F, 0x7F...0x9F: nil
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: nil
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD: nil
    case 0xFFFC, 0xFFFE, 0xFFFF: nil
    default: scalar
    }
  }

  /// Where an ASCII text is first found in a line; compared as bytes, as a dump has millions of lines.
  static func place(of word: StaticString, in line: Substring) -> Range<Substring.Index>? {
    let count = word.utf8CodeUnitCount
    let found = line.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.count >= count else { return nil }
      for start in 0...(bytes.count - count) where bytes[start] == word.utf8Start[0] {
        if (1..<count).allSatisfy({ bytes[start + $0] == word.utf8Start[$0] }) { return start }
      }
      return nil
    }
    // The lines of a dump are native strings, which are contiguous.
    guard let offset = found ?? nil else { return nil }
    let start = line.utf8.index(line.startIndex, offsetBy: offset)
    return start..<line.utf8.index(start, offsetBy: count)
  }

  /// A frame of four numbers; `nil` unless all are finite and small enough to be a screen's.
  static func frame(_ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) -> ScreenRect?
  {
    guard let x, let y, let width, let height,
      [x, y, width, height].allSatisfy({ $0.isFinite && $0.magnitude < 1e6 }), width >= 0,
      height >= 0
    else { return nil }
    func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    return ScreenRect(
      x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }

  /// The numbers of `{{0, 59}, {393, 44}}` or `[0,59][393,103]`.
  static func numbers(_ text: some StringProtocol) -> [Double] {
    text.utf8.split { byte in
      switch byte {
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): false
      // Also in 1e5, nan and inf.
      case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "i"), UInt8(ascii: "n"): false
      case UInt8(ascii: "f"), UInt8(ascii: "a"): false
      default: true
      }
    }.map { whole($0) ?? Double(String(decoding: $0, as: UTF8.self)) ?? .nan }
  }

  /// A number of digits only, as most are, read without making a string of it.
  private static func whole(_ digits: some Collection<UInt8>) -> Double? {
    guard digits.count < 10 else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return Double(number)
  }

  /// The frame of `{{x, y}, {width, height}}`.
  static func frame(braces text: String?) -> ScreenRect? {
    guard let text else { return nil }
    let numbers = numbers(text)
    guard numbers.count == 4 else { return nil }
    // XCUITest's frame of what is nowhere: `{{inf, inf}, {0.0, 0.0}}`.
    if numbers[0].isInfinite, numbers[2] == 0, numbers[3] == 0 {
      return ScreenRect(x: 0, y: 0, width: 0, height: 0)
    }
    return frame(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The frame of `[left,top][right,bottom]`.
  static func frame(bounds text: String?) -> ScreenRect? {
    guard let text else { return nil }
    let numbers = numbers(text)
    guard numbers.count == 4 else { return nil }
    return frame(numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1])
  }
}
