public import Foundation

/// Sends requests to a server over HTTP.
public final class HTTPTransport: Transport {
  private let api: API
  private let timeout: Duration
  private let limit: Int

  /// A request fails if its answer is not complete within `timeout`, or has more than `limit` bytes after decompression.
  public init(api: API, timeout: Duration = .seconds(10), limit: Int = 16_000_000) {
    self.api = api
    self.timeout = timeout
    self.limit = limit
  }

  public func data(for endpoint: any Endpoint) async throws -> Data {
    guard let url = api.url(of: endpoint) else {
      throw NetworkError.failed(reason: "\(endpoint.path.debugDescription) is no path")
    }
    var fields = [(name: "Accept", value: "application/json")]
    if endpoint.reload { fields.append((name: "Cache-Control", value: "no-cache")) }
    let answer = try await answer(from: url, fields: fields)
    // A redirect is an answer like any other: the person chose the server.
    if (300..<400).contains(answer.status), let location = answer.location {
      throw NetworkError.redirected(to: String(location.prefix(200)))
    }
    guard (200..<300).contains(answer.status) else { throw NetworkError.status(answer.status) }
    return answer.body
  }

  /// The answer, within a time-out for the whole answer: a byte that arrives does not start it again.
  private func answer(
    from url: URL, fields: [(name: String, value: String)]
  ) async throws -> HTTPAnswer {
    try await withThrowingTaskGroup(of: HTTPAnswer.self) { [limit, timeout] group in
      group.addTask { try await Exchange(limit: limit).answer(to: url, fields: fields) }
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

/// The answer of a server.
nonisolated struct HTTPAnswer: Sendable {
  var status: Int
  /// The URL to which the server redirects the request.
  var location: String?
  var body = Data()
}

/// The base URL of a server, `http` or `https`.
nonisolated public struct API: Sendable {
  /// The host, with the port if the URL has one.
  public let server: String

  private let base: URL

  /// Nil if `text` is not the URL of a server.
  public init?(_ text: String) {
    guard let base = URLComponents(string: text), let url = base.url,
      ["http", "https"].contains(base.scheme?.lowercased()), base.host?.isEmpty == false,
      base.query == nil, base.fragment == nil
    else { return nil }
    self.base = url
    server = serverName(of: url)
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

/// The host of `url`, with the port if the URL has one.
nonisolated func serverName(of url: URL) -> String {
  let host = url.host ?? ""
  return url.port.map { "\(host):\($0)" } ?? host
}
