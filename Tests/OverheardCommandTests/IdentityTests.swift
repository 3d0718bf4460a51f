import AccessibilityModel
import Foundation
import Overheard
import TestSupport
import Testing

@testable import Rendering
@testable import SpeechSynthesis

/// What decides whether something is made anew: whoever adds a property on which its bytes depend adds it
/// to its name or its fingerprint, too.
@Suite struct IdentityTests {
  private static func properties(of value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap(\.label)
  }

  /// Otherwise the cache would give out the sound of another utterance.
  @Test func whatChangesASoundIsInTheNameOfItsClip() throws {
    let voice = Voice(
      name: "someone", language: .english, engine: "engine", engineVoice: "someone", rate: 150)
    let utterance = SpeechUtterance(.text("Pay"), voice: voice)
    let changes: [(property: String, make: (inout SpeechUtterance) -> Void)] = [
      ("input", { $0.input = .text("Pay now") }),
      // The rest of a voice is what the engine tells of it.
      ("voice", { $0.voice.gain = -3 }),
      ("rate", { $0.rate = 200 }),
      ("pitch", { $0.pitch = 60 }),
      ("range", { $0.range = 60 }),
      ("volume", { $0.volume = 0.5 }),
      ("wordGap", { $0.wordGap = 2 }),
    ]
    #expect(changes.map(\.property) == Self.properties(of: utterance))
    let identity = EngineIdentity(engine: "engine 1", voice: Data("voice".utf8))
    let key = ClipCache.Key(utterance, identity: identity)
    for change in changes {
      var other = utterance
      change.make(&other)
      #expect(ClipCache.Key(other, identity: identity) != key, "\(change.property)")
    }
    // A text in the notation of the engine is not read as text.
    let notation = SpeechUtterance(.notation("Pay"), voice: voice)
    #expect(ClipCache.Key(notation, identity: identity) != key)
    for other in [
      EngineIdentity(engine: "engine 2", voice: identity.voice),
      EngineIdentity(engine: identity.engine, voice: Data("other".utf8)),
    ] {
      #expect(ClipCache.Key(utterance, identity: other) != key)
    }
  }

  /// What a walk is made from.
  private struct Ingredients {
    var screen = "screens/pay"
    var variant = ScreenVariant(
      name: "before",
      screen: AccessibilityScreen(
        language: .english, elements: [AccessibilityElement(.button, label: "Pay")]))
    var walk: ReaderWalk
    var isOnlyWalk = true
    var configuration: WalkConfiguration
    var lexicon = UserLexicon()
    var assumptions = "overheard 1"

    init() throws {
      walk = try ReaderWalk(
        name: "pay", lines: ["swipe right"], goal: WalkGoal(lines: ["activate Pay"]))
      configuration = try WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: .english))
    }

    var fingerprint: String {
      RenderJob(
        screen: screen, variant: variant, walk: walk, isOnlyWalk: isOnlyWalk,
        configuration: configuration, lexicon: lexicon
      ).fingerprint(assumptions: assumptions)
    }
  }

  /// Otherwise files would stay that were made from something else.
  @Test func whatChangesTheFilesOfAWalkIsInItsFingerprint() throws {
    let whole = try Ingredients()
    let changes: [(String, (inout Ingredients) throws -> Void)] = [
      ("screen", { $0.screen = "screens/buy" }),
      ("variant", { $0.variant.screen.elements[0].label = "Buy" }),
      ("steps", { $0.walk.steps.append(.wait(1000)) }),
      ("goal", { $0.walk.goal = try WalkGoal(lines: ["activate Buy"]) }),
      ("no goal", { $0.walk.goal = nil }),
      ("name of the files", { $0.isOnlyWalk = false }),
      (
        "reader",
        {
          $0.configuration = try WalkConfiguration(
            reader: .talkBack, settings: ReaderSettings(language: .english))
        }
      ),
      ("settings", { $0.configuration.settings.usesNewerWords = true }),
      ("wording", { $0.configuration.wording = try #require(.voiceOver(.korean)) }),
      ("profile", { $0.configuration.profile[.pauseBetweenParts] += 1 }),
      ("settling", { $0.configuration.appTimes.scrollSettling += 1 }),
      ("pace", { $0.configuration.pace = .hurry }),
      (
        "lexicon",
        {
          $0.lexicon = UserLexicon(entries: [
            .init(written: "Pay", spoken: "buy", language: .english)
          ])
        }
      ),
      ("assumptions", { $0.assumptions = "overheard 2" }),
    ]
    #expect(try Ingredients().fingerprint == whole.fingerprint)
    for (property, change) in changes {
      var other = whole
      try change(&other)
      #expect(other.fingerprint != whole.fingerprint, "\(property)")
    }
  }
}
