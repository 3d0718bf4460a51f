import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A real Chromium without a window, driven over WebDriver.
///
/// Debian's `chromium-driver` starts it; both end with the tests, even if those are killed.
public final class Browser: Sendable {
  private let port: UInt16
  /// The path of the session.
  private let session: String
  /// The end of a pipe that nobody writes to: when it is closed, the driver is told to end.
  private let lifeline: FileDescriptor
  private let files: TemporaryFolder

  /// Something that the browser or the driver refused.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String

    public init(description: String) {
      self.description = description
    }
  }

  private static let drivers = [
    "/usr/bin/chromedriver", "/opt/homebrew/bin/chromedriver", "/usr/local/bin/chromedriver",
  ]

  /// Starts a browser of a size in CSS pixels.
  public init(width: Int = 1280, height: Int = 900) async throws {
    guard let driver = Self.drivers.first(where: FileManager.default.isExecutableFile) else {
      throw Failure(description: "no chromedriver; make setup-test installs chromium-driver")
    }
    files = try TemporaryFolder()
    let folder = files.url.path
    let pipe = try FileDescriptor.pipe()
    lifeline = pipe.writeEnd
    // The driver leaves its browser running when it is told to end, so we end that, too. The end of
    // the pipe is closed in other children, which would otherwise keep it open.
    guard fcntl(lifeline.rawValue, F_SETFD, FD_CLOEXEC) == 0 else {
      throw Failure(description: "no pipe")
    }
    let input = pipe.readEnd
    let script = """
      exec 3<&0; \(driver) --port=0 --log-path="$0/log" >"$0/out" 2>&1 </dev/null & \
      driver=$!; cat <&3 >/dev/null; kill $driver; wait $driver; \
      pkill -KILL -f "user-data-dir=$0/profile"; rm -rf "$0"
      """
    Task.detached {
      try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", script, folder],
        environment: .inherit.updating(["HOME": folder, "XDG_CONFIG_HOME": folder]),
        input: .fileDescriptor(input, closeAfterSpawningProcess: true),
        output: .discarded, error: .discarded)
    }
    let port = try await poll("the port of chromedriver") {
      let text = try? String(contentsOfFile: folder + "/out", encoding: .utf8)
      let match = text?.firstMatch(of: /started successfully on port (\d+)/)
      return match.flatMap { UInt16($0.1) }
    }
    self.port = port
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--mute-audio", "--hide-scrollbars",
        "--autoplay-policy=no-user-gesture-required", "--window-size=\(width),\(height)",
        "--user-data-dir=\(folder)/profile", "--disable-dev-shm-usage",
      ]
    ]
    let answer = try await Self.send(
      "POST", "/session", port,
      ["capabilities": ["alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": options]]])
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "no session: \(answer)")
    }
    session = "/session/\(id)"
  }

  /// Ends the browser.
  public func quit() async throws {
    _ = try await Self.send("DELETE", session, port, nil)
    try lifeline.close()
  }

  // MARK: Pages

  /// Opens a file.
  public func open(_ file: URL) async throws {
    try await command("url", ["url": file.absoluteString])
  }

  /// Runs the body of a function in the page and returns what it returns.
  @discardableResult public func run(_ script: String) async throws -> Any {
    try await command("execute/sync", ["script": script, "args": [Any]()])
  }

  /// Runs the body of a function that hands its result to its last argument.
  public func runAsync(_ script: String) async throws -> Any {
    try await command("execute/async", ["script": script, "args": [Any]()])
  }

  /// The text of an expression.
  public func text(_ expression: String) async throws -> String {
    "\(try await run("return String(\(expression))"))"
  }

  /// The number of an expression.
  public func number(_ expression: String) async throws -> Double {
    (try await run("return Number(\(expression))") as? NSNumber)?.doubleValue ?? .nan
  }

  /// Waits until an expression is true.
  public func wait(until expression: String) async throws {
    _ = try await poll(expression) {
      (try await self.run("return Boolean(\(expression))") as? Bool) == true ? true : nil
    }
  }

  /// Clicks as a finger or a mouse does, in the middle of the first element of a selector.
  public func click(_ selector: String) async throws {
    let element = try await find(selector)
    try await command("element/\(element)/click", [String: Any]())
  }

  /// Types keys into whatever has focus; ``Key`` has those without a letter.
  public func press(_ keys: String, holding modifier: String = "") async throws {
    var actions = keys.flatMap { key in
      [["type": "keyDown", "value": "\(key)"], ["type": "keyUp", "value": "\(key)"]]
    }
    if !modifier.isEmpty {
      actions.insert(["type": "keyDown", "value": modifier], at: 0)
      actions.append(["type": "keyUp", "value": modifier])
    }
    try await command(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Keys that have no letter, as WebDriver writes them.
  public enum Key {
    public static let tab = "\u{E004}"
    public static let enter = "\u{E007}"
    public static let shift = "\u{E008}"
    public static let left = "\u{E012}"
    public static let up = "\u{E013}"
    public static let right = "\u{E014}"
    public static let down = "\u{E015}"
    public static let space = " "
  }

  /// A command of the protocol of Chromium's developer tools.
  @discardableResult public func devTools(
    _ name: String, _ parameters: [String: Any] = [:]
  ) async throws -> Any {
    try await command("goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// Resizes the window, in CSS pixels.
  public func resize(width: Int, height: Int) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Sets what the user prefers, such as `prefers-color-scheme`.
  public func prefer(_ features: [String: String]) async throws {
    let list = features.map { ["name": $0.key, "value": $0.value] }
    try await devTools("Emulation.setEmulatedMedia", ["features": list])
  }

  /// A picture of the page, as a PNG file.
  public func screenshot() async throws -> Data {
    let answer = try await Self.send("GET", session + "/screenshot", port, nil)
    guard let text = answer as? String, let data = Data(base64Encoded: text) else {
      throw Failure(description: "no screenshot")
    }
    return data
  }

  // MARK: The protocol

  private func find(_ selector: String) async throws -> String {
    let answer = try await command("element", ["using": "css selector", "value": selector])
    guard let element = (answer as? [String: String])?.values.first else {
      throw Failure(description: "no element \(selector)")
    }
    return element
  }

  @discardableResult private func command(_ name: String, _ body: [String: Any]) async throws -> Any
  {
    try await Self.send("POST", "\(session)/\(name)", port, body)
  }

  private static func send(
    _ method: String, _ path: String, _ port: UInt16, _ body: [String: Any]?
  ) async throws -> Any {
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let reply = try await LoopbackRequest(method: method, port: port, path: path, body: data).send()
    let answer = try JSONSerialization.jsonObject(with: reply) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let failure = value as? [String: Any], let kind = failure["error"] as? String {
      throw Failure(description: "\(kind): \(failure["message"] ?? "")")
    }
    return value
  }
}

/// Asks again and again until there is an answer, or half a minute has passed.
public func poll<Answer>(
  _ what: String, _ ask: () async throws -> Answer?
) async throws -> Answer {
  let deadline = ContinuousClock.now.advanced(by: .seconds(30))
  while ContinuousClock.now < deadline {
    if let answer = try await ask() { return answer }
    try await Task.sleep(for: .milliseconds(20))
  }
  throw Browser.Failure(description: "waited in vain for: \(what)")
}
