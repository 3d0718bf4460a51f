import Foundation
import SpeechSynthesis
import Support

/// Clips on disk, each under the hash of everything that affects its samples.
///
/// Several processes may share a folder, and a folder may be copied to another machine: a file
/// appears complete or not at all, and a truncated or altered one is detected and not used.
public struct ClipCache: Sendable {
  /// The folder; it is created when the first clip is stored.
  public let folder: URL
  /// The same as a path: a run reads many clips, and to make a URL of each takes long.
  private let path: String
  /// The size of all clips, as far as it is known.
  private let count: ClipCount

  /// Creates a cache in a folder.
  public init(folder: URL) {
    self.folder = folder
    path = folder.path
    count = ClipCount(in: folder)
  }

  /// The name of a clip: 64 hexadecimal digits.
  package struct Key: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// Creates the key from everything that affects a clip's samples.
    ///
    /// - Parameters:
    ///   - utterance: What is said and how.
    ///   - identity: Everything else that affects the samples.
    package init(_ utterance: SpeechUtterance, identity: EngineIdentity) {
      var digest = FieldDigest()
      digest.add("overheard clip 2")
      digest.add(identity.engine)
      digest.add(identity.voice)
      digest.add(utterance.input.notation)
      digest.add(utterance.input.string)
      for number in [utterance.rate, utterance.pitch, utterance.range, utterance.wordGap] {
        digest.add("\(number)")
      }
      digest.add("\(utterance.volume.bitPattern) \(utterance.voice.gain.bitPattern)")
      description = digest.hexadecimal
    }
  }

  /// The clip of a key; `nil` if there is none, or only a damaged one.
  package func clip(for key: Key) -> SoundClip? {
    ClipFile.read(path(of: key)) { descriptor, state in
      // Records, to the hour, when a clip was used; pruning depends on it.
      guard Date().timeIntervalSince1970 - Double(state.modified) / 1e9 > 3600 else { return }
      _ = futimens(descriptor, nil)
    }
  }

  /// Stores a clip.
  ///
  /// - Throws: The file system's error; the cache is then unchanged.
  package func store(_ clip: SoundClip, for key: Key) throws {
    let file = path(of: key)
    markIfOurs()
    try ClipFile.withPieces(of: clip) { pieces in
      count.willStore(pieces.reduce(0) { $0 + $1.count }, ifOurs: isMarked)
      let group = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
      if access(group, F_OK) != 0 {
        try FileManager.default.createDirectory(
          atPath: group, withIntermediateDirectories: true)
      }
      do {
        try AtomicFile.write(pieces, to: file)
      } catch {
        // An empty folder in its place goes; one that holds something is somebody else's.
        guard rmdir(file) == 0 else { throw error }
        try AtomicFile.write(pieces, to: file)
      }
    }
  }

  /// The path of a folder that is in the place of a clip, below the cache; `nil` if there is none.
  package func folder(inPlaceOf key: Key) -> String? {
    var isFolder: ObjCBool = false
    let path = path(of: key)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? path : nil
  }

  /// The file that marks a folder as a cache of clips; backup programs know the name and leave such
  /// a folder out.
  private static let markName = "CACHEDIR.TAG"
  private static let mark = """
    Signature: 8a477f597d28d172789f06886806bc55
    # Clips of overheard, made again when they are missing.

    """

  /// What the program itself keeps beside clips: films, and the helper's data of our voices.
  private static let neighbors: Set<String> = ["films", "voice-data"]

  /// Marks a folder that is new, or has nothing but clips and the program's own in it.
  private func markIfOurs() {
    let tag = "\(path)/\(Self.markName)"
    guard access(tag, F_OK) != 0 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // A run that was killed may have left half of a file of ours.
    guard
      names.allSatisfy({
        Self.isGroup($0) || Self.neighbors.contains($0) || Self.isHalfWritten($0)
          || $0 == ClipCount.name && ClipCount.isCount("\(path)/\($0)")
      })
    else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? AtomicFile.write(Data(Self.mark.utf8), to: URL(fileURLWithPath: tag))
  }

  private static func isHalfWritten(_ name: String) -> Bool {
    [markName, ClipCount.name].contains { name.hasPrefix(".\($0).") }
      && AtomicFile.isTemporary(name)
  }

  /// Whether clips may be removed from the folder: it bears the mark.
  package var isMarked: Bool {
    let data = FileManager.default.contents(atPath: folder.appending(path: Self.markName).path)
    return data == Data(Self.mark.utf8)
  }

  /// Whether a name is that of a folder of clips: the first two digits of their keys.
  private static func isGroup(_ name: String) -> Bool {
    name.utf8.count == 2 && name.utf8.allSatisfy(isDigit)
  }

  /// Whether a name is that of a clip: the other digits of its key.
  private static func isClip(_ name: String) -> Bool {
    name.hasSuffix(".clip") && name.utf8.count == 67 && name.utf8.dropLast(5).allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// Removes the least recently used clips until the rest fits.
  ///
  /// Only clips are removed, and only from a folder that was new or empty when the first was stored.
  ///
  /// - Parameter limit: The bytes that may stay.
  /// - Returns: How many clips were removed.
  @discardableResult public func prune(to limit: Int) -> Int {
    guard isMarked else { return 0 }
    var removed = 0
    count.write {
      let result = removeOldest(ifOver: limit, to: limit)
      removed = result.removed
      return result.left
    }
    return removed
  }

  /// Like ``prune(to:)``, but looks at no clip while there is room for all that was stored since they were
  /// last counted, at most a day ago; and makes room for more if it has to.
  ///
  /// Looking at every clip of a large cache would take most of the time of a small change. Where one of
  /// several runs that share the folder is killed, there may be more than the limit until a day later.
  package func keep(within limit: Int) {
    guard isMarked, !count.settle(within: limit) else { return }
    count.write { removeOldest(ifOver: limit, to: limit / 10 * 9).left }
  }

  /// Removes the least recently used clips; returns how many, and the bytes that are left.
  private func removeOldest(ifOver limit: Int, to target: Int) -> (removed: Int, left: Int) {
    // Paths, not URLs, and one pass over each folder: there may be many clips.
    var clips: [(used: Int64, path: String, size: Int)] = []
    let folder = folder.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where Self.isHalfWritten(name) {
      AtomicFile.remove(
        URL(fileURLWithPath: "\(folder)/\(name)"), sparingOtherHosts: true)
    }
    // What a link leads to is somebody else's, and is not passed on.
    for name in names where Self.isGroup(name) {
      let group = "\(folder)/\(name)"
      var hasLeftovers = false
      FileState.forEach(in: group) { name, state in
        if Self.isClip(name) {
          guard let state = state() else { return }
          clips.append((state.modified, "\(group)/\(name)", state.size))
        } else if AtomicFile.isTemporary(name) {
          hasLeftovers = true
        }
      }
      if hasLeftovers { AtomicFile.sweep(URL(fileURLWithPath: group), sparingOtherHosts: true) }
    }
    var total = clips.reduce(0) { $0 + $1.size }
    guard total > limit else { return (0, total) }
    clips.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    var removed = 0
    for clip in clips {
      guard total > target else { break }
      guard (try? FileManager.default.removeItem(atPath: clip.path)) != nil else { continue }
      total -= clip.size
      removed += 1
    }
    return (removed, total)
  }

  private func path(of key: Key) -> String {
    let name = key.description
    return "\(path)/\(name.prefix(2))/\(name.dropFirst(2)).clip"
  }
}

