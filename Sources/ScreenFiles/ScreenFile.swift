// ScreenFiles: screens as YAML, for designers to write; one table defines every key.
// In: the text of a file.
// Out: a `ScreenFile`, or errors with line, column and the nearest right word; and the text again.

import AccessibilityModel
import Walks
import Yams

/// A screen as a designer writes it: a title, a language, and its variants.
///
/// ```swift
/// let bytes = try Data(contentsOf: URL(fileURLWithPath: "card.yaml"))
/// let file = try ScreenFile(contentsOf: bytes, path: "card.yaml")
/// for variant in file.variants { print(variant.name, variant.screen.elements.count) }
/// print(file.printed())
/// ```
public struct ScreenFile: Hashable, Sendable {
  /// The title of the screen.
  public var title: AttributedText?
  /// The language of the screen.
  public var language: SpokenLanguage
  /// A screenshot as a PNG file, by its name beside the screen file; `nil` for the one that is called
  /// like the screen file, if there is one.
  public var picture: String?
  /// The variants in the order of the file; one without a name if the file has no variants.
  public var variants: [ScreenVariant]
  /// The walks of all variants that have none of their own.
  public var walks: [ReaderWalk]
  /// The walks of single variants, by their names.
  public var variantWalks: [String: [ReaderWalk]]

  /// Creates a screen file from its parts.
  public init(
    title: AttributedText? = nil, language: SpokenLanguage, picture: String? = nil,
    variants: [ScreenVariant], walks: [ReaderWalk] = [], variantWalks: [String: [ReaderWalk]] = [:]
  ) {
    self.title = title
    self.language = language
    self.picture = picture
    self.variants = variants
    self.walks = walks
    self.variantWalks = variantWalks
  }

  /// The walks of a variant: its own, or else the file's, or else one that swipes right to the end.
  public func walks(for variant: ScreenVariant) -> [ReaderWalk] {
    if let own = variantWalks[variant.name] { return own }
    return walks.isEmpty ? [.plain] : walks
  }

  /// The largest size of a screen file, in bytes.
  public static let maximumSize = 4_000_000
  /// The largest number of nodes in a screen file.
  static let maximumNodes = 400_000

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file: YAML, or JSON, in UTF-8.
  ///   - path: The path to name in errors.
  /// - Throws: ``ScreenFileError`` with everything that is wrong.
  public init(contentsOf bytes: some Collection<UInt8>, path: String) throws(ScreenFileError) {
    self = try Self.located(contentsOf: bytes, path: path).file
  }

  /// Reads a file and returns where everything in it is.
  package static func located(
    contentsOf bytes: some Collection<UInt8>, path: String
  ) throws(ScreenFileError) -> (file: ScreenFile, sources: SourceMap) {
    let ((file, read), diagnostics) = try read(bytes, path: path) { reader, root in
      let file = reader.file(root)
      return (file, reader.sources)
    }
    // Who has errors to mend hears of the rest afterwards.
    let errors = diagnostics.filter { $0.severity == .error }
    guard let file, errors.isEmpty else {
      throw ScreenFileError(path: path, diagnostics: errors)
    }
    var sources = read
    sources.warnings = diagnostics
    return (file, sources)
  }

