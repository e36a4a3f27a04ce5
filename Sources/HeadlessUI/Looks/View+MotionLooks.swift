extension View {
  /// Looks only.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Looks only.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Looks only.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Looks only.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Looks only.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Looks only.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View { self }

  /// Looks only.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View {
    self
  }

  /// Looks only.
  public func symbolEffect(_ effect: SymbolEffect) -> some View { self }

  /// Looks only.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }
}
