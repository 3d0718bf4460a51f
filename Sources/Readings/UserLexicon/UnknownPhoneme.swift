/// Something in the notation of an engine that is no phoneme of its voice.
package struct UnknownPhoneme: Hashable, Sendable {
  /// Where it is, in Unicode scalars from 0.
  package var offset: Int
  /// What is written there.
  package var name: String
  /// The phoneme that was probably meant.
  package var nearest: String?

  /// Creates a finding.
  package init(offset: Int, name: String, nearest: String?) {
    self.offset = offset
    self.name = name
    self.nearest = nearest
  }
}
