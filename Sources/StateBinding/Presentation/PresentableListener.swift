/// What a view's actions are sent to: the interactor.
@MainActor
public protocol PresentableListener<Action>: AnyObject {
  associatedtype Action
  /// Handles `action`.
  func request(action: Action)
}
