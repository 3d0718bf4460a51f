import Foundation
import Support

/// The films in the cache, so that nobody waits twice for the same one.
struct KeptFilms: Sendable {
  let folder: URL

  /// The films of a cache.
  init(in cache: URL) {
    folder = cache.appending(path: "films")
  }

  /// A film, if it is there and whole.
  func film(named name: String) -> Data? {
    guard let data = FileManager.default.contents(atPath: folder.appending(path: name).path),
      data.count > Self.sealLength
    else { return nil }
    let film = data.dropLast(Self.sealLength)
    return Self.sealed(film) == data ? Data(film) : nil
  }

  /// Keeps a film, and removes older ones for it; one that cannot be kept is made again.
  ///
  /// - Parameters:
  ///   - film: Its bytes.
  ///   - name: The hash of everything that decides them, and the extension.
  func keep(_ film: Data, as name: String) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? AtomicFile.write(Self.sealed(film), to: folder.appending(path: name))
    prune()
  }

  /// A film with its hash behind it, by which damage is noticed.
  private static func sealed(_ film: Data) -> Data {
    var digest = FieldDigest()
    digest.add("film", Data(film))
    return film + Data(digest.hexadecimal.utf8)
  }

  private static let sealLength = FieldDigest().hexadecimal.utf8.count

  /// The most that kept films take, in bytes.
  private static let mostKept = 1_000_000_000

  /// Removes the films that were made first until the rest fits; nothing but films of ours.
  func prune(to most: Int = mostKept) {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let films = files.compactMap { file -> (made: Date, size: Int, file: URL)? in
      let name = file.deletingPathExtension().lastPathComponent
      guard FilmWriter.Format(rawValue: file.pathExtension) != nil, name.utf8.count == 64,
        name.allSatisfy(\.isHexDigit), let values = try? file.resourceValues(forKeys: keys)
      else { return nil }
      return (values.contentModificationDate ?? .distantPast, values.fileSize ?? 0, file)
    }
    var total = films.reduce(0) { $0 + $1.size }
    for film in films.sorted(by: { $0.made < $1.made }) where total > most {
      if (try? FileManager.default.removeItem(at: film.file)) != nil { total -= film.size }
    }
  }
}
