/// What an interactor presents through: a presenter, or the view controller itself.
@MainActor
public protocol Presentable: AnyObject {}

/// A presentable that is shown a whole state at a time.
@MainActor
public protocol StatePresentable<State>: Presentable {
  associatedtype State
  /// Shows `state` from now on.
  func update(state: State)
}
