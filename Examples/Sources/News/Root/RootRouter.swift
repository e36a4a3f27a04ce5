import HeadlessUI
import StateBinding

protocol RootInteractable: Interactable, ListingListener {}

protocol RootViewControllable: ViewControllable {
  /// Makes `viewControllable` the bottom of the stack.
  func setRoot(_ viewControllable: ViewControllable)
}

/// Attaches Listing at launch.
final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {
  private let listingBuilder: ListingBuildable

  init(
    interactor: RootInteractable, viewController: RootViewControllable,
    listingBuilder: ListingBuildable
  ) {
    self.listingBuilder = listingBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let router = listingBuilder.build(withListener: interactor)
    attachChild(router)
    viewController.setRoot(router.viewControllable)
  }
}

protocol RootPresentable: Presentable {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {}

/// The stack on which Listing pushes DetailNews.
final class RootViewController: UINavigationController, RootPresentable, RootViewControllable {
  func setRoot(_ viewControllable: ViewControllable) {
    setViewControllers([viewControllable.uiviewController], animated: false)
  }
}

extension UIViewController {
  /// Adds `child`, whose view fills the view of this view controller.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
