import AccessibilityModel
import Languages
import ScreenFiles
import Support
import VoiceOver

/// A dump as a screen.
package struct ImportedScreen: Sendable {
  /// The name of the format.
  package var format: String
  /// What the format is, in words.
  package var title: String
  /// The name of the dump, without its folder.
  package var source: String
  /// The screen, with frames and identifiers where the dump has them.
  package var screen: AccessibilityScreen
  /// Whether it is of Android, where TalkBack reads.
  package var isOfAndroid = false
  /// What the dump tells besides its elements.
  package var told: DumpFacts = []
  /// Remarks about elements, by the paths to them.
  package var notes: [[Int]: [ImportNote]] = [:]
  /// Remarks about the whole screen.
  package var remarks: [String] = []
  /// What was counted.
  package var summary = ImportSummary()
}

/// What became of the nodes of a dump.
package struct ImportSummary: Hashable, Sendable {
  /// How many nodes the dump has.
  package var nodes = 0
  /// How many elements VoiceOver stops at.
  package var stops = 0
  /// How many elements have something that was inferred.
  package var inferred = 0
  /// How many elements lack something that only a person knows.
  package var missing = 0
  /// What was left out: a reason, and how often.
  package var skipped: [Skipped] = []
  /// What the texts are in, if that is a language without words of VoiceOver's here.
  package var foreignTexts: ForeignTexts?

  /// Texts in a language without words of VoiceOver's.
  package struct ForeignTexts: Hashable, Sendable, Encodable {
    /// What the texts look like: `Japanese`.
    package var look: String
    /// The language whose words are said in place of those that are missing: `English`.
    package var spokenIn: String
  }

  /// Something left out.
  package struct Skipped: Hashable, Sendable, Encodable {
    package var reason: String
    package var count: Int
  }
}

extension ImportedScreen {
  /// The largest size of a dump, in bytes.
  package static let maximumSize = 256_000_000
  /// The most elements and containers that a dump may have.
  ///
  /// About as many fit into a screen file of the size that every command reads. A crowded screen has
  /// some hundred.
  package static let maximumElements = 50_000

  /// Whether bytes are a dump; screen files and everything else are not.
  package static func recognizes(_ bytes: [UInt8], name: String) -> Bool {
    format(of: bytes, name: name) != nil
  }

  /// The name of the format of a dump; `nil` if bytes are none.
  package static func format(of bytes: [UInt8], name: String) -> String? {
    guard let input = try? DumpInput(bytes, name: name), !input.isBlank else { return nil }
    return DumpFormats.format(of: input)?.name
  }

  /// What is wrong with bytes that are neither a screen file nor a dump; `nil` if they may be a
  /// screen file, whose own errors then say more.
  package static func complaint(about bytes: [UInt8], name: String) -> ScreenFileDiagnostic? {
    guard let input = try? DumpInput(bytes, name: name) else { return nil }
    let first = input.bytes.first { $0 > 0x20 }
    let isIdle = input.head.contains("could not get idle state") || isNoRoot(input)
    guard
      first == UInt8(ascii: "<") || isIdle || OtherDump.complaint(about: input) != nil
        || answer(in: input) != nil
    else { return nil }
    let error = unknown(input)
    return ScreenFileDiagnostic(line: error.line, column: error.column, message: error.message)
  }

  /// Whether bytes begin as no screen file does, whatever their name: with a list.
  package static func beginsWithList(_ bytes: some Collection<UInt8>) -> Bool {
    OtherDump.isList(bytes)
  }

  /// Whether a text is a snapshot of a web page, which is YAML and no screen.
  package static func isWebSnapshot(_ text: String) -> Bool { OtherDump.isARIA(text) }

  /// What a file is that was found in a folder.
  package enum Found {
    /// A dump.
    case dump
    /// What a reader was heard saying, of which a dump can be made, though it is no screen.
    case recording
    /// A dump that cannot be imported, with the reason.
    case fault(DumpError)
    /// Something else, as most XML and JSON is, also if it has the form of a dump and nothing in it to stop
    /// at.
    case nothing
  }

  /// Judges a file that was found in a folder.
  package static func find(in bytes: [UInt8], name: String) -> Found {
    let recording = TranscriptFormat().name
    do {
      return try ImportedScreen(bytes, name: name).format == recording ? .recording : .dump
    } catch {
      let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
      if marks.contains(where: head.contains) { return .fault(error) }
      return format(of: bytes, name: name) == recording ? .recording : .nothing
    }
  }

  /// What stands near the beginning of dumps, whole or not, and of what tools answer in their place.
  private static let marks = [
    "<hierarchy", "<displays", "<XCUIElementType", "<AppiumAUT", "could not get idle state",
    "Element subtree:", "\"AXFrame\"", "\"AXUniqueId\"", "\"XCUIElementType",
    "\"accessibilityText\"", "\"stacktrace\"",
  ]

