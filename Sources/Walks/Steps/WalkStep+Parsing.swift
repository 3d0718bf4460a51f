import AccessibilityModel
import ScreenReading
import Support

extension WalkStep {
  /// Steps other than gestures that are written with something after them.
  package static let commands: [GestureVocabulary.Command<WalkStep>] = [
    .init(
      ["wait"], "TIME", example: "wait 5s",
      "Lets a time pass, in seconds, or milliseconds such as 300ms. The next gesture follows at once, "
        + "whether or not speech is finished."
    ) { Seconds($0).map { .wait($0.milliseconds) } },
    .init(
      ["expect"], "TEXT", example: "expect 조절 가능",
      "Something that is said after the gesture before contains this text, in the same case."
    ) { HeardExpectation($0).flatMap { $0.isPattern ? nil : .expect($0) } },
    .init(
      ["expect"], "/PATTERN/", example: "expect /\\d+%/",
      "The same with a regular expression."
    ) { HeardExpectation($0).map { .expect($0) } },
  ]

  /// Steps other than gestures that are written as a fixed phrase.
  package static let phrases: [(step: WalkStep, phrase: String)] =
    GestureVocabulary.settings.flatMap { setting in
      [true, false].map { isOn in
        let step = WalkStep.set(setting, isOn)
        return (step, step.description)
      }
    }

  /// Reads a step as people write it; case, hyphens and extra spaces don't matter.
  ///
  /// - Throws: ``GestureError`` with the nearest step, if there is one.
  public init(_ text: String) throws(GestureError) {
    try Self.refuseWrongPattern(text.trimmed)
    try Self.refuseNegation(text.trimmed)
    let phrase = GestureVocabulary.normalized(text)
    if let known = Self.phrases.first(where: { $0.phrase == phrase }) {
      self = known.step
    } else if let step = try GestureVocabulary.read(text, as: Self.commands) {
      self = step
    } else {
      self = .gesture(
        try ReaderGesture(
          text, orNearest: Self.phrases.map(\.phrase),
          commands: Self.commands.flatMap(\.names)))
    }
  }

  /// Says what is wrong with `expect /[a/`, and what to write instead of `expect /a/i`.
  private static func refuseWrongPattern(_ text: String) throws(GestureError) {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.count == 2, words[0].lowercased() == "expect" else { return }
    let expected = words[1].drop(while: \.isWhitespace)
    guard expected.hasPrefix("/"), let end = expected.lastIndex(of: "/"),
      end > expected.index(after: expected.startIndex)
    else { return }
    let pattern = String(expected[..<end].dropFirst())
    let flags = expected[end...].dropFirst()
    if flags == "i" {
      throw GestureError(text: text, suggestion: "expect /(?i)\(pattern)/")
    }
    guard flags.isEmpty else { return }
    do {
      _ = try TextPattern(pattern)
    } catch {
      throw GestureError(text: text, advice: "the pattern is wrong: \(error)")
    }
  }

  /// Says that `expect not "A"` would expect these very words; without quotes, `expect not enabled` may be
  /// meant.
  private static func refuseNegation(_ text: String) throws(GestureError) {
    var rest = text[...]
    for word in ["expect", "not"] {
      guard rest.prefix(word.count).lowercased() == word else { return }
      rest = rest.dropFirst(word.count)
      if rest.first == ":" { rest = rest.dropFirst() }
      guard rest.first?.isWhitespace == true else { return }
      rest = rest.drop(while: \.isWhitespace)
    }
    guard let quote = rest.first, "\"/“".contains(quote) else { return }
    throw GestureError(
      text: text,
      advice:
        "there is no \"expect not\"; what is said is in the golden transcript, and `overheard check` "
        + "fails when it changes")
  }

  /// Reads a line of a walk: a step and how often it is taken (`swipe up x3`, `swipe up × 3`,
  /// `swipe up 3 times`).
  ///
  /// - Throws: ``GestureError`` for an unknown step or a count that is not 1…10,000.
  public static func parse(line: String) throws(GestureError) -> [WalkStep] {
    let trimmed = line.trimmed
    try refuseMisplacedCount(trimmed)
    guard let (phrase, count) = splitCount(trimmed), let step = try? WalkStep(phrase), step.isPhrase
    else {
      if let step = try? WalkStep(trimmed) { return [step] }
      // Patterns try every part of a line, and nobody writes a step as long as this.
      if trimmed.utf8.count <= 1000 {
        try refuseForeignTime(trimmed)
        try refuseCountInWords(trimmed)
      }
      return [try WalkStep(trimmed)]
    }
    guard let count, (1...10_000).contains(count) else {
      throw GestureError(
        text: trimmed, advice: "the count is 1 to 10000, such as \"\(phrase) x3\"")
    }
    return Array(repeating: step, count: count)
  }

