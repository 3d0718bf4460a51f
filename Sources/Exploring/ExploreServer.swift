import ExploringData
import FlyingFox
import FlyingSocks
import Foundation
import Languages
import Overheard
import ReviewPages

/// Serves a page on which screens are explored, to browsers of this machine only.
///
/// Whoever loads the page explores the screens as their files are at that time, also when they are read
/// again for others. The page asks for every stretch of a walk with all steps so far, so that the server
/// keeps no state of walks.
package actor ExploreServer {
  /// The screens as their files are, and what is wrong with others.
  package struct Contents: Sendable {
    package var screens: [ExploredScreen]
    package var problem: String?

    package init(screens: [ExploredScreen], problem: String? = nil) {
      self.screens = screens
      self.problem = problem
    }
  }

  /// How many readings of the files are kept, for pages that were loaded earlier.
  private static let mostLoads = 16

  private let load: @Sendable () async throws -> Contents
  /// The screens by the number of the reading.
  private var loads: [Int: [ExploredScreen]] = [:]
  private var lastLoad = 0
  private let server: HTTPServer
  private let port: UInt16

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - port: Where it listens; 0 for any port that is free.
  ///   - load: Reads the screens.
  /// - Throws: Never, as long as this machine has an address for itself.
  package init(
    port: UInt16, load: @escaping @Sendable () async throws -> Contents
  ) throws {
    self.load = load
    self.port = port
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 120, logger: .disabled)
  }

  /// Answers until the task is cancelled.
  ///
  /// - Parameter ready: Is called with the address of the page when it can be loaded.
  /// - Throws: ``ExploreServerError`` if the port is taken.
  package func run(ready: @escaping @Sendable (String) -> Void) async throws {
    await server.appendRoute("*") { try await self.answer($0) }
    let telling = Task { [server, port] in
      try await server.waitUntilListening()
      var found = port
      if case .ip4(_, let chosen)? = await server.listeningAddress { found = chosen }
      ready("http://127.0.0.1:\(found)/")
    }
    defer { telling.cancel() }
    do {
      try await server.run()
    } catch SocketError.failed(_, let code, let message) {
      throw ExploreServerError(port: port, isTaken: code == EADDRINUSE, reason: message)
    }
  }

  // MARK: Answers

  /// What may be loaded: what this server has, sounds and pictures that the page makes of it, and nothing
  /// from anywhere else.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The longest request: thousands of steps.
  private static let mostBytes = 1 << 20

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    // A page from elsewhere, whose name was made to lead here, must not read what is explored.
    let host = request.headers[.host].map { $0.prefix { $0 != ":" }.lowercased() }
    guard host == "127.0.0.1" || host == "localhost" else {
      return Self.text("forbidden", .forbidden)
    }
    switch (request.method, request.path) {
    case (.GET, "/"): return Self.file("explore.html", "text/html")
    case (.GET, "/explore.css"): return Self.file("explore.css", "text/css")
    case (.GET, "/explore.js"): return Self.file("explore.js", "text/javascript")
    case (.GET, "/screens"): return try await describeScreens()
    case (.POST, "/walk"): return try await walk(request)
    default: return Self.text("there is nothing here", .notFound)
    }
  }

  /// What the page has to know before anything is explored.
  private struct Description: Encodable {
    var words: [String: String]
    var language: String
    var screens: [Screen]
    var load: Int
    /// How long a walk can be, in milliseconds.
    var longest = WalkTrap.longest
    /// Why there are no others.
    var problem: String?

    struct Screen: Encodable {
      var title: String
      var name: String
      var reader: String
      var language: String
      var keys: [Key]
    }

    struct Key: Encodable {
      var label: String
      var keys: [String]
      var step: String
      var name: String
    }
  }

  private func describeScreens() async throws -> HTTPResponse {
    let contents: Contents
    do {
      contents = try await read()
    } catch {
      contents = Contents(screens: [], problem: "\(error)")
    }
    let screens = contents.screens
    let words = Self.words(for: screens.first?.variant.screen.language)
    return try Self.json(
      Description(
        words: words.exploring, language: words.language.tag, screens: screens.map(describe),
        load: lastLoad, problem: contents.problem))
  }

  /// Reads the files, and keeps what was read.
  private func read() async throws -> Contents {
    let contents = try await load()
    lastLoad += 1
    loads[lastLoad] = contents.screens
    loads[lastLoad - Self.mostLoads] = nil
    return contents
  }

  private func describe(_ screen: ExploredScreen) -> Description.Screen {
    let words = Self.words(for: screen.variant.screen.language)
    let keys = ExploreKeys.entries.compactMap { entry -> Description.Key? in
      guard let gesture = ExploreKeys.gesture(of: entry, with: screen.reader) else { return nil }
      return Description.Key(
        label: entry.name, keys: entry.browserKeys, step: "\(gesture)",
        name: words.filmStep(.gesture(gesture)))
    }
    return Description.Screen(
      title: screen.variant.screen.title?.string ?? screen.title, name: screen.title,
      reader: screen.reader.name, language: screen.variant.screen.language.tag, keys: keys)
  }

  private static func words(for language: SpokenLanguage?) -> PageWords {
    let packs = LanguagePacks.current
    return PageWords(language.map { packs.pack(near: $0) } ?? packs.primary)
  }

  private func walk(_ request: HTTPRequest) async throws -> HTTPResponse {
    // Pages from elsewhere cannot send this type without asking first, and nobody lets them.
    guard request.headers[.contentType] == "application/json" else {
      return Self.text("send JSON", .unsupportedMediaType)
    }
    guard let length = request.headers[.contentLength].flatMap({ Int($0) }),
      length <= Self.mostBytes
    else { return Self.text("too long", .payloadTooLarge) }
    guard
      let wanted = try? JSONDecoder().decode(
        ExploreRequest.self, from: try await request.bodyData)
    else { return Self.text("not a walk", .badRequest) }
    if loads.isEmpty { _ = try? await read() }
    guard let screens = loads[wanted.load ?? lastLoad] else {
      return Self.text("load the page again", .conflict)
    }
    guard screens.indices.contains(wanted.screen) else {
      return Self.text("there is no such screen", .badRequest)
    }
    let screen = screens[wanted.screen]
    do {
      let words = Self.words(for: screen.variant.screen.language)
      return try Self.json(await screen.answer(wanted, words))
    } catch let complaint as ExploreComplaint {
      return Self.text(complaint.description, .unprocessableContent)
    } catch {
      return Self.text("\(error)", .internalServerError)
    }
  }

  // MARK: Responses

  private static func json(_ value: some Encodable) throws -> HTTPResponse {
    response(try JSONEncoder().encode(value), "application/json", .ok)
  }

  private static func text(_ text: String, _ code: HTTPStatusCode) -> HTTPResponse {
    response(Data(text.utf8), "text/plain", code)
  }

  private static func file(_ name: String, _ type: String) -> HTTPResponse {
    guard let text = exploring_file(name) else { preconditionFailure("there is no file \(name)") }
    return response(Data(String(cString: text).utf8), type, .ok)
  }

  private static func response(
    _ body: Data, _ type: String, _ code: HTTPStatusCode
  ) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers[.contentType] = "\(type); charset=utf-8"
    headers[.cacheControl] = "no-store"
    headers[HTTPHeader("Content-Security-Policy")] = policy
    headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
    return HTTPResponse(statusCode: code, headers: headers, body: body)
  }
}

/// A server that could not begin.
package struct ExploreServerError: Error, Hashable, Sendable {
  package var port: UInt16
  /// Whether another program listens on the port.
  package var isTaken: Bool
  package var reason: String
}
