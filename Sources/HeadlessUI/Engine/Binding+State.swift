public import StateBinding

extension BindingPath where Value: StateHolding {
  /// The way to the state.
  @inlinable
  func statePath() -> BindingPath<Value.State> {
    if let statePath { return unsafeDowncast(statePath, to: BindingPath<Value.State>.self) }
    let path = BindingPath<Value.State>(
      get: { [get] in get().state },
      set: { [get] in
        // What was there goes after the change, as its `deinit` may read the state.
        var old = $0
        swap(&get().state, &old)
      },
      inPlace: ValueInPlace(
        read: { [get] body in get().withState(body) },
        change: { [get] body in withUnsafeMutablePointer(to: &get().state, body) }))
    statePath = path
    return path
  }
}

extension Binding where Value: StateHolding {
  /// A binding to the state of a view model: the same as by its key path, which takes a hundred nanoseconds to read.
  @inlinable
  public var state: Binding<Value.State> { Binding<Value.State>(path.statePath(), of: root) }
}
