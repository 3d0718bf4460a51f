import Foundation

/// A process that writes files, as identified by the names of its temporary files.
package struct FileWriter: Hashable, Sendable, CustomStringConvertible {
  private let host: String
  private let process: Int32
  /// A number for this run, because a process in another container may have the same process id.
  private let session: UInt32
  /// A number that distinguishes the files of the process.
  private let file: UInt32

  /// This process, with a new file number.
  package static var current: FileWriter {
    FileWriter(
      host: thisHost, process: ProcessInfo.processInfo.processIdentifier, session: thisSession,
      file: UInt32.random(in: 0...UInt32.max))
  }

  private static let thisSession = UInt32.random(in: 0...UInt32.max)

  // Only letters and digits, because dots and hyphens separate the fields.
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

  /// Whether the process may still be working; one of another machine is assumed to be gone, because
  /// nothing is known about it.
  package var isAlive: Bool {
    guard isOfThisHost else { return false }
    if process == ProcessInfo.processInfo.processIdentifier { return session == Self.thisSession }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// Whether the process is or was on this machine.
  package var isOfThisHost: Bool { host == Self.thisHost }
}
