/// A JSON object on one line, with its keys in the order in which they are added.
package struct JSONLine: CustomStringConvertible {
  private var members: [String] = []

  package init() {}

  package var description: String { "{\(members.joined(separator: ","))}" }

  /// Adds a text, or `null`.
  package mutating func add(_ key: String, _ text: String?) {
    add(key, raw: text.map(Self.quoted) ?? "null")
  }

  /// Adds a whole number, or `null`.
  package mutating func add(_ key: String, _ number: Int?) {
    add(key, raw: number.map(String.init) ?? "null")
  }

  /// Adds a truth value, or `null`.
  package mutating func add(_ key: String, _ flag: Bool?) {
    add(key, raw: flag.map { "\($0)" } ?? "null")
  }

  /// Adds thousandths as a decimal number, or `null`: 1500 is `1.5`.
  package mutating func add(_ key: String, thousandths: Int?) {
    add(key, raw: thousandths.map { "\(Seconds(milliseconds: $0))" } ?? "null")
  }

  /// Adds what is JSON already.
  package mutating func add(_ key: String, raw: String) {
    members.append("\(Self.quoted(key)):\(raw)")
  }

  /// A JSON string: control characters, quotation marks and backslashes are escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
