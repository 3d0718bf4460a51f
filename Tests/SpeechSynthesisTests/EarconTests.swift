import Foundation
import ScreenReading
import Support
import TestSupport
import Testing
import Voices
import Walks

@testable import SpeechSynthesis

@Suite struct EarconTests {
  private let set = Result { try EarconSet.standard() }

  @Test func everySoundOfTheSimulatorHasARecipe() throws {
    #expect(try Set(set.get().recipes.keys) == Set(Earcon.allCases.map(\.rawValue)))
  }

  @Test func everySoundIsShortAndSofterThanSpeech() throws {
    for (name, clip) in try set.get().clips {
      #expect(clip.duration >= .milliseconds(20) && clip.duration <= .milliseconds(600), "\(name)")
      let peak = Loudness.peak(of: clip.samples)
      #expect(peak <= -12 && peak > -17, "\(name) \(peak)")
      #expect(Loudness.integrated(clip.samples) < Loudness.target + 4, "\(name)")
    }
  }

  @Test func noSoundClicksAtItsEnds() throws {
    for (name, clip) in try set.get().clips {
      #expect(clip.samples.first?.magnitude ?? 0 < 300, "\(name)")
      #expect(clip.samples.last?.magnitude ?? 0 < 300, "\(name)")
    }
  }

  @Test func everySoundIsItsOwnAndTheSameEveryTime() throws {
    let set = try set.get()
    #expect(Set(set.clips.values.map(\.samples)).count == set.clips.count)
    #expect(try EarconSet.standard() == set)
    for name in set.recipes.keys { #expect(try EarconSet.standardClip(name) == set[name]) }
    #expect(try EarconSet.standardClip("nothing") == nil)
    #expect(set["nothing"] == nil)
  }

  /// What was rendered with other samples is only made anew if the edition says so.
  @Test func otherSamplesAreAnotherEdition() throws {
    var digest = FieldDigest()
    for (name, clip) in try set.get().clips.sorted(by: { $0.key < $1.key }) {
      digest.add(name, clip.samples.withUnsafeBytes { Data($0) })
    }
    #expect("\(EarconRecipe.edition) \(digest.hexadecimal.prefix(16))" == "1 038a4fdf28174705")
  }

  @Test func whatTheyAreMadeFromIsKnownWithoutMakingThem() throws {
    let identity = try EarconSet.identity()
    #expect(identity.map(\.name) == ["edition"] + Earcon.allCases.map(\.rawValue).sorted())
    let focus = try #require(identity.first { $0.name == "focus" })
    let recipe = try JSONDecoder().decode(EarconRecipe.self, from: focus.data)
    #expect(try recipe == set.get().recipes["focus"])
  }

  @Test func aToneIsASine() {
    let recipe = EarconRecipe(
      licence: "", description: "", level: -6,
      tones: [
        EarconRecipe.Tone(start: 10, duration: 100, attack: 0, decay: 1e9, frequency: 367.5)
      ])
    let samples = recipe.clip().samples
    #expect(samples.count == 22_050 * 110 / 1000)
    #expect(samples.prefix(220).allSatisfy { $0 == 0 })
    // Sixty samples a period.
    let peak = 32_768 * pow(10, -6.0 / 20)
    let expected = (0..<60).map { Int16((peak * sin(2 * .pi * Double($0) / 60)).rounded()) }
    #expect(Array(samples[220..<280]) == expected)
    #expect(Array(samples[1420..<1480]) == expected)
  }

  @Test func aRecipeThatIsWrongIsNamed() throws {
    let folder = Scratch.folder("earcons")
    defer { Scratch.remove(folder) }
    try #"{"level": -12}"#.write(
      toFile: folder + "/focus.json", atomically: true, encoding: .utf8)
    do {
      _ = try EarconSet(folder: folder)
      Issue.record("half a recipe was taken")
    } catch VoiceError.recipe(let path, _) {
      #expect(path == folder + "/focus.json")
    }
  }
}
