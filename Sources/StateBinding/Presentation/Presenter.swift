/// Handles the actions of a view: the interactor does.
@MainActor
public protocol PresentableListener<Action>: AnyObject {
  associatedtype Action
  /// Handles `action`.
  func request(action: Action)
}

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

/// Translates between an interactor's models and what its view controller shows.
@MainActor
open class Presenter<ViewControllerType>: Presentable {
  /// The view controller it presents with.
  public let viewController: ViewControllerType

  /// Presents with `viewController`.
  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
