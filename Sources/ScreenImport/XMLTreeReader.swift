import CExpat
import Foundation

/// Reads XML with expat, one element at a time.
///
/// A dump needs no document type. One that declares its own entities is refused before they are
/// expanded, and nothing outside the document is ever loaded.
enum XMLTreeReader {
  /// What the parser finds.
  enum Event {
    /// An element begins.
    case begin(name: String, attributes: [String: String])
    /// An element ends.
    case end
  }

  /// Calls a closure at the beginning and the end of every element.
  ///
  /// Text that a tool printed after the document is not looked at.
  ///
  /// - Throws: ``DumpError`` with the place where the document is not XML.
  static func read(
    _ input: DumpInput, _ visit: @escaping (Event) -> Void
  ) throws(DumpError) {
    guard let start = input.xmlStart else { throw DumpError("there is no XML in the dump") }
    // The bytes are UTF-8 by now, whatever the document declares.
    let reading = Reading(visit, parser: XML_ParserCreate("UTF-8"))
    reading.parse(input.bytes[start...])
    guard !reading.isComplete else {
      input.xmlEnd = start + max(Int(XML_GetCurrentByteIndex(reading.parser)), 0)
      return
    }
    let place = start + max(Int(XML_GetCurrentByteIndex(reading.parser)), 0)
    let message =
      if reading.declaresEntities {
        "the document declares entities, which no tool's dump does; it is not read"
      } else if let wrong = wrongByte(at: place, in: input.bytes) ?? complaint(of: reading) {
        wrong
      } else if reading.depth > 0 {
        "the XML cannot be read from here on (elements still open: \(reading.depth)); is the dump "
          + "cut off? Make it again"
      } else {
        "this is not XML from here on"
      }
    throw DumpError(message, at: place, in: input.bytes)
  }

  /// What the parser itself says, where it is more than that reading ends.
  private static func complaint(of reading: Reading) -> String? {
    switch XML_GetErrorCode(reading.parser) {
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "this element has the same attribute twice"
    case XML_ERROR_TAG_MISMATCH:
      "this tag does not close the element that was opened last; is something missing before it?"
    case XML_ERROR_UNDEFINED_ENTITY:
      "there is an entity here that XML does not know; write the character itself"
    default: nil
    }
  }

  /// What is wrong with the byte at which reading ended, if it has no place in XML; `nil` if the document may
  /// just end there.
  private static func wrongByte(at place: Int, in bytes: [UInt8]) -> String? {
    guard bytes.indices.contains(place) else { return nil }
    let longestReference = 10
    if place > 0, bytes[place - 1] == UInt8(ascii: "&"), place + longestReference < bytes.count {
      return "an & that stands for itself is written &amp; in XML"
    }
    switch bytes[place] {
    case UInt8(ascii: "&") where bytes[place...].dropFirst().first == UInt8(ascii: "#"):
      let reference = bytes[place...].prefix(longestReference).prefix { $0 != UInt8(ascii: ";") }
      return
        "\(String(decoding: reference, as: UTF8.self)); is a character that XML does not allow; "
        + "leave it out"
    case UInt8(ascii: "<"):
      let next = bytes[place...].dropFirst().first
      return next == UInt8(ascii: "<") || next == 0x20
        ? "a < that stands for itself is written &lt; in XML" : nil
    case let byte where byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte):
      return "XML does not allow this character, U+\(String(format: "%04X", Int(byte)))"
    default: return nil
    }
  }

  /// A parser at work, and how far it is.
  private final class Reading {
    let parser: XML_Parser?
    private let visit: (Event) -> Void
    private(set) var depth = 0
    private(set) var isComplete = false
    private(set) var declaresEntities = false

    init(_ visit: @escaping (Event) -> Void, parser: XML_Parser?) {
      self.visit = visit
      self.parser = parser
    }

    deinit { XML_ParserFree(parser) }

    func parse(_ bytes: ArraySlice<UInt8>) {
      XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
      XML_SetElementHandler(
        parser, { Reading.of($0)?.begin($1, $2) }, { reading, _ in Reading.of(reading)?.end() })
      XML_SetEntityDeclHandler(parser) { reading, _, _, _, _, _, _, _, _ in
        Reading.of(reading)?.refuseEntities()
      }
      // The parser counts in 32 bits.
      let most = 1 << 30
      var rest = bytes
      repeat {
        let piece = rest.prefix(most)
        rest = rest.dropFirst(most)
        let status = piece.withUnsafeBytes {
          XML_Parse(parser, $0.baseAddress, Int32($0.count), rest.isEmpty ? 1 : 0)
        }
        guard status == XML_STATUS_OK else { return }
      } while !rest.isEmpty
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> Reading? {
      pointer.map { Unmanaged<Reading>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(
      _ name: UnsafePointer<CChar>?,
      _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
      guard let name, !isComplete, !declaresEntities else { return }
      var attributes: [String: String] = [:]
      var place = 0
      while let key = pairs?[place], let value = pairs?[place + 1] {
        attributes[String(cString: key)] = String(cString: value)
        place += 2
      }
      depth += 1
      visit(.begin(name: String(cString: name), attributes: attributes))
    }

    private func end() {
      guard !isComplete, !declaresEntities else { return }
      depth -= 1
      visit(.end)
      guard depth == 0 else { return }
      isComplete = true
      XML_StopParser(parser, 0)
    }

    private func refuseEntities() {
      declaresEntities = true
      XML_StopParser(parser, 0)
    }
  }
}
