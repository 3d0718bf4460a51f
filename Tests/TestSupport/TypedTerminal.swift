import Foundation

/// A program in a terminal of its own, at which somebody types.
///
/// ```swift
/// let terminal = try await TypedTerminal([("Shop, heading", "\u{1B}[C"), ("Buy, button", "q")], overheard)
/// terminal.shown   // what the terminal showed
/// ```
public struct TypedTerminal: Decodable, Sendable {
  /// Everything that the terminal showed, without carriage returns.
  public let shown: String
  /// Whether it shows what is typed after the program has ended; `false` if it was closed.
  public let echoes: Bool
  /// How the program ended: its exit code, or the number of a signal that ended it, as a negative number.
  ///
  /// `nil` if it was still waiting after two minutes.
  public let code: Int?
  /// What became of each step.
  public let steps: [Step]

  public struct Step: Decodable, Sendable, Equatable {
    /// Whether what it waited for was shown.
    public let isSeen: Bool
    /// Whether nothing was shown after that, until something was typed.
    public let isStill: Bool
  }

  /// What is done when the terminal shows what was waited for.
  public struct Action: Sendable, ExpressibleByStringLiteral, Encodable {
    private var keys = ""
    private var signal: Int32?

    /// Keys, as a terminal sends them.
    public init(stringLiteral keys: String) { self.keys = keys }

    /// A signal for the program.
    public static func signal(_ number: Int32) -> Action {
      var action: Action = ""
      action.signal = number
      return action
    }

    /// The terminal is closed.
    public static let hangUp = signal(0)
  }

  private struct Script: Encodable {
    var steps: [Line]
    var pause: Double
    struct Line: Encodable {
      var wanted: String
      var action: Action
    }
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - steps: What to wait for, each after the step before, and what is then done.
  ///   - program: Its path; the built command unless given.
  ///   - arguments: Its arguments.
  ///   - folder: Where it runs.
  ///   - environment: Variables that it has besides those of the test; `NO_COLOR` is one.
  ///   - pause: How many seconds are looked at before a key is pressed.
  /// - Throws: What the system says when it cannot be run.
  public init(
    _ steps: [(wanted: String, action: Action)],
    program: String = ToolRun.products.appending(path: "overheard").path,
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], pause: Double = 0
  ) async throws {
    let scratch = try TemporaryFolder()
    let typist = try scratch.write(Self.typist, to: "typist.py")
    let script = Script(
      steps: steps.map { .init(wanted: $0.wanted, action: $0.action) }, pause: pause)
    let run = try await ToolRun(
      program: "/usr/bin/python3",
      [typist.path, String(decoding: try JSONEncoder().encode(script), as: UTF8.self), program]
        + arguments,
      in: folder, environment: environment.merging(["NO_COLOR": "1"]) { $1 }, waits: false)
    guard run.errors.isEmpty else { throw TypistFailure(description: run.errors) }
    self = try JSONDecoder().decode(TypedTerminal.self, from: Data(run.output.utf8))
  }

  private static let typist = """
    import fcntl, json, os, pty, select, signal, subprocess, sys, termios, time
    script, command = json.loads(sys.argv[1]), sys.argv[2:]
    terminal, other = pty.openpty()
    process = subprocess.Popen(
        command, stdin=other, stdout=other, stderr=other, start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(other, termios.TIOCSCTTY, 0))
    seen, steps, closed = b"", [], False
    def look(patience):
        global seen
        if not closed and select.select([terminal], [], [], patience)[0]:
            seen += os.read(terminal, 4096)
    for step in script["steps"]:
        wanted, action = step["wanted"].encode(), step["action"]
        start, end = len(seen), time.time() + 60
        while wanted not in seen[start:] and time.time() < end: look(0.2)
        still = time.time() + script["pause"]
        while action["keys"] and time.time() < still: look(0.1)
        steps.append({
            "isSeen": wanted in seen[start:], "isStill": seen[start:].rstrip().endswith(wanted)})
        if action.get("signal") == 0:
            os.close(other)
            os.close(terminal)
            closed = True
        elif "signal" in action: process.send_signal(action["signal"])
        else: os.write(terminal, action["keys"].encode())
    # A key that came too early on a busy machine was not taken: better to fail than to wait for ever.
    end = time.time() + 120
    while process.poll() is None and time.time() < end: look(0.2) if not closed else time.sleep(0.2)
    code = process.returncode
    process.kill()
    process.wait()
    look(0.5)
    print(json.dumps({
        "shown": seen.decode().replace("\\r", ""), "code": code, "steps": steps,
        "echoes": not closed and bool(termios.tcgetattr(other)[3] & termios.ECHO)}))
    """
}

/// What the typist says when something is wrong with itself.
private struct TypistFailure: Error, CustomStringConvertible {
  var description: String
}
