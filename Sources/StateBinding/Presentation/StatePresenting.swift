/// Something whose state can be looked at: by `:state`, by a snapshot, by a test.
@MainActor
public protocol StatePresenting {
  /// The state as it is now.
  var currentState: Any { get }
}

/// A presenter or view controller that keeps its state in a view model, and presents that.
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

/// Holds a state that a view binds to: every ``ViewModel``.
@MainActor
public protocol StateHolding: AnyObject {
  associatedtype State
  var state: State { get set }
}
