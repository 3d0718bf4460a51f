import Overheard

/// The sound device.
enum LiveSound {
  static func probe() throws -> String { "" }
  static func play(_ sound: Sound) async throws {}
}