/// A clip as bytes: a magic word, the sample rate, events, samples, and a hash of all before it.
///
/// Numbers and samples are little-endian, so that a cache may be copied to any machine.
enum ClipFile {
  private static let magic = Data("OVERHEARD-CLIP-2".utf8)
  /// The same with a SHA-256 at its end, as earlier versions stored it.
  private static let earlierMagic = Data("OVERHEARD-CLIP-1".utf8)

  /// Passes the bytes of a clip on in pieces: the samples are not copied.
  static func withPieces<Result>(
    of clip: SoundClip, _ body: ([UnsafeRawBufferPointer]) throws -> Result
  ) rethrows -> Result {
    let head = head(of: clip)
    #if _endian(big)
      let samples = clip.samples.map(\.littleEndian)
    #else
      let samples = clip.samples
    #endif
    return try head.withUnsafeBytes { head in
      try samples.withUnsafeBytes { samples in
        let hash = XXH128()
        hash.update(bufferPointer: head)
        hash.update(bufferPointer: samples)
        return try hash.finalize().withUnsafeBytes { try body([head, samples, $0]) }
      }
    }
  }

  /// What stands before the samples.
  private static func head(of clip: SoundClip) -> [UInt8] {
    var head = [UInt8](magic)
    head.reserveCapacity(magic.count + 24 + clip.events.count * 48)
    func add(_ number: Int) {
      withUnsafeBytes(of: Int64(number).littleEndian) { head.append(contentsOf: $0) }
    }
    add(clip.sampleRate)
    add(clip.events.count)
    add(clip.samples.count)
    for event in clip.events {
      let (kind, name) = event.kind.code
      for number in [kind, event.sample, event.position, event.length, name.utf8.count] {
        add(number)
      }
      head.append(contentsOf: name.utf8)
    }
    return head
  }

