import RIBs
import RxRelay
import RxSwift
import UIKit

// A wrapped view, plain deinits and mocks, as RIBs apps have them.

protocol FerryRouting: ViewableRouting {
  func routeToDeck()
}

protocol FerryInteractable: Interactable {
  var router: FerryRouting? { get set }
}

final class FerryInteractor: Interactor, FerryInteractable {
  weak var router: FerryRouting?

  private let disposeBag = DisposeBag()
  private let passengers: BehaviorRelay<Int>

  init(passengers: BehaviorRelay<Int>) {
    self.passengers = passengers
    super.init()
  }

  deinit {}

  override func didBecomeActive() {
    super.didBecomeActive()
    passengers.subscribe(onNext: { _ in }).disposed(by: disposeBag)
  }
}

final class FerryRouter: ViewableRouter<FerryInteractable, ViewControllable>, FerryRouting {
  deinit {}

  func routeToDeck() {}
}

final class FerryWorker: Worker {
  deinit {}

  override func didStart(_ interactorScope: InteractorScope) { super.didStart(interactorScope) }
}

final class FerryWorkflow: Workflow<FerryInteractable> {
  deinit {}

  func end(_ passengers: Disposable) { passengers.disposeWith(worflow: self) }
}

final class FerryComponent: Component<EmptyDependency>, EmptyDependency {
  deinit {}
}

final class FerryViewController: UIViewController, ViewControllable {
  deinit {}
}

final class FerryWindow: UIWindow {
  deinit {}
}

final class FerryView: UIView {
  deinit {}
}

final class ContainerControllable: ViewControllable {
  var uiviewController: UIViewController { container }

  private let container = UIViewController()
}

final class FerryInteractableMock: FerryInteractable {
  var router: FerryRouting?
  var isActive = false
  var isActiveStream: Observable<Bool> { isActiveSubject }
  let isActiveSubject = PublishSubject<Bool>()

  func activate() { isActive = true }
  func deactivate() { isActive = false }
}

class FerryRoutingMock: FerryRouting {
  var viewControllable: ViewControllable = ContainerControllable()
  var interactable: Interactable = FerryInteractableMock()
  var children: [Routing] = []
  var lifecycle: Observable<RouterLifecycle> { lifecycleSubject }
  let lifecycleSubject = PublishSubject<RouterLifecycle>()

  func load() {}
  func attachChild(_ child: Routing) { children.append(child) }
  func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
  func routeToDeck() {}
}

final class FerryLaunchMock: FerryRoutingMock, LaunchRouting {
  func launch(from window: UIWindow) {
    window.rootViewController = viewControllable.uiviewController
  }
}

/// The view controllers of a wrapped view: its own, and those that its router and a mock of its router pass on.
public func ferryViewControllers() -> [UIViewController] {
  let container = ContainerControllable()
  let router: FerryRouting = FerryRouter(
    interactor: FerryInteractor(passengers: BehaviorRelay(value: 0)), viewController: container)
  let mock = FerryRoutingMock()
  mock.viewControllable = container
  let mocked: ViewableRouting = mock
  let window = UIWindow()
  let launch = FerryLaunchMock()
  launch.viewControllable = container
  launch.launchFromWindow(window)
  return [
    container.uiviewController, router.viewControllable.uiviewController,
    mocked.viewControllable.uiviewController,
  ] + [window.rootViewController].compactMap { $0 }
}
