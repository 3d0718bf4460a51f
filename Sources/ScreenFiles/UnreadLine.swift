import AccessibilityModel
import Support

/// A line that could not be read to its end, and what to write instead.
struct UnreadLine {
  /// What could be read.
  var read: ElementLine
  /// What is left.
  var rest: String
  /// Where that begins.
  var offset: Int

  private var role: String { read.role }

  /// The error that says what to write.
  ///
  /// - Parameter advises: Whether somebody reads it: to find what is meant, parts of the line are read again.
  /// - Returns: The error, with its place in the line.
  func malformed(advises: Bool) -> ElementLine.Malformed {
    // YAML makes one text of a line and what is indented below it.
    if isFollowedByElement {
      return ElementLine.Malformed(
        offset: 0,
        message: "the lines below '\(read.printed)' are indented further; "
          + "begin them where it begins, or end it with a colon if they are inside it")
    }
    if let line = headerWithLevel {
      return ElementLine.Malformed(offset: 0, message: "write \(line)")
    }
    if advises, let line = elementBehind {
      return ElementLine.Malformed(
        offset: offset,
        message: "another element begins on a line of its own; write - \(line.printed) there")
    }
    let expected =
      read.label == nil
      ? "a label in quotes or flags in [ ]" : "flags in [ ] or the end of the line"
    let meant = advises && FileReader.getsAdvice(rest) ? meantByForm : nil
    let advice = (meant ?? withLabelInQuotes).map { "; write \($0)" } ?? ""
    return ElementLine.Malformed(
      offset: offset,
      message: "expected \(expected) but found '\(FileReader.shortened(rest))'\(advice)")
  }

  /// Whether elements follow that begin with dashes.
  private var isFollowedByElement: Bool {
    guard rest.hasPrefix("- ") else { return false }
    let text = String(rest.dropFirst(2)).trimmed
    return text.hasPrefix("\"")
      || Vocabulary.roleMeant(by: String(text.prefix { $0.isLetter })) != nil
  }

  /// The element that follows without a dash; YAML makes one text of two lines.
  private var elementBehind: ElementLine? {
    guard read.label != nil, FileReader.getsAdvice(rest) else { return nil }
    let text = [",", ";"].contains(rest.first) ? String(rest.dropFirst()).trimmed : rest
    guard ElementLine.looksLikeLine(text, roles: Vocabulary.roleNameSet) else { return nil }
    return Self.element(text)
  }

  /// The role, or the one that is meant by it.
  private var knownRole: String? {
    Vocabulary.roleMeant(by: role) ?? NearestWord.of(role, in: Vocabulary.roleNames)
  }

