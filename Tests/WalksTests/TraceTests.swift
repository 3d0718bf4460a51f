import AccessibilityModel
import AppSimulation
import Foundation
import ScreenReading
import VoiceOver
import Testing

@testable import Walks

@Suite struct TraceTests {
  @Test func trace() throws {
    var text = ""
    for (index, variant) in (Screens.all + ExampleScreens.all).enumerated() {
      for round in 0..<6 {
        var generator = SeededGenerator(seed: UInt64(index * 100 + round + 7))
        var session = Session(variant, configuration: Configuration(reader: .voiceOver))
        text += "== \(index) \(round)\n"
        dump(session.start(), &text)
        for _ in 0..<150 {
          let gesture = Gesture.random(on: session, using: &generator)
          switch gesture {
          case .swipeToEnd, .swipeTo, .rotor(.to), .action, .wait, .rotorFollowsItem: continue
          default: break
          }
          dump(session.perform(gesture), &text)
          let pause = [0, 0, 10, 250, 2000].randomElement(using: &generator) ?? 0
          dump(session.advance(to: session.now + pause), &text)
        }
      }
    }
    try text.write(toFile: "/tmp/b-tools/trace.new", atomically: true, encoding: .utf8)
  }

  private func dump(_ actions: [TimedAction], _ text: inout String) {
    for timed in actions {
      let what: String
      switch timed.action {
      case .gesture(let g): what = "gesture \(g)"
      case .focus(let n, let t): what = "focus \(n) \(t)"
      case .speak(let u): what = "speak \(u.id) \(u.spoken) \(u.source) \(u.element ?? "-") \(u.isUninterruptible) \(u.length)"
      case .pause(let i): what = "pause \(i)"
      case .resume(let i): what = "resume \(i)"
      case .endSpeech(let i, let o, let h): what = "end \(i) \(o) \(h)"
      case .drop(let u): what = "drop \(u.id) \(u.spoken)"
      case .sound(let e): what = "sound \(e)"
      case .change(let c): what = "change \(c.element) \(c.property) \(c.from) \(c.to) \(c.by)"
      }
      text += "\(timed.time) \(what)\n"
    }
  }
}
