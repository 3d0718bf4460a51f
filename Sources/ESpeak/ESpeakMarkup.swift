import AccessibilityModel
import Readings
import SpeechSynthesis

/// Words as text for eSpeak NG, and the way back from its events to the words.
///
/// Korean is written as phonemes in double brackets, English as plain text, and pauses as punctuation
/// outside the brackets. Languages can change within a clause, so no gap is heard.
///
///     ESpeakMarkup(words, voice: .korean).text  // "[[g|'j@|l|tS;-|@|N k|h|'a|d|u-]]."
struct ESpeakMarkup: Hashable, Sendable {
  /// The text for `espeak_Synth` with the flags for phonemes and UTF-8.
  private(set) var text = ""
  /// The words in the text, in order.
  private(set) var segments: [Segment] = []

  typealias Segment = EngineScript.Segment

  /// The engine's input.
  var script: EngineScript { EngineScript(input: .notation(text), segments: segments) }

  /// The longest clause in bytes; eSpeak NG reads anything beyond about 750 as plain text.
  static let longestClause = 480

  private let voice: SpokenLanguage
  private var mnemonics: KoreanMnemonics
  /// The name of the voice's own table of Korean phonemes; `nil` if it has none.
  private let ownTable: String?
  /// The tones of the syllables, by the first word of each eojeol.
  private let tones: [Int: [String]]
  private var pitch: EmbeddedPitch?
  private var length = 0
  private var clauseLength = 0
  private var mode = Mode.plain

  /// What the end of the text so far is inside.
  private enum Mode: Hashable {
    case plain
    /// Inside brackets, speaking the language's phonemes.
    case brackets(SpokenLanguage)
  }

  /// Writes words for a voice.
  ///
  /// - Parameters:
  ///   - words: the words of an utterance.
  ///   - pronunciations: their sounds; by default those of ``KoreanPhonology``.
  ///   - voice: the language of the voice that speaks: Korean or English.
  ///   - ending: the punctuation at the end, which sets the tune of the last clause.
  ///   - mnemonics: the table for Korean sounds.
  ///   - phonemes: the table of phonemes that the voice names, ``Voice/phonemes``; with one of ours,
  ///     Korean syllables get tones.
  ///   - pitch: the pitch of the utterance, 0 to 99. Commands in the text change the pitch for words
  ///     with a pitch of their own, and for eojeols that begin high; `nil` leaves every word at the
  ///     pitch of the utterance.
  init(
    _ words: [SpokenWord],
    pronunciations: [KoreanPronunciation?]? = nil,
    voice: SpokenLanguage,
    ending: SpokenWord.Pause? = .period,
    mnemonics: KoreanMnemonics = KoreanMnemonics(),
    phonemes: String = "",
    pitch: Int? = nil
  ) {
    let sounds = pronunciations ?? KoreanPhonology().pronunciations(of: words)
    self.voice = voice
    self.mnemonics = mnemonics
    ownTable = voice.base == "ko" ? KoreanMnemonics.ownTable(in: phonemes) : nil
    tones = ownTable == nil ? [:] : Self.tones(of: words, sounds, ending: ending)
    if ownTable != nil { self.mnemonics.usesOwnTable = true }
    self.pitch = pitch.map { EmbeddedPitch(base: $0, of: words) }
    var index = 0
    while index < words.count {
      let end = Self.endOfPhrase(words, sounds, from: index)
      append(words[index..<end], sounds: sounds)
      index = end
    }
    closeBrackets()
    changePitch(to: nil)
    if let ending, !segments.isEmpty { write(ending.mark) }
  }

  /// A number and its counter sound like one word: 심년, not 심 년.
  private static func endOfPhrase(
    _ words: [SpokenWord],
    _ sounds: [KoreanPronunciation?],
    from start: Int
  ) -> Int {
    guard let first = sounds[start] else { return start + 1 }
    var end = start + 1
    var syllables = first.surface.unicodeScalars.count
    while end < words.count, words[end].isSaid(with: words[end - 1]), let next = sounds[end] {
      syllables += next.surface.unicodeScalars.count
      if syllables > 8 { break }
      end += 1
    }
    return end
  }

