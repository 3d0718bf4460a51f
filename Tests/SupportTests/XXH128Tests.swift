import Foundation
import Testing

@testable import Support

/// Hashes of sound.
@Suite struct XXH128Tests {
  /// As `xxh128sum` prints them.
  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"), ("abc", "06b05ab6733a618578af5f94892f3950"),
  ])
  func theHashOfOtherPrograms(text: String, digits: String) {
    #expect(XXH128.hash(of: Data(text.utf8)).hexadecimal == digits)
    let hash = XXH128()
    for byte in text.utf8 { withUnsafeBytes(of: byte) { hash.update(bufferPointer: $0) } }
    #expect(hash.finalize().hexadecimal == digits)
  }
}
