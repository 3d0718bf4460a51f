import AccessibilityModel
import Support

extension VoiceCatalogue {
  static let columns = [
    "name", "language", "file", "phonemes", "gender", "rate", "pitch", "gap", "gain",
    "description-ko", "description-en", "licence", "provenance",
  ]

  static func voice(row: TabTable.Row, folder: String) throws(TabTable.Fault) -> Voice {
    guard let gender = Voice.Gender(rawValue: row[4]) else {
      throw row.fault(4, "gender '\(row[4])'; write male, female or unknown")
    }
    guard let rate = Int(row[5]), (80...450).contains(rate) else {
      throw row.fault(5, "rate '\(row[5])'; write words per minute, 80 to 450")
    }
    guard let pitch = Int(row[6]), (0...99).contains(pitch) else {
      throw row.fault(6, "pitch '\(row[6])'; write 0 to 99")
    }
    guard let wordGap = Int(row[7]), (0...1000).contains(wordGap) else {
      throw row.fault(7, "gap '\(row[7])'; write units of 10 ms between words, 0 to 1000")
    }
    guard let gain = Double(row[8]), abs(gain) <= 40 else {
      throw row.fault(8, "gain '\(row[8])'; write decibels, -40 to 40")
    }
    return Voice(
      name: row[0], language: SpokenLanguage(row[1]),
      // The folder of the voice bears the name of its engine.
      engine: String(row[2].prefix { $0 != "/" }), engineVoice: folder + "/" + row[2],
      phonemes: row[3], gender: gender, rate: rate, pitch: pitch, wordGap: wordGap, gain: gain,
      descriptions: ["ko": row[9], "en": row[10]], licence: row[11], provenance: row[12])
  }
}
