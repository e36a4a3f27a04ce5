/// What a promotion offers.
nonisolated public struct PromotionEntity: Codable, Sendable, Equatable {
  /// What it is found by.
  public var code: String
  /// What it is called.
  public var title: String
  /// What it offers.
  public var offer: String
  /// Its last day, as in `2024-08-31`.
  public var until: String
}

/// One promotion.
nonisolated public struct FetchPromotionResponse: Codable, Sendable {
  /// The promotion.
  public var data: PromotionEntity
}
