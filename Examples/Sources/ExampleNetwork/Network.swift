public import Foundation

/// Sends requests and decodes the answers.
///
/// There is no shared instance: the app gets one at launch, and passes it down the tree.
public final class Network {
  private let transport: any Transport

  public init(transport: any Transport) {
    self.transport = transport
  }

  /// The decoded answer. A failed request throws a ``NetworkError``; a cancelled request throws a `CancellationError`.
  public func request<Response: Decodable>(endpoint: some Endpoint) async throws -> Response {
    let data = try await transport.data(for: endpoint)
    try Task.checkCancellation()
    do {
      return try JSONDecoder().decode(Response.self, from: data)
    } catch {
      throw NetworkError.unreadable
    }
  }
}

/// Carries a request, and returns the bytes of the answer.
public protocol Transport {
  /// The body of the answer to `endpoint`.
  func data(for endpoint: any Endpoint) async throws -> Data
}

/// A `GET` request with a path and a query.
nonisolated public protocol Endpoint: Sendable {
  /// The name of the request in the program's options, such as `posts`.
  var name: String { get }
  /// The path below the server's own, such as `posts/7`.
  var path: String { get }
  /// The query, in this order.
  var query: [(name: String, value: String)] { get }
  /// Whether a cached answer must not be used.
  var reload: Bool { get }
}

nonisolated extension Endpoint {
  public var query: [(name: String, value: String)] { [] }
  public var reload: Bool { false }
}

/// The reason why a request failed.
nonisolated public enum NetworkError: Error, Equatable, CustomStringConvertible {
  /// Nobody listens at the address, or there is no such address.
  case cannotConnect(server: String)
  /// The answer took too long.
  case timedOut
  /// The answer ended before it was whole.
  case cutOff
  /// The answer has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The server redirects the request to this URL.
  case redirected(to: String)
  /// The server answered with this status.
  case status(Int)
  /// The answer cannot be decoded.
  case unreadable
  /// The embedded server simulates a failure.
  case unavailable
  /// Any other error, in the system's words.
  case failed(reason: String)

  public var description: String {
    switch self {
    case .cannotConnect(let server): "nobody answers at \(server); check the address and try again"
    case .timedOut: "the server took too long to answer; try again later"
    case .cutOff: "the answer was cut off; try again"
    case .tooLarge(let limit): "the answer has more than \(limit) bytes; ask for less"
    case .redirected(let place): "the server sends the request on to \(place); use that address"
    case .status(404): "the server does not have it (404)"
    case .status(let status): "the server answered with status \(status); try again later"
    case .unreadable: "the server's answer cannot be read; it may be newer than this app"
    case .unavailable: "the service is unavailable; try again later"
    case .failed(let reason): "the request failed: \(reason)"
    }
  }
}
