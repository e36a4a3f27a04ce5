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