  /// Imports a dump.
  ///
  /// - Parameters:
  ///   - bytes: The whole dump.
  ///   - name: Its name in messages and comments.
  ///   - format: The name of its format; recognized by the content unless given.
  ///   - language: The language of the app; judged by its texts unless given.
  /// - Throws: ``DumpError`` with the place and what to do.
  package init(
    _ bytes: [UInt8], name: String, format: String? = nil, language: SpokenLanguage? = nil
  ) throws(DumpError) {
    guard bytes.count <= Self.maximumSize else {
      throw DumpError("the dump has more than \(Self.maximumSize) bytes; dump one screen at a time")
    }
    let input = try DumpInput(bytes, name: name)
    guard !input.isBlank else { throw DumpError("the dump is empty") }
    let reader = try Self.reader(for: input, named: format)
    var draft: Draft.Screen
    do {
      draft = try reader.read(input)
    } catch {
      throw error.addingAdvice(Self.advice(on: input, readAs: reader))
    }
    if reader.hasMore(input) { draft.skipped.add("another dump after this one") }
    guard !draft.isTooLarge else {
      throw DumpError(
        "this \(reader.title) has more than \(Self.maximumElements) elements, which no screen has; "
          + "dump one screen at a time, and leave out what is not shown on it")
    }
    guard Draft.textSize(draft.drafts) <= ScreenFile.maximumSize else {
      throw DumpError(
        "the texts of this \(reader.title) have more than \(ScreenFile.maximumSize) bytes, which is "
          + "more than a screen file may have; dump one screen at a time, and leave out what is not "
          + "shown on it")
    }
    self.init(draft, of: reader, source: name, language: language)
    guard summary.stops > 0 else {
      let skipped = summary.skipped.map { "\($0.reason) (\($0.count))" }.joined(separator: ", ")
      let stopper = isOfAndroid ? "TalkBack" : "VoiceOver"
      throw DumpError(
        "this \(title) has "
          + (draft.nodes == 0
            ? "no nodes"
            : "\(draft.nodes) node\(draft.nodes == 1 ? "" : "s"), but nothing that \(stopper) would stop at")
          + (skipped.isEmpty ? "" : " (left out: \(skipped))")
          + (Self.advice(on: input, readAs: reader).map { "; \($0)" }
            ?? draft.lack.map { ". \($0)" } ?? "; dump again when the screen is shown"))
    }
  }

  /// What to do about a dump that was read as of another format than it looks like; `nil` if it was not.
  private static func advice(on input: DumpInput, readAs reader: any DumpReader) -> String? {
    guard let likely = DumpFormats.format(of: input), likely.name != reader.name else { return nil }
    return "this looks like \(likely.name): leave --from out"
  }

  private static func reader(
    for input: DumpInput, named name: String?
  ) throws(DumpError) -> any DumpReader {
    if let name {
      if let known = DumpFormats.all.first(where: { $0.name == name }) {
        // Any lines can be a recording, also those of a tree.
        guard known is TranscriptFormat, let advice = advice(on: input, readAs: known) else {
          return known
        }
        throw DumpError("this is no recording; \(advice)")
      }
      let names = DumpFormats.all.map(\.name)
      let nearest = NearestWord.of(name, in: names).map { "; did you mean '\($0)'?" }
      throw DumpError(
        "unknown format '\(name)'" + (nearest ?? "; use one of \(names.joined(separator: ", "))"))
    }
    if let reader = DumpFormats.format(of: input) { return reader }
    throw unknown(input)
  }

  /// What a tool answered in place of a dump: an error, or nothing; `nil` if it is something else.
  private static func answer(in input: DumpInput) -> DumpError? {
    if let value = input.json?["value"], let error = value["error"]?.string {
      let message = value["message"]?.string.map { ": \($0)" } ?? ""
      return DumpError("the tool answered with an error instead of a dump: \(error)\(message)")
    }
    if input.json?["value"]?.string?.allSatisfy(\.isWhitespace) == true {
      return DumpError(
        "the tool returned an empty source: it saw no app; dump again when the app is in front")
    }
    let isEmpty = input.json.map { $0.kind == .array && $0.elements.isEmpty } ?? false
    guard isEmpty || input.bytes.count < 40 && input.text.trimmed == "null" else { return nil }
    return DumpError(
      "the dump is \(isEmpty ? "an empty list" : "null"): the tool saw no element; dump again when the "
        + "screen is shown")
  }

  /// Whether uiautomator found no window to dump.
  private static func isNoRoot(_ input: DumpInput) -> Bool {
    input.head.contains("null root node returned by UiTestAutomationBridge")
  }

