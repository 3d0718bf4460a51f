import ESpeak
import SpeechSynthesis
import Voices

/// Real speech for the tests.
enum Spoken {
  private static let engine = ESpeakEngine()

  static func korean() async throws -> SoundClip {
    let markup = "[[g|'j@|l|tS;-|e k|h|'a|d|u- s|'@|n|t|h|E|q]], [[tS;|'o|dZ;|@|l g|'a|n|u-|N]]"
    return try await clip(.notation(markup), voice: "ko")
  }

  static func english(_ text: String) async throws -> SoundClip {
    try await clip(.text(text), voice: "en-us")
  }

  private static func clip(_ input: SpeechUtterance.Input, voice: String) async throws -> SoundClip
  {
    try await engine.clip(
      for: SpeechUtterance(input, voice: VoiceCatalogue.standard().voice(named: voice)))
  }
}