  /// Words for a count.
  private static let counts = [
    "once": 1, "twice": 2, "thrice": 3, "two": 2, "three": 3, "four": 4, "five": 5,
  ]

  /// Refuses `3 x swipe right`, `swipe right three times` and `swipe right 3번` with the right way to write
  /// them.
  private static func refuseCountInWords(_ line: String) throws(GestureError) {
    let first = line.wholeMatch(of: /(\w+?)\s*(?:[x×*]|times|번|회)?\s+(\S.*)/).map { ($0.1, $0.2) }
    let last = line.wholeMatch(of: /(\S.*?)(?:\s+(\w+?)\s*(?:times|번|회)|[:：]\s*(\w+))/)
      .flatMap { match in (match.2 ?? match.3).map { ($0, match.1) } }
    for case let (word, rest)? in [first, last] {
      let digits = word.hasSuffix("x") || word.hasSuffix("×") ? word.dropLast() : word
      guard let count = Int(digits) ?? counts[word.lowercased()], (1...10_000).contains(count),
        let step = try? WalkStep(String(rest)), step.isPhrase
      else { continue }
      throw GestureError(text: line, suggestion: "\(rest) x\(count)")
    }
  }

  /// Refuses `wait 3초` and `3초 기다리기` with the right way to write them.
  private static func refuseForeignTime(_ line: String) throws(GestureError) {
    guard
      let match = line.firstMatch(
        of:
          /^(?:wait[: ]\s*)?([0-9]+(?:\.[0-9]+)?)\s*(초|분|밀리초)(?:간|\s*동안)?(?:\s*(?:기다리기|기다림|대기|쉬기|wait))?$/
      )
    else { return }
    let time: String
    switch match.2 {
    case "밀리초": time = "\(match.1)ms"
    case "분":
      // More than a day is refused in any case.
      guard let minutes = Double(match.1), minutes <= 1440 else { return }
      time = "\(Seconds(milliseconds: Int((minutes * 60_000).rounded())))s"
    default: time = "\(match.1)s"
    }
    guard (try? WalkStep("wait \(time)")) != nil else { return }
    throw GestureError(text: line, suggestion: "wait \(time)")
  }

  /// Refuses `swipe right 3x`, `swipe right 3`, `swipe right *3`, `swipe right * 3` and `swipe right twice`
  /// with the right way to write them.
  private static func refuseMisplacedCount(_ line: String) throws(GestureError) {
    let last = String(line.reversed().prefix { !$0.isWhitespace }.reversed())
    let digits = last.drop { $0 == "*" }.dropLast(last.last == "x" || last.last == "×" ? 1 : 0)
    var phrase = String(line.dropLast(last.count)).trimmed
    if phrase.hasSuffix("*") { phrase = String(phrase.dropLast()).trimmed }
    guard let count = Int(digits) ?? counts[last.lowercased()], (1...10_000).contains(count),
      let step = try? WalkStep(phrase),
      step.isPhrase
    else { return }
    throw GestureError(text: line, suggestion: "\(phrase) x\(count)")
  }

  /// Whether it is written without anything after it, so that a count can follow.
  var isPhrase: Bool {
    switch self {
    case .gesture(let gesture):
      GestureVocabulary.byPhrase[GestureVocabulary.normalized(gesture.description)] == gesture
    case .set: true
    case .wait, .expect: false
    }
  }

  /// The phrase and the count of `swipe up x3`; a count of `nil` is too large for a number.
  private static func splitCount(_ line: String) -> (phrase: String, count: Int?)? {
    var text = line.lowercased()
    let isTimes = text.hasSuffix(" times")
    if isTimes { text = String(text.dropLast(6)).trimmed }
    let digits = String(text.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard !digits.isEmpty else { return nil }
    var phrase = String(text.dropLast(digits.count)).trimmed
    if !isTimes {
      guard let mark = phrase.last, mark == "x" || mark == "×" else { return nil }
      phrase = String(phrase.dropLast()).trimmed
    }
    return phrase.isEmpty ? nil : (phrase, Int(digits))
  }
}
