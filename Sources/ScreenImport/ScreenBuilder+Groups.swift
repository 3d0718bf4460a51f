import AccessibilityModel

/// What stays together without being a container that the dump names as one.
extension ScreenBuilder {
  /// Whether a view is a column of a screen that is split, as on an iPad: it stands beside others from the top to
  /// the bottom, and has a bar of its own.
  func isColumn(_ index: Int) -> Bool {
    let node = tree[index]
    guard node.kind == .other, node.label == nil, rules.tellsTypes, !rules.keepsOrder,
      let frame = node.frame, let size = screen.size, size.width >= 700,
      frame.width > 0, frame.width <= size.width * 0.8, frame.height >= size.height * 0.9
    else { return false }
    return hasBar[index]
  }

  /// A column, whose contents stay together.
  func column(_ index: Int, _ inside: [Draft]) -> Draft {
    var draft = group(index, inside)
    draft.note(.inferred, "role", "a column with a bar of its own")
    return draft
  }

  /// Whether a node is a row of a table or an item of a collection.
  ///
  /// UIKit asks these for their cells one by one, so that what is in one is read before the next, also where
  /// they stand side by side.
  func isCellOfContainer(_ index: Int, _ container: ViewKind?) -> Bool {
    tree[index].kind == .cell && rules.tellsTypes && !rules.listsElements
      && (container == .table || container == .collectionView)
  }

  /// What is in a cell that is no element itself: a group, if there is more than one thing.
  func cell(_ index: Int, _ inside: [Draft]) -> [Draft] {
    inside.count > 1 ? [group(index, inside)] : inside
  }

  /// What is in the system's picker of dates, which stays together if there are buttons: the system draws
  /// these at its own size.
  func datePicker(_ index: Int, _ inside: [Draft]) -> [Draft] {
    guard inside.contains(where: { $0.element.role == .button }) else { return inside }
    return [group(index, inside, .datePicker)]
  }

  /// A group, or another container, in the place of a view.
  private func group(_ index: Int, _ inside: [Draft], _ role: ElementRole = .group) -> Draft {
    var draft = Draft(AccessibilityElement(role))
    draft.element.frame = tree[index].frame
    draft.children = ordered(grouped(inside), in: nil)
    return draft
  }
}
