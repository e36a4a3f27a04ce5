import Combine
import ModernRIBs
import SwiftUI
import UIKit

// A root view that wraps a navigation controller, a worker, plain deinits, and mocks: as ModernRIBs apps have them.

final class NavigationControllerable: ViewControllable {
  var uiviewController: UIViewController { navigationController }

  let navigationController: UINavigationController

  init(root: ViewControllable) {
    navigationController = UINavigationController(rootViewController: root.uiviewController)
  }

  deinit {}
}

extension ViewControllable {
  func push(_ viewController: ViewControllable, animated: Bool) {
    if let navigation = uiviewController as? UINavigationController {
      navigation.pushViewController(viewController.uiviewController, animated: animated)
    } else {
      uiviewController.navigationController?
        .pushViewController(viewController.uiviewController, animated: animated)
    }
  }
}

// MARK: - Tour

protocol TourRouting: ViewableRouting {
  func routeToStop()
}

protocol TourInteractable: Interactable {
  var router: TourRouting? { get set }
}

final class TourInteractor: Interactor, TourInteractable {
  weak var router: TourRouting?

  private let guide: Working
  private var cancellables = Set<AnyCancellable>()

  init(guide: Working) {
    self.guide = guide
    super.init()
  }

  deinit {}

  override func didBecomeActive() {
    super.didBecomeActive()
    guide.start(self)
    isActiveStream
      .filter { $0 }
      .first()
      .sink { [weak self] _ in self?.router?.routeToStop() }
      .store(in: &cancellables)
  }
}

final class TourGuide: Worker {
  private let place: CurrentValueSubject<String, Never>

  init(place: CurrentValueSubject<String, Never>) {
    self.place = place
  }

  deinit {}

  override func didStart(_ interactorScope: InteractorScope) {
    super.didStart(interactorScope)
    interactorScope.isActiveStream
      .map { $0 ? "Harbour" : "" }
      .sink { [place] in place.send($0) }
      .cancelOnStop(self)
  }
}

final class TourRouter: LaunchRouter<TourInteractable, ViewControllable>, TourRouting {
  private let place: CurrentValueSubject<String, Never>
  private var stop: ViewableRouting?

  init(
    interactor: TourInteractable, viewController: ViewControllable,
    place: CurrentValueSubject<String, Never>
  ) {
    self.place = place
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  deinit {}

  func routeToStop() {
    guard stop == nil else { return }
    let stop = StopRouter(
      interactor: StopInteractor(), viewController: StopViewController(place.value))
    self.stop = stop
    attachChild(stop)
    viewController.push(stop.viewControllable, animated: true)
  }
}

func tourRouter() -> TourRouter {
  let place = CurrentValueSubject<String, Never>("Station")
  let start = TourViewController(rootView: Text("Start"))
  return TourRouter(
    interactor: TourInteractor(guide: TourGuide(place: place)),
    viewController: NavigationControllerable(root: start), place: place)
}

final class TourViewController: UIHostingController<Text>, ViewControllable {}

// MARK: - Stop

final class StopInteractor: Interactor {}

final class StopRouter: ViewableRouter<Interactable, ViewControllable> {}

final class StopViewController: UIHostingController<Text>, ViewControllable {
  init(_ name: String) {
    super.init(rootView: Text(name))
    title = "Stop"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {}
}

/// Opens the first stop from a link, and forks for the log.
public final class TourWorkflow: Workflow<String> {
  public init(log: @escaping (String) -> Void) {
    super.init()
    let first = onStep { start -> AnyPublisher<(String, Int), Error> in
      Just((start, 1)).setFailureType(to: Error.self).eraseToAnyPublisher()
    }
    first.commit()
    first.asPublisher().fork(self)?
      .onStep { (start: String, number: Int) -> AnyPublisher<(String, Int), Error> in
        log("\(start) \(number)")
        return Just((start, number)).setFailureType(to: Error.self).eraseToAnyPublisher()
      }
      .commit()
  }
}

/// Runs the workflow until `interactor` becomes inactive.
public func runTour(until interactor: Interactor, log: @escaping (String) -> Void) -> Cancellable {
  TourWorkflow(log: log).subscribe("Harbour").cancelOnDeactivate(interactor: interactor)
}

// MARK: - Mocks

final class ViewControllableMock: ViewControllable {
  var uiviewController = UIViewController() { didSet { uiviewControllerSetCallCount += 1 } }
  var uiviewControllerSetCallCount = 0
}

final class TourInteractableMock: TourInteractable {
  var router: TourRouting?
  var isActive: Bool { isActiveSubject.value }
  var isActiveStream: AnyPublisher<Bool, Never> { isActiveSubject.eraseToAnyPublisher() }
  let isActiveSubject = CurrentValueSubject<Bool, Never>(false)

  func activate() { isActiveSubject.send(true) }
  func deactivate() { isActiveSubject.send(false) }
}

class TourRoutingMock: TourRouting {
  var viewControllable: ViewControllable = ViewControllableMock()
  var interactable: Interactable = TourInteractableMock()
  var children: [Routing] = []
  let lifecycleSubject = PassthroughSubject<RouterLifecycle, Never>()
  var lifecycle: AnyPublisher<RouterLifecycle, Never> { lifecycleSubject.eraseToAnyPublisher() }
  var loadCallCount = 0

  func load() { loadCallCount += 1 }
  func attachChild(_ child: Routing) { children.append(child) }
  func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
  func routeToStop() {}
}

final class TourLaunchMock: TourRoutingMock, LaunchRouting {
  var launchCallCount = 0

  func launch(from window: UIWindow) {
    launchCallCount += 1
    window.rootViewController = viewControllable.uiviewController
  }
}

final class WorkingMock: Working {
  var isStarted = false
  var isStartedStream: AnyPublisher<Bool, Never> { Just(isStarted).eraseToAnyPublisher() }

  func start(_ interactorScope: InteractorScope) { isStarted = interactorScope.isActive }
  func stop() { isStarted = false }
}

/// Attaches a mock to a router, and tells whether the mock was loaded and activated.
public func attachTourMock() -> [Bool] {
  let router = tourRouter()
  let mock = TourRoutingMock()
  router.interactable.activate()
  router.attachChild(mock)
  let results = [
    mock.loadCallCount == 1, mock.interactable.isActive,
    router.children.contains { $0 === mock },
  ]
  router.detachChild(mock)
  return results + [mock.interactable.isActive]
}

/// Launches a mock, and tells how often it was launched.
public func launchTourMock(in window: UIWindow) -> Int {
  let mock = TourLaunchMock()
  mock.launch(from: window)
  return mock.launchCallCount
}

// MARK: - A team's own names, which ModernRIBs and RIBs do not have

public final class ViewModel {
  public init() {}
}

public struct ReplaySubject {
  public init() {}
}
