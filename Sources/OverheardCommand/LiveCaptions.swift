import ArgumentParser
import Films
import Foundation
import Overheard
import ScreenReading
import Support
import Synchronization

/// Large, plain captions for a projector: word by word, hints dimmed, gestures as one line.
struct LiveCaptions {
  /// Something to write at a time, in milliseconds from the start of the walk.
  struct Piece: Hashable {
    var time: Int
    var text: String
    /// Whether it ends what is being said, before a gesture of the same moment.
    var isCut = false
  }

  /// What is written, in order.
  private(set) var pieces: [Piece] = []
  private let width: Int

  /// Lays out the captions of a walk.
  ///
  /// - Parameters:
  ///   - transcript: The walk, with the times of its words.
  ///   - columns: How many columns the terminal has.
  ///   - name: What a step is called in the language of the screen.
  init(_ transcript: WalkTranscript, columns: Int, step name: (WalkStep) -> String) {
    width = max(columns - 2 * Self.margin.count, 10)
    for gesture in transcript.events {
      guard let step = gesture.kind.step else { continue }
      let line = "▸ \(name(step))".withVisibleControls
      pieces.append(
        Piece(
          time: gesture.time,
          text: "\n" + Self.wrapped(line, width).map { Self.margin + $0 }.joined(separator: "\n")
            + "\n\n"))
    }
    for caption in CaptionLine.lines(of: transcript) { add(caption) }
    // What is said follows the gesture of the same moment, which follows what it cuts off.
    let order = pieces.indices.sorted { left, right in
      (pieces[left].time, pieces[left].isCut ? 0 : 1, left)
        < (pieces[right].time, pieces[right].isCut ? 0 : 1, right)
    }
    pieces = order.map { pieces[$0] }
  }

  private static let margin = "  "

  private mutating func add(_ caption: CaptionLine) {
    func style(_ text: String) -> String {
      caption.isHint ? Terminal.dim(text) : Terminal.bold(text)
    }
    let text = caption.text.withVisibleControls
    let characters = Array(text)
    let shown = min(caption.heardInAll, characters.count)
    var breaks: Set<Int> = []
    var place = 0
    for line in Self.wrapped(text, width).dropLast() {
      while place < characters.count, characters[place] == " " { place += 1 }
      place += line.count
      breaks.insert(place)
    }
    // Each word with what follows it up to the next; all at once where words have no times.
    var words = caption.words.filter { $0.end <= characters.count }
    if words.isEmpty { words = [.init(time: caption.start, end: shown)] }
    var from = 0
    for (index, word) in words.enumerated() {
      let upTo = index == words.count - 1 ? max(shown, word.end) : word.end
      guard upTo > from else { continue }
      var text = from == 0 ? Self.margin : ""
      var run = ""
      for position in from..<min(upTo, characters.count) {
        if breaks.contains(position) {
          text += (run.isEmpty ? "" : style(run)) + "\n" + Self.margin
          run = ""
          if characters[position] == " " { continue }
        }
        run.append(characters[position])
      }
      text += run.isEmpty ? "" : style(run)
      pieces.append(Piece(time: word.time, text: text))
      from = upTo
    }
    pieces.append(
      Piece(time: caption.end, text: caption.isCutOff ? " ✂\n" : "\n", isCut: caption.isCutOff))
  }

  // MARK: Columns

  /// Breaks a text into lines of so many columns, between words or else between characters.
  static func wrapped(_ text: String, _ columns: Int) -> [String] {
    LineBreaking.lines(of: text) { Self.columns(of: $0) <= columns }
  }

