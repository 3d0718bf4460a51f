/// The pages of an Ogg stream (RFC 3533) with packets of Opus in them (RFC 7845).
///
/// A stream has the same number every time, so that the same sound gives the same bytes.
struct OggPages {
  private static let serialNumber: UInt32 = 1
  /// A page is full with so many packets, about a second, or with so many pieces of 255 bytes.
  private static let mostPackets = 50
  private static let mostSegments = 255

  /// The pages so far.
  private(set) var bytes: [UInt8] = []
  private var number: UInt32 = 0
  /// The lengths of the pieces of the page that is being filled.
  private var lacing: [UInt8] = []
  private var packets = 0
  private var body: [UInt8] = []
  /// The place in the sound at which the last packet that ends on the page does; `nil` if none does.
  private var place: UInt64?
  /// Whether the page begins with the rest of a packet.
  private var isContinued = false

  /// Adds a packet; one that is too long for a page goes on over the next ones.
  ///
  /// - Parameters:
  ///   - packet: Its bytes.
  ///   - place: The place in the sound at which it ends, in samples of 48 kHz.
  mutating func add(_ packet: [UInt8], endingAt place: UInt64) {
    // The last piece is shorter than 255 bytes, if need be empty: that is how a packet ends.
    let segments = packet.count / 255 + 1
    if packets == Self.mostPackets || lacing.count + segments > Self.mostSegments { endPage() }
    var rest = packet[...]
    var whole = segments - 1
    while whole + 1 > Self.mostSegments {
      lacing = [UInt8](repeating: 255, count: Self.mostSegments)
      body = Array(rest.prefix(255 * Self.mostSegments))
      rest = rest.dropFirst(body.count)
      whole -= Self.mostSegments
      endPage()
      isContinued = true
    }
    lacing += [UInt8](repeating: 255, count: whole) + [UInt8(packet.count % 255)]
    body += rest
    packets += 1
    self.place = place
  }

  /// Ends a page.
  ///
  /// - Parameter end: Where the sound ends, if it is the last page.
  mutating func endPage(endingAt end: UInt64? = nil) {
    guard !lacing.isEmpty else { return }
    let start = bytes.count
    bytes += "OggS".utf8
    bytes += [0, (isContinued ? 1 : 0) | (number == 0 ? 2 : 0) | (end == nil ? 0 : 4)]
    bytes.append(littleEndian: end ?? place ?? .max)
    bytes.append(littleEndian: Self.serialNumber)
    bytes.append(littleEndian: number)
    bytes.append(littleEndian: UInt32(0))
    bytes.append(UInt8(lacing.count))
    bytes += lacing
    bytes += body
    let checksum = Self.checksum(bytes[start...])
    for byte in 0..<4 {
      bytes[start + 22 + byte] = UInt8(truncatingIfNeeded: checksum >> (8 * byte))
    }
    number += 1
    (lacing, body, packets, place, isContinued) = ([], [], 0, nil, false)
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
