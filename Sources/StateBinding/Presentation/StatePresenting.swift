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
    get { viewModel.listener.map(AppRun.current.trace.noting) }
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

/// Notes the actions that a host sends to its listener without its view model, as when a page is popped.
private final class NotingListener<Action>: PresentableListener {
  private(set) weak var listener: (any PresentableListener<Action>)?

  init(_ listener: any PresentableListener<Action>) { self.listener = listener }

  func request(action: Action) {
    guard let listener else { return }
    AppRun.current.trace.record(.action, type(of: listener), .action(action))
    listener.request(action: action)
  }
}

extension Trace {
  /// `listener`, or one that notes each action and passes it on, if anyone hears the trace.
  fileprivate func noting<Action>(
    _ listener: any PresentableListener<Action>
  ) -> any PresentableListener<Action> {
    guard isOn else { return listener }
    let known = notingListeners[ObjectIdentifier(listener)] as? NotingListener<Action>
    if let known, known.listener === listener { return known }
    let noting = NotingListener(listener)
    notingListeners[ObjectIdentifier(listener)] = noting
    return noting
  }
}