  /// How many columns a text takes: Hangul and other wide characters take two.
  ///
  /// A line must not be wider than the terminal, which would break it within a word, so this counts as
  /// terminals do: by characters, with marks that take no column. Columns of transcripts are counted by
  /// themselves, as their files have them aligned.
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension LiveSound {
  /// Plays a walk with captions; if asked for, waits for a key before every gesture.
  static func play(
    _ sound: SoundRecording, captions: LiveCaptions, steps: [Int]?
  ) async throws {
    Interruption.prepare()
    let length = sound.samples.count * 1000 / sound.sampleRate
    var bounds = [0] + (steps ?? []).filter { $0 > 0 && $0 < length }
    bounds = Array(Set(bounds)).sorted() + [length + 60_000]
    var isAlone = false
    if steps != nil { StepKey.begin() }
    defer { StepKey.restore() }
    do {
      for (from, to) in zip(bounds, bounds.dropFirst()) {
        if from > 0, !isAlone, !StepKey.wait() {
          isAlone = true
          Terminal.note("overheard: no more keys come from standard input; going on by itself")
        }
        let first = min(from * sound.sampleRate / 1000, sound.samples.count)
        let last = min(to * sound.sampleRate / 1000, sound.samples.count)
        let player = LivePlayer()
        try await player.play(Array(sound.samples[first..<last]))
        try await player.start()
        let start = ContinuousClock.now
        for piece in captions.pieces where piece.time >= from && piece.time < to {
          try await Task.sleep(until: start + .milliseconds(piece.time - from))
          Terminal.write(piece.text)
        }
        try await player.finish()
      }
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }
}

/// The keys by which a presenter goes on.
enum StepKey {
  /// Whether somebody at a terminal can press keys.
  static var isTerminal: Bool { isatty(STDIN_FILENO) != 0 && isInFront }

  /// Keeps what is typed off the screen, up to ``restore()``: it would get into the captions.
  ///
  /// - Parameter takesInterrupts: Whether Ctrl-C is a key like others, and does not end the program.
  static func begin(takesInterrupts: Bool = false) {
    var before = termios()
    guard isInFront, tcgetattr(STDIN_FILENO, &before) == 0 else { return }
    changed.withLock { known in
      if let known { before = known } else { known = before }
    }
    var raw = before
    raw.c_lflag &= ~tcflag_t(takesInterrupts ? ICANON | ECHO | ISIG : ICANON | ECHO)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      // Ctrl-Z would leave a terminal that shows nothing; not every shell repairs it. See suspend.
      characters[Int(VSUSP)] = noKey
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  }

  /// Returns when a key was pressed, or when there is nobody to press one.
  ///
  /// - Returns: Whether somebody did: a key of the terminal, or a line of something else.
  static func wait() -> Bool {
    guard isatty(STDIN_FILENO) != 0 else { return readLine() != nil }
    guard isInFront else { return false }
    // A key that was pressed while something was heard is not meant for what comes then, except Ctrl-Z.
    var byte: UInt8 = 0
    var isSuspended = false
    while hasMore(within: 0), read(STDIN_FILENO, &byte, 1) == 1 {
      isSuspended = isSuspended || byte == suspension
    }
    if isSuspended { suspend() }
    while read(STDIN_FILENO, &byte, 1) == 1 {
      if byte != suspension { return true }
      suspend()
    }
    return false
  }

  /// What a terminal sends for Ctrl-Z.
  static let suspension: UInt8 = 0x1A

  /// Stops the program as Ctrl-Z does elsewhere, with the terminal as it was; returns when the shell lets it
  /// go on in front.
  ///
  /// - Parameter takesInterrupts: As for ``begin(takesInterrupts:)``.
  static func suspend(takesInterrupts: Bool = false) {
    restore()
    stopJob()
    while !isInFront {
      // Let go on in the background, where there are no keys, or to be ended: `kill` sends that signal first.
      usleep(200_000)
      while Interruption.isPending { pause() }
      stopJob()
    }
    begin(takesInterrupts: takesInterrupts)
  }

  /// Stops all programs of the job, as the terminal does for Ctrl-Z: a shell waits for each of `explore | tee`.
  private static func stopJob() {
    // This one comes last, by itself: a signal for all threads might stop it only when the terminal is changed
    // again.
    let action = signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, action)
    // A signal that this thread has blocked would not stop the program now either.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGTSTP)
  }

  /// Waits for a key, and returns what the terminal sends for it.
  ///
  /// - Returns: A letter or an escape sequence; `nil` if no more keys come.
  static func next() -> String? {
    var bytes: [UInt8] = []
    guard add(to: &bytes) else { return nil }
    if bytes[0] == 0x1B {
      // The key Esc sends only this; others send more at once.
      guard hasMore(within: 30), add(to: &bytes),
        bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O")
      else { return String(decoding: bytes, as: UTF8.self) }
      while hasMore(within: 30), add(to: &bytes), !(0x40...0x7E).contains(bytes.last ?? 0) {}
    } else if bytes[0] >= 0xC0 {
      while (String(validating: bytes, as: UTF8.self) == nil), bytes.count < 4, add(to: &bytes) {}
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a byte of standard input.
  private static func add(to bytes: inout [UInt8]) -> Bool {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 {
        bytes.append(byte)
        return true
      }
      guard count < 0, errno == EINTR else { return false }
    }
  }

  /// Whether more comes within some milliseconds.
  private static func hasMore(within time: Int32) -> Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, time) == 1
  }

  // What is _POSIX_VDISABLE in C, which Swift does not see.
  #if canImport(Darwin)
    private static let noKey: cc_t = 0xFF
  #else
    private static let noKey: cc_t = 0
  #endif

  /// Whether the terminal's keys are for this program, which a shell may have put in the background.
  private static var isInFront: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// How the terminal was before the program changed it.
  private static let changed = Mutex<termios?>(nil)

  /// Makes the terminal what it was, also when Ctrl-C ends the program while it waits.
  static func restore() {
    changed.withLock { before in
      guard var settings = before else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &settings)
      before = nil
    }
  }
}