  private mutating func append(_ words: ArraySlice<SpokenWord>, sounds: [KoreanPronunciation?]) {
    guard let word = words.first else { return }
    let pause: SpokenWord.Pause? = if case .pause(let pause) = word.join { pause } else { nil }
    let spoken = Spoken(
      words, sounds: sounds, mnemonics: mnemonics, tones: tones[words.startIndex] ?? [])
    guard !spoken.isEmpty else {
      if let pause, !segments.isEmpty { append(pause) }
      return
    }
    if let pause, !segments.isEmpty { append(pause) }
    switch spoken {
    case .text(let text):
      breakClause(before: text.unicodeScalars.count)
      closeBrackets()
      let opensSentence = self.text.hasSuffix(".")
      let changed = changePitch(to: word.pitch, rise: ownTable == nil ? 0 : KoreanTones.foreignRise)
      write(self.text.isEmpty ? "" : " ")
      let start = length
      // Before a lowercase letter the engine ignores a full stop, and after brackets it says "dot".
      write(opensSentence ? text.prefix(1).uppercased() + text.dropFirst() : text)
      segments.append(Segment(position: (changed ?? start)..<length, words: words.indices))
    case .phonemes(let groups, let language):
      for group in groups {
        breakClause(before: group.unicodeScalars.count + 24)
        let changed = changePitch(to: word.pitch, rise: rise(of: group, language))
        openBrackets(language)
        let begin = changed ?? length
        write(group)
        segments.append(Segment(position: begin..<length, words: words.indices))
      }
    }
  }

  /// How much higher than the utterance's pitch a word begins: what tones do in a voice that has
  /// them.
  private func rise(of group: String, _ language: SpokenLanguage) -> Int {
    guard voice.base == "ko" else { return 0 }
    if ownTable != nil { return language.base == "ko" ? 0 : KoreanTones.foreignRise }
    return language.base == "ko" && KoreanMnemonics.beginsHigh(group) ? EmbeddedPitch.rise : 0
  }

  /// The tones of each eojeol, by its first word.
  private static func tones(
    of words: [SpokenWord], _ sounds: [KoreanPronunciation?], ending: SpokenWord.Pause?
  ) -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    var phrase: [(word: Int, syllables: [HangulSyllable])] = []
    var endsForeign = false
    func endPhrase(_ pause: SpokenWord.Pause?) {
      // What comes last has the ending, and a foreign word has no tones.
      let tones = KoreanTones().phrase(phrase.map(\.syllables), end: endsForeign ? nil : pause)
      for (eojeol, tones) in zip(phrase, tones) { result[eojeol.word] = tones }
      phrase = []
    }
    var index = 0
    while index < words.count {
      if case .pause(let pause) = words[index].join, pause != .short { endPhrase(pause) }
      let end = endOfPhrase(words, sounds, from: index)
      let surface = sounds[index..<end].reduce(into: "") { $0 += $1?.surface ?? "" }
      let syllables = hangulUnits(of: surface).compactMap { unit in
        if case .syllable(let syllable) = unit { syllable } else { nil }
      }
      if !syllables.isEmpty { phrase.append((index, syllables)) }
      endsForeign = syllables.isEmpty
      index = end
    }
    endPhrase(ending)
    return result
  }

  /// Ends the clause with a comma before it grows too long.
  private mutating func breakClause(before more: Int) {
    guard clauseLength + more > Self.longestClause else { return }
    append(.comma)
  }

  private mutating func append(_ pause: SpokenWord.Pause) {
    if pause == .short {
      if case .plain = mode { openBrackets(voice) } else { write(" ") }
      write(pause.mark)
    } else {
      closeBrackets()
      write(pause.mark)
      clauseLength = 0
    }
  }

  /// Makes it possible for phonemes of a language to follow.
  private mutating func openBrackets(_ language: SpokenLanguage) {
    if case .brackets(let current) = mode {
      if current == language { return write(" ") }
      closeBrackets()
    }
    write(text.isEmpty ? "[[" : " [[")
    if language.base != voice.base { write("_^_\(Self.tag(language)) ") }
    mode = .brackets(language)
  }

  /// Writes the command that changes the pitch, if it changes.
  ///
  /// - Returns: The position of the command, which the engine reports as the start of the next word.
  @discardableResult
  private mutating func changePitch(to factor: Double?, rise: Int = 0) -> Int? {
    guard let value = pitch?.change(to: factor, rise: rise) else { return nil }
    closeBrackets()
    if !text.isEmpty { write(" ") }
    let start = length
    write("\u{1}\(value)P")
    return start
  }

  private mutating func closeBrackets() {
    guard case .brackets(let language) = mode else { return }
    if language.base != voice.base { write(" _^_\(ownTable ?? Self.tag(voice))") }
    write("]]")
    mode = .plain
  }

  private mutating func write(_ part: String) {
    text += part
    length += part.unicodeScalars.count
    clauseLength += part.utf8.count
  }

  /// The name that switches to a language.
  ///
  /// It names a table of phonemes, not a voice: `en-us`, `en-rp` for our British voice, or `en` for
  /// the others. An unknown name would leave the rest of the text to the Korean voice.
  private static func tag(_ language: SpokenLanguage) -> String {
    guard language.base == SpokenLanguage.english.base else { return language.base }
    return language.tag.lowercased().hasPrefix("en-gb") ? "en-rp" : "en-us"
  }
}