  /// The level of a heading, as in HTML, or in words: `header2 "Title"`, `heading level 2 "Title"`.
  private var headerWithLevel: String? {
    guard role == "header" || role == "heading", read.label == nil, FileReader.getsAdvice(rest),
      let match = rest.wholeMatch(of: /(?:level\s*[=:]?\s*)?([1-6])\s*(".*)/),
      var line = Self.element("header \(match.2)")
    else { return nil }
    line.flags.append(.init("level", String(match.1)))
    return line.printed
  }

  /// A label without quotes, perhaps with flags behind it: `button Save`, `buton 'Save' [selected]`.
  private var withLabelInQuotes: String? {
    let text = String(rest.prefix { $0 != "[" }).trimmed
    let flags = String(rest.dropFirst(rest.prefix { $0 != "[" }.count))
    // What has quotes or properties of its own is more than a label.
    guard read.label == nil, !text.isEmpty, !text.contains(where: { "=]".contains($0) }),
      rest.count(where: { $0 == "\"" }) < 2
    else { return nil }
    let known = role.isEmpty ? "text" : knownRole
    let isQuoted = text.count > 2 && text.hasPrefix("'") && text.hasSuffix("'")
    let label = (isQuoted ? String(text.dropFirst().dropLast()) : text).replacing("\"", with: "")
    guard !flags.isEmpty else { return known.map { "\($0) \"\(label)\"" } }
    let line = known.flatMap { Self.element("\($0) \"\(label)\" \(flags)") }
    return line.flatMap { $0.flags.allSatisfy(FileReader.isKnown) ? $0.printed : nil }
  }
}

// MARK: - Forms

extension UnreadLine {
  /// A way in which lines are written elsewhere.
  struct Form: Sendable {
    /// A line that is written so.
    let example: String
    /// What to write in place of a line, or of what is left of it; `nil` for one that is written otherwise.
    let advice: @Sendable (UnreadLine) -> String?
  }

  /// The forms that begin before a label, or have one that is not in its place, in the order in which they
  /// are tried.
  static let formsOfLabel = [
    Form(example: "selected button \"Save\"", advice: \.withRoleSecond),
    Form(example: "Button(\"Save\")", advice: \.asCall),
    Form(example: "h1 \"Title\"", advice: \.asHeading),
    Form(example: "button ‘Save’", advice: \.withOtherQuotes),
    Form(example: "text field \"Name\"", advice: \.withRoleOfSeveralWords),
    Form(example: "button label=\"Save\"", advice: \.withLabelAsProperty),
    Form(example: "slider label = Volume value = 50%", advice: \.withProperties),
  ]

  /// The forms of what follows a label.
  static let formsOfFlags = [
    Form(example: "button \"Save\" (selected)", advice: \.flagInParentheses),
    Form(example: "button \"Save\" disabled", advice: \.flagsWithoutBrackets),
    Form(example: "button \"Save\" hint \"Keeps it\"", advice: \.propertyWithoutBrackets),
    Form(example: "slider \"Volume\" 50%", advice: \.valueWithoutColon),
    Form(example: "button \"Save\" // the blue one", advice: \.asComment),
    Form(example: "button \"Save\" - hint", advice: \.keyBehindDash),
    Form(example: "button \"Save\" - Keeps it", advice: \.textBehindDash),
    Form(example: "button \"Save\" ,", advice: \.withoutComma),
    Form(example: "header \"Sound\" level 2", advice: \.numberWithoutBrackets),
  ]

  private var meantByForm: String? {
    let forms = read.label == nil ? Self.formsOfLabel : Self.formsOfFlags
    return forms.lazy.compactMap { $0.advice(self) }.first
  }

  // MARK: Of a label

  /// A role that comes after another word: after a state, or a bullet.
  private var withRoleSecond: String? {
    let text = role.isEmpty ? String(rest.drop { !$0.isLetter }) : rest
    guard text != rest || !role.isEmpty, var line = Self.element(text), line.label != nil
    else { return nil }
    if !role.isEmpty, EnabledWord(role) == nil {
      guard let flag = Vocabulary.flag(meantBy: role) else { return nil }
      line.flags.append(.init(flag))
    }
    return line.printed
  }

  /// A view of SwiftUI or Compose.
  private var asCall: String? {
    guard
      let match = rest.wholeMatch(of: /\(\s*(?:("(?:[^"\\]|\\.)*")|'([^']*)')\s*\)(?:\..*)?/)
    else { return nil }
    let label = match.1 ?? "\"\((match.2 ?? "").replacing("\"", with: "\\\""))\""
    let plain = role.hasPrefix("UI") ? String(role.dropFirst(2)) : role
    return Vocabulary.roleMeant(by: plain).flatMap { Self.element("\($0) \(label)")?.printed }
  }

  /// A heading of HTML.
  private var asHeading: String? {
    guard role == "h", let match = rest.wholeMatch(of: /([1-6])\s*(".*)/),
      var line = Self.element("header \(match.2)")
    else { return nil }
    line.flags.append(.init("level", String(match.1)))
    return line.printed
  }

  /// Quotation marks of other scripts.
  private var withOtherQuotes: String? {
    let pairs: [Character: Character] = ["‘": "’", "「": "」", "『": "』", "«": "»", "《": "》"]
    guard let first = rest.first, let last = pairs[first], rest.last == last, rest.count > 2
    else { return nil }
    return knownRole.map {
      ElementLine(role: $0, label: String(rest.dropFirst().dropLast())).printed
    }
  }

  private var withRoleOfSeveralWords: String? {
    guard
      let match = rest.wholeMatch(
        of: /([^"\[=:]*[^"\[=:\s])\s*(("(?:[^"\\]|\\.)*"|\[[^\]]*\](?=\s*$)).*)/),
      let known = Vocabulary.roleMeant(by: role + match.1)
    else { return nil }
    // What comes after the label may have an error of its own.
    return ["\(known) \(match.2)", "\(known) \(match.3)"].first { Self.element($0) != nil }
  }

  /// What people write before a label that is not in its place.
  private static let labelWords: Set = ["", "label", "text", "title", "name", "content", "caption"]

  private var withLabelAsProperty: String? {
    guard
      let match = rest.wholeMatch(of: /(\w*)(?:\s*=\s*|\s+(?="))("[^"=]*"|[^"'\[\]=,]+)/),
      Self.labelWords.contains(match.1.lowercased()), let known = Vocabulary.roleMeant(by: role)
    else { return nil }
    let text = match.2.hasPrefix("\"") ? match.2.dropFirst().dropLast() : match.2
    return ElementLine(role: known, label: String(text)).printed
  }

  /// Several properties of a line, or of lines that YAML has made one.
  private var withProperties: String? {
    let keys = rest.matches(of: /(?:^|[\s,])(\w+)\s*=\s*/)
    guard keys.count > 1, keys[0].range.lowerBound == rest.startIndex, let knownRole
    else { return nil }
    var line = ElementLine(role: knownRole)
    var value: String?
    for (index, key) in keys.enumerated() {
      let end = index + 1 < keys.count ? keys[index + 1].range.lowerBound : rest.endIndex
      var text = String(rest[key.range.upperBound..<end]).trimmed
      if text.hasSuffix(",") { text = String(text.dropLast()).trimmed }
      let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      let plain = isQuoted ? String(text.dropFirst().dropLast()) : text
      let word = String(key.1)
      if Self.labelWords.contains(word.lowercased()) {
        line.label = plain
      } else if let name = Vocabulary.element.info.table.name(of: word), Vocabulary.isText(name) {
        if name == "value" { value = plain } else { line.flags.append(.init(name, plain)) }
      } else {
        return nil
      }
    }
    guard let value else { return FileReader.whole(line.printed) }
    return FileReader.whole("\(line.printed): \(value)").flatMap {
      FileReader.isElement($0) ? $0 : nil
    }
  }

  // MARK: Of flags

  private var flagInParentheses: String? {
    let inner = String(rest.dropFirst().dropLast())
    guard rest.hasPrefix("("), rest.hasSuffix(")"), Vocabulary.flagWords.contains(inner)
    else { return nil }
    return "[\(inner)]"
  }

  /// Flags as they stand, also after a comma: `disabled`, `, selected`, `value=50%`.
  private var flagsWithoutBrackets: String? {
    guard let found = ElementLine.flags(in: rest), !found.isEmpty else { return nil }
    let flags = found.compactMap { flag -> ElementLine.Flag? in
      if EnabledWord(flag.name) != nil { return nil }
      let known =
        flag.value == nil
        ? Vocabulary.flag(meantBy: flag.name) : Vocabulary.element.info.table.name(of: flag.name)
      return known.map { .init($0, flag.value) }
    }
    return flags.count == found.count ? ElementLine.printed(flags) : nil
  }

  /// A key with its text, also after a comma; YAML has taken what came after a colon.
  private var propertyWithoutBrackets: String? {
    guard let match = rest.wholeMatch(of: /[,\s]*(\w+)(?:\s*[:=]?\s*"([^"]*)")?/),
      let key = Vocabulary.element.info.table.name(of: String(match.1)), key != "label",
      Vocabulary.isText(key)
    else { return nil }
    guard let value = match.2 else { return "[\(key)=…]" }
    return ElementLine.printed([.init(key, String(value))])
  }

  /// A comment as in Swift.
  private var asComment: String? {
    guard rest.hasPrefix("//"), case let text = String(rest.dropFirst(2)).trimmed, !text.isEmpty
    else { return nil }
    return FileReader.whole("# \(text)")
  }

  /// The name of a text behind a dash; any other words there are hardly a name.
  private var keyBehindDash: String? {
    guard let match = rest.wholeMatch(of: /-\s*(\w+)/),
      let key = Vocabulary.element.info.table.name(of: String(match.1)), key != "label",
      Vocabulary.isText(key)
    else { return nil }
    return "[\(key)=…]"
  }

  /// Some words behind a dash: what is written there is most often a hint.
  private var textBehindDash: String? {
    guard let match = rest.wholeMatch(of: /[-–—]\s*([^\s"\[\]][^"\[\]]*)/) else { return nil }
    return FileReader.whole(ElementLine.printed([.init("hint", String(match.1))]))
  }

  /// The sign with which another language ends or separates lines.
  private var withoutComma: String? { [",", ";"].contains(rest) ? read.printed : nil }

  /// A key with its number.
  private var numberWithoutBrackets: String? {
    guard let match = rest.wholeMatch(of: /[,\s]*(\w+)\s*[:=]?\s*([0-9]+)/),
      let key = Vocabulary.element.info.table.name(of: String(match.1)), Vocabulary.isText(key)
    else { return nil }
    return ElementLine.printed([.init(key, String(match.2))])
  }

  private var valueWithoutColon: String? {
    var value = String(rest.prefix { $0 != "[" }).trimmed
    let flags = String(rest.drop { $0 != "[" })
    let isAssigned = value.hasPrefix("=")
    if isAssigned { value = String(value.dropFirst()).trimmed }
    guard isAssigned ? !value.isEmpty : value.first?.isNumber == true, !value.contains("\""),
      var line = Self.element("\(role) \(flags)")
    else { return nil }
    line.label = read.label
    if role == "header", "123456".contains(value), value.count == 1, flags.isEmpty {
      line.flags.append(.init("level", value))
      return line.printed
    }
    return "\(line.printed): \(value)"
  }

  /// A line in which nothing is wrong.
  private static func element(_ text: String) -> ElementLine? {
    guard let line = try? ElementLine(text, advises: false), Vocabulary.role(line.role) != nil
    else { return nil }
    return line
  }
}
