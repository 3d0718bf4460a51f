import AccessibilityModel
import ScreenReading

// MARK: - Positions

extension TalkBackRules {
  /// That it is a heading, and the place in a list or grid.
  static let place = [
    AnnouncementRule(
      "role.heading",
      when: .speaksTypes && .node("a heading") { $0.isHeading },
      says: .word(.trait, .roleHeading), because: "Android has no level of it",
      source: "TB EventTypeViewAccessibilityFocusedFeedbackRule; TB CollectionStateFeedbackUtils; "
        + "MA"
    ),
    AnnouncementRule(
      "position.item", when: .speaksContainers && isInList && isAnotherItem,
      says: .word(.position, .positionItem) { $0.listPlace },
      because: "when the item is another, or the same one is read again",
      source: "TB CollectionStateFeedbackUtils; MA"),
    AnnouncementRule(
      "position.header", when: .speaksContainers && isInGrid && isHeaderCell,
      says: .parts(
        .trait, "the kind of header", using: [.roleRowHeading, .roleColumnHeading]
      ) { subject in
        switch subject.stop.element.tableCell?.header {
        case .row: subject.parts(.trait, .roleRowHeading)
        case .column: subject.parts(.trait, .roleColumnHeading)
        case nil: []
        }
      }, source: "TB CollectionStateFeedbackUtils"),
    AnnouncementRule(
      "position.row",
      when: .speaksContainers && isInGrid && changes(\.row)
        && Condition("not the header of the row") { $0.stop.element.tableCell?.header != .row },
      says: .parts(.position, "its header or number", using: [.positionRow]) { subject in
        guard let place = subject.collection?.place, let row = place.row else { return [] }
        return place.rowHeader.map { subject.parts(.position, $0) }
          ?? subject.parts(.position, .positionRow, ["row": "\(row)"])
      },
      because: "only the axis that changed", source: "TB CollectionStateFeedbackUtils"),
    AnnouncementRule(
      "position.column",
      when: .speaksContainers && isInGrid && changes(\.column)
        && Condition("not the header of the column") {
          $0.stop.element.tableCell?.header != .column
        },
      says: .parts(.position, "its header or number", using: [.positionColumn]) { subject in
        guard let place = subject.collection?.place, let column = place.column else { return [] }
        return place.columnHeader.map { subject.parts(.position, $0) }
          ?? subject.parts(.position, .positionColumn, ["column": "\(column)"])
      },
      because: "only the axis that changed", source: "TB CollectionStateFeedbackUtils"),
  ]

  private static let isInList = Condition("in a list") {
    if case .list? = $0.collection?.element.collection { return true }
    return false
  }
  private static let isInGrid = Condition("in a grid") {
    $0.collection?.element.collection == .grid
  }
  private static let isHeaderCell = Condition("a header") {
    $0.stop.element.tableCell?.header != nil
  }
  private static let isAnotherItem = Condition("another item than before") { subject in
    guard let old = subject.previousCollection, let new = subject.collection, old.path == new.path
    else { return true }
    return old.place != new.place || subject.previous?.path == subject.stop.path
  }

  private static func changes(
    _ axis: KeyPath<FocusStop.CollectionPlace, Int?> & Sendable
  ) -> Condition {
    Condition("another one than before") { subject in
      guard let old = subject.previousCollection, let new = subject.collection,
        old.path == new.path, subject.previous?.path != subject.stop.path
      else { return true }
      return old.place?[keyPath: axis] != new.place?[keyPath: axis]
    }
  }
}

extension Subject {
  /// The number of the item in its list, and how many there are, if that is known.
  var listPlace: [String: String]? {
    guard let container = collection, case .list(let isHorizontal)? = container.element.collection,
      let place = container.place
    else { return nil }
    let (index, count) = isHorizontal ? (place.column, place.columns) : (place.row, place.rows)
    guard let index, let count else { return nil }
    return ["index": "\(index)", "count": "\(count)"]
  }
}

// MARK: - Containers

