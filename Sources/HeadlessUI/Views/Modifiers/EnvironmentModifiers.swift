import StateBinding

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
    modified(findsTabs: true) { content, evaluation in
      evaluation.with({ transform(&$0[keyPath: keyPath]) }, content)
    }
  }

  /// Gives `object` to the views inside, which find it by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    transformEnvironment(\.self) { $0.setObject(object) }
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
    modified(findsTabs: true) { content, evaluation in
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
  func begin(in evaluation: inout Evaluation) -> Bool {
    let wasEnabled = evaluation.environment.isEnabled
    if isDisabled { evaluation.environment.isEnabled = false }
    return wasEnabled
  }

  @usableFromInline
  func end(_ wasEnabled: Bool, in evaluation: inout Evaluation) {
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
  func begin(in evaluation: inout Evaluation) -> RefreshAction? {
    replace(&evaluation.environment.refresh, with: RefreshAction(action: action))
  }

  @usableFromInline
  func end(_ outer: RefreshAction?, in evaluation: inout Evaluation) {
    evaluation.environment.refresh = outer
    if evaluation.page.refresh == nil { evaluation.page.refresh = action }
  }
}
