import Support

/// JSON inside a page that cannot end the element around it.
enum ScriptData {
  /// The value as JSON in which `<`, `>`, `&` and JavaScript's line terminators are escaped.
  static func json(_ value: some Encodable) -> String {
    // Every value of a page can be encoded.
    let text = (try? JSONText.sorted(value)) ?? "null"
    var result: [UInt8] = []
    // By bytes: a string that grows by an escape at a time would be copied at each of them.
    result.reserveCapacity(text.utf8.count * 5 / 4)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003c".utf8
      case UInt8(ascii: ">"): result += "\\u003e".utf8
      case UInt8(ascii: "&"): result += "\\u0026".utf8
      case 0xA8, 0xA9:
        guard result.suffix(2).elementsEqual([0xE2, 0x80]) else { fallthrough }
        result.removeLast(2)
        result += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
