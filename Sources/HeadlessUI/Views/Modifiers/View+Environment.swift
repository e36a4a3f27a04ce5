extension View {
  /// Sets a value for the view and everything in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modified { content, evaluation in
      evaluation.with({ $0[keyPath: keyPath] = value }) { content.evaluate(in: &$0) }
    }
  }

  /// Changes a value for the view and everything in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    modified { content, evaluation in
      evaluation.with({ transform(&$0[keyPath: keyPath]) }) { content.evaluate(in: &$0) }
    }
  }

  /// Gives the view and everything in it `object`, to be found by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modified { content, evaluation in
      evaluation.with({ $0.setObject(object) }) { content.evaluate(in: &$0) }
    }
  }

  /// Gives the view and everything in it `object`, to be found by its type.
  public func environmentObject(_ object: some AnyObject) -> some View {
    environment(object)
  }

  /// Keeps the view and everything in it from being used where `isDisabled`.
  @inlinable
  @inline(__always)
  public consuming func disabled(_ isDisabled: Bool) -> some View {
    ChangedView(self, DisabledChange(isDisabled: isDisabled))
  }
}
