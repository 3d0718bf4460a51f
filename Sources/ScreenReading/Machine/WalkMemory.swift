import AccessibilityModel
import AppSimulation

/// What was composed and timed on earlier walks through the same screen: a value that a walk is handed
/// and gives back, for those who walk through it many times.
///
/// An announcement is a pure function of the stop, the one before it and the language, and a length one
/// of the piece, as long as the reader, its settings, its words and the duration model are the same.
/// Only the rate of speech may differ.
package struct WalkMemory: Sendable {
  private struct Place: Hashable {
    var path: [Int]
    var previous: [Int]?
  }

  private struct Entry {
    var stop: FocusStop
    var previous: FocusStop?
    var language: SpokenLanguage
    var announcement: SpokenAnnouncement
  }

  /// Announcements by where they are made; each is the same only if the elements are.
  private var entries: [Place: [Entry]] = [:]
  /// Lengths at the usual rate, in milliseconds.
  private var lengths: [SpokenAnnouncement.Part: Int] = [:]
  /// More different states of one element than this are composed each time.
  private static let limit = 64

  /// How screens looked when they appeared.
  private var views: [Int: ScreenView] = [:]

  /// Creates an empty memory.
  package init() {}

  /// Forgets how long pieces take, for a walk with another duration model.
  package mutating func forgetLengths() { lengths = [:] }

  /// The view of a screen that appears: the one that was made of the same elements, or a new one.
  package mutating func view(
    of tree: ElementTree, id: Int, key: String?, by reader: ScreenReader
  ) -> ScreenView {
    if let known = views[id], known.key == key, known.tree == tree { return known }
    let view = ScreenView(tree, id: id, key: key, reader: reader)
    views[id] = view
    return view
  }

  /// What was composed for a stop, or what is composed now.
  package mutating func announcement(
    for stop: FocusStop, after previous: FocusStop?, in language: SpokenLanguage,
    by composer: AnnouncementComposer
  ) -> SpokenAnnouncement {
    let place = Place(path: stop.path, previous: previous?.path)
    let known = entries[place]?.first {
      $0.stop == stop && $0.previous == previous && $0.language == language
    }
    if let known { return known.announcement }
    let announcement = composer.announcement(for: stop, after: previous, in: language)
    if entries[place, default: []].count < Self.limit {
      entries[place, default: []].append(
        Entry(stop: stop, previous: previous, language: language, announcement: announcement))
    }
    return announcement
  }

  /// The milliseconds of several pieces, with a pause between them.
  package mutating func milliseconds(
    of parts: [SpokenAnnouncement.Part], pause: Int, by durations: DurationModel
  ) -> Int {
    var total = pause * max(parts.count - 1, 0)
    for part in parts {
      if let known = lengths[part] {
        total += durations.atItsRate(known)
      } else {
        let length = durations.usualLength(of: part)
        lengths[part] = length
        total += durations.atItsRate(length)
      }
    }
    return total
  }
}

extension WalkMemory? {
  /// The view of a screen that appears.
  package mutating func view(
    of tree: ElementTree, id: Int, key: String?, by reader: ScreenReader
  ) -> ScreenView {
    self?.view(of: tree, id: id, key: key, by: reader)
      ?? ScreenView(tree, id: id, key: key, reader: reader)
  }

  /// What is said on landing on a stop.
  package mutating func announcement(
    for stop: FocusStop, after previous: FocusStop?, in language: SpokenLanguage,
    by composer: AnnouncementComposer
  ) -> SpokenAnnouncement {
    self?.announcement(for: stop, after: previous, in: language, by: composer)
      ?? composer.announcement(for: stop, after: previous, in: language)
  }

  /// The milliseconds of several pieces, with a pause between them.
  package mutating func milliseconds(
    of parts: [SpokenAnnouncement.Part], pause: Int, by durations: DurationModel
  ) -> Int {
    self?.milliseconds(of: parts, pause: pause, by: durations)
      ?? durations.milliseconds(of: parts, pause: pause)
  }
}
