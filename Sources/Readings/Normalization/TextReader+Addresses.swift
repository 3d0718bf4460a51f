import AccessibilityModel

/// What is said for the signs of a web or mail address.
struct AddressWords: Sendable {
  let at: String
  /// Whether a mailbox is said apart from its host.
  let partsHost: Bool
  let dot: String
  /// What is said for a path.
  let link: String
  /// What is said for signs inside a part.
  let marks: [Unicode.Scalar: String]
}

/// What a language adds to read web and mail addresses.
protocol AddressReader: TextReader {
  static var addressWords: AddressWords { get }
  /// Adds digits one by one.
  mutating func addDigits(_ range: Range<Int>, join: SpokenWord.Join)
  /// Adds a run of letters of a host or mailbox.
  mutating func addHostWord(_ range: Range<Int>, join: SpokenWord.Join)
}

extension AddressReader {
  /// Reads a web or mail address: the words of the host, its points, and that a path follows.
  mutating func readAddress(at position: Int) -> Match? {
    guard let address = AddressScanner.address(text, at: position, limit: span.upperBound) else {
      return nil
    }
    let words = Self.addressWords
    let first = stream.words.count
    var join = SpokenWord.Join.space
    if let mailbox = address.mailbox {
      addAddressPart(mailbox, &join)
      let join: SpokenWord.Join = words.partsHost ? .space : .tight
      let at = mailbox.upperBound
      add(words.at, at..<(at + 1), join: join, kind: .symbolName)
    }
    if words.partsHost { join = .space }
    for (index, label) in address.labels.enumerated() {
      if index > 0 {
        add(words.dot, (label.lowerBound - 1)..<label.lowerBound, join: .tight, kind: .symbolName)
        join = .tight
      }
      addAddressPart(label, &join)
    }
    if address.hasPath, let last = address.labels.last {
      add(words.link, last.upperBound..<address.range.upperBound)
    }
    stream.stretch(from: first, over: address.range)
    return (address.mailbox == nil ? "web address" : "mail address", address.range.upperBound)
  }

  private mutating func addAddressPart(_ range: Range<Int>, _ join: inout SpokenWord.Join) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      if char(start).isDigit {
        end = min(digitEnd(start), range.upperBound)
        addDigits(start..<end, join: join)
      } else if char(start).isLatin {
        end = min(letterEnd(start), range.upperBound)
        addHostWord(start..<end, join: join)
      } else if let name = Self.addressWords.marks[char(start)] {
        add(name, start..<end, join: .tight, kind: .symbolName)
      }
      join = .tight
      start = end
    }
  }
}
