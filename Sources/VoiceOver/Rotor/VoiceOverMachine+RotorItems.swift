import AccessibilityModel
import AppSimulation
import ScreenReading

// What single items of the rotor do on a vertical swipe.

// MARK: - Speaking rate

/// The speaking rate as VoiceOver counts it: 0 to 100, of which 50 is the usual one.
struct SpeakingRate: Hashable, Sendable {
  private(set) var percent = 50

  /// How much faster (1) or slower (-1) a swipe makes it; the step is not verified.
  ///
  /// - Returns: Whether it changed.
  mutating func change(by step: Int) -> Bool {
    let new = min(max(percent + step * 5, 0), 100)
    defer { percent = new }
    return new != percent
  }

  /// The rate of the voice in percent of its own.
  ///
  /// Half of it at the least, two and a half times at the most; how iOS maps one to the other is not
  /// known.
  var speed: Int { percent < 50 ? 50 + percent : 100 + (percent - 50) * 3 }
}

extension VoiceOverMachine {
  /// Speech is faster (1) or slower (-1) from now on, this included.
  mutating func changeRate(by step: Int) {
    let isChanged = changeRotor { $0.rate.change(by: step) }
    if !isChanged { play(.boundary) }
    beganToSpeak()
    say(
      composer.phrase(VoiceOverKey.rotorRate, ["percent": "\(rotor.rate.percent)"], kind: .value),
      .rotor)
  }
}

// MARK: - Vertical navigation

extension VoiceOverMachine {
  /// The element below (1) or above (-1) focus: the nearest that is at least partly in the same
  /// column; without frames, the next one.
  func nextVertically(by step: Int) -> [Int]? {
    guard let stop = focus else { return nil }
    guard let frame = stop.element.frame else {
      let index = front.index(of: stop.path).map { $0 + step }
      return index.flatMap { front.stops.indices.contains($0) ? front.stops[$0].path : nil }
    }
    let candidates = front.stops.compactMap { other -> (path: [Int], gap: Double, aside: Double)? in
      guard let place = other.element.frame, other.path != stop.path else { return nil }
      let gap = step > 0 ? place.y - frame.maxY : frame.y - place.maxY
      guard gap > -min(frame.height, place.height) / 2, place.x < frame.maxX, place.maxX > frame.x
      else { return nil }
      return (other.path, gap, (place.center.x - frame.center.x).magnitude)
    }
    return candidates.min { ($0.gap, $0.aside) < ($1.gap, $1.aside) }?.path
  }
}

// MARK: - More content

extension VoiceOverMachine {
  /// Speaks the next piece of custom content, its label and its value; at the ends, the same again.
  mutating func stepThroughContent(by step: Int) {
    guard let stop = focus, !stop.element.customContent.isEmpty else { return play(.boundary) }
    let content = stop.element.customContent
    let next = rotor.textIndex.map { $0 + step } ?? (step > 0 ? 0 : content.count - 1)
    let index = min(max(next, 0), content.count - 1)
    if index != next { play(.boundary) }
    changeRotor { $0.textIndex = index }
    let parts = [content[index].label, content[index].value].filter { !$0.isBlank }.map {
      SpokenAnnouncement.Part(.content, $0, language)
    }
    beganToSpeak()
    say(SpokenAnnouncement(parts: parts), .rotor, of: stop.name)
  }
}

// MARK: - Text selection

extension VoiceOverMachine {
  /// By what a selection grows.
  enum SelectionUnit: CaseIterable, Sendable {
    case characters, words, lines, all

    fileprivate var key: ReaderWording.Key {
      switch self {
      case .characters: VoiceOverKey.selectionCharacters
      case .words: VoiceOverKey.selectionWords
      case .lines: VoiceOverKey.selectionLines
      case .all: VoiceOverKey.selectionAll
      }
    }

    fileprivate var item: RotorItem {
      switch self {
      case .characters: .characters
      case .words: .words
      case .lines, .all: .lines
      }
    }
  }

  /// Whether a swipe to the side changes the selection.
  var selectsText: Bool { rotor.selectionUnit != nil && rotorItem == .textSelection }

  /// Chooses by what the selection grows; the last is all of it, at once.
  mutating func chooseSelectionUnit(by step: Int, _ app: inout some AppInFront) {
    guard let stop = focus else { return }
    let units = SelectionUnit.allCases
    let here = rotor.selectionUnit.flatMap { units.firstIndex(of: $0) }
    let next = here.map { $0 + step } ?? (step > 0 ? 0 : units.count - 1)
    let index = min(max(next, 0), units.count - 1)
    if index != next { play(.boundary) }
    let start = stop.element.selection.lowerBound
    changeRotor { rotor in
      rotor.selectionUnit = units[index]
      rotor.selectionAnchor = rotor.selectionAnchor ?? start
    }
    beganToSpeak()
    if units[index] == .all { return ask(.selectAll(in: stop.path), &app) }
    say(composer.phrase(units[index].key), .rotor, of: stop.name)
  }

  /// The selection grows or shrinks at its end, forward (1) or back (-1); what it gains or loses is
  /// spoken.
  mutating func changeSelection(by step: Int, _ app: inout some AppInFront) {
    guard let stop = focus, let unit = rotor.selectionUnit else { return }
    let selection = stop.element.selection
    let anchor = min(rotor.selectionAnchor ?? selection.lowerBound, stop.element.text.count)
    let head = selection.lowerBound < anchor ? selection.lowerBound : selection.upperBound
    let pieces = TextSteps.pieces(of: stop.element.text, by: unit.item)
    let piece =
      step > 0
      ? pieces.first { $0.range.upperBound > head } : pieces.last { $0.range.lowerBound < head }
    guard let piece else { return play(.boundary) }
    let moved = step > 0 ? piece.range.upperBound : piece.range.lowerBound
    let grows = (moved - anchor).magnitude > (head - anchor).magnitude
    ask(.select(min(anchor, moved)..<max(anchor, moved), in: stop.path), &app)
    beganToSpeak()
    let isSecret = stop.element.traits.contains(.secureTextField)
    let passed = String(
      Array(stop.element.text)[min(head, moved)..<max(head, moved)].filter { !$0.isNewline })
    let words =
      isSecret
      ? composer.phrase(VoiceOverKey.valueCharacters, ["count": "\(passed.count)"], kind: .value)
      : composer.text(AttributedText(passed), in: language)
    let state = composer.phrase(
      grows ? VoiceOverKey.stateSelected : VoiceOverKey.textUnselected, kind: .state)
    say(SpokenAnnouncement(parts: words.parts + state.parts), .value, of: stop.name)
  }
}
