import Support

/// JSON inside a page that cannot end the element around it.
enum ScriptData {
  /// The value as JSON in which `<`, `>` and `&` are escaped, as JavaScript's line terminators are in all
  /// our JSON.
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
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
