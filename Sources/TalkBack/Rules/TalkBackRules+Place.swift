import AccessibilityModel
import ScreenReading

// MARK: - Positions

extension TalkBackRules {
  /// That it is a heading, and the place in a list or grid.
  static let place = [
    AnnouncementRule(
      "role.heading",
      when: (.speaksTypes || isPlaced) && !(.speaksContainers && isInGrid && isHeaderCell)
        && .node("a heading, not one whose role says so in a web page") {
          $0.isHeading && !($0.isInWebPage && $0.roleDescription != nil)
        },
      says: .parts(.trait, "its own role description, or the word", using: [.roleHeading]) {
        subject in
        guard let own = subject.stop.element.android.roleDescription.ifNotBlank else {
          return subject.parts(.trait, .roleHeading)
        }
        // An item of a list has its place there instead.
        return subject.isPlaced ? [] : subject.parts(.trait, own)
      },
      because:
        "Android has no level of it; a role description stands for it, and is said again outside a "
        + "list; with a place in a list it is said although types are not",
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
        .trait, "the kind of header",
        using: [.roleRowHeading, .roleColumnHeading, .roleHeading]
      ) { subject in
        switch subject.gridHeader {
        case .row: subject.parts(.trait, .roleRowHeading)
        case .column: subject.parts(.trait, .roleColumnHeading)
        case nil: subject.parts(.trait, .roleHeading)
        }
      },
      because: "which one depends on where it is; in a single row or column it is a heading",
      source: "TB CollectionStateFeedbackUtils; TB CollectionState"),
    AnnouncementRule(
      "position.row",
      when: .speaksContainers && isInGrid && changes(\.row)
        && Condition("not the header of the row") { $0.gridHeader != .row },
      says: .parts(.position, "its header or number", using: [.positionRow]) { subject in
        guard let place = subject.collection?.place, let row = place.row else { return [] }
        return place.rowHeader.map { subject.parts(.position, asWritten: $0) }
          ?? subject.parts(.position, .positionRow, ["row": "\(row)"])
      },
      because: "only the axis that changed", source: "TB CollectionStateFeedbackUtils"),
    AnnouncementRule(
      "position.column",
      when: .speaksContainers && isInGrid && changes(\.column)
        && Condition("not the header of the column") { $0.gridHeader != .column },
      says: .parts(.position, "its header or number", using: [.positionColumn]) { subject in
        guard let place = subject.collection?.place, let column = place.column else { return [] }
        return place.columnHeader.map { subject.parts(.position, asWritten: $0) }
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
  private static let isPlaced = Condition("its place is told") { $0.isPlaced }
  private static let isHeaderCell = Condition("a header") {
    $0.stop.element.tableCell?.header != nil
  }
  fileprivate static let isAnotherItem = Condition("another item than before") { subject in
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
  /// Which header of a grid it is taken for.
  fileprivate var gridHeader: DataTableCell.Header? {
    let place = collection?.place
    return stop.element.tableCell?.androidHeader(rows: place?.rows, columns: place?.columns)
  }

  /// Whether the place in a list or grid is told.
  fileprivate var isPlaced: Bool {
    settings.speaksContainers
      && (listPlace != nil && TalkBackRules.isAnotherItem.holds(self)
        || collection?.element.collection == .grid)
  }

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
      when: .speaksContainers && isWithoutTransition
        && Condition("the title of the group is not the one told last") {
          $0.stop.groupTitle != $0.previous.toldTitle
        },
      says: .word(.context, .containerInNamed) { subject in
        subject.stop.groupTitle.isEmpty ? nil : ["name": subject.stop.groupTitle]
      },
      because: "the title of a group comes after the element (Android 14); behind the edge of a "
        + "list it is told one element late",
      source: "TB EventTypeViewAccessibilityFocusedFeedbackRule"),
    AnnouncementRule(
      "container.title.out",
      when: .speaksContainers && isWithoutTransition
        && Condition("in no group with a title") { $0.stop.groupTitle.isEmpty },
      says: .word(.context, .containerOutOfNamed) { subject in
        subject.previous.toldTitle.isEmpty ? nil : ["name": subject.previous.toldTitle]
      }, source: "TB EventTypeViewAccessibilityFocusedFeedbackRule"),
  ]

  private static let isWithoutTransition = Condition("no list is entered or left") {
    $0.collection.map(\.path) == $0.previousCollection.map(\.path)
  }

  /// A stop as the next one needs it: with the title that was told last, which is not always its own.
  ///
  /// While a list is entered or left, titles are not looked at.
  static func remembered(_ stop: FocusStop, after previous: FocusStop?) -> FocusStop {
    let collections = [stop, previous].map { $0.flatMap { Subject.collection(of: $0) }?.path }
    guard collections[0] != collections[1], previous.toldTitle != stop.groupTitle else {
      return stop
    }
    var stop = stop
    stop.toldTitle = previous.toldTitle
    return stop
  }
}

extension FocusStop {
  /// The title of the innermost group around it; empty if there is none.
  fileprivate var groupTitle: String {
    containers.lazy.reversed().compactMap { $0.element.containerTitle?.string }.first ?? ""
  }
}

extension FocusStop? {
  /// The title that was told last; empty for none.
  fileprivate var toldTitle: String { map { $0.toldTitle ?? $0.groupTitle } ?? "" }
}

extension Subject {
  /// "In list NAME, 5 items".
  func entry(of container: FocusStop.Container) -> [SpokenAnnouncement.Part] {
    guard let kind = container.element.collection else { return [] }
    let name = container.element.label?.string ?? ""
    let size = container.place.map { sizes(of: $0, kind) } ?? []
    if let role = container.element.android.roleDescription.ifNotBlank?.string {
      let entry =
        name.isEmpty
        ? parts(.context, .containerInNamed, ["name": role])
        : parts(.context, .containerInRoleNamed, ["role": role, "name": name])
      return entry + size
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
