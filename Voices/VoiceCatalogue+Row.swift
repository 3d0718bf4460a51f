import AccessibilityModel

extension VoiceCatalogue {
  /// What is wrong with a row of the catalogue.
  struct RowError: Error {
    var reason: String
  }

  static let columns = [
    "name", "language", "file", "phonemes", "gender", "rate", "pitch", "gap", "gain",
    "description-ko", "description-en", "licence", "provenance",
  ]

  static func voice(row: Substring, folder: String) throws(RowError) -> Voice {
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == columns.count else {
      throw RowError(reason: "\(cells.count) columns; there are \(columns.count): \(columns)")
    }
    guard let gender = Voice.Gender(rawValue: cells[4]) else {
      throw RowError(reason: "gender \(cells[4]); write male, female or unknown")
    }
    guard let rate = Int(cells[5]), (80...450).contains(rate) else {
      throw RowError(reason: "rate \(cells[5]); write words a minute, 80 to 450")
    }
    guard let pitch = Int(cells[6]), (0...99).contains(pitch) else {
      throw RowError(reason: "pitch \(cells[6]); write 0 to 99")
    }
    guard let wordGap = Int(cells[7]), (0...1000).contains(wordGap) else {
      throw RowError(reason: "gap \(cells[7]); write units of 10 ms between words, 0 to 1000")
    }
    guard let gain = Double(cells[8]), abs(gain) <= 40 else {
      throw RowError(reason: "gain \(cells[8]); write decibels, -40 to 40")
    }
    return Voice(
      name: cells[0], language: Language(cells[1]),
      // The folder of the voice bears the name of its engine.
      engine: String(cells[2].prefix { $0 != "/" }), engineVoice: folder + "/" + cells[2],
      phonemes: cells[3], gender: gender, rate: rate, pitch: pitch, wordGap: wordGap, gain: gain,
      descriptions: ["ko": cells[9], "en": cells[10]], licence: cells[11], provenance: cells[12])
  }
}
