/// What we say compared with what a device was recorded saying, element by element.
///
/// Case, punctuation and the separators between parts do not count as differences: they depend on
/// who wrote it down. A recording that stopped early says nothing about the elements after its end.
package struct RecordedComparison: Sendable {
  /// What we say on one element.
  package struct Said: Hashable, Sendable {
    package var element: String
    package var spoken: String
    package var hint: String?

    package init(element: String, spoken: String, hint: String?) {
      self.element = element
      self.spoken = spoken
      self.hint = hint
    }

    /// With the hint after a bar.
    package var whole: String { [spoken, hint].compactMap { $0 }.joined(separator: " | ") }
  }

  /// An element of the screen, of the recording, or of both.
  package enum Step: Hashable, Sendable {
    case same(Said)
    /// The device says something else on it.
    case differs(Said, heard: String)
    /// We say it; the device never did.
    case onlyOurs(Said)
    /// The device said it; we have no such element.
    case onlyHeard(String)
    /// Both say it, but the device says it in another place.
    case elsewhere(Said)
  }

  package private(set) var steps: [Step] = []
  /// How many elements at the end the recording did not reach.
  package private(set) var unreached = 0

  /// Compares; the recording may be incomplete.
  package init(ours: [Said], heard: [String], isIncomplete: Bool) {
    let pairs = Self.aligned(ours, heard)
    var (i, j) = (0, 0)
    for (left, right) in pairs + [(ours.count, heard.count)] {
      while i < left {
        steps.append(.onlyOurs(ours[i]))
        i += 1
      }
      while j < right {
        steps.append(.onlyHeard(heard[j]))
        j += 1
      }
      guard left < ours.count, right < heard.count else { break }
      let isSame = Self.likeness(ours[left], heard[right]) == 1
      steps.append(isSame ? .same(ours[left]) : .differs(ours[left], heard: heard[right]))
      (i, j) = (left + 1, right + 1)
    }
    if isIncomplete {
      while case .onlyOurs? = steps.last {
        steps.removeLast()
        unreached += 1
      }
    }
    findMoved()
  }

  /// Whether nothing differs.
  package var isEmpty: Bool {
    steps.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// Finds elements that were left over on both sides but are the same: these only moved.
  private mutating func findMoved() {
    var gone: Set<Int> = []
    for index in steps.indices {
      guard case .onlyOurs(let said) = steps[index] else { continue }
      let twin = steps.indices.first { place in
        guard !gone.contains(place), case .onlyHeard(let heard) = steps[place] else { return false }
        return Self.likeness(said, heard) == 1
      }
      guard let twin else { continue }
      steps[index] = .elsewhere(said)
      gone.insert(twin)
    }
    steps = steps.indices.filter { !gone.contains($0) }.map { steps[$0] }
  }

  /// The pairs that belong together, in order, chosen to be as alike as possible overall.
  private static func aligned(_ ours: [Said], _ heard: [String]) -> [(Int, Int)] {
    guard !ours.isEmpty, !heard.isEmpty, ours.count * heard.count <= 4_000_000 else { return [] }
    let width = heard.count + 1
    var best = [Double](repeating: 0, count: (ours.count + 1) * width)
    for i in ours.indices.reversed() {
      for j in heard.indices.reversed() {
        let skip = max(best[(i + 1) * width + j], best[i * width + j + 1])
        let likeness = likeness(ours[i], heard[j])
        let pair = likeness >= 0.4 ? likeness + best[(i + 1) * width + j + 1] : -1
        best[i * width + j] = max(skip, pair)
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < ours.count, j < heard.count {
      let likeness = likeness(ours[i], heard[j])
      if likeness >= 0.4,
        best[i * width + j] == likeness + best[(i + 1) * width + j + 1]
      {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if best[(i + 1) * width + j] >= best[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// How alike our text and the heard one are: the share of words that both have, 1 if all.
  ///
  /// A recording may lack hints.
  static func likeness(_ said: Said, _ heard: String) -> Double {
    let device = HeardWords(heard).words
    let plain = HeardWords(said.spoken).words
    let whole = said.hint.map { plain + HeardWords($0).words } ?? plain
    if device == plain || device == whole { return 1 }
    return min(max(share(plain, device), share(whole, device)), 0.99)
  }

  private static func share(_ ours: [String], _ device: [String]) -> Double {
    var left = device
    var common = 0
    for word in ours {
      guard let index = left.firstIndex(of: word) else { continue }
      left.remove(at: index)
      common += 1
    }
    let all = max(ours.count, device.count)
    return all == 0 ? 1 : Double(common) / Double(all)
  }

  // MARK: Text

  /// The differences as a diff of what is heard: `-` is ours, `+` the device's; runs of what is
  /// the same are folded.
  package func text(ours name: String, recording: String) -> String {
    var lines = ["--- \(name)", "+++ \(recording)"]
    var same = 0
    func fold() {
      if same > 0 { lines.append("  … \(same) the same") }
      same = 0
    }
    for step in steps {
      if case .same = step {
        same += 1
        continue
      }
      fold()
      switch step {
      case .same: break
      case .differs(let said, let heard):
        lines += ["@@ \(said.element)", "- \(said.whole)", "+ \(heard)"]
      case .onlyOurs(let said):
        lines += ["@@ \(said.element): the device did not say it", "- \(said.whole)"]
      case .onlyHeard(let heard):
        lines += ["@@ the device said one more", "+ \(heard)"]
      case .elsewhere(let said):
        lines += ["@@ \(said.element): the device said it in another place", "- \(said.whole)"]
      }
    }
    fold()
    if unreached > 0 { lines.append("  … \(unreached) after the end of the recording") }
    return lines.joined(separator: "\n")
  }
}
