import AccessibilityModel
import Foundation
import TestSupport
import Testing
import Voices

@testable import ESpeak
@testable import SpeechSynthesis

@Suite struct VoiceTests {
  @Test func everyLanguageHasADefault() throws {
    let catalogue = try Speaking.catalogue.get()
    #expect(try catalogue.voice(for: .korean).name == "ko")
    #expect(try catalogue.voice(for: .english).name == "en-us")
    #expect(try catalogue.voice(for: SpokenLanguage("en_GB")).name == "en-gb")
    #expect(try catalogue.voice(for: SpokenLanguage("en-AU")).name == "en-us")
    #expect(throws: VoiceError.language(tag: "fr", known: ["ko", "en"])) {
      try catalogue.voice(for: SpokenLanguage("fr"))
    }
  }

  @Test func everyVoiceHasItsFileItsLicenceAndItsStory() throws {
    for voice in try Speaking.catalogue.get().voices {
      let text = try String(contentsOfFile: voice.engineVoice, encoding: .utf8)
      #expect(text.hasPrefix("// SPDX-License-Identifier: \(voice.licence)\n"))
      #expect(text.contains("\nflutter 0\n"))
      #expect(text.contains("\ngender \(voice.gender)\n"))
      #expect(!voice.provenance.isEmpty)
      #expect(voice.descriptions.keys.sorted() == ["en", "ko"])
      #expect(voice.descriptions.values.allSatisfy { !$0.isEmpty })
    }
  }

  @Test func aVoiceOfOnesOwnWorksByItsPath() async throws {
    // Longer and with more capitals than the engine itself would take.
    let folder = Scratch.folder("A Folder With A Long Name, Capitals and + signs")
    defer { Scratch.remove(folder) }
    let path = folder + "/My Own Voice Of Which I Am Proud.txt"
    try "name mine\nlanguage ko\ngender female\npitch 150 190\nflutter 0\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    let voice = try Speaking.catalogue.get().voice(namedOrAt: path)
    #expect(
      voice.language == .korean && voice.gender == .female && voice.rate == 135
        && voice.wordGap == 3)
    let synthesizer = ESpeakEngine()
    let markup = SpeechUtterance.Input.notation(Announcements.korean[0].markup)
    let own = try await synthesizer.clip(for: SpeechUtterance(markup, voice: voice))
    let ours = try await synthesizer.clip(for: Speaking.korean(0))
    #expect(own.samples != ours.samples && own.duration > .seconds(1))
  }

  @Test func aVoiceFileThatHasChangedIsReadAgain() async throws {
    let folder = Scratch.folder("tuning")
    defer { Scratch.remove(folder) }
    let path = folder + "/voice"
    let synthesizer = ESpeakEngine()
    func clip(pitch: String) async throws -> SoundClip {
      try "language ko\nflutter 0\npitch \(pitch)\n".write(
        toFile: path, atomically: true, encoding: .utf8)
      return try await synthesizer.clip(
        for: SpeechUtterance(.notation(Announcements.korean[0].markup), voice: Speaking.voice(path))
      )
    }
    /// What the keys of cached clips say of the voice.
    func identity() async throws -> EngineIdentity {
      try await synthesizer.identity(of: Speaking.voice(path))
    }
    let low = try await clip(pitch: "80 118")
    let lowIdentity = try await identity()
    #expect(try await clip(pitch: "80 118") == low)
    #expect(try await identity() == lowIdentity)
    #expect(try await clip(pitch: "90 118") != low)
    #expect(try await identity() != lowIdentity)
    #expect(try await clip(pitch: "80 118") == low)
    #expect(try await identity() == lowIdentity)
  }

  @Test func moreVoicesThanTheHelperKeepsReadyStaySame() async throws {
    let folder = Scratch.folder("many")
    defer { Scratch.remove(folder) }
    let synthesizer = ESpeakEngine(ESpeakEngine.Configuration(jobs: 3))
    var utterances: [SpeechUtterance] = []
    for index in 0..<12 {
      let path = folder + "/voice\(index)"
      try "language ko\nflutter 0\npitch \(70 + 5 * index) \(120 + 5 * index)\n".write(
        toFile: path, atomically: true, encoding: .utf8)
      utterances.append(
        SpeechUtterance(.notation(Announcements.korean[2].markup), voice: try Speaking.voice(path)))
    }
    let first = try await Speaking.clips(of: utterances, from: synthesizer)
    #expect(Set(first.map(\.samples)).count == 12)
    for _ in 0..<3 {
      let again = try await Speaking.clips(
        of: utterances + utterances.reversed(), from: synthesizer)
      #expect(again == first + first.reversed())
    }
  }

  @Test func aVoiceOfTheEngineWorksByItsName() async throws {
    let voice = try Speaking.voice("espeak:en-us+m3")
    let clip = try await ESpeakEngine().clip(for: SpeechUtterance(.text("button"), voice: voice))
    #expect(clip.duration > .milliseconds(200))
  }

  @Test(arguments: [
    ("espeak:en-us+nobody", "voice en-us+nobody: eSpeak NG has no such variant"),
    ("espeak:nobody", "voice nobody: The specified espeak-ng voice does not exist"),
  ])
  func aVoiceThatTheEngineDoesNotHaveIsAnError(name: String, reason: String) async throws {
    let voice = try Speaking.voice(name)
    await #expect(throws: SpeechError.voice(reason: reason)) {
      try await ESpeakEngine().clip(for: SpeechUtterance(.text("a"), voice: voice))
    }
  }

  @Test func aVoiceFileThatIsWrongIsAnError() async throws {
    let folder = Scratch.folder("voices")
    defer { Scratch.remove(folder) }
    try "language ko\nflutterr 0\n".write(
      toFile: folder + "/typo", atomically: true, encoding: .utf8)
    try "name nothing\n".write(toFile: folder + "/mute", atomically: true, encoding: .utf8)
    let typo = try Speaking.voice(folder + "/typo")
    await #expect(
      throws: SpeechError.voice(reason: "voice \(folder)/typo: Bad voice attribute: flutterr")
    ) {
      try await ESpeakEngine().clip(for: SpeechUtterance(.text("a"), voice: typo))
    }
    #expect(throws: VoiceError.noLanguage(path: folder + "/mute")) {
      try Speaking.voice(folder + "/mute")
    }
    #expect(throws: VoiceError.unreadable(path: folder + "/none")) {
      try Speaking.voice(folder + "/none")
    }
    #expect(throws: VoiceError.self) { try Speaking.voice("nobody") }
  }

  @Test func theFolderIsFoundAfterItWasMoved() throws {
    let folder = Scratch.folder("moved")
    defer { Scratch.remove(folder) }
    let copy = folder + "/voices"
    try FileManager.default.copyItem(atPath: VoiceFolder.find(environment: [:]), toPath: copy)
    let environment = ["OVERHEARD_VOICES": copy]
    #expect(try VoiceFolder.find(environment: environment) == copy)
    let voice = try VoiceCatalogue.standard(environment: environment).voice(named: "ko")
    #expect(voice.engineVoice == copy + "/espeak-ng/ko")
    #expect(throws: VoiceError.noVoices(searched: [folder + "/none"])) {
      try VoiceFolder.find(environment: ["OVERHEARD_VOICES": folder + "/none"])
    }
  }

  /// What lies in the root is not looked for in the current folder.
  @Test func theFolderOfAProgramIsNeverTheCurrentOne() {
    #expect(VoiceFolder.folder(ofFile: "/usr/bin/overheard") == "/usr/bin")
    #expect(VoiceFolder.folder(ofFile: "/overheard") == "/")
    #expect(VoiceFolder.folder(ofFile: "overheard") == nil)
    #expect(VoiceFolder.folder(ofFile: "") == nil)
  }

  @Test func aWrongRowOfTheCatalogueIsNamed() throws {
    let folder = Scratch.folder("catalogue")
    defer { Scratch.remove(folder) }
    let path = folder + "/catalogue.tsv"
    let row = "x\tko\tx\t\tmale\tfast\t50\t0\t0\t가\ta\tMIT\tnone"
    try "# comment\n\(row)\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      throws: VoiceError.catalogue(
        reason: "\(path):2:14: error: rate 'fast'; write words per minute, 80 to 450")
    ) {
      try VoiceCatalogue(folder: folder)
    }
  }

  @Test func everyVoiceIsAsLoudAsTheOthers() async throws {
    let synthesizer = ESpeakEngine()
    var levels: [String: Double] = [:]
    for voice in try Speaking.catalogue.get().voices {
      let utterances = try (0..<20).map { index in
        voice.language.base == "ko"
          ? try Speaking.korean(index, voice: voice.name)
          : try Speaking.english(index, voice: voice.name)
      }
      let clips = try await Speaking.clips(of: utterances, from: synthesizer)
      let loudness = clips.map { Loudness.integrated($0.samples) }
      levels[voice.name] = loudness.reduce(0, +) / 20
      let peaks = clips.map { Loudness.peak(of: $0.samples) }
      #expect(peaks.allSatisfy { $0 <= -1 })
    }
    for (name, level) in levels {
      #expect(abs(level - Loudness.target) <= 0.5, "\(name): \(level) LUFS")
    }
  }
}
