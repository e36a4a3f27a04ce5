import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, whose body may have `limit` bytes after decompression.
///
/// A completion handler of URLSession gets the whole body, however large the body is. So the body is counted here as it comes.
nonisolated final class Exchange: NSObject, URLSessionDataDelegate {
  typealias Answer = (body: Data, response: URLResponse)

  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var body = Data()
    var end: Result<Answer, any Error>?
    var waiting: CheckedContinuation<Answer, any Error>?
  }

  init(limit: Int) {
    self.limit = limit
  }

  /// Sends `request`. Cancelling ends the wait at once.
  func answer(
    to request: URLRequest, configuration: URLSessionConfiguration
  ) async throws -> Answer {
    let session = URLSession(
      configuration: configuration, delegate: self, delegateQueue: InlineQueue())
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
    // On Linux `cancel()` waits until the session has read what has come, and the session waits for its delegate.
    DispatchQueue.global().async { task.cancel() }
  }

  private func end(with result: Result<Answer, any Error>) {
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

  // Without it, a question for a password is never answered on Linux.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error {
      end(with: .failure(error))
    } else if let response = task.response {
      end(with: .success((state.withLock { $0.body }, response)))
    } else {
      end(with: .failure(NetworkError.unreadable))
    }
  }
}

/// Runs each operation at once.
///
/// On Linux a session reads on while its delegate's queue is busy, and the queue grows without a limit. So the delegate counts
/// on the thread that reads.
nonisolated private final class InlineQueue: OperationQueue, @unchecked Sendable {
  #if canImport(FoundationNetworking)
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  #endif
}
