extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    surrounded { content, evaluation in
      evaluation.with({ transform(&$0[keyPath: keyPath]) }, content)
    }
  }

  /// Gives `object` to the views inside, which find it by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    surrounded { content, evaluation in
      evaluation.with({ $0.setObject(object) }, content)
    }
  }

  public func environmentObject(_ object: some AnyObject) -> some View {
    environment(object)
  }

  @inlinable
  public consuming func disabled(_ isDisabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled))
  }

  /// Runs `action` when the person refreshes the page. The innermost action of a page wins.
  @inlinable
  public consuming func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modifier(RefreshModifier(action))
  }

  /// Gives the view new state whenever `id` changes.
  public func id(_ id: some Hashable) -> some View {
    surrounded { content, evaluation in
      evaluation.evaluate(branch: id, content)
    }
  }
}

@usableFromInline
struct DisabledModifier: PrimitiveModifier {
  private let isDisabled: Bool

  @usableFromInline
  init(_ isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  @usableFromInline
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    let wasEnabled = evaluation.environment.isEnabled
    if isDisabled { evaluation.environment.isEnabled = false }
    content.evaluate(in: &evaluation)
    evaluation.environment.isEnabled = wasEnabled
  }
}

@usableFromInline
struct RefreshModifier: PrimitiveModifier {
  private let action: @MainActor () async -> Void

  @usableFromInline
  init(_ action: @escaping @MainActor () async -> Void) {
    self.action = action
  }

  @usableFromInline
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    let outer = evaluation.environment.refresh
    evaluation.environment.refresh = RefreshAction(action: action)
    content.evaluate(in: &evaluation)
    evaluation.environment.refresh = outer
    if evaluation.page.refresh == nil { evaluation.page.refresh = action }
  }
}
