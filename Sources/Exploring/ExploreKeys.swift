import Foundation
import Overheard
import ScreenReading

/// The keys by which a screen is explored, and the gestures that they make.
package enum ExploreKeys {
  /// A key, and the gestures that it makes.
  package struct Entry: Sendable {
    /// What terminals send for it, in each of the ways that they have.
    package let codes: [String]
    /// What browsers call it, as in `KeyboardEvent.key`; after `Shift+`, with the shift key.
    package let browserKeys: [String]
    /// What it is called.
    package let name: String
    /// What it makes; of two, the first that the reader understands.
    package let gestures: [ReaderGesture]

    fileprivate init(
      _ codes: [String], _ keys: [String], _ name: String, _ gestures: ReaderGesture...
    ) {
      self.codes = codes
      browserKeys = keys
      self.name = name
      self.gestures = gestures
    }

    /// The key of a letter, or of a sign: all send what it says.
    fileprivate init(_ letters: [String], _ gesture: ReaderGesture) {
      codes = letters
      browserKeys = letters
      name = letters[0]
      gestures = [gesture]
    }
  }

  /// All keys, those first that are needed most.
  ///
  /// Arrows and the keys beside them are what VoiceOver and browsers on a Mac have them for, as far as
  /// possible; letters stand for words, also where the keyboard is set to Hangul.
  package static let entries: [Entry] = [
    Entry(["\u{1B}[C", "\u{1B}OC"], ["ArrowRight"], "→", .swipe(.right)),
    Entry(["\u{1B}[D", "\u{1B}OD"], ["ArrowLeft"], "←", .swipe(.left)),
    Entry(["\u{1B}[A", "\u{1B}OA"], ["ArrowUp"], "↑", .swipe(.up)),
    Entry(["\u{1B}[B", "\u{1B}OB"], ["ArrowDown"], "↓", .swipe(.down)),
    Entry(["\r", "\n", " "], ["Enter", " "], "Enter, Space", .doubleTap),
    Entry(["h", "ㅗ"], .doubleTapAndHold),
    Entry(["["], .rotor(.previous)),
    Entry(["]"], .rotor(.next)),
    Entry(["\u{1B}", "b", "ㅠ"], ["Escape", "b", "ㅠ"], "Esc, b", .escape),
    Entry(["m", "ㅡ"], .magicTap),
    Entry(["p", "ㅔ"], .pause),
    Entry(["a", "ㅁ"], .readAll),
    Entry(["t", "ㅅ"], .readFromTop),
    Entry(["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~"], ["Home"], "Home", .fourFingerTap(.top)),
    Entry(["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~"], ["End"], "End", .fourFingerTap(.bottom)),
    // What scrolls with TalkBack reads with VoiceOver.
    Entry(["\u{1B}[6~"], ["PageDown"], "Page Down", .twoFingerSwipe(.up), .threeFingerSwipe(.up)),
    Entry(["\u{1B}[5~"], ["PageUp"], "Page Up", .twoFingerSwipe(.down), .threeFingerSwipe(.down)),
    Entry(
      ["\u{1B}[1;2C"], ["Shift+ArrowRight"], "Shift →", .twoFingerSwipe(.left),
      .threeFingerSwipe(.left)),
    Entry(
      ["\u{1B}[1;2D"], ["Shift+ArrowLeft"], "Shift ←", .twoFingerSwipe(.right),
      .threeFingerSwipe(.right)),
    Entry(["s", "ㄴ"], .position),
    Entry(["i", "ㅑ"], .itemChooser),
    Entry(["\u{7F}", "\u{8}", "\u{1B}[3~"], ["Backspace", "Delete"], "Backspace", .delete),
  ]

  /// What a key makes with a reader; `nil` if it makes nothing.
  package static func gesture(of entry: Entry, with reader: ScreenReader) -> ReaderGesture? {
    entry.gestures.first { gesture in
      guard reader.gestures.contains(gesture.kind) else { return false }
      return entry.gestures.count == 1 || gesture.kind != .twoFingerSwipe
        || reader.ownGestures.contains(gesture.kind)
    }
  }

  /// What somebody did at the keyboard.
  package enum Input: Equatable {
    /// A gesture.
    case gesture(ReaderGesture)
    /// A key that makes nothing.
    case unknown
    /// `:`, after which a step is typed.
    case line
    /// `?`
    case help
    /// `v`
    case nextVariant
    /// `q`, or the end of what is typed.
    case quit
    /// Ctrl-C
    case interrupt
    /// Ctrl-Z
    case suspend
  }

  /// What a key stands for.
  ///
  /// - Parameters:
  ///   - code: What the terminal sent for it.
  ///   - reader: Who reads.
  /// - Returns: What was done.
  package static func input(_ code: String, with reader: ScreenReader) -> Input {
    switch code {
    case ":": return .line
    case "?": return .help
    case "v", "ㅍ": return .nextVariant
    case "q", "ㅂ", "\u{4}": return .quit
    case "\u{3}": return .interrupt
    case "\u{1A}": return .suspend
    default:
      guard let entry = entries.first(where: { $0.codes.contains(code) }),
        let gesture = gesture(of: entry, with: reader)
      else { return .unknown }
      return .gesture(gesture)
    }
  }

  /// The keys and what they do, a line for each.
  ///
  /// - Parameters:
  ///   - reader: Who reads.
  ///   - name: What a gesture is called.
  /// - Returns: The lines.
  package static func help(for reader: ScreenReader, _ name: (WalkStep) -> String) -> [String] {
    let made = entries.compactMap { entry in
      gesture(of: entry, with: reader).map { (entry.name, name(.gesture($0))) }
    }
    let others = [
      (":", "a step as in a file, such as :touch Pay"),
      ("v", "the next variant, from its beginning"),
      ("?", "these keys"), ("Ctrl-Z", "suspends, until the shell goes on with fg"), ("q", "ends"),
    ]
    return (made + others).map { key, meaning in
      key.padding(toLength: 14, withPad: " ", startingAt: 0) + meaning
    }
  }
}
