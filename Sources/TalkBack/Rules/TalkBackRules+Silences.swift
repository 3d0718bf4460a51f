import ScreenReading

extension TalkBackRules {
  /// Parts of the model that TalkBack does not speak: the rows of the mapping that are not heard.
  static let silences = AndroidMapping.rows.filter { !$0.isHeard }.map { row in
    AnnouncementRules.Silence(
      row.id, because: row.said.isEmpty ? "\(row.android); nothing is said" : row.said,
      source: row.source)
  }
}
