/// One thing that the server can be asked for: a `GET` with a path and a query.
nonisolated public protocol Endpoint: Sendable {
  /// The path below the server's own, such as `posts/7`.
  var path: String { get }
  /// The query, in this order.
  var query: [(name: String, value: String)] { get }
  /// Whether an answer that was kept may not serve.
  var reload: Bool { get }
}

nonisolated extension Endpoint {
  /// None, unless the endpoint says otherwise.
  public var query: [(name: String, value: String)] { [] }
  /// No, unless the endpoint says otherwise.
  public var reload: Bool { false }
}
