import ScreenReading

@testable import VoiceOver
@testable import Walks

extension ReaderGesture {
  /// A gesture that somebody could make in front of a screen.
  static func random(
    on session: Session, using generator: inout some RandomNumberGenerator
  ) -> ReaderGesture {
    let fixed = GestureVocabulary.phrases.map(\.gesture)
    switch Int.random(in: 0..<24, using: &generator) {
    case 0..<5: return .swipe(Bool.random(using: &generator) ? .right : .left)
    case 5..<8: return .swipe(Bool.random(using: &generator) ? .up : .down)
    case 8..<12: return .doubleTap
    case 12..<14:
      let name = session.stops.randomElement(using: &generator)?.name ?? "nobody"
      return .touch(.element(name))
    case 14:
      let item = RotorItem.always.randomElement(using: &generator) ?? .headings
      return .rotor(.to(item.names[0]))
    case 15: return .rotor(.to("adjust value"))
    case 16:
      let action = session.focus?.element.customActions.randomElement(using: &generator)
      return .action(action?.name.string ?? "none")
    case 17: return .type(["77", "-5", "abc", "1e400", ""].randomElement(using: &generator) ?? "")
    default: return fixed.randomElement(using: &generator) ?? .doubleTap
    }
  }
}
