/// A web or mail address in a text.
struct Address {
  /// The part before the @ of a mail address.
  var mailbox: Range<Int>?
  /// The labels of the host, without the points.
  var labels: [Range<Int>]
  /// Whether a path follows.
  var hasPath: Bool
  var range: Range<Int>
}

/// Finds web and mail addresses.
enum AddressScanner {
  /// The address at a position, where one begins there.
  static func address(_ text: WrittenText, at start: Int, limit: Int) -> Address? {
    guard start == 0 || !isAddressPart(text[start - 1]) || text[start - 1] == "." else {
      return nil
    }
    var end = start
    var hasAt = false
    var hasPoint = false
    while end < limit, end - start < longest, isAddressPart(text[end]) || text[end] == "@" {
      hasAt = hasAt || text[end] == "@"
      hasPoint = hasPoint || text[end] == "."
      end += 1
    }
    let hasScheme = text[end] == ":" && text[end + 1] == "/" && text[end + 2] == "/"
    guard hasAt || hasPoint || hasScheme, end < limit || hasPoint else { return nil }
    if hasScheme {
      guard ["http", "https", "ftp"].contains(text.lowercased(start..<end)) else { return nil }
      return host(text, from: end + 3, start: start, limit: limit, isSure: true)
    }
    if hasAt {
      var at = start
      while text[at] != "@" { at += 1 }
      guard at > start,
        let host = host(text, from: at + 1, start: start, limit: limit, isSure: true),
        host.labels.count >= 2
      else { return nil }
      var address = host
      address.mailbox = start..<at
      return address
    }
    return host(text, from: start, start: start, limit: limit, isSure: false)
  }

  private static let longest = 128

  private static func isAddressPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLatin || scalar.isDigit || scalar == "." || scalar == "-"
      || scalar == "_" || scalar == "+"
  }

  /// The host at a position with the path after it.
  private static func host(
    _ text: WrittenText, from first: Int, start: Int, limit: Int, isSure: Bool
  ) -> Address? {
    var labels: [Range<Int>] = []
    var position = first
    while labels.count < 8 {
      var end = position
      while end < limit,
        text[end].isLatin || text[end].isDigit
          || (text[end] == "-" && end > position)
      {
        end += 1
      }
      guard end > position else { break }
      labels.append(position..<end)
      guard end < limit, text[end] == ".", text[end + 1].isWordPart, end + 1 < limit,
        !text[end + 1].isHangul
      else { break }
      position = end + 1
    }
    guard let last = labels.last else { return nil }
    if !isSure {
      guard labels.count >= 2, domains.contains(text.lowercased(last)),
        labels.dropLast().contains(where: { $0.contains { text[$0].isLatin } })
      else { return nil }
    }
    var end = last.upperBound
    if text[end] == ":", text[end + 1].isDigit {
      end += 1
      while end < limit, text[end].isDigit { end += 1 }
    }
    var hasPath = false
    if end < limit, text[end] == "/" || text[end] == "?" || text[end] == "#" {
      let path = end
      while end < limit, text[end] > " ", text[end] < "\u{7F}", text[end] != ")", text[end] != "\""
      {
        end += 1
      }
      while end > path, text[end - 1] == "." || text[end - 1] == "," { end -= 1 }
      hasPath = end > path + 1
    }
    return Address(mailbox: nil, labels: labels, hasPath: hasPath, range: start..<end)
  }

  private static let domains = Set(
    DataTable.rows("common/domains.tsv", columns: ["domain"]) { $0[0] }
  )
}
