import AccessibilityModel
import Foundation
import Voices

extension VoiceCatalogue {
  /// The voice with a name or the path of a voice file, or (after `espeak:`) one of eSpeak NG's own.
  ///
  /// A path is anything with a `/` in it.
  /// - Throws: ``VoiceError``.
  package func voice(namedOrAt name: String) throws(VoiceError) -> Voice {
    if voices.contains(where: { $0.name == name }) { return try voice(named: name) }
    if name.hasPrefix("espeak:"), name.count > 7 {
      return engineVoice(String(name.dropFirst(7)))
    }
    if name.contains("/") { return try voice(file: name) }
    return try voice(named: name)
  }

  /// Whether a name is in the catalogue, or of a kind that no catalogue lists.
  package func knows(_ name: String) -> Bool {
    voices.contains { $0.name == name } || name.hasPrefix("espeak:") || name.contains("/")
  }

  /// The rate for a language if a voice does not give one.
  private func rate(for language: SpokenLanguage) -> Int {
    voices.first { $0.language.base == language.base }?.rate ?? 165
  }

  /// The gap between words for a language if a voice does not give one.
  private func wordGap(for language: SpokenLanguage) -> Int {
    voices.first { $0.language.base == language.base }?.wordGap ?? 0
  }

  private func engineVoice(_ name: String) -> Voice {
    let language = SpokenLanguage(String(name.prefix { $0 != "+" }))
    return Voice(
      name: "espeak:" + name, language: language, engine: ESpeakEngine.name, engineVoice: name,
      rate: rate(for: language),
      wordGap: wordGap(for: language),
      licence: "GPL-3.0-or-later", provenance: "eSpeak NG, as installed")
  }

  private func voice(file name: String) throws(VoiceError) -> Voice {
    let path = URL(fileURLWithPath: name).standardizedFileURL.path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    var attributes: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2, attributes[String(words[0])] == nil {
        attributes[String(words[0])] = String(words[1].drop { $0 == " " })
      }
    }
    guard let tag = attributes["language"]?.split(separator: " ").first else {
      throw .noLanguage(path: path)
    }
    let language = SpokenLanguage(String(tag))
    let gender = attributes["gender"]?.split(separator: " ").first.map(String.init) ?? ""
    return Voice(
      name: path, language: language, engine: ESpeakEngine.name, engineVoice: path,
      phonemes: KoreanMnemonics.ownTable(in: attributes["phonemes"]) ?? "",
      gender: Voice.Gender(rawValue: gender) ?? .unknown, rate: rate(for: language),
      wordGap: wordGap(for: language), provenance: path)
  }
}
