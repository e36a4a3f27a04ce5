import HeadlessUI
import StateBinding

package protocol RootDependency: Dependency {
  var luggage: Luggage { get }
}

final class RootComponent: Component<RootDependency>, BagDependency {
  var luggage: Luggage { dependency.luggage }
}

/// Builds the whole app.
package final class RootBuilder: Builder<RootDependency> {
  package func build() -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    return RootRouter(
      interactor: RootInteractor(), viewController: RootViewController(),
      bagBuilder: BagBuilder(dependency: component))
  }
}

final class RootInteractor: Interactor, BagListener {}

/// Attaches Bag at launch.
final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
  private let bagBuilder: BagBuilder

  init(interactor: RootInteractor, viewController: RootViewController, bagBuilder: BagBuilder) {
    self.bagBuilder = bagBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let bag = bagBuilder.build(withListener: interactor)
    attachChild(bag)
    viewController.setViewControllers([bag.viewControllable.uiviewController], animated: false)
  }
}

final class RootViewController: UINavigationController, ViewControllable {}

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
