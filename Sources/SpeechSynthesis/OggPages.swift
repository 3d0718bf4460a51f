/// Gives an Ogg stream the same number every time.
///
/// libsndfile takes the serial number of a stream from the clock, so the same sound would never give
/// the same bytes. A file has one stream, so any number will do. Every page (RFC 3533) has the number
/// at byte 14 and a checksum of the page at byte 22.
enum OggPages {
  static let serialNumber: UInt32 = 1

  /// The same pages with our number.
  static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = 0
    while start + 27 <= bytes.count, bytes[start..<start + 4].elementsEqual("OggS".utf8) {
      let segments = Int(bytes[start + 26])
      let table = start + 27
      guard table + segments <= bytes.count else { break }
      let end = table + segments + bytes[table..<table + segments].reduce(0) { $0 + Int($1) }
      guard end <= bytes.count else { break }
      put(serialNumber, at: start + 14, in: &bytes)
      put(0, at: start + 22, in: &bytes)
      put(checksum(bytes[start..<end]), at: start + 22, in: &bytes)
      start = end
    }
    return bytes
  }

  private static func put(_ value: UInt32, at index: Int, in bytes: inout [UInt8]) {
    for byte in 0..<4 { bytes[index + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }

  /// CRC-32 with the polynomial 0x04c11db7, from 0, neither reflected nor inverted.
  private static func checksum(_ page: ArraySlice<UInt8>) -> UInt32 {
    page.reduce(0) { $0 << 8 ^ table[Int($0 >> 24 ^ UInt32($1))] }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index) << 24) { value, _ in
      value & 0x8000_0000 == 0 ? value << 1 : value << 1 ^ 0x04c1_1db7
    }
  }
}
