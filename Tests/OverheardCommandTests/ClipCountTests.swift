import Foundation
import Overheard
import TestSupport
import Testing

@testable import Rendering
@testable import SpeechSynthesis

/// The size of a cache's clips is known without looking at each.
@Suite struct ClipCountTests {
  private let folder: TemporaryFolder
  private var place: URL { folder.url.appending(path: "cache") }

  init() throws { folder = try TemporaryFolder() }

  /// A run: stores a clip of a second for each text, and keeps the cache within a size unless it is killed.
  private func run(_ texts: String..., within limit: Int? = nil) throws {
    let cache = ClipCache(folder: place)
    for text in texts { try cache.store(clip, for: key(text)) }
    if let limit { cache.keep(within: limit) }
  }

  private let clip = SoundClip(samples: [Int16](repeating: 7, count: 22_050))

  private func key(_ text: String) -> ClipCache.Key {
    let voice = Voice(
      name: "someone", language: .english, engine: "none", engineVoice: "someone", rate: 150)
    return ClipCache.Key(
      SpeechUtterance(.text(text), voice: voice),
      identity: EngineIdentity(engine: "none", voice: Data()))
  }

  private func has(_ text: String) -> Bool {
    ClipCache(folder: place).clip(for: key(text)) == clip
  }

  /// What the file says, and what the clips have; the date is left out.
  private func counted() throws -> (told: Int?, real: Int) {
    let files = try folder.files(below: "cache")
    let told = files["clips.count"].map { String(decoding: $0, as: UTF8.self) }
    let real = files.filter { $0.key.hasSuffix(".clip") }.reduce(0) { $0 + $1.value.count }
    return (told?.split(separator: " ").first.flatMap { Int($0) }, real)
  }

  private func write(_ count: String) throws { try folder.write(count, to: "cache/clips.count") }

  private func now(_ seconds: Double = 0) -> Int {
    Int(Date().timeIntervalSince1970 + seconds)
  }

  private let size = 44_156

  /// A run that ends while another looks at all clips may not have counted the same: nobody knows then.
  @Test func twoCountsAtOnceAreNone() throws {
    try write("5 bytes at \(now())\n")
    let count = ClipCount(in: place)
    count.write {
      try? write("7 bytes at \(now())\n")
      return 100
    }
    #expect(try counted().told == nil)
    count.write { 100 }
    #expect(try counted().told == 100)
    // The same where the first adds what it has stored to what it found.
    count.willStore(10, ifOurs: true)
    #expect(try counted().told == nil)
    try write("7 bytes at \(now())\n")
    #expect(!count.settle(within: 1 << 20))
    #expect(try counted().told == 7)
  }

  @Test func whatIsStoredIsAdded() throws {
    try run("one", within: 1 << 20)
    #expect(try counted() == (size, size))
    try run("two", "three", within: 1 << 20)
    #expect(try counted() == (3 * size, 3 * size))
    // A run that only uses clips changes nothing.
    try run(within: 1 << 20)
    #expect(try counted() == (3 * size, 3 * size))
  }

  /// So many that the next small change has room again.
  @Test func theOldestGoWhenThereIsNoRoom() throws {
    try run("one", "two", within: 1 << 20)
    // Not at the same time as what follows.
    for file in try folder.files(below: "cache").keys where file.hasSuffix(".clip") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)],
        ofItemAtPath: place.appending(path: file).path)
    }
    try run("three", within: 2 * size)
    #expect(try counted() == (size, size))
    #expect(has("three") && !has("one") && !has("two"))
  }

  /// Without looking at each clip: so the figure is believed here, though it is wrong.
  @Test func clipsAreNotLookedAtWhileThereIsRoom() throws {
    try run("one", "two", within: 1 << 20)
    try write("100 bytes at \(now())\n")
    try run("three", within: size + 100)
    #expect(try counted() == (size + 100, 3 * size))
  }

  @Test(arguments: [
    "100 bytes at \(Int(Date().timeIntervalSince1970) - 86_401)\n",
    "100 bytes at \(Int(Date().timeIntervalSince1970) + 3600)\n",
    "100 bytes at -9223372036854775808\n", "100 bytes at 9223372036854775807\n",
    "", "my clips\n", "-5 bytes at 1\n", "1 bytes at 1", "1e9 bytes at 1\n",
    "100 bytes at 1\n" + String(repeating: " ", count: 1 << 20),
  ])
  func whatIsOldOrNoCountIsNotBelieved(count: String) throws {
    try run("one", "two", within: 1 << 20)
    try write(count)
    try run("three", within: 1 << 20)
    #expect(try counted() == (3 * size, 3 * size))
  }

  @Test func whatAKilledRunHasStoredIsCounted() throws {
    try run("one", within: 1 << 20)
    try run("two")
    #expect(try counted() == (nil, 2 * size))
    // The next one makes nothing.
    try run(within: 1 << 20)
    #expect(try counted() == (2 * size, 2 * size))
  }

  @Test func runsAtOnceAreCounted() throws {
    try run("zero", within: 1 << 20)
    let caches = (0..<3).map { _ in ClipCache(folder: place) }
    for (number, cache) in caches.enumerated() { try cache.store(clip, for: key("\(number)")) }
    for cache in caches.reversed() { cache.keep(within: 1 << 20) }
    #expect(try counted() == (4 * size, 4 * size))
  }

  /// What another run stores after the first has written is not forgotten, even if it never ends.
  @Test func whatARunStoresThatIsKilledLaterIsCounted() throws {
    try run("zero", within: 1 << 20)
    let (first, second) = (ClipCache(folder: place), ClipCache(folder: place))
    try first.store(clip, for: key("one"))
    try second.store(clip, for: key("two"))
    first.keep(within: 1 << 20)
    try second.store(clip, for: key("three"))
    #expect(try counted() == (nil, 4 * size))
    try run("four", within: 1 << 20)
    #expect(try counted() == (5 * size, 5 * size))
  }

  /// A smaller size holds whatever was counted, and then the count is right.
  @Test func aSizeThatIsNamedIsKeptTo() throws {
    try run("one", "two", within: 1 << 20)
    try write("0 bytes at \(now())\n")
    #expect(ClipCache(folder: place).prune(to: size) == 1)
    #expect(try counted() == (size, size))
  }

  /// To read a pipe would never end; and what a link leads to is somebody else's, and stays as it is.
  @Test(arguments: ["pipe", "folder", "link"])
  func whatIsInThePlaceOfTheCountDoesNotMatter(kind: String) throws {
    try run("one")
    let count = "100 bytes at \(now())\n"
    try folder.write(count, to: "elsewhere")
    let path = place.appending(path: "clips.count").path
    let made =
      switch kind {
      case "pipe": mkfifo(path, 0o600)
      case "folder": mkdir(path, 0o700)
      default: symlink("../elsewhere", path)
      }
    #expect(made == 0)
    try run("two", within: 2 * size)
    #expect([has("one"), has("two")].count { $0 } == 2)
    try run("three", within: 2 * size)
    #expect([has("one"), has("two"), has("three")].count { $0 } == 1)
    let elsewhere = folder.url.appending(path: "elsewhere")
    #expect(try String(contentsOf: elsewhere, encoding: .utf8) == count)
  }

  /// In a folder that holds something else, nothing is removed, and nothing is written.
  @Test func aFolderOfAUserHasNoCount() throws {
    try folder.write("by hand", to: "cache/drawing.txt")
    try folder.write("100 bytes at \(now())\n", to: "cache/clips.count")
    try run("one", within: 0)
    #expect(try counted() == (100, size))
    #expect(has("one"))
  }
}
