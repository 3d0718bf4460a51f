import Foundation
import Testing

@testable import Support

/// Hashes of fields, by which clips and manifests of earlier versions are recognized.
@Suite struct FieldDigestTests {
  @Test func theHashOfEarlierVersions() {
    var digest = FieldDigest()
    digest.add("ab")
    digest.add("c", Data([0]))
    // printf '\2\0\0\0\0\0\0\0ab\1\0\0\0\0\0\0\0c\1\0\0\0\0\0\0\0\0' | sha256sum
    #expect(
      digest.hexadecimal == "cb2594548a2434666088c84feee457e3b499bfad9d7738a2a6c1731e7a586cb6")
  }

  @Test func noTwoListsOfFieldsLookAlike() {
    var (one, other) = (FieldDigest(), FieldDigest())
    one.add("ab")
    one.add("c")
    other.add("a")
    other.add("bc")
    #expect(one.hexadecimal != other.hexadecimal)
  }
}
