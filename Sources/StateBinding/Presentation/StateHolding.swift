/// Has a state that a view binds to: every ``ViewModel``.
@MainActor
public protocol StateHolding: AnyObject {
  /// What the state is.
  associatedtype State
  /// What the view shows.
  var state: State { get set }
  /// What `body` makes of the state, which it may only reach by the pointer: nothing is copied.
  func withState<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result
}

extension StateHolding {
  /// What `body` makes of a copy of the state.
  @inlinable
  public func withState<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result {
    withUnsafePointer(to: state, body)
  }
}
