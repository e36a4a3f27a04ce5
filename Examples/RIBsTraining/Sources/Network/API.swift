import Foundation

/// Where a server is: an `http` or `https` URL, below which the endpoints are.
nonisolated public struct API: Sendable {
  /// Its host, and its port where it has one of its own.
  public let server: String

  private let base: URL

  /// The server at `text`; nil if that is no URL of one.
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

  /// `text` with all escaped but what never means anything: servers read a `+` as a space.
  private func escaped(_ text: String) -> String {
    var kept = CharacterSet(charactersIn: "-._~0123456789")
    kept.insert(charactersIn: "a"..."z")
    kept.insert(charactersIn: "A"..."Z")
    return text.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
  }
}
