import Support

/// What an audit says in a language: for each English sentence, the one to write instead.
package struct SentenceTable: Sendable {
  /// The language, as options call it.
  package let language: String
  private let sentences: [String: String]

  /// English, in which the rules are written.
  package static let english = SentenceTable(language: "en", sentences: [:])

  /// Korean.
  package static let korean = SentenceTable(language: "ko", file: "sentences.ko.tsv")

  /// The languages in which findings can be written.
  package static let all = [english, korean]

  /// The table of a language; English for one that has none.
  package static func named(_ language: String) -> SentenceTable {
    all.first { $0.language == language } ?? english
  }

  /// The sentence for an English one, which may have places such as `{1}`; the English if there is
  /// none.
  package subscript(english: String) -> String { sentences[english] ?? english }

  /// The English sentences for which it has another.
  package var keys: Set<String> { Set(sentences.keys) }

  private init(language: String, sentences: [String: String]) {
    self.language = language
    self.sentences = sentences
  }

  private init(language: String, file: String) {
    let rows = BuiltInTables.audit.rows(file, columns: ["english", "sentence"]) { ($0[0], $0[1]) }
    var sentences: [String: String] = [:]
    for (english, sentence) in rows {
      precondition(
        sentences.updateValue(sentence, forKey: english) == nil, "\(file): twice: \(english)")
    }
    self.init(language: language, sentences: sentences)
  }
}
