import Foundation

/// Files that a reader sees whole or not at all.
package enum AtomicFile {
  /// Writes to a temporary name beside the file and renames it.
  ///
  /// - Throws: What the file system says; the file is then as it was before.
  package static func write(_ data: Data, to file: URL) throws {
    try make(file) { try data.write(to: $0) }
  }

  /// Writes piece by piece to a temporary name beside the file and renames it.
  ///
  /// - Throws: What the file system or the writer says; the file is then as it was before.
  package static func write(to file: URL, _ body: (FileHandle) throws -> Void) throws {
    try make(file) { temporary in
      try Data().write(to: temporary)
      let handle = try FileHandle(forWritingTo: temporary)
      defer { try? handle.close() }
      try body(handle)
    }
  }

  private static func make(_ file: URL, _ write: (URL) throws -> Void) throws {
    let temporary = temporaryName(beside: file)
    do {
      try write(temporary)
      try move(temporary, to: file)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  /// A name in the same folder that no other process uses.
  package static func temporaryName(beside file: URL) -> URL {
    // A long name has no room for what is added to it.
    let name = file.lastPathComponent
    let short = name.utf8.count <= 100 ? name : String(name.suffix(20))
    return file.deletingLastPathComponent().appending(path: ".\(short).\(Writer.current).part")
  }

  /// Puts a file in the place of another in one step.
  package static func move(_ temporary: URL, to file: URL) throws {
    guard rename(temporary.path, file.path) == 0 else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: file.path,
          NSLocalizedDescriptionKey: String(cString: strerror(errno)),
        ])
    }
  }

  /// Removes what processes that are gone have left half written below a folder.
  ///
  /// - Parameter sparingOtherHosts: Whether what other machines left stays, because they may be at
  ///   work in the same folder.
  package static func sweep(_ folder: URL, sparingOtherHosts: Bool = false) {
    let names = FileManager.default.enumerator(atPath: folder.path)
    for case let name as String in names ?? .init() where name.hasSuffix(".part") {
      let file = folder.appending(path: name)
      guard let writer = Writer(temporaryName: file.lastPathComponent), !writer.isAlive,
        writer.isOfThisHost || !sparingOtherHosts
      else {
        continue
      }
      try? FileManager.default.removeItem(at: file)
    }
  }
}

/// A process that writes files, as the names of its temporary files tell it.
package struct Writer: Hashable, Sendable, CustomStringConvertible {
  private let host: String
  private let process: Int32
  /// A number of this run: another process may get the same process number, in another container.
  private let session: UInt32
  /// What tells one file of the process from another.
  private let file: UInt32

  /// This process, with a file number that it has hardly used before.
  package static var current: Writer {
    Writer(
      host: thisHost, process: ProcessInfo.processInfo.processIdentifier, session: thisSession,
      file: UInt32.random(in: 0...UInt32.max))
  }

  private static let thisSession = UInt32.random(in: 0...UInt32.max)

  // Letters and digits alone: dots and hyphens part the fields.
  private static let thisHost: String = {
    var bytes = [CChar](repeating: 0, count: 256)
    gethostname(&bytes, bytes.count - 1)
    let name = String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }()

  package var description: String { "\(host)-\(process)-\(session)-\(file)" }

  private init(host: String, process: Int32, session: UInt32, file: UInt32) {
    self.host = host
    self.process = process
    self.session = session
    self.file = file
  }

  /// The writer of a file such as `.a.wav.host-12-34-56.part`.
  package init?(temporaryName name: String) {
    let fields = name.split(separator: ".").dropLast().last?.split(separator: "-") ?? []
    guard name.hasPrefix("."), fields.count == 4, let process = Int32(fields[1]),
      let session = UInt32(fields[2]), let file = UInt32(fields[3])
    else { return nil }
    self.init(host: String(fields[0]), process: process, session: session, file: file)
  }

  /// Whether the process may still be at work; of another machine's nothing is known, and it is
  /// taken to be gone.
  package var isAlive: Bool {
    guard isOfThisHost else { return false }
    if process == ProcessInfo.processInfo.processIdentifier { return session == Self.thisSession }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// Whether the process is, or was, one of this machine.
  package var isOfThisHost: Bool { host == Self.thisHost }
}
