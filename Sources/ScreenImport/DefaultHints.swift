import Languages
import ScreenReading
import VoiceOver

/// The hints that VoiceOver adds by itself, which some dumps append to the author's own.
enum DefaultHints {
  /// A hint without what VoiceOver would add again; `nil` if nothing else remains.
  static func stripped(_ hint: String?) -> String? {
    guard var hint else { return nil }
    var isChanged = true
    while isChanged {
      isChanged = false
      for sentence in sentences where hint.hasSuffix(sentence) {
        hint = String(hint.dropLast(sentence.count))
        while hint.last?.isWhitespace == true { hint.removeLast() }
        isChanged = true
      }
    }
    return hint.isEmpty ? nil : hint
  }

  /// The sentences of our tables, with and without their full stops.
  ///
  /// The library has them in German and Russian as well, but we do not know those word for word.
  private static let sentences: [String] = {
    let keys: [Wording.Key] = [
      VoiceOverKey.hintAdjust, VoiceOverKey.hintToggle, VoiceOverKey.hintEdit,
      VoiceOverKey.hintExpand, VoiceOverKey.hintCollapse,
    ]
    let all = VoiceOverWords.all.flatMap { words in
      keys.compactMap { words[$0] }.flatMap { [$0.text, $0.newerText] }
    }.compactMap { $0 }.filter { !$0.isEmpty }
    return all.flatMap { $0.hasSuffix(".") ? [$0, String($0.dropLast())] : [$0, $0 + "."] }
  }()
}

/// VoiceOver's words in every built-in language.
enum VoiceOverWords {
  static let all: [Wording] = LanguagePacks.builtIn.packs.compactMap {
    try? $0.wording(of: .voiceOver)
  }
}
