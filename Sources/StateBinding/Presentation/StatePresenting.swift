/// An object whose state `:state`, a snapshot or a test can read.
@MainActor
public protocol StatePresenting {
  /// The state as it is now.
  var currentState: Any { get }
}

/// A presenter or view controller that keeps its state in a view model.
@MainActor
public protocol ViewModelHosting: StatePresenting {
  associatedtype Model: StatePresenting
  /// The view model.
  var viewModel: Model { get }
}

extension ViewModelHosting {
  /// The view model's state.
  public var currentState: Any { viewModel.currentState }
}

/// Holds a state that a view binds to, as every ``ViewModel`` does.
@MainActor
public protocol StateHolding: AnyObject {
  associatedtype State
  var state: State { get set }
}
