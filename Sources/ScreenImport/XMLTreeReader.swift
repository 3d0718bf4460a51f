import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML with Foundation's parser, which is libxml2, one element at a time.
///
/// A dump needs no document type. One that declares its own entities is refused before they are
/// expanded, and nothing outside the document is ever loaded.
enum XMLTreeReader {
  /// The longest attribute that libxml2 reads, in bytes.
  private static let longestText = 10_000_000

  /// Calls a closure at the beginning and the end of every element.
  ///
  /// - Throws: ``DumpError`` with the place where the document is not XML.
  static func read(
    _ input: DumpInput, _ visit: @escaping (Event) -> Void
  ) throws(DumpError) {
    guard let start = input.xmlStart else { throw DumpError("there is no XML in the dump") }
    // On Linux the parser does not tell its delegate about entities, so we look for them here.
    if let place = input.bytes[start...].firstRange(of: Array("<!ENTITY".utf8))?.lowerBound {
      throw DumpError(
        "the document declares entities, which no tool's dump does; it is not read", at: place,
        in: input.bytes)
    }
    let parser = XMLParser(data: withoutBareInstructions(input.bytes[start...]))
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    let delegate = Delegate(visit)
    parser.delegate = delegate
    _ = parser.parse()
    // Text that a tool printed after the document is not an error. The parser may not notice that a
    // document ends too early.
    if delegate.isComplete { return }
    let line = max(parser.lineNumber, 1) + input.bytes[..<start].count { $0 == 0x0A }
    let column = max(parser.columnNumber, 1)
    throw DumpError(
      delegate.depth > 0
        ? "the XML cannot be read from here on (elements still open: \(delegate.depth)); "
          + (input.bytes.count > longestText
            ? "is the dump cut off, or has it a text of more than \(longestText) bytes?"
            : "is the dump cut off? Make it again")
        : "this is not XML from here on", line: line, column: column)
  }

  /// The document with spaces in place of `<?xml … ?>`, and of instructions without data, `<?a?>`.
  ///
  /// The bytes are UTF-8 by now, whatever the declaration says: in an encoding such as UTF-7 it could
  /// hide entities from us. On an instruction without data, Foundation's parser on Linux crashes.
  private static func withoutBareInstructions(_ bytes: ArraySlice<UInt8>) -> Data {
    var data = Array(bytes)
    var begin: Int?
    var isDeclaration = data.starts(with: "<?xml".utf8)
    for place in data.indices.dropFirst() {
      switch (data[place - 1], data[place]) {
      case (UInt8(ascii: "<"), UInt8(ascii: "?")) where !isDeclaration || place == 1:
        begin = place - 1
      case (UInt8(ascii: "?"), UInt8(ascii: ">")):
        for blank in (begin ?? place + 1)..<place + 1 where data[blank] != 0x0A {
          data[blank] = 0x20
        }
        begin = nil
        isDeclaration = false
      case (_, ...0x20) where !isDeclaration: begin = nil
      default: break
      }
    }
    return Data(data)
  }

  /// What the parser finds.
  enum Event {
    /// An element begins.
    case begin(name: String, attributes: [String: String])
    /// An element ends.
    case end
  }

  private final class Delegate: NSObject, XMLParserDelegate {
    let visit: (Event) -> Void
    var depth = 0
    var isComplete = false

    init(_ visit: @escaping (Event) -> Void) {
      self.visit = visit
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      guard !isComplete else { return }
      depth += 1
      visit(.begin(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard !isComplete else { return }
      depth -= 1
      visit(.end)
      if depth == 0 { isComplete = true }
    }
  }
}
