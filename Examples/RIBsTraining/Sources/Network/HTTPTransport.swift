public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server over HTTP.
public final class HTTPTransport: Transport {
  private let api: API
  private let timeout: Duration
  private let session: URLSession

  /// Asks `api`; an answer that is not there after `timeout` fails.
  public init(api: API, timeout: Duration = .seconds(10)) {
    self.api = api
    self.timeout = timeout
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    session = URLSession(configuration: configuration)
  }

  isolated deinit {
    session.invalidateAndCancel()
  }

  /// The body of the answer to `endpoint`.
  public func data(for endpoint: any Endpoint) async throws -> Data {
    guard let url = api.url(of: endpoint) else {
      throw NetworkError.failed(reason: "\(endpoint.path.debugDescription) is no path")
    }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if endpoint.reload { request.setValue("no-cache", forHTTPHeaderField: "Cache-Control") }
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await answer(to: request)
    } catch let error as NetworkError {
      throw error
    } catch {
      try Task.checkCancellation()
      throw NetworkError(error, from: api)
    }
    guard let response = response as? HTTPURLResponse else { throw NetworkError.unreadable }
    guard (200..<300).contains(response.statusCode) else {
      throw NetworkError.status(response.statusCode)
    }
    // An answer that is shorter than it said is an error on some systems only.
    let whole = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    if let whole, response.value(forHTTPHeaderField: "Content-Encoding") == nil, data.count < whole
    {
      throw NetworkError.cutOff
    }
    return data
  }

  /// What the session answers in time.
  ///
  /// A request's own time-out counts whole seconds on some systems, and begins anew with each byte.
  private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    try await withThrowingTaskGroup(of: (Data, URLResponse).self) { [session, timeout] group in
      group.addTask { try await session.data(for: request) }
      group.addTask {
        try await ContinuousClock().sleep(for: timeout)
        throw NetworkError.timedOut
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }
}

extension NetworkError {
  fileprivate init(_ error: any Error, from api: API) {
    switch (error as? URLError)?.code {
    case .timedOut: self = .timedOut
    case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed:
      self = .cannotConnect(server: api.server)
    case .networkConnectionLost: self = .cutOff
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData: self = .unreadable
    case .unknown where isOfBrokenConnection(error): self = .cutOff
    default: self = .failed(reason: error.localizedDescription)
    }
  }
}

/// Whether libcurl says that the other side hung up: on Linux that has no code of its own.
nonisolated private func isOfBrokenConnection(_ error: any Error) -> Bool {
  let text = error.localizedDescription
  return ["transfer closed", "Empty reply", "Recv failure"].contains { text.contains($0) }
}