/// The engine's current pitch.
struct EmbeddedPitch: Hashable {
  /// How much higher an eojeol is that begins with an aspirated or tense onset, ㅅ or ㅎ: about 20 %,
  /// which is half of what distinguishes 달 from 딸 and 탈 (Tools/listening/RESULTS.md).
  static let rise = 20

  let base: Int
  /// The factor that the base already has.
  private let usual: Double
  private var current: Int

  init(base: Int, of words: [SpokenWord]) {
    self.base = base
    current = base
    let first = words.first?.pitch ?? 1
    usual = words.allSatisfy { ($0.pitch ?? 1) == first } ? max(first, 0.01) : 1
  }

  /// The new pitch for a factor of the voice's own, if it changes; `nil` is the base.
  mutating func change(to factor: Double?, rise: Int) -> Int? {
    let own = Double(base) * (factor ?? usual) / usual + Double(rise)
    let value = min(max(Int(own.rounded()), 0), 99)
    defer { current = value }
    return value == current ? nil : value
  }
}

/// The text for one or two words.
private enum Spoken {
  case text(String)
  case phonemes([String], SpokenLanguage)

  init(
    _ words: ArraySlice<SpokenWord>,
    sounds: [KoreanPronunciation?],
    mnemonics: KoreanMnemonics,
    tones: [String]
  ) {
    guard let first = words.first else {
      self = .text("")
      return
    }
    let surfaces = words.indices.compactMap { sounds[$0]?.surface }
    if surfaces.isEmpty {
      switch first.pronunciation {
      case .phonemes(let phonemes):
        self = .phonemes([EnglishMnemonics.word(for: phonemes)], first.language)
      case .engine(ESpeakEngine.name, let given):
        self = .phonemes(Self.safe(given), first.language)
      case .ipa(let ipa):
        if let sounds = IPAMnemonics(ipa: ipa, language: first.language) {
          self = .phonemes(sounds.words, first.language)
        } else {
          self = .text(Self.plain(first.text, first.language))
        }
      case .spelling(let spelling):
        self = .text(Self.plain(spelling, first.language))
      case .engine, .hangul, nil:
        self = .text(Self.plain(first.text, first.language))
      }
    } else {
      self = .phonemes(mnemonics.words(for: surfaces.joined(), tones: tones), .korean)
    }
  }

  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .phonemes(let groups, _): groups.isEmpty
    }
  }

  /// A word with nothing in it that eSpeak NG would take for markup.
  ///
  /// English is spelled out by then; in a language that is read as it is written, the letters of
  /// any script and digits are the voice's to read.
  private static func plain(_ text: String, _ language: SpokenLanguage) -> String {
    let isSpelledOut = language == .english || language == .korean
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          scalar == "'" || scalar == "’"
            || (isSpelledOut
              ? scalar.properties.isAlphabetic && scalar.value < 0x250
              : scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
      )
    )
  }

  /// Mnemonics from elsewhere, made safe: they cannot close the brackets or crash the engine.
  private static func safe(_ mnemonics: String) -> [String] {
    mnemonics.split { $0 == " " || $0 == "[" || $0 == "]" || $0.isNewline }
      .map { String($0.prefix(60)) }
  }
}

extension SpokenWord.Pause {
  /// How eSpeak NG is told.
  fileprivate var mark: String {
    switch self {
    case .short: "_::"
    case .comma: ","
    case .colon: ":"
    case .period: "."
    case .question: "?"
    case .exclamation: "!"
    }
  }
}
