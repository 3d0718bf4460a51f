import AccessibilityModel
import Foundation
import Support

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
    let table = TabTable(
      parsing: String(decoding: data, as: UTF8.self), file: path, columns: Self.columns,
      hasHeader: false)
    do {
      voices = try table.map { (row) throws(TabTable.Fault) in
        try Self.voice(row: row, folder: folder)
      }
    } catch {
      throw .catalogue(reason: error.description)
    }
  }

  /// The voice of a name.
  public func voice(named name: String) throws(VoiceError) -> Voice {
    guard let known = voices.first(where: { $0.name == name }) else {
      throw .unknown(name: name, known: voices.map(\.name))
    }
    return known
  }

  /// The default voice of a language: of its region where there is one, else of the language.
  public func voice(for language: SpokenLanguage) throws(VoiceError) -> Voice {
    let tag = language.tag.lowercased().replacing("_", with: "-")
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
}