  /// The largest file that is read.
  private static let limit = 1 << 30

  /// Reads a clip from a file.
  ///
  /// Not by `Data`: a run reads clip after clip into the same memory, which costs the system less than
  /// new memory for each.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - willRead: Is told the open file and its state.
  /// - Returns: The clip; `nil` if there is none, or only a damaged one.
  static func read(_ path: String, willRead: (Int32, FileState) -> Void) -> SoundClip? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let state = FileState(of: descriptor), (1...limit).contains(state.size) else {
      return nil
    }
    willRead(descriptor, state)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: state.size, alignment: 16)
    defer { buffer.deallocate() }
    var count = 0
    while count < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let got = Foundation.read(descriptor, rest.baseAddress, rest.count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      count += got
    }
    return read(UnsafeRawBufferPointer(buffer))
  }

  private static func read(_ file: UnsafeRawBufferPointer) -> SoundClip? {
    let isEarlier = file.starts(with: earlierMagic)
    let hashCount = isEarlier ? SHA256.byteCount : XXH128.byteCount
    guard isEarlier || file.starts(with: magic), file.count > magic.count + hashCount else {
      return nil
    }
    let body = UnsafeRawBufferPointer(rebasing: file.dropLast(hashCount))
    let hash = isEarlier ? SHA256.hash(data: body) : XXH128.hash(of: body)
    guard file.suffix(hashCount).elementsEqual(hash) else { return nil }
    var place = magic.count
    func number() -> Int? {
      guard body.count - place >= 8 else { return nil }
      defer { place += 8 }
      let number = body.loadUnaligned(fromByteOffset: place, as: Int64.self)
      return Int(Int64(littleEndian: number))
    }
    guard let rate = number(), let eventCount = number(), let sampleCount = number(),
      rate == SoundRecording.sampleRate
    else { return nil }
    var events: [SoundClip.Event] = []
    for _ in 0..<max(eventCount, 0) {
      guard let code = number(), let sample = number(), let position = number(),
        let length = number(), let nameLength = number(), nameLength >= 0,
        body.count - place >= nameLength
      else { return nil }
      let name = String(decoding: body[place..<place + nameLength], as: UTF8.self)
      place += nameLength
      guard let kind = SoundClip.Kind(code: code, name: name) else { return nil }
      events.append(SoundClip.Event(kind, sample: sample, position: position, length: length))
    }
    let rest = UnsafeRawBufferPointer(rebasing: body[place...])
    guard rest.count % 2 == 0, rest.count / 2 == sampleCount else { return nil }
    let samples = [Int16](unsafeUninitializedCapacity: sampleCount) { buffer, count in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: rest)
      #if _endian(big)
        for index in buffer.indices { buffer[index] = Int16(littleEndian: buffer[index]) }
      #endif
      count = sampleCount
    }
    return SoundClip(samples: samples, sampleRate: rate, events: events)
  }
}

extension SoundClip.Kind {
  /// The number of the kind in stored clips, and the name of a phoneme.
  var code: (Int, String) {
    switch self {
    case .word: (0, "")
    case .sentence: (1, "")
    case .end: (2, "")
    case .phoneme(let name): (4, name)
    }
  }

  /// The kind of a number; `nil` if there is none.
  init?(code: Int, name: String) {
    switch code {
    case 0: self = .word
    case 1: self = .sentence
    case 2: self = .end
    case 4: self = .phoneme(name)
    default: return nil
    }
  }
}

extension SpeechUtterance.Input {
  /// The name of the notation; the engine's own keeps the name that existing caches use.
  fileprivate var notation: String {
    switch self {
    case .text: "text"
    case .notation: "markup"
    }
  }
}
