/// The parts of the root of an app.
extension RIBForm {
  var launchBuilder: String {
    """
    \(imports("UIKit"))

    /// The services that the app needs.
    protocol \(name)Dependency: Dependency {}

    /// Owns the objects that all RIBs of the app share.
    final class \(name)Component: Component<\(name)Dependency> {}

    /// Builds the whole app.
    final class \(name)Builder: Builder<\(name)Dependency> {
      func build() -> LaunchRouting {
        let viewController = \(name)ViewController()
        let interactor = \(name)Interactor(presenter: viewController)
        return \(name)Router(interactor: interactor, viewController: viewController)
      }
    }

    """
  }

  var launchInteractor: String {
    """
    import StateBinding

    protocol \(routing): ViewableRouting {}

    protocol \(name)Presentable: Presentable {}

    final class \(name)Interactor: PresentableInteractor<\(name)Presentable>, \(name)Interactable {
      weak var router: \(routing)?

      override func didBecomeActive() {
        super.didBecomeActive()
      }

      override func willResignActive() {
        super.willResignActive()
      }
    }

    """
  }

  var launchRouter: String {
    """
    import StateBinding

    protocol \(name)Interactable: Interactable {
      var router: \(routing)? { get set }
    }

    protocol \(name)ViewControllable: ViewControllable {
      func show(_ viewController: ViewControllable)
      func hide(_ viewController: ViewControllable)
    }

    final class \(name)Router: LaunchRouter<\(name)Interactable, \(name)ViewControllable>, \(routing) {
      override init(interactor: \(name)Interactable, viewController: \(name)ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }
    }

    """
  }

  var launchViewController: String {
    """
    \(imports("UIKit"))

    final class \(name)ViewController: UIViewController, \(name)Presentable, \(name)ViewControllable {
      func show(_ viewController: ViewControllable) {
        let child = viewController.uiviewController
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }

      func hide(_ viewController: ViewControllable) {
        let child = viewController.uiviewController
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }

    """
  }
}
