import AccessibilityModel
import ScreenReading

/// What swipes up and down do (the reading control).
struct ReadingControl: Sendable {
  /// What the user chose.
  private(set) var choice = Item.characters
  /// What chose itself because of the focused element.
  private(set) var automatic: Item?
  /// The action that a swipe chose; `nil` before the first swipe, when it is "Activate".
  var action: Int?
  /// Where in the text of the element the user is; `nil` before the first swipe.
  ///
  /// Another reading control goes on from there (TB CursorGranularityManager).
  var textCursor: Int?
  /// The text that ``textCursor`` is in; in another text the user is nowhere yet.
  var cursorText: String?
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
    cursorText = nil
    textCursor = nil
    textEdge = nil
    automatic = [.adjustSlider, .adjustValue, .actions].first { available.contains($0) }
  }

  /// The user chose one.
  mutating func turn(to item: Item) {
    choice = item
    automatic = nil
    action = nil
  }

  /// The user is about to step through a text.
  mutating func enter(_ text: String) {
    guard text != cursorText else { return }
    cursorText = text
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
    switch item {
    case .characters: return characters.indices.map { (String(characters[$0]), $0..<$0 + 1) }
    case .words: return words(of: characters)
    case .lines, .paragraphs:
      return characters.split(whereSeparator: \.isNewline).map {
        (String($0), $0.startIndex..<$0.endIndex)
      }
    default: return []
    }
  }

  /// The piece after a place in the text, or before it; within a word or a paragraph, the rest of that (TB
  /// GranularityIterator).
  static func next(
    after cursor: Int, by step: Int, among pieces: [TextPiece], of item: ReadingControl.Item
  ) -> TextPiece? {
    if item == .words || item == .paragraphs,
      let around = pieces.first(where: {
        $0.range.lowerBound < cursor && cursor < $0.range.upperBound
      })
    {
      let range = around.range
      let rest = step > 0 ? cursor..<range.upperBound : range.lowerBound..<cursor
      let text = Array(around.text)[
        rest.lowerBound - range.lowerBound..<rest.upperBound - range.lowerBound]
      return (String(text), rest)
    }
    return step > 0
      ? pieces.first { $0.range.lowerBound >= cursor }
      : pieces.last { $0.range.upperBound <= cursor }
  }

  /// The words of a text, without the marks around them (TB GranularityIterator).
  ///
  /// A mark within a word or a number belongs to it: `don't`, `9,000`, `3.5` (Unicode's word breaks).
  private static func words(of characters: [Character]) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start = 0
    while start < characters.count {
      guard characters[start].isInWord else {
        start += 1
        continue
      }
      var end = start + 1
      while end < characters.count {
        let (before, here) = (characters[end - 1], characters[end])
        if here.isInWord {
          end += 1
        } else if end + 1 < characters.count, here.joins(before, characters[end + 1]) {
          end += 2
        } else {
          break
        }
      }
      // What begins with a low line begins with no letter, and is passed.
      if characters[start] != "_" { pieces.append((String(characters[start..<end]), start..<end)) }
      start = end
    }
    return pieces
  }
}

extension Character {
  private var isDigit: Bool { unicodeScalars.first?.properties.generalCategory == .decimalNumber }

  /// Whether it belongs to a word wherever it is: a letter, a digit or a low line.
  fileprivate var isInWord: Bool { isLetter || isDigit || self == "_" }

  /// Whether it is a mark that belongs to the word or number around it.
  fileprivate func joins(_ before: Character, _ after: Character) -> Bool {
    switch self {
    case ".", "'", "\u{2019}": before.isLetter && after.isLetter || before.isDigit && after.isDigit
    case ":", "\u{B7}": before.isLetter && after.isLetter
    case ",", ";": before.isDigit && after.isDigit
    default: false
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
