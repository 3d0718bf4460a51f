import Foundation

/// A request to a program on this machine, and its answer.
///
/// FoundationNetworking refuses the headers of chromedriver ("Failed writing header"): they have
/// no space after the colon.
struct LoopbackRequest {
  var method: String
  var port: UInt16
  var path: String
  var body: Data

  /// Sends the request, and returns the body of the answer.
  ///
  /// - Throws: An error of the system.
  func send() async throws -> Data {
    // The answer may take as long as a page takes to load: no thread of Swift's pool waits for it.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try exchange() }) }
    }
  }

  private func exchange() throws -> Data {
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, stream, 0)
    guard socket >= 0 else { throw POSIXError(.ENOTSOCK) }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw POSIXError(.ECONNREFUSED) }
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    try write(Data(head.utf8) + body, to: socket)
    return try answer(from: socket)
  }

  private func write(_ data: Data, to socket: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw POSIXError(.EPIPE) }
      rest = rest.dropFirst(count)
    }
  }

  private func answer(from socket: Int32) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = data.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: data[..<end.lowerBound], as: UTF8.self).lowercased()
        if let match = head.firstMatch(of: /content-length: *(\d+)/), let length = Int(match.1),
          data.count >= end.upperBound + length
        {
          return data[end.upperBound..<(end.upperBound + length)]
        }
      }
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { throw POSIXError(.ECONNRESET) }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
