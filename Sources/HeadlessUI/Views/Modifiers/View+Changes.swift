extension View {
  /// Does `action` with the new value when `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue) }
  }

  /// Runs `action` while the view is shown; cancels it when the view goes. All tasks have one priority here.
  public func task(
    priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(action)
  }

  /// Runs `action` while the view is shown, anew for each `id`. All tasks have one priority here.
  public func task<ID: Hashable>(
    id: ID, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: id, action)
  }
}
