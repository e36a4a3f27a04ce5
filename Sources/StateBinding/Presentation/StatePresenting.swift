/// An object whose state `:state`, a snapshot or a test can read.
@MainActor
public protocol StatePresenting {
  var currentState: Any { get }
}

/// A presenter or view controller that keeps its state in a view model.
@MainActor
public protocol ViewModelHosting: StatePresenting {
  associatedtype Model: StatePresenting
  var viewModel: Model { get }
}

extension ViewModelHosting {
  public var currentState: Any { viewModel.currentState }
}

/// Holds a state that a view binds to, as every ``ViewModel`` does.
@MainActor
public protocol StateHolding: AnyObject {
  associatedtype State
  var state: State { get set }
}
