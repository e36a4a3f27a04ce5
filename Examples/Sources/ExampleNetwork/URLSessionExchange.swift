#if !canImport(FoundationNetworking)
  import Foundation
  import Synchronization

  /// One request and its answer, whose body may have `limit` bytes after decompression.
  ///
  /// A completion handler of URLSession gets the whole body, however large it is. So a delegate counts the bytes as they
  /// arrive.
  nonisolated final class Exchange: NSObject, URLSessionDataDelegate {
    private let limit: Int
    private let state = Mutex(State())

    private struct State {
      var body = Data()
      var end: Result<HTTPAnswer, any Error>?
      var waiting: CheckedContinuation<HTTPAnswer, any Error>?
    }

    init(limit: Int) {
      self.limit = limit
    }

    /// Sends a request to `url`. Cancelling ends the wait at once.
    func answer(to url: URL, fields: [(name: String, value: String)]) async throws -> HTTPAnswer {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpCookieStorage = nil
      var request = URLRequest(url: url)
      for field in fields { request.setValue(field.value, forHTTPHeaderField: field.name) }
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      defer { session.finishTasksAndInvalidate() }
      let task = session.dataTask(with: request)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let end = state.withLock { state in
            if state.end == nil { state.waiting = continuation }
            return state.end
          }
          if let end { continuation.resume(with: end) } else { task.resume() }
        }
      } onCancel: {
        stop(task, with: CancellationError())
      }
    }

    private func stop(_ task: URLSessionTask, with error: any Error) {
      end(with: .failure(error))
      task.cancel()
    }

    private func end(with result: Result<HTTPAnswer, any Error>) {
      let waiting = state.withLock { state in
        if state.end == nil { state.end = result }
        state.body = Data()
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(with: result)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let isTooLarge = state.withLock { state in
        guard state.end == nil else { return false }
        state.body.append(data)
        return state.body.count > limit
      }
      if isTooLarge { stop(dataTask, with: NetworkError.tooLarge(limit: limit)) }
    }

    // A redirect is an answer like any other: the person chose the server.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      if let error {
        end(with: .failure(NetworkError(error, of: task.originalRequest?.url)))
      } else if let response = task.response as? HTTPURLResponse {
        end(with: answer(response))
      } else {
        end(with: .failure(NetworkError.unreadable))
      }
    }

    private func answer(_ response: HTTPURLResponse) -> Result<HTTPAnswer, any Error> {
      let body = state.withLock { $0.body }
      let whole = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
      if let whole, response.value(forHTTPHeaderField: "Content-Encoding") == nil,
        body.count < whole
      {
        return .failure(NetworkError.cutOff)
      }
      let location = response.value(forHTTPHeaderField: "Location")
      return .success(HTTPAnswer(status: response.statusCode, location: location, body: body))
    }
  }

  extension NetworkError {
    fileprivate init(_ error: any Error, of url: URL?) {
      switch (error as? URLError)?.code {
      case .timedOut: self = .timedOut
      case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed:
        self = .cannotConnect(server: url.map(serverName) ?? "")
      case .networkConnectionLost: self = .cutOff
      case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData: self = .unreadable
      default: self = .failed(reason: error.localizedDescription)
      }
    }
  }
#endif
