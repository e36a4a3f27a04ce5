#if canImport(FoundationNetworking)
  import Foundation
  import Synchronization

  /// One request and its answer, whose body may have `limit` bytes after decompression.
  ///
  /// The request goes through libcurl, which URLSession uses on Linux too. URLSession itself ends the process if a server hangs
  /// up before the end of a head: https://github.com/swiftlang/swift-corelibs-foundation/issues/5285.
  nonisolated final class Exchange: Sendable {
    private let limit: Int
    private let state = Mutex(State())

    private struct State {
      var end: Result<HTTPAnswer, any Error>?
      var waiting: CheckedContinuation<HTTPAnswer, any Error>?
      /// Ends libcurl's wait for the server.
      var wake: (@Sendable () -> Void)?
    }

    init(limit: Int) {
      self.limit = limit
    }

    /// Sends a request to `url`. Cancelling ends the wait at once.
    func answer(to url: URL, fields: [(name: String, value: String)]) async throws -> HTTPAnswer {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let end = state.withLock { state in
            if state.end == nil { state.waiting = continuation }
            return state.end
          }
          if let end { return continuation.resume(with: end) }
          // Libcurl blocks its thread, so it gets a thread on which no tasks run.
          Thread.detachNewThread { [self] in
            self.end(with: Result { try transfer(from: url, fields: fields) })
          }
        }
      } onCancel: {
        end(with: .failure(CancellationError()))
      }
    }

    private func end(with result: Result<HTTPAnswer, any Error>) {
      let waiting = state.withLock { state in
        if state.end == nil { state.end = result }
        state.wake?()
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(with: result)
    }

    private func transfer(from url: URL, fields: [(name: String, value: String)]) throws
      -> HTTPAnswer
    {
      guard let curl = Curl.loaded, let transfer = CurlTransfer(curl, limit: limit) else {
        throw NetworkError.failed(reason: "libcurl.so.4 is missing; install it")
      }
      state.withLock { $0.wake = transfer.wake }
      // Nobody may wake the transfer once it is gone.
      defer { withExtendedLifetime(transfer) { state.withLock { $0.wake = nil } } }
      return try transfer.answer(to: url, fields: fields) {
        state.withLock { $0.end != nil }
      }
    }
  }

  /// A transfer, which belongs to one thread.
  nonisolated private final class CurlTransfer {
    let wake: @Sendable () -> Void

    private let curl: Curl
    private let limit: Int
    private let easy: OpaquePointer
    private let multi: OpaquePointer
    private var answer = HTTPAnswer(status: 0)
    private var isTooLarge = false
    private var headSize = 0
    private var isHeadComplete = false

    init?(_ curl: Curl, limit: Int) {
      guard let easy = curl.makeEasy() else { return nil }
      guard let multi = curl.makeMulti() else {
        curl.releaseEasy(easy)
        return nil
      }
      (self.curl, self.limit, self.easy, self.multi) = (curl, limit, easy, multi)
      let address = Int(bitPattern: multi)
      wake = { _ = OpaquePointer(bitPattern: address).map(curl.wake) }
    }

    deinit {
      _ = curl.remove(multi, easy)
      curl.releaseEasy(easy)
      _ = curl.releaseMulti(multi)
    }

    func answer(
      to url: URL, fields: [(name: String, value: String)], isOver: () -> Bool
    ) throws -> HTTPAnswer {
      // A server that hangs up must not end the process.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      var list: OpaquePointer?
      for field in fields { list = curl.append(list, "\(field.name): \(field.value)") }
      defer { curl.releaseList(list) }
      let me = Unmanaged.passUnretained(self).toOpaque()
      let code = withExtendedLifetime(self) {
        url.absoluteString.withCString { url in
          set(.url, UnsafeMutableRawPointer(mutating: url))
          // All encodings that libcurl knows.
          "".withCString { set(.acceptEncoding, UnsafeMutableRawPointer(mutating: $0)) }
          set(.fields, list.map(UnsafeMutableRawPointer.init))
          set(.noSignal, UnsafeMutableRawPointer(bitPattern: 1))
          // Only HTTP, as bit 0, and HTTPS, as bit 1.
          set(.protocols, UnsafeMutableRawPointer(bitPattern: 3))
          set(.headReceiver, me)
          set(.bodyReceiver, me)
          _ = curl.setReceiver(easy, CurlOption.headFunction.rawValue) { bytes, size, count, me in
            received(bytes, size * count, me) { $0.hear(head: $1) }
          }
          _ = curl.setReceiver(easy, CurlOption.bodyFunction.rawValue) { bytes, size, count, me in
            received(bytes, size * count, me) { $0.hear(body: $1) }
          }
          return perform(until: isOver)
        }
      }
      if isTooLarge { throw NetworkError.tooLarge(limit: limit) }
      guard code == 0 else { throw error(code, at: url) }
      guard isHeadComplete else { throw NetworkError.cutOff }
      answer.status = number(.status)
      return answer
    }

    /// Carries out the transfer, and returns libcurl's result code.
    private func perform(until isOver: () -> Bool) -> Int32 {
      var running: Int32 = 1
      _ = curl.add(multi, easy)
      while !isOver() {
        if curl.perform(multi, &running) != 0 { return -1 }
        if running == 0 {
          var left: Int32 = 0
          // In libcurl's `CURLMsg`, the code follows a number and a pointer.
          let place = 2 * MemoryLayout<UnsafeRawPointer>.size
          return curl.message(multi, &left)?.load(fromByteOffset: place, as: Int32.self) ?? -1
        }
        _ = curl.poll(multi, nil, 0, 60_000, nil)
      }
      return -1
    }

    /// Handles a line of the head. Returns whether the transfer goes on.
    private func hear(head line: UnsafeRawBufferPointer) -> Bool {
      headSize += line.count
      // The head may have several parts, such as a provisional answer.
      if line.starts(with: "HTTP/".utf8) {
        answer.location = nil
        isHeadComplete = false
      }
      isHeadComplete = isHeadComplete || line.elementsEqual([13, 10]) || line.elementsEqual([10])
      let name = "location:"
      let text = String(decoding: line.prefix(400), as: UTF8.self)
      if text.prefix(name.count).lowercased() == name {
        let location = text.dropFirst(name.count).trimmingCharacters(in: .whitespacesAndNewlines)
        answer.location = location.isEmpty ? nil : location
      }
      return headSize <= 300_000
    }

    /// Handles a piece of the body. Returns whether the transfer goes on.
    private func hear(body bytes: UnsafeRawBufferPointer) -> Bool {
      isTooLarge = answer.body.count + bytes.count > limit
      if !isTooLarge { answer.body.append(contentsOf: bytes) }
      return !isTooLarge
    }

    private func set(_ option: CurlOption, _ value: UnsafeMutableRawPointer?) {
      _ = curl.set(easy, option.rawValue, value)
    }

    private func number(_ info: CurlInfo) -> Int {
      var number = 0
      _ = curl.read(easy, info.rawValue, &number)
      return number
    }

    private func error(_ code: Int32, at url: URL) -> NetworkError {
      switch code {
      // No such proxy, no such host, nobody listens.
      case 5, 6, 7: .cannotConnect(server: serverName(of: url))
      // Too short, empty, an error of writing or reading.
      case 18, 52, 55: .cutOff
      case 56 where number(.systemError) != 0: .cutOff
      // No HTTP, a strange head, a receiver that stopped, a head that is too large or folded, broken chunks or encodings.
      case 1, 8, 23, 27, 43, 56, 61, 100: .unreadable
      default: .failed(reason: curl.text(code).map { String(cString: $0) } ?? "error \(code)")
      }
    }
  }

  /// Passes `count` bytes to the transfer `me`. Returns how many bytes the transfer took: libcurl stops if it did not take all.
  nonisolated private func received(
    _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ me: UnsafeMutableRawPointer?,
    by hear: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let me else { return 0 }
    let transfer = Unmanaged<CurlTransfer>.fromOpaque(me).takeUnretainedValue()
    return hear(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
  }
#endif
