import AccessibilityModel
import ScreenReading

/// What swipes up and down do (the reading control).
struct ReadingControl: Sendable {
  /// What the user chose.
  private(set) var choice = Item.characters
  /// What chose itself because of the focused element.
  private(set) var automatic: Item?
  /// The action that a swipe chose; `nil` before the first swipe.
  var action: Int?
  /// Where in the text of the element the user is; `nil` before the first swipe.
  var textCursor: Int?
  /// The direction in which the last swipe found no further piece of the text.
  var textEdge: Int?

  /// The controls that are on by default, in TalkBack's order.
  ///
  /// The one for a text's spelling (proofread) is not modelled.
  enum Item: String, Hashable, Sendable, CaseIterable {
    case actions, characters, words, lines, paragraphs, headings, controls, links, speechRate
    case adjustSlider, adjustValue

    /// Its name.
    var key: ReaderWording.Key {
      switch self {
      case .actions: .controlActions
      case .characters: .controlCharacters
      case .words: .controlWords
      case .lines: .controlLines
      case .paragraphs: .controlParagraphs
      case .headings: .controlHeadings
      case .controls: .controlControls
      case .links: .controlLinks
      case .speechRate: .controlSpeechRate
      case .adjustSlider: .controlAdjustSlider
      case .adjustValue: .controlAdjustValue
      }
    }

    /// The English names by which a walk can call it.
    var names: [String] {
      switch self {
      case .adjustSlider: ["adjust slider", "adjust", "adjust value"]
      case .adjustValue: ["adjust value", "adjust"]
      case .controls: ["controls", "form controls"]
      case .speechRate: ["speech rate", "speaking rate", "rate", "speed"]
      default: [rawValue]
      }
    }

    /// What is missing when a swipe finds nothing further.
    var thing: ReaderWording.Key? {
      switch self {
      case .headings: .thingHeading
      case .controls: .thingControl
      case .links: .thingLink
      default: nil
      }
    }

    static let always: [Item] = [
      .characters, .words, .lines, .paragraphs, .headings, .controls, .links, .speechRate,
    ]
  }

  /// What it is set to, among what fits.
  func item(among available: [Item]) -> Item {
    if let automatic, available.contains(automatic) { return automatic }
    return available.contains(choice) ? choice : .characters
  }

  /// Focus has come to an element: a slider chooses its own control, else actions theirs.
  mutating func focusMoved(to available: [Item]) {
    action = nil
    textCursor = nil
    textEdge = nil
    automatic = [.adjustSlider, .adjustValue, .actions].first { available.contains($0) }
  }

  /// The user chose one.
  mutating func turn(to item: Item) {
    choice = item
    automatic = nil
    action = nil
    textCursor = nil
    textEdge = nil
  }
}

/// How fast TalkBack speaks, in percent of the voice's own rate.
struct SpeechRate: Hashable, Sendable {
  private var factor: Float = 1
  var percent: Int { Int(factor * 100) }

  /// A swipe makes it a tenth faster (1) or slower (-1), from 10 to 600 %, and exactly 100 near that (TB
  /// SpeechRateActor).
  ///
  /// - Returns: Whether it changed.
  mutating func change(by step: Int) -> Bool {
    let old = factor
    factor = step > 0 ? min(factor * 1.1, 6) : max(factor / 1.1, 0.1)
    if factor > 0.95, factor < 1.05 { factor = 1 }
    return factor != old
  }
}

/// A piece of a text, with its place in characters.
typealias TextPiece = (text: String, range: Range<Int>)

/// The pieces of a text that a reading control steps through.
enum TextPieces {
  /// The pieces, each with its place in characters; none for a control that steps through elements.
  static func pieces(
    of text: String, by item: ReadingControl.Item
  ) -> [TextPiece] {
    let characters = Array(text)
    let separates: (Character) -> Bool
    switch item {
    case .characters: return characters.indices.map { (String(characters[$0]), $0..<$0 + 1) }
    case .words: separates = \.isWhitespace
    case .lines, .paragraphs: separates = \.isNewline
    default: return []
    }
    return characters.split(whereSeparator: separates).map {
      (String($0), $0.startIndex..<$0.endIndex)
    }
  }
}

/// The names of the reading controls, for whoever reads walks.
package enum ReadingControls {
  /// Whether a walk can call a control so: in English, or in a language of the words.
  package static func isName(_ name: String) -> Bool {
    let plain = plain(name)
    return ReadingControl.Item.allCases.contains { item in
      item.names.contains(plain)
        || [ReaderWording.koreanTalkBack, .englishTalkBack].contains {
          Self.plain($0.text(item.key)) == plain
        }
    }
  }

  /// A name without regard to case, hyphens and extra spaces.
  static func plain(_ name: String) -> String {
    name.lowercased().split { $0.isWhitespace || $0 == "-" }.joined(separator: " ")
  }
}
