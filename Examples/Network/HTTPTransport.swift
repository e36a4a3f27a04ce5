public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to a server over HTTP.
public final class HTTPTransport: Transport {
  private let api: API
  private let timeout: Duration
  private let limit: Int
  private let configuration = URLSessionConfiguration.ephemeral

  /// A request fails if its whole answer has not come within `timeout`, or has more than `limit` bytes after decompression.
  public init(api: API, timeout: Duration = .seconds(10), limit: Int = 16_000_000) {
    self.api = api
    self.timeout = timeout
    self.limit = limit
    configuration.httpCookieStorage = nil
  }

  public func data(for endpoint: any Endpoint) async throws -> Data {
    guard let url = api.url(of: endpoint) else {
      throw NetworkError.failed(reason: "\(endpoint.path.debugDescription) is no path")
    }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if endpoint.reload { request.setValue("no-cache", forHTTPHeaderField: "Cache-Control") }
    let (data, response): Exchange.Answer
    do {
      (data, response) = try await answer(to: request)
    } catch let error as NetworkError {
      throw error
    } catch {
      try Task.checkCancellation()
      throw NetworkError(error, from: api)
    }
    guard let response = response as? HTTPURLResponse else { throw NetworkError.unreadable }
    if (300..<400).contains(response.statusCode),
      let location = response.value(forHTTPHeaderField: "Location")
    {
      throw NetworkError.redirected(to: String(location.prefix(200)))
    }
    guard (200..<300).contains(response.statusCode) else {
      throw NetworkError.status(response.statusCode)
    }
    // URLSession reports a truncated answer on some systems only.
    let whole = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    if let whole, response.value(forHTTPHeaderField: "Content-Encoding") == nil, data.count < whole
    {
      throw NetworkError.cutOff
    }
    return data
  }

  /// The answer within the time-out.
  ///
  /// URLRequest's own time-out counts whole seconds on some systems, and starts again with each byte.
  private func answer(to request: URLRequest) async throws -> Exchange.Answer {
    try await withThrowingTaskGroup(of: Exchange.Answer.self) {
      [configuration, limit, timeout] group in
      group.addTask {
        try await Exchange(limit: limit).answer(to: request, configuration: configuration)
      }
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
    case .unknown where isOfBrokenConnection(error): self = .cutOff
    // On Linux an answer that is no HTTP has one of the last two codes.
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData, .unknown,
      .unsupportedURL:
      self = .unreadable
    default: self = .failed(reason: error.localizedDescription)
    }
  }
}

/// Whether libcurl reports a closed connection. On Linux this error has no code of its own.
nonisolated private func isOfBrokenConnection(_ error: any Error) -> Bool {
  let text = error.localizedDescription
  return ["transfer closed", "Empty reply", "Recv failure"].contains { text.contains($0) }
}

/// The base URL of a server, `http` or `https`.
nonisolated public struct API: Sendable {
  /// The host, with the port if the URL has one.
  public let server: String

  private let base: URL

  /// Nil if `text` is not the URL of a server.
  public init?(_ text: String) {
    guard let base = URLComponents(string: text), let url = base.url,
      ["http", "https"].contains(base.scheme?.lowercased()), let host = base.host, !host.isEmpty,
      base.query == nil, base.fragment == nil
    else { return nil }
    self.base = url
    server = base.port.map { "\(host):\($0)" } ?? host
  }

  /// The URL of `endpoint`.
  func url(of endpoint: any Endpoint) -> URL? {
    guard
      var parts = URLComponents(
        url: base.appending(path: endpoint.path), resolvingAgainstBaseURL: true)
    else { return nil }
    if !endpoint.query.isEmpty {
      parts.percentEncodedQuery = endpoint.query.map { "\(escaped($0.name))=\(escaped($0.value))" }
        .joined(separator: "&")
    }
    return parts.url
  }

  /// Escapes everything but unreserved characters: servers read a `+` as a space.
  private func escaped(_ text: String) -> String {
    var kept = CharacterSet(charactersIn: "-._~0123456789")
    kept.insert(charactersIn: "a"..."z")
    kept.insert(charactersIn: "A"..."Z")
    return text.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
  }
}
