public import Foundation

/// Asks the server, and understands the answer.
///
/// There is no `shared` one: what an app talks to is decided where it is launched, and comes down the tree.
public final class Network {
  private let transport: any Transport

  /// Asks through `transport`.
  public init(transport: any Transport) {
    self.transport = transport
  }

  /// The answer to `endpoint`.
  ///
  /// What fails throws a ``NetworkError``. A task that is cancelled ends the request and gets a `CancellationError`.
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

/// What carries a request to the answer's bytes.
public protocol Transport {
  /// The body of the answer to `endpoint`.
  func data(for endpoint: any Endpoint) async throws -> Data
}
