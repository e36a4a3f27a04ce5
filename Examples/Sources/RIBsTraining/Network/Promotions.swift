public import ExampleNetwork

/// The requests about promotions.
nonisolated public enum PromotionEndpoint: Endpoint {
  case fetchPromotion(code: String)

  public var name: String { "promotion" }
  public var path: String { "promotion" }

  /// The code is a query, not a part of the path: typed text could lead to another path.
  public var query: [(name: String, value: String)] {
    switch self {
    case .fetchPromotion(let code): [("code", code)]
    }
  }
}

nonisolated public struct PromotionEntity: Codable, Sendable, Equatable {
  public var code: String
  public var title: String
  public var offer: String
  /// The last day, for example `2024-08-31`.
  public var until: String
}

nonisolated public struct FetchPromotionResponse: Codable, Sendable {
  public var data: PromotionEntity
}