  /// Why a dump of an unknown format cannot be read, as precisely as possible.
  private static func unknown(_ input: DumpInput) -> DumpError {
    let formats = DumpFormats.all.map(\.name).joined(separator: ", ")
    if input.head.contains("could not get idle state") {
      return DumpError(
        "uiautomator could not dump the screen because something on it moves; stop the animation "
          + "and dump again")
    }
    if isNoRoot(input) {
      return DumpError(
        "uiautomator saw no window: wake the phone, unlock it, and dump again when the app is in front"
      )
    }
    if let error = OtherDump.complaint(about: input) ?? answer(in: input) { return error }
    if input.beginsJSON, let error = input.jsonError { return error }
    if let root = input.xmlRoot {
      return DumpError(
        "this is XML with <\(root.prefix(40))> outside, which no known tool dumps; known are "
          + "AppiumAUT, XCUIElementType… and hierarchy, or give --from FORMAT: \(formats)")
    }
    if let json = input.json {
      let keys = (json.kind == .array ? json.elements.first ?? json : json).members.prefix(6)
        .map(\.key)
      return DumpError(
        "this JSON is of no known kind"
          + (keys.isEmpty ? "" : " (its first keys: \(keys.joined(separator: ", ")))")
          + "; give --from FORMAT: \(formats)")
    }
    let lines = input.head.split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasPrefix("elements:") || $0.hasPrefix("variants:") }) {
      return DumpError("this is a screen file already; every command takes it as it is")
    }
    return DumpError("this is no dump of a known kind; give --from FORMAT: \(formats)")
  }

  // MARK: From a draft

  init(_ draft: Draft.Screen, of format: any DumpFormat, source: String, language: SpokenLanguage?)
  {
    self.format = format.name
    title = format.title
    self.source = source
    isOfAndroid = draft.isOfAndroid
    told = draft.told
    remarks = format.limits + draft.remarks
    let judged = TextLanguage(draft.drafts, told: draft.foreignLanguage)
    screen = AccessibilityScreen(language: language ?? judged.spoken, elements: [])
    if language == nil, let foreign = judged.foreign, let remark = judged.remark {
      remarks.append(remark)
      summary.foreignTexts = .init(look: foreign, spokenIn: judged.spokenName)
    }
    var used: Set<String> = []
    screen.elements = draft.drafts.enumerated().map { index, draft in
      add(draft, at: [index], &used)
    }
    // The order and what the file says must agree.
    if draft.isRightToLeft ?? judged.isRightToLeft { screen.direction = .rightToLeft }
    screen.title = Self.title(of: draft).map { AttributedText($0) }
    summary.nodes = draft.nodes
    summary.skipped = draft.skipped.counts.map { .init(reason: $0.reason, count: $0.count) }
    summary.stops = Self.stops(in: screen)
    let kinds = notes.values.map { Set($0.map(\.kind)) }
    summary.inferred = kinds.count { $0.contains(.inferred) }
    summary.missing = kinds.count { $0.contains(.missing) }
  }

  /// How many elements VoiceOver stops at; only counted, as a large dump has hundreds of thousands.
  private static func stops(in screen: AccessibilityScreen) -> Int {
    func count(_ elements: [AccessibilityElement]) -> Int {
      elements.reduce(0) { sum, element in
        if element.isHidden { return sum }
        return sum + (element.isFocusable ? 1 : count(element.children))
      }
    }
    guard let modal = screen.frontMostModal() else { return count(screen.elements) }
    var elements = screen.elements
    for index in modal.dropLast() { elements = elements[index].children }
    return count(modal.last.map { [elements[$0]] } ?? [])
  }

  /// The element of a draft; identifiers must be unique, so repeated ones are left out.
  private mutating func add(_ draft: Draft, at path: [Int], _ used: inout Set<String>)
    -> AccessibilityElement
  {
    var element = draft.element
    if element.role.isOnOrOff, let value = element.value,
      let state = ToggleWords.state(in: value.string)
    {
      // What says the state again is not spoken beside it, and a screen file has it as a flag.
      element.toggle = element.toggle ?? state
      element.value = nil
    }
    var said = draft.notes
    if let level = element.headingLevel, !(1...6).contains(level) {
      element.headingLevel = nil
      said.append(ImportNote(.changed, field: "level", "level \(level); there are 1 to 6"))
    }
    if let value = element.value?.string, let number = Double(value), !number.isFinite {
      said.append(ImportNote(.missing, field: "value", "'\(value)' is no number of a view; value?"))
    }
    if let identifier = element.identifier, !used.insert(identifier).inserted {
      element.identifier = nil
      said.append(
        ImportNote(.changed, field: "identifier", "identifier \(identifier) is used twice"))
    }
    if !said.isEmpty { notes[path] = said }
    element.children = draft.children.enumerated().map { index, child in
      add(child, at: path + [index], &used)
    }
    return element
  }

  /// The title of the screen: the one that is told, or that of its navigation bar, or its first header, or
  /// the app's name.
  private static func title(of draft: Draft.Screen) -> String? {
    if let title = draft.spokenTitle { return title }
    let bar = draft.drafts.prefix(4).first { $0.element.role == .navigationBar }
    if let bar, !bar.children.contains(where: { $0.element.traits.contains(.header) }) {
      // A title that is a mere text is one all the same, for who sees it.
      let texts = bar.children.filter { $0.element.role == .text }
      if texts.count == 1, let text = texts[0].element.label?.string { return text }
    }
    let top = draft.drafts.prefix(4).flatMap { $0.children.isEmpty ? [$0] : $0.children }
    let header = top.prefix(6).first { $0.element.traits.contains(.header) }
    return header?.element.label?.string ?? draft.title
  }
}
