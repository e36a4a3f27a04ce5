/// Handles the actions of a view. The interactor of the RIB conforms to this protocol.
@MainActor
public protocol PresentableListener<Action>: AnyObject {
  associatedtype Action
  func request(action: Action)
}

/// An object through which an interactor presents: a presenter, or the view controller itself.
@MainActor
public protocol Presentable: AnyObject {}

/// A presentable that receives a whole state at a time.
@MainActor
public protocol StatePresentable<State>: Presentable {
  associatedtype State
  func update(state: State)
}

/// Translates an interactor's models for its view controller.
@MainActor
open class Presenter<ViewControllerType>: Presentable {
  public let viewController: ViewControllerType

  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
