public import Foundation
public import FoundationNetworking
import StateBinding

// The requests of an app. In a file that sees this module, these functions hide those of FoundationNetworking, which the file
// does not import itself. The answers come from ``answer(to:in:)``.

extension URLSessionConfiguration {
  // Foundation can't set these here. No request waits for a connection.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSession {
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await answer(to: request)
  }

  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await answer(to: URLRequest(url: url))
  }

  // Disfavoured, because a file that imports FoundationNetworking too would otherwise not compile. Such a file uses the real network.

  @_disfavoredOverload @preconcurrency
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    AnsweredTask(request, in: self, completionHandler)
  }

  @_disfavoredOverload @preconcurrency
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    AnsweredTask(URLRequest(url: url), in: self, completionHandler)
  }

  /// The answer to `request`, from where the run has its answers. The task that asks is counted, or is not; a delayed answer
  /// sleeps on the clock of the app.
  package func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    let run = AppRun.current
    do {
      switch run.network.withLock({ $0 }) {
      case .none:
        await run.noteRequest(
          request, "record answers with --record FOLDER, and play them with --network FOLDER")
        throw URLError.failure(.notConnectedToInternet, of: request)
      case .played(let folder):
        guard let played = await PlayedAnswers.ofRun[run].next(to: request, in: folder, of: run)
        else { throw URLError.failure(.notConnectedToInternet, of: request) }
        if played.delay > .zero { try await run.sleep(for: played.delay) }
        return try played.result(for: request)
      case .recorded(let folder):
        return try await record(request, in: folder, of: run)
      }
    } catch is CancellationError {
      throw URLError(.cancelled)
    }
  }

  private func record(
    _ request: URLRequest, in folder: String, of run: AppRun
  ) async throws -> (Data, URLResponse) {
    do {
      // With a delegate, this is FoundationNetworking's function.
      let (data, response) = try await data(for: request, delegate: nil)
      await RecordedAnswer(request, data, response).write(in: folder, of: run)
      return (data, response)
    } catch let error as URLError where error.code != .cancelled {
      await RecordedAnswer(request, error).write(in: folder, of: run)
      throw error
    }
  }
}

extension URLError {
  /// The error with `code`, in the words of a phone.
  static func failure(_ code: Code, of request: URLRequest) -> URLError {
    let words =
      switch code {
      case .notConnectedToInternet: "The Internet connection appears to be offline."
      case .timedOut: "The request timed out."
      case .cannotFindHost: "A server with the specified hostname could not be found."
      case .cannotConnectToHost: "Could not connect to the server."
      case .networkConnectionLost: "The network connection was lost."
      default: "The request failed with the error \(code.rawValue)."
      }
    var info: [String: Any] = [NSLocalizedDescriptionKey: words]
    info[NSURLErrorFailingURLErrorKey] = request.url
    return URLError(code, userInfo: info)
  }
}

extension URLRequest {
  /// The method and the address, as the first line of an answer's file.
  var line: String { "\(httpMethod ?? "GET") \(url?.absoluteString ?? "")" }
}

extension AppRun {
  func noteRequest(_ request: URLRequest, _ advice: String) {
    note("note: not connected: nothing answers \(request.line); \(advice)")
  }
}

/// A task whose handler gets its answer on the main actor, as counted work. Its superclass is `@unchecked Sendable` too; what changes
/// here is in `phase`.
private final class AnsweredTask: URLSessionDataTask, @unchecked Sendable {
  private let request: URLRequest
  private let session: URLSession
  /// The counted work is nil unless the task runs.
  private let phase = Locked((state: URLSessionTask.State.suspended, work: CountedTask?.none))
  private let handler: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  init(
    _ request: URLRequest, in session: URLSession,
    _ handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    (self.request, self.session, self.handler) = (request, session, handler)
    super.init()
  }

  override var originalRequest: URLRequest? { request }
  override var state: URLSessionTask.State { phase.withLock { $0.state } }

  override func resume() {
    let isNew = phase.withLock { phase in
      defer { if phase.state == .suspended { phase.state = .running } }
      return phase.state == .suspended
    }
    if !isNew { return }
    let run = AppRun.current
    onMainActor { [self] in
      let work = CountedTask(of: "a request", in: run) { [self] in
        let answer: Result<(Data, URLResponse), any Error>
        do {
          answer = .success(try await session.answer(to: request))
        } catch {
          answer = .failure(error)
        }
        phase.withLock { $0 = (.completed, nil) }
        switch answer {
        case .success(let (data, response)): handler(data, response, nil)
        case .failure(let error): handler(nil, nil, error)
        }
      }
      let isCancelled = phase.withLock { phase in
        if phase.state == .running { phase.work = work }
        return phase.state == .canceling
      }
      if isCancelled { work.dispose() }
    }
  }

  override func cancel() {
    let work: CountedTask? = phase.withLock { phase in
      if phase.state == .completed { return nil }
      defer { phase = (.canceling, nil) }
      return phase.work
    }
    if let work { onMainActor { work.dispose() } }
  }
}
