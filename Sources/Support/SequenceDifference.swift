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

  /// Compares two sequences.
  package init(
    from old: [Element], to new: [Element], by isSame: (Element, Element) -> Bool
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
