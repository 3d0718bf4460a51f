import ArgumentParser
import Foundation
import Overheard
import ReviewPages
import ScreenImport
import Support

/// Where screens come from: files, folders, standard input.
struct ScreenSources {
  /// A file to read.
  struct Source {
    /// The path, as in error messages.
    var path: String
    /// The name in outputs: the path without its extension, never leading outside a folder.
    var name: String
    /// The folder that it was found in, or that it lies in if it was named itself.
    fileprivate var folder = ""
    /// How it is read, in one place for all sources that are read alike: a reader is large.
    fileprivate var shared = Shared.standard
    /// The bytes of standard input, which cannot be read twice.
    var standardInput: Data?

    /// Who reads it, and what of it.
    struct Choice: Sendable {
      /// Who reads it.
      var reader = ScreenReaders.current.primary
      /// Whether the reader was asked for by name.
      var isReaderChosen = false
      /// Whether others read the same files, so that outputs tell whose they are.
      var isReadByOthers = false
      /// The language that was asked for; `nil` is the screen's own.
      var language: LanguageArgument?
      /// The variants that were asked for; none for all of them.
      var variants: [String] = []
    }

    fileprivate indirect enum Shared: Sendable {
      case choice(Choice)

      static let standard = Shared.choice(Choice())
    }

    /// How it is read.
    var choice: Choice {
      get {
        switch shared {
        case .choice(let choice): choice
        }
      }
      set { shared = .choice(newValue) }
    }

    /// Who reads it.
    var reader: ScreenReader { choice.reader }
    /// Whether the reader was asked for by name.
    var isReaderChosen: Bool { choice.isReaderChosen }
    /// Whether others read the same files.
    var isReadByOthers: Bool { choice.isReadByOthers }
    /// The language that was asked for.
    var language: LanguageArgument? { choice.language }
    /// The variants that were asked for.
    var variants: [String] { choice.variants }

    /// The name of the folder for its files.
    var output: String { isReadByOthers ? "\(reader.id)/\(name)" : name }
    /// The reader, where more than one reads.
    var readerIfNeeded: String? { isReadByOthers ? reader.id : nil }
  }

  private(set) var sources: [Source] = []
  /// The error of the last screen that could not be read.
  private(set) var complaint = ""
  /// The exit code of the first failure so far.
  var failure: ExitCode? {
    first ?? (lackedVariants.isSubset(of: foundVariants) ? nil : .wrongInput)
  }
  private var first: ExitCode?
  /// The warnings and errors that have been printed: a screen can be read in several languages and by
  /// several readers.
  private var told: Set<String> = []
  /// The requested variants that some screen had, and those that some screen had not.
  private var foundVariants: Set<String> = []
  private var lackedVariants: Set<String> = []

  /// Finds the screen files that arguments name; prints and remembers a missing one.
  ///
  /// Each screen is taken by each reader in each of the languages. With several readers or languages,
  /// the output for each goes to its own folder. With dumps, all that are in a folder are taken besides
  /// its screen files.
  init(
    _ arguments: [String], in languages: [LanguageArgument?] = [nil], variants: [String] = [],
    for readers: ReadersArgument = .primary, withDumps: Bool = false
  ) {
    for argument in arguments { add(argument, withDumps: withDumps) }
    // By bytes: to Swift, but not to Linux, two names that differ only in how é is made up are equal.
    var seen: Set<[UInt8]> = []
    let found = sources.filter { source in
      let path = source.path.utf8
      let isBelow = source.path.hasPrefix("./")
      return seen.insert(Array(isBelow ? path.dropFirst(2) : path[...])).inserted
    }
    let names = Self.namesByFolders(of: found)
    sources = readers.readers.flatMap { reader in
      languages.flatMap { language in
        let shared = Source.Shared.choice(
          Source.Choice(
            reader: reader, isReaderChosen: readers.isChosen,
            isReadByOthers: readers.readers.count > 1, language: language,
            variants: variants))
        return zip(found, names).map { source, name in
          var source = source
          source.shared = shared
          source.name = name
          if languages.count > 1, let language {
            source.name = "\(language.language)/\(source.name)"
          }
          return source
        }
      }
    }
  }

  /// Finds the screen files that options name.
  init(_ options: ScreenOptions, _ reading: ReaderOptions, withDumps: Bool = false) {
    self.init(
      options.screens, in: options.languages, variants: options.variants, for: reading.reader,
      withDumps: withDumps)
  }

  static let extensions: Set<String> = ["yaml", "yml", "json"]
  /// The extensions of dumps that are no screen files.
  static let dumpExtensions: Set<String> = ["xml", "txt", "csv"]

