/// An object whose state `:state`, a snapshot or a test can read.
@MainActor
public protocol StatePresenting {
  var currentState: Any { get }
}

/// A view controller or presenter that keeps its state in a view model.
///
/// The host gets its `listener` and `update(state:)` from here: both are those of the view model. An interactor therefore sets
/// `presenter.listener` once, and its states and the actions of the view arrive. A host of a view model of another kind, such as
/// an `@Observable` class, declares both itself.
@MainActor
public protocol ViewModelHosting: AnyObject, StatePresenting {
  associatedtype Model: StatePresenting
  var viewModel: Model { get }
}

extension ViewModelHosting {
  public var currentState: Any { viewModel.currentState }
}

extension ViewModelHosting where Model: StateHolding {
  public var listener: (any PresentableListener<Model.Action>)? {
    get { viewModel.listener }
    set { viewModel.listener = newValue }
  }

  public func update(state: Model.State) {
    viewModel.update(state: state)
  }
}

/// Holds a state that a view binds to, and passes actions on, as every ``ViewModel`` does.
@MainActor
public protocol StateHolding: AnyObject {
  associatedtype State
  associatedtype Action
  var state: State { get set }
  var listener: (any PresentableListener<Action>)? { get set }
  func update(state: State)
}
