import ScreenReading
import TalkBack
import VoiceOver

/// The screen readers that Overheard knows.
///
/// Commands and tests get a reader here, and know none by name. To add a reader, add its value to
/// ``builtIn``.
package struct ScreenReaders: Sendable {
  /// The readers; the first is the one who reads unless another is chosen.
  package let readers: [ScreenReader]
  /// Who reads unless another is chosen.
  package let primary: ScreenReader

  /// Creates a collection of readers.
  package init(_ primary: ScreenReader, _ others: ScreenReader...) {
    self.primary = primary
    readers = [primary] + others
  }

  private init(_ primary: ScreenReader, _ readers: [ScreenReader]) {
    self.primary = primary
    self.readers = readers
  }

  /// The readers that come with Overheard.
  package static let builtIn = ScreenReaders(.voiceOver, .talkBack)

  /// The readers of the current task.
  @TaskLocal package static var current = builtIn

  /// Who reads what was dumped on Android; `nil` if nobody here does.
  package var onAndroid: ScreenReader? { self[ScreenReader.talkBack.id] }

  /// These readers and another.
  package func adding(_ reader: ScreenReader) -> ScreenReaders {
    ScreenReaders(primary, readers + [reader])
  }

  /// The reader that options call so; `nil` if there is none.
  package subscript(id: String) -> ScreenReader? {
    readers.first { $0.id == id }
  }
}