  /// Reads a document with a new reader; errors come in the order of the file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The path to name in errors.
  ///   - beginning: What to write in a file that is empty.
  ///   - body: Reads the nodes.
  /// - Returns: What the body made, and the errors that it found.
  /// - Throws: ``ScreenFileError`` if there are no nodes to read.
  static func read<Value>(
    _ bytes: some Collection<UInt8>, path: String,
    beginning: String = "begin with 'screen:' and 'elements:'",
    _ body: (inout FileReader, Node) -> Value
  ) throws(ScreenFileError) -> (Value, [ScreenFileDiagnostic]) {
    func refuse(_ message: String, line: Int = 1, column: Int = 1) -> ScreenFileError {
      ScreenFileError(
        path: path,
        diagnostics: [ScreenFileDiagnostic(line: line, column: column, message: message)])
    }
    guard bytes.count <= maximumSize else {
      throw refuse(
        "the file has more than \(maximumSize) bytes, the most that a screen file may have")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = 1 + bytes.validUTF8Prefix.count { $0 == 0x0A }
      throw refuse("the file is not UTF-8; save it as UTF-8", line: line)
    }
    let breaks = LineBreaks(in: text)
    let root: Node
    do {
      root = try compose(text, beginning: beginning)
    } catch let error as Refusal {
      let place = breaks?.place(of: error.line, error.column)
      throw refuse(
        error.message, line: place?.line ?? error.line, column: place?.column ?? error.column)
    } catch {
      throw refuse("the file cannot be read: \(error)")
    }
    var reader = FileReader()
    reader.breaks = breaks
    let value = body(&reader, root)
    return (value, reader.diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }

  /// Reads a file from a string.
  ///
  /// - Parameters:
  ///   - text: YAML or JSON.
  ///   - path: What errors call the file.
  /// - Throws: ``ScreenFileError`` with all the errors.
  public init(_ text: String, path: String = "screen.yaml") throws(ScreenFileError) {
    try self.init(contentsOf: text.utf8, path: path)
  }

  /// Why a text cannot be read, and where.
  struct Refusal: Error {
    var message: String
    var line = 1
    var column = 1
  }

  /// The nodes of a document, after refusing constructs that no screen needs.
  private static func compose(_ text: String, beginning: String) throws -> Node {
    var text = text
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    text = JSONEscapes.asYAML(text)
    // Nothing begins after dashes at the end.
    if let last = text.lastIndex(where: { !$0.isWhitespace }), text[...last].hasSuffix("\n---") {
      text = String(text[...last].dropLast(3))
    }
    guard !text.allSatisfy(\.isWhitespace) else {
      throw Refusal(message: "the file is empty; \(beginning)")
    }
    // Yams compares the keys of a mapping while it reads them, with all that aliases stand for.
    if let place = AliasExpansion.excess(of: text, over: maximumNodes) {
      throw tooManyNodes(line: place.line, column: place.column)
    }
    do {
      // Everything is read as it is written, so nobody need find out what looks like a number.
      guard let node = try Yams.compose(yaml: text, .basic, .default, .utf8) else {
        throw Refusal(message: "the file is empty; \(beginning)")
      }
      var count = 0
      do {
        try refuseBomb(node, depth: 0, count: &count)
      } catch let error as TooDeep {
        throw tooDeep(text, line: error.line, column: error.column)
      }
      return node
    } catch let error as YamlError {
      throw refusal(of: error, in: text)
    }
  }

  /// The line where YAML gives up, counted from 1; the largest number if it does not.
  static func lineOfError(in text: String) -> Int {
    if let place = AliasExpansion.excess(of: text, over: maximumNodes) { return place.line }
    do {
      _ = try Yams.compose(yaml: text, .basic, .default, .utf8)
      return .max
    } catch YamlError.scanner(_, _, let mark, _), YamlError.parser(_, _, let mark, _),
      YamlError.composer(_, _, let mark, _)
    {
      return mark.line
    } catch YamlError.duplicatedKeysInMapping {
      return .max
    } catch {
      return 0
    }
  }

  private static func tooManyNodes(line: Int, column: Int) -> Refusal {
    Refusal(
      message: "the file expands to more than \(maximumNodes) nodes; "
        + "write out the elements instead of using aliases (*name), or make several files of it",
      line: line, column: column)
  }

  /// The most lists and mappings within one another; a group takes two of them.
  private static let maximumDepth = 64

  private struct TooDeep: Error {
    var line: Int
    var column: Int
  }

  // The place is where the error was noticed, for when the first list that is too deep is not found.
  static func tooDeep(_ text: String, line: Int, column: Int) -> Refusal {
    let place = AliasExpansion.nesting(of: text, over: maximumDepth)
    return Refusal(
      message: "elements are nested too deep here: a file may have \(maximumDepth) lists and "
        + "mappings within one another, which are about 30 groups; "
        + "take groups out of one another, or check the brackets and the indentation",
      line: place?.line ?? line, column: place?.column ?? column)
  }

  /// Aliases can make a small file expand without end, and no screen needs them.
  private static func refuseBomb(_ node: Node, depth: Int, count: inout Int) throws {
    count += 1
    let mark = node.mark
    guard depth < maximumDepth else {
      throw TooDeep(line: mark?.line ?? 1, column: mark?.column ?? 1)
    }
    guard count < maximumNodes else {
      throw tooManyNodes(line: mark?.line ?? 1, column: mark?.column ?? 1)
    }
    switch node {
    case .mapping(let mapping):
      for (key, value) in mapping {
        try refuseBomb(key, depth: depth + 1, count: &count)
        try refuseBomb(value, depth: depth + 1, count: &count)
      }
    case .sequence(let sequence):
      for item in sequence { try refuseBomb(item, depth: depth + 1, count: &count) }
    case .scalar, .alias: break
    }
  }

  private static func refusal(of error: YamlError, in text: String) -> Refusal {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return BrokenYAML(problem: problem, context: context, mark: mark, text: text).refusal
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "'\($0)'" }.joined(separator: ", ")
      let key = duplicates.first.map { "\($0)" } ?? ""
      return Refusal(
        message: "the key \(names) is written twice in one mapping; keep one of them",
        line: lineOfSecond(key, below: context.mark, in: text) ?? context.mark.line,
        column: context.mark.column)
    case .reader:
      let found = controlCharacter(in: text)
      return Refusal(
        message: "a control character\(found.map { " (\($0.name))" } ?? "") cannot stand in YAML; "
          + "leave it out",
        line: found?.line ?? 1, column: found?.column ?? 1)
    default:
      return Refusal(message: "this file is not YAML: \(error)")
    }
  }

  /// The first character that YAML does not take, and its place.
  private static func controlCharacter(
    in text: String
  ) -> (name: String, line: Int, column: Int)? {
    var (line, column) = (1, 1)
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar.value {
      case 0x0A where last == "\r": continue
      case 0x0A, 0x0D: (line, column) = (line + 1, 1)
      case 0x09, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...: column += 1
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return (name, line, column)
      }
    }
    return nil
  }

  /// The line on which a block mapping repeats a key: its keys all begin in the same column.
  private static func lineOfSecond(_ key: String, below mark: Mark, in text: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let matches = lines.enumerated().filter { offset, line in
      guard offset + 1 >= mark.line, line.count >= mark.column else { return false }
      let rest = line.dropFirst(mark.column - 1)
      let before = line.prefix(mark.column - 1)
      return rest.hasPrefix(key) && rest.dropFirst(key.count).first == ":"
        && before.allSatisfy { $0 == " " || $0 == "-" }
    }
    return matches.dropFirst().first.map { $0.offset + 1 }
  }
}

extension Collection<UInt8> {
  /// The bytes before the first one that is not UTF-8.
  fileprivate var validUTF8Prefix: [UInt8] {
    var valid: [UInt8] = []
    for line in split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard String(validating: line, as: UTF8.self) != nil else { return valid }
      valid += line + [0x0A]
    }
    return valid
  }
}
