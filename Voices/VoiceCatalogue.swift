import AccessibilityModel
import Foundation

/// The voices that can be chosen by name.
public struct VoiceCatalogue: Hashable, Sendable {
  /// The voices; the first of a language is its default.
  public var voices: [Voice]

  /// Creates a catalogue.
  public init(voices: [Voice]) {
    self.voices = voices
  }

  /// The catalogue that comes with Overheard.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(VoiceError) -> VoiceCatalogue {
    try VoiceCatalogue(folder: try VoiceFolder.find(environment: environment))
  }

  /// Reads `catalogue.tsv` of a folder; the voice files it names are relative to the folder.
  public init(folder: String) throws(VoiceError) {
    let path = folder + "/catalogue.tsv"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    voices = []
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      do {
        voices.append(try Self.voice(row: line, folder: folder))
      } catch {
        throw .catalogue(path: path, line: index + 1, reason: error.reason)
      }
    }
  }

  /// The voice of a name, of a path, or — after `espeak:` — one of eSpeak NG's own.
  ///
  /// A path is anything with a `/` in it.
  public func voice(named name: String) throws(VoiceError) -> Voice {
    if let known = voices.first(where: { $0.name == name }) {
      return known
    }
    if name.hasPrefix("espeak:"), name.count > 7 {
      return engineVoice(String(name.dropFirst(7)))
    }
    if name.contains("/") {
      return try voice(file: name)
    }
    throw .unknown(name: name, known: voices.map(\.name))
  }

  /// The default voice of a language: of its region where there is one, else of the language.
  public func voice(for language: Language) throws(VoiceError) -> Voice {
    let tag = language.tag.lowercased().replacingOccurrences(of: "_", with: "-")
    let best =
      voices.first { $0.language.tag.lowercased() == tag }
      ?? voices.first { $0.language.base == language.base }
    guard let best else {
      throw .language(tag: language.tag, known: languages)
    }
    return best
  }

  /// The languages there are voices for, without regions, in the order of the catalogue.
  public var languages: [String] {
    var seen: Set<String> = []
    return voices.map(\.language.base).filter { seen.insert($0).inserted }
  }

  /// The rate that suits a language where a voice says nothing.
  private func rate(for language: Language) -> Int {
    voices.first { $0.language.base == language.base }?.rate ?? 165
  }

  /// The gap between words that suits a language where a voice says nothing.
  private func wordGap(for language: Language) -> Int {
    voices.first { $0.language.base == language.base }?.wordGap ?? 0
  }

  private func engineVoice(_ name: String) -> Voice {
    let language = Language(String(name.prefix { $0 != "+" }))
    return Voice(
      name: "espeak:" + name, language: language, engineVoice: name, rate: rate(for: language),
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
    let language = Language(String(tag))
    let gender = attributes["gender"]?.split(separator: " ").first.map(String.init) ?? ""
    return Voice(
      name: path, language: language, engineVoice: path,
      gender: Voice.Gender(rawValue: gender) ?? .unknown, rate: rate(for: language),
      wordGap: wordGap(for: language), provenance: path)
  }
}
