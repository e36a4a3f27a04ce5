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
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Gives `object` to the views inside, which find it by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    changingEnvironment { $0.setObject(object) }
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
  @usableFromInline let isDisabled: Bool

  @usableFromInline
  init(_ isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  @inlinable
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    let wasEnabled = evaluation.setEnabled(!isDisabled && evaluation.isEnabled)
    content.evaluate(in: &evaluation)
    _ = evaluation.setEnabled(wasEnabled)
  }
}

@usableFromInline
struct RefreshModifier: PrimitiveModifier {
  @usableFromInline let action: @MainActor () async -> Void

  @usableFromInline
  init(_ action: @escaping @MainActor () async -> Void) {
    self.action = action
  }

  @inlinable
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    let outer = evaluation.setRefresh(RefreshAction(action: action))
    content.evaluate(in: &evaluation)
    _ = evaluation.setRefresh(outer)
    evaluation.addRefresh(action)
  }
}

extension Evaluation {
  @usableFromInline var isEnabled: Bool { environment.isEnabled }

  /// Lets the environment be enabled or not, and returns whether it was.
  @usableFromInline
  mutating func setEnabled(_ isEnabled: Bool) -> Bool {
    replace(&environment.isEnabled, with: isEnabled)
  }

  /// Sets the action that refreshes the page, for the views that follow, and returns the earlier one.
  @usableFromInline
  mutating func setRefresh(_ action: RefreshAction?) -> RefreshAction? {
    replace(&environment.refresh, with: action)
  }

  /// Refreshes the page with `action`, unless a view further inside does so.
  @usableFromInline
  mutating func addRefresh(_ action: @escaping @MainActor () async -> Void) {
    if page.refresh == nil { page.refresh = action }
  }
}