  private mutating func add(_ argument: String, withDumps: Bool) {
    if argument == "-" {
      guard !sources.contains(where: { $0.path == "-" }) else { return }
      // Reads one byte more than a file or dump may have, to notice one that is too large.
      do {
        let data = try InputFile.standardInput(upToCount: DumpFile.limit(for: argument))
        sources.append(Source(path: "-", name: "stdin", standardInput: data))
      } catch {
        fail(error as? ExitCode ?? .noInput)
      }
      return
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
      Terminal.note("overheard: no such file or folder: \(argument)")
      fail(.noInput)
      return
    }
    guard isFolder.boolValue else {
      sources.append(
        Source(
          path: argument, name: Self.name(argument, base: nil),
          folder: (argument as NSString).deletingLastPathComponent))
      return
    }
    let folder =
      argument.count > 1 && argument.hasSuffix("/") ? String(argument.dropLast()) : argument
    // Foundation's enumerator finds nothing behind a link.
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let inside = FileManager.default.enumerator(atPath: real)?.compactMap { $0 as? String } ?? []
    let outputs = Self.outputs(in: inside, of: folder)
    let extensions = withDumps ? Self.extensions.union(Self.dumpExtensions) : Self.extensions
    let candidates = inside.filter { path in
      let parts = path.split(separator: "/")
      guard extensions.contains((path as NSString).pathExtension.lowercased()),
        !parts.contains(where: { $0.hasPrefix(".") }), !outputs.contains(path)
      else { return false }
      return isFile("\(folder)/\(path)")
    }
    let isReadable = noteUnreadable(below: folder)
    var files = candidates.filter { Self.mayBeScreen("\(folder)/\($0)") }
    noteLeftOut(Set(candidates).subtracting(files), of: folder)
    let before = complaint
    if withDumps {
      files += dumps(among: Set(candidates).subtracting(files), of: folder, besides: files)
    }
    // A dump that cannot be read has been told of.
    if files.isEmpty, isReadable, complaint == before {
      let dumps = withDumps ? " and no dump" : ""
      Terminal.note("overheard: no screen file (.yaml, .yml, .json)\(dumps) in \(argument)")
      fail(.noInput)
    }
    sources += files.sorted().map { file in
      Source(
        path: "\(folder)/\(file)", name: Self.name("\(folder)/\(file)", base: file), folder: folder)
    }
  }

  /// The files among those of a folder that `render` and `review` have written; screens may be beside
  /// them.
  private static func outputs(in inside: [String], of folder: String) -> Set<String> {
    var outputs: Set<String> = []
    for path in inside where (path as NSString).lastPathComponent == Manifest.fileName {
      let place = String(path.dropLast(Manifest.fileName.count))
      guard let manifest = Manifest.read(in: URL(fileURLWithPath: "\(folder)/\(place)")) else {
        continue
      }
      outputs.formUnion([path, place + "review/pages.json"])
      outputs.formUnion(manifest.entries.flatMap(\.files).map { place + $0.name })
    }
    return outputs
  }

  /// Names the YAML files of a folder that are not screens, except for the file of voices, which
  /// belongs there; JSON files are often something else.
  private func noteLeftOut(_ files: Set<String>, of folder: String) {
    let names = files.filter { file in
      ["yaml", "yml"].contains((file as NSString).pathExtension.lowercased())
        && !["engines.yaml", "engines.yml"].contains((file as NSString).lastPathComponent)
    }
    guard !names.isEmpty else { return }
    Terminal.note(
      "overheard: left out, because \(names.count == 1 ? "it is not a screen" : "they are not screens")"
        + ": " + names.sorted().map { "\(folder)/\($0)" }.joined(separator: ", "))
  }

