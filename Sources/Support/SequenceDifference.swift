/// What changed between two sequences, element by element, in order.
///
/// Of a place where both differ, what was removed comes before what was added.
///
/// ```swift
/// SequenceDifference(from: [1, 2], to: [1, 3]).steps
/// // [.same(old: 1, new: 1), .removed(2), .added(3)]
/// ```
package struct SequenceDifference<Element> {
  /// The elements of both sequences.
  package private(set) var steps: [Step] = []

  /// An element of one sequence, the other, or both.
  package enum Step {
    case same(old: Element, new: Element)
    case removed(Element)
    case added(Element)
  }

  /// How many elements are compared one with another; the time grows with their square.
  private static var most: Int { 20_000 }

  /// Compares two sequences.
  ///
  /// Of more than 20,000 elements that differ somewhere between the ends, all are removed and added.
  package init(
    from old: [Element], to new: [Element], by isSame: (Element, Element) -> Bool
  ) {
    guard old.count + new.count > Self.most else {
      compare(old, new, by: isSame)
      return
    }
    let start = zip(old, new).prefix { isSame($0, $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed())
      .prefix { isSame($0, $1) }.count
    let (middle, other) = (
      Array(old[start..<old.count - end]), Array(new[start..<new.count - end])
    )
    steps = zip(old, new).prefix(start).map { .same(old: $0, new: $1) }
    if middle.count + other.count > Self.most {
      steps += middle.map { .removed($0) } + other.map { .added($0) }
    } else {
      compare(middle, other, by: isSame)
    }
    steps += zip(old.suffix(end), new.suffix(end)).map { .same(old: $0, new: $1) }
  }

  private mutating func compare(
    _ old: [Element], _ new: [Element], by isSame: (Element, Element) -> Bool
  ) {
    let changes = new.difference(from: old, by: isSame)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        steps.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        steps.append(.added(new[j]))
        j += 1
      } else {
        steps.append(.same(old: old[i], new: new[j]))
        i += 1
        j += 1
      }
    }
  }
}

extension SequenceDifference where Element: Equatable {
  /// Compares two sequences by equality.
  package init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new, by: ==)
  }
}

extension SequenceDifference.Step: Equatable where Element: Equatable {}
