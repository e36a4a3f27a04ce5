import Foundation
import Synchronization

/// A small HTTP server on the loopback interface, at a port of its own, until it is released.
public final class LoopbackServer: Sendable {
  /// The answer to a request.
  public enum Reply: Sendable {
    /// A complete answer.
    case answer(status: Int, body: String)
    /// Announces `length` bytes, sends `body` and hangs up.
    case cutOff(body: String, length: Int)
    /// Sends `bytes` unchanged, then `endless` again and again until the client hangs up.
    case raw(_ bytes: [UInt8], endless: [UInt8] = [])
    /// Hangs up.
    case hangUp
    /// Stays silent until the client hangs up.
    case silence
  }

  public enum Event: Equatable, Sendable {
    /// The first line of a request.
    case request(String)
    case clientHungUp
  }

  /// The address for `--api`.
  public let url: String
  /// The events in order.
  public let events: AsyncStream<Event>

  private let listener: Int32
  private let state = Mutex(State())
  private let report: AsyncStream<Event>.Continuation

  private struct State {
    var client: Int32?
    /// Whether the listener is shut down. Its descriptor may belong to another file by now.
    var isStopped = false
  }

  /// Serves one client after another. `reply` gets the first line of each request.
  public init(_ reply: @escaping @Sendable (String) -> Reply) throws {
    // Writing to a client that hung up must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let socket = try LoopbackSocket()
    try socket.listen()
    listener = socket.descriptor
    url = socket.url
    (events, report) = AsyncStream.makeStream()
    // Accepting blocks its thread, which must not be a thread for tasks.
    Thread { [weak self, listener] in
      while true {
        let descriptor = acceptAt(listener)
        guard let self, !state.withLock({ $0.isStopped }) else {
          if descriptor >= 0 { close(descriptor) }
          break
        }
        guard descriptor >= 0 else { continue }
        serve(descriptor, reply)
      }
      close(listener)
    }.start()
  }

  deinit {
    stop()
  }

  /// Hangs up and stops listening.
  public func stop() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      shutdown(listener, Int32(SHUT_RDWR))
      if let client = state.client { shutdown(client, Int32(SHUT_RDWR)) }
    }
  }

  private func serve(_ descriptor: Int32, _ reply: (String) -> Reply) {
    state.withLock { $0.client = descriptor }
    defer {
      state.withLock { $0.client = nil }
      close(descriptor)
    }
    guard let head = readHead(of: descriptor) else { return }
    report.yield(.request(head))
    switch reply(head) {
    case .answer(let status, let body):
      send(status: status, length: body.utf8.count, body, to: descriptor)
    case .cutOff(let body, let length): send(status: 200, length: length, body, to: descriptor)
    case .raw(let bytes, let endless):
      guard send(bytes, to: descriptor) else { break }
      while !endless.isEmpty, send(endless, to: descriptor) {}
    case .hangUp: break
    case .silence:
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) > 0 {}
      report.yield(.clientHungUp)
    }
  }

  /// The first line of a request, whose whole head has been read.
  private func readHead(of descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while !bytes.ends(with: "\r\n\r\n".utf8) {
      guard read(descriptor, &byte, 1) == 1 else { return nil }
      bytes.append(byte)
    }
    return String(decoding: bytes.prefix { $0 != 13 }, as: UTF8.self)
  }

  private func send(status: Int, length: Int, _ body: String, to descriptor: Int32) {
    let head = """
      HTTP/1.1 \(status) Status\r
      Content-Type: application/json\r
      Content-Length: \(length)\r
      Connection: close\r
      \r

      """
    send(Array((head + body).utf8), to: descriptor)
  }

  /// Whether all `bytes` were sent.
  @discardableResult private func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

extension [UInt8] {
  fileprivate func ends(with end: String.UTF8View) -> Bool {
    count >= end.count && suffix(end.count).elementsEqual(end)
  }
}
