import AccessibilityModel
import Synchronization

/// What was composed before, for those who walk through the same screen many times.
///
/// An announcement is a pure function of the stop, the one before it and the language; it is looked
/// up by their paths, and is the same only if they are.
package final class ComposerMemory: Sendable {
  private struct Place: Hashable {
    var path: [Int]
    var previous: [Int]?
  }

  private struct Entry {
    var stop: FocusStop
    var previous: FocusStop?
    var language: Language
    var announcement: Announcement
  }

  private let entries = Mutex<[Place: [Entry]]>([:])
  /// More different states of one element than this are composed each time.
  private static let limit = 64

  /// Creates an empty memory, for one composer.
  package init() {}

  /// What was composed for a stop, or what is composed now.
  func announcement(
    for stop: FocusStop, after previous: FocusStop?, in language: Language,
    else compose: () -> Announcement
  ) -> Announcement {
    let place = Place(path: stop.path, previous: previous?.path)
    let known = entries.withLock { entries in
      entries[place]?.first {
        $0.stop == stop && $0.previous == previous && $0.language == language
      }?.announcement
    }
    if let known { return known }
    let announcement = compose()
    entries.withLock { entries in
      guard entries[place, default: []].count < Self.limit else { return }
      entries[place, default: []].append(
        Entry(stop: stop, previous: previous, language: language, announcement: announcement))
    }
    return announcement
  }
}
