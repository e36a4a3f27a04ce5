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
    modified { content, evaluation in
      evaluation.with({ transform(&$0[keyPath: keyPath]) }) { content.evaluate(in: &$0) }
    }
  }

  /// Gives `object` to the views inside, which find it by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modified { content, evaluation in
      evaluation.with({ $0.setObject(object) }) { content.evaluate(in: &$0) }
    }
  }

  public func environmentObject(_ object: some AnyObject) -> some View {
    environment(object)
  }

  public func disabled(_ isDisabled: Bool) -> some View {
    modified { content, evaluation in
      let outer = evaluation.environment.isEnabled
      if isDisabled { evaluation.environment.isEnabled = false }
      content.evaluate(in: &evaluation)
      evaluation.environment.isEnabled = outer
    }
  }

  /// Loads the page anew when the person asks for it; on one page, the innermost action wins.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modified { content, evaluation in
      let outer = evaluation.environment.refresh
      evaluation.environment.refresh = RefreshAction(action: action)
      content.evaluate(in: &evaluation)
      evaluation.environment.refresh = outer
      if evaluation.page.refresh == nil { evaluation.page.refresh = action }
    }
  }

  /// Gives the view new state whenever `id` changes.
  public func id(_ id: some Hashable) -> some View {
    modified { content, evaluation in
      evaluation.evaluate(branch: id) { content.evaluate(in: &$0) }
    }
  }
}
