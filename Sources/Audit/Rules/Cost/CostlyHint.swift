import AccessibilityModel

extension Rule {
  static let costlyHint = Rule(
    "costly-hint", .note, .cost,
    says: "A hint costs more than it helps.",
    because: "It is heard again at every element, long after it is known.",
    uiKit: "Shorten accessibilityHint, or leave it out where it is the same for all.",
    swiftUI: "Shorten .accessibilityHint, or leave it out where it is the same for all.",
    android: "Shorten the label of the action, or leave it out.",
    onlyFor: voiceOver, see: [.uiKit("objectivec/nsobject-swift.class/accessibilityhint")],
    fails: [
      """
      language: en
      elements:
      - header "Songs"
      - cell "One" [button]: {hint: Plays the song from the beginning.}
      - cell "Two" [button]: {hint: Plays the song from the beginning.}
      - cell "Three" [button]: {hint: Plays the song from the beginning.}
      - cell "Four" [button]: {hint: Plays the song from the beginning.}
      - cell "Five" [button]: {hint: Plays the song from the beginning.}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Songs"
      - cell "One" [button]: {hint: Plays the song.}
      - cell "Two" [button]
      - cell "Three" [button]
      """
    ],
    .announcements { screen in
      var faults: [Fault] = []
      var indices: [String: [Int]] = [:]
      for (index, stop) in screen.stops.enumerated() {
        guard let hint = stop.element.hint?.string, !hint.isBlank else { continue }
        indices[hint, default: []].append(index)
        let length = screen.context.duration(of: hint, in: screen.language)
        if Double(length) / 1000 > screen.budget.hint, indices[hint]?.count == 1 {
          faults.append(
            screen.fault(index, "the hint alone takes \(Double(length / 100) / 10) s"))
        }
        guard let same = indices[hint], same.count == 4 else { continue }
        let count = screen.stops.count { $0.element.hint?.string == hint }
        faults.append(
          screen.fault(
            same[1],
            "\(count) elements have the hint \"\(hint)\": \(count * length / 1000) s of it to hear",
            evidence: same.prefix(2).map(screen.quote)))
      }
      return faults
    })
}
