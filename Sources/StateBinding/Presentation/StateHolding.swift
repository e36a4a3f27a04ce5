/// Has a state that a view binds to: every ``ViewModel``.
@MainActor
public protocol StateHolding: AnyObject {
  /// What the state is.
  associatedtype State
  /// What the view shows.
  var state: State { get set }
  /// What `body` makes of the state, read where it is: nothing is copied.
  func withState<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result
}
