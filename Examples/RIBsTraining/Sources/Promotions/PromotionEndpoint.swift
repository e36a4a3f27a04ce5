/// What the server can be asked about promotions.
nonisolated public enum PromotionEndpoint: Endpoint {
  /// The promotion with a code.
  case fetchPromotion(code: String)

  /// The path below the server's own.
  public var path: String { "promotion" }

  /// The code: not in the path, where what a person typed could lead elsewhere.
  public var query: [(name: String, value: String)] {
    switch self {
    case .fetchPromotion(let code): [("code", code)]
    }
  }
}