  /// Whether something found in a folder is a file or a link to one; tells of what is neither, nor a
  /// folder.
  private mutating func isFile(_ path: String) -> Bool {
    if InputFile.isRegular(path) { return true }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return false }
    // A name that is not UTF-8, which is told of elsewhere.
    if !exists, path.contains("\u{FFFD}") { return false }
    let what = exists ? "is a pipe or device, not a file" : "is a link that leads nowhere"
    Terminal.note("overheard: \(path) \(what)")
    fail(.noInput)
    return false
  }

  /// Tells of folders that cannot be read, of links to folders, which are not followed, and of names
  /// that are not UTF-8, which Foundation cannot open.
  ///
  /// - Returns: Whether the folder itself can be read.
  private mutating func noteUnreadable(below folder: String) -> Bool {
    var links: [String] = []
    let isReadable = noteUnreadable(below: folder, links: &links)
    if let first = links.first {
      Terminal.note(
        "overheard: left out, as it is a link to a folder: \(first)"
          + (links.count > 1 ? " and \(links.count - 1) more" : "") + "; name it to read it")
    }
    return isReadable
  }

  @discardableResult
  private mutating func noteUnreadable(below folder: String, links: inout [String]) -> Bool {
    guard let entries = opendir(folder) else {
      Terminal.note("overheard: cannot read \(folder): \(String(cString: strerror(errno)))")
      fail(.noInput)
      return false
    }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let isFolder = entry.pointee.d_type == DT_DIR
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map(\.self) }
      guard bytes.first != UInt8(ascii: ".") else { continue }
      if let name = String(validating: bytes, as: UTF8.self) {
        if isFolder { noteUnreadable(below: "\(folder)/\(name)", links: &links) }
        if Self.isLinkToFolder("\(folder)/\(name)", entry) { links.append("\(folder)/\(name)") }
        continue
      }
      let name = String(decoding: bytes, as: UTF8.self)
      guard isFolder || Self.extensions.contains((name as NSString).pathExtension.lowercased())
      else { continue }
      Terminal.note("overheard: the name \(folder)/\(name) is not UTF-8; rename it")
      fail(.noInput)
    }
    return true
  }

  private static func isLinkToFolder(_ path: String, _ entry: UnsafePointer<dirent>) -> Bool {
    guard entry.pointee.d_type == DT_LNK else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The dumps among files of a folder that are no screen files; tells of those that are left out, and of
  /// those that cannot be read.
  private mutating func dumps(
    among files: Set<String>, of folder: String, besides screens: [String]
  ) -> [String] {
    let names = Set(screens.map { ($0 as NSString).deletingPathExtension })
    var found: [String] = []
    var leftOut: [String: [String]] = [:]
    for file in files.sorted() {
      let path = "\(folder)/\(file)"
      guard !["yaml", "yml"].contains((file as NSString).pathExtension.lowercased()),
        let data = try? DumpFile.read(path)
      else { continue }
      switch ImportedScreen.find(in: Array(data), name: DumpFile.name(path)) {
      case .nothing: break
      case .fault(let fault):
        complain("\(path):\(fault)")
        fail(.wrongInput)
      case .recording:
        leftOut["what a reader was heard saying, not a screen", default: []].append(path)
      case .dump where names.contains((file as NSString).deletingPathExtension):
        leftOut["a dump beside a screen file of its name", default: []].append(path)
      case .dump:
        found.append(file)
      }
    }
    for (reason, paths) in leftOut.sorted(by: { $0.key < $1.key }) {
      Terminal.note("overheard: left out, as \(reason): \(paths.joined(separator: ", "))")
    }
    return found
  }

  /// Whether a file found in a folder may be a screen; many JSON files are something else, such as
  /// package.json, and some YAML files are, such as engines.yaml.
  private static func mayBeScreen(_ path: String) -> Bool {
    if dumpExtensions.contains((path as NSString).pathExtension.lowercased()) { return false }
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: ScreenFile.maximumSize)
    else { return true }
    guard path.lowercased().hasSuffix(".json") else {
      guard let text = String(validating: data, as: UTF8.self) else { return true }
      return ScreenFile.isMeant(by: text) && !ImportedScreen.isWebSnapshot(text)
    }
    let keys = ["elements", "variants", "screens"]
    return keys.contains { data.firstRange(of: Data("\"\($0)\"".utf8)) != nil }
      && !isSchema(data, of: keys)
  }

  /// Whether a JSON file is a schema, such as the one that editors find beside screens: it tells of their
  /// keys but has none of them.
  private static func isSchema(_ data: Data, of keys: [String]) -> Bool {
    let marks = ["$schema", "$defs"]
    guard marks.contains(where: { data.firstRange(of: Data("\"\($0)\"".utf8)) != nil }),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return marks.contains { root[$0] != nil } && keys.allSatisfy { root[$0] == nil }
  }

  /// The path without its extension; relative to the folder if it would lead outside.
  private static func name(_ path: String, base: String?) -> String {
    var parts = path.split(separator: "/").filter { $0 != "." }
    if path.hasPrefix("/") || parts.contains("..") {
      parts = base.map { $0.split(separator: "/") } ?? parts.suffix(1)
    }
    return (parts.joined(separator: "/") as NSString).deletingPathExtension
  }

  /// The names of screens; where screens of several folders have the same, those folders' screens are
  /// named by what sets the folders apart: `ko/cart` and `en/cart` of `/app/ko` and `/app/en`.
  private static func namesByFolders(of sources: [Source]) -> [String] {
    var folders: [String: Set<String>] = [:]
    for source in sources { folders[source.name.lowercased(), default: []].insert(source.folder) }
    let rivals = folders.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    let places = rivals.reduce(into: [:]) { places, folder in
      places[folder] = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    }
    var shared = places.values.first ?? []
    for place in places.values {
      shared = Array(zip(shared, place).prefix { $0 == $1 }.map(\.0))
    }
    return sources.map { source in
      guard let place = places[source.folder] else { return source.name }
      let inside =
        source.path.hasPrefix(source.folder + "/")
        ? String(source.path.dropFirst(source.folder.count + 1)) : source.path
      let path = (place.dropFirst(shared.count) + [inside]).joined(separator: "/")
      return (path as NSString).deletingPathExtension
    }
  }

  /// Reads every screen in turn and passes it on; a wrong one is reported and does not stop the others,
  /// nor does one whose error has been printed.
  mutating func forEach(_ body: (LoadedScreen) async throws -> Void) async throws {
    for source in sources {
      guard let screen = load(source) else { continue }
      do {
        try await body(screen)
      } catch {
        try note(error)
      }
    }
  }

  /// The same for a command that waits for nothing: it needs no second thread, which takes time to
  /// start.
  mutating func forEach(_ body: (LoadedScreen) throws -> Void) throws {
    for source in sources {
      guard let screen = load(source) else { continue }
      do {
        try body(screen)
      } catch {
        try note(error)
      }
    }
  }

  /// Notes an error of one screen that has been printed; any other ends the command.
  private mutating func note(_ error: any Error) throws {
    guard let code = error as? ExitCode, code == .wrongInput else { throw error }
    fail(code)
  }

  /// Leaves out, and reports, screens whose output files would overwrite one another or a page.
  mutating func refuseNamesakes() {
    refuseNamesOfFiles()
    var paths: [String: String] = [:]
    sources = sources.filter { source in
      // Many file systems take upper and lower case for the same; é is the same however made up.
      let place = source.output.lowercased()
      guard let other = paths.updateValue(source.path, forKey: place) else { return true }
      Terminal.note(
        "overheard: \(source.path) and \(other) would be written to the same files; rename one")
      paths[place] = other
      fail(.wrongInput)
      return false
    }
  }

  /// Leaves out, and reports, screens whose folder would have the name of a file that is written.
  private mutating func refuseNamesOfFiles() {
    // Lowercase, because many file systems take both for the same.
    let pages = sources.flatMap { source in
      [OverviewPage.path, ScreenPage.thumbnail, ScreenPage.screenshot].map {
        "\(source.name)/\($0)".lowercased()
      }
    }
    let files = Set(ReviewWriter.sharedPaths + [Manifest.fileName] + pages)
    sources = sources.filter { source in
      let parts = source.output.lowercased().split(separator: "/")
      let folders = parts.indices.map { parts[...$0].joined(separator: "/") }
      guard let file = folders.first(where: files.contains) else { return true }
      Terminal.note(
        "overheard: \(source.path) would be written to a folder \(file), but a file of the output "
          + "has that name; rename the screen")
      fail(.wrongInput)
      return false
    }
  }

  /// Reads a screen, or prints what is wrong with it.
  mutating func load(_ source: Source) -> LoadedScreen? {
    do {
      let loaded = try LoadedScreen(source)
      for warning in loaded.places.warnings {
        let line = "\(source.path):\(warning)"
        if told.insert(line).inserted { Terminal.note(line) }
      }
      let lacked = source.variants.filter { name in
        !loaded.variants.contains { $0.name == name }
      }
      foundVariants.formUnion(loaded.variants.map(\.name))
      lackedVariants.formUnion(lacked)
      if !lacked.isEmpty {
        let names = loaded.file.variants.map(\.name).filter { !$0.isEmpty }
        let line =
          "\(source.path): no variant \(lacked.map { "'\($0)'" }.joined(separator: " or "))"
          + (names.isEmpty ? "; the file has none" : "; it has \(names.joined(separator: ", "))")
        if told.insert(line).inserted { Terminal.note(line) }
      }
      return loaded
    } catch let error as ScreenFileError {
      complain(error.description, error)
      fail(.wrongInput)
    } catch {
      complain("overheard: cannot read \(source.path): \(FileProblem.reason(error))")
      fail(.noInput)
    }
    return nil
  }

  /// Prints why a screen cannot be read, once however many read it.
  private mutating func complain(_ text: String, _ error: (any Error)? = nil) {
    complaint = text
    guard told.insert(text).inserted else { return }
    if let error { Terminal.note(error) } else { Terminal.note(text) }
  }

  /// Remembers a failure after reading.
  mutating func fail(_ code: ExitCode) {
    first = first ?? code
  }

  /// Ends the command with the exit code of what went wrong, if anything did.
  func finish() throws {
    if let failure { throw failure }
  }
}