extension TalkBackRules {
  /// The list that is entered or left, or else the titled groups: after the element.
  static let containers = [
    AnnouncementRule(
      "container.in",
      when: .speaksContainers
        && Condition("enters a list, grid or pager") {
          $0.collection.map(\.path) != $0.previousCollection.map(\.path) && $0.collection != nil
        },
      says: .parts(
        .context, "what it is, its name, how much is in it",
        using: [
          .containerInList, .containerInListNamed, .containerInGrid, .containerInGridNamed,
          .containerInHorizontalPager,
          .containerInHorizontalPagerNamed, .containerInVerticalPager,
          .containerInVerticalPagerNamed, .containerInNamed, .containerInRoleNamed, .containerItems,
          .containerRowCount, .containerRowsCount, .containerColumnCount,
          .containerColumnsCount,
        ]
      ) { subject in
        subject.collection.map { subject.entry(of: $0) } ?? []
      },
      because: "moving straight from one into another tells only of the new one",
      source: "TB CollectionStateFeedbackUtils; MA"),
    AnnouncementRule(
      "container.out",
      when: .speaksContainers
        && Condition("leaves a list, grid or pager") {
          $0.collection == nil && $0.previousCollection != nil
        },
      says: .parts(
        .context, "what it was, its name",
        using: [
          .containerOutOfList, .containerOutOfListNamed, .containerOutOfGrid,
          .containerOutOfGridNamed,
          .containerOutOfHorizontalPager, .containerOutOfVerticalPager,
          .containerOutOfVerticalPagerNamed, .containerOutOfNamed, .containerOutOfRoleNamed,
        ]
      ) { subject in
        subject.previousCollection.map { subject.exit(of: $0) } ?? []
      }, source: "TB CollectionStateFeedbackUtils"),
    AnnouncementRule(
      "container.title.in",
      when: .speaksContainers
        && Condition("no list is entered or left") {
          $0.collection.map(\.path) == $0.previousCollection.map(\.path)
        },
      says: .words(.context, .containerInNamed) { subject in
        subject.titles(of: subject.stop, besides: subject.previous).map { ["name": $0] }
      },
      because: "the title of a group comes after the element (Android 14)",
      source: "TB EventTypeViewAccessibilityFocusedFeedbackRule"),
    AnnouncementRule(
      "container.title.out",
      when: .speaksContainers
        && Condition("no list is entered or left, and no group is entered") {
          $0.collection.map(\.path) == $0.previousCollection.map(\.path)
            && $0.titles(of: $0.stop, besides: $0.previous).isEmpty
        },
      says: .words(.context, .containerOutOfNamed) { subject in
        guard let previous = subject.previous else { return [] }
        return subject.titles(of: previous, besides: subject.stop).map { ["name": $0] }
      }, source: "TB EventTypeViewAccessibilityFocusedFeedbackRule"),
  ]
}

extension Subject {
  /// The titles of the groups around one stop that are not around another, innermost first.
  func titles(of stop: FocusStop, besides other: FocusStop?) -> [String] {
    let known = Set(other?.containers.map(\.path) ?? [])
    return stop.containers.reversed().filter { !known.contains($0.path) }
      .compactMap { $0.element.containerTitle?.string }
  }

  /// "In list NAME, 5 items".
  func entry(of container: FocusStop.Container) -> [SpokenAnnouncement.Part] {
    guard let kind = container.element.collection else { return [] }
    let name = container.element.label?.string ?? ""
    let size = container.place.map { sizes(of: $0, kind) } ?? []
    if let role = container.element.android.roleDescription.ifNotBlank?.string {
      return name.isEmpty
        ? parts(.context, .containerInNamed, ["name": role])
        : parts(.context, .containerInRoleNamed, ["role": role, "name": name])
    }
    let keys: (plain: ReaderWording.Key, named: ReaderWording.Key) =
      switch kind {
      case .list: (.containerInList, .containerInListNamed)
      case .grid: (.containerInGrid, .containerInGridNamed)
      case .pager(.horizontal): (.containerInHorizontalPager, .containerInHorizontalPagerNamed)
      case .pager(.vertical): (.containerInVerticalPager, .containerInVerticalPagerNamed)
      }
    return parts(.context, name.isEmpty ? keys.plain : keys.named, ["name": name]) + size
  }

  /// "Out of list NAME".
  func exit(of container: FocusStop.Container) -> [SpokenAnnouncement.Part] {
    guard let kind = container.element.collection else { return [] }
    let name = container.element.label?.string ?? ""
    if let role = container.element.android.roleDescription.ifNotBlank?.string {
      return name.isEmpty
        ? parts(.context, .containerOutOfNamed, ["name": role])
        : parts(.context, .containerOutOfRoleNamed, ["role": role, "name": name])
    }
    let keys: (plain: ReaderWording.Key, named: ReaderWording.Key) =
      switch kind {
      case .list: (.containerOutOfList, .containerOutOfListNamed)
      case .grid: (.containerOutOfGrid, .containerOutOfGridNamed)
      // TalkBack's strings have no name for leaving a horizontal pager.
      case .pager(.horizontal): (.containerOutOfHorizontalPager, .containerOutOfHorizontalPager)
      case .pager(.vertical): (.containerOutOfVerticalPager, .containerOutOfVerticalPagerNamed)
      }
    return parts(.context, name.isEmpty ? keys.plain : keys.named, ["name": name])
  }

  /// "5 items", or "3 rows", "4 columns".
  private func sizes(
    of place: FocusStop.CollectionPlace, _ kind: CollectionKind
  ) -> [SpokenAnnouncement.Part] {
    func count(_ number: Int?, _ one: ReaderWording.Key, _ several: ReaderWording.Key)
      -> [SpokenAnnouncement.Part]
    {
      guard let number else { return [] }
      let key = composer.wording.key(for: number, one: one, several: several)
      return parts(.context, key, ["count": "\(number)"])
    }
    switch kind {
    case .list(let isHorizontal):
      return count(
        isHorizontal ? place.columns : place.rows, .containerItems, .containerItems)
    case .grid:
      return count(place.rows, .containerRowCount, .containerRowsCount)
        + count(place.columns, .containerColumnCount, .containerColumnsCount)
    case .pager: return []
    }
  }
}
