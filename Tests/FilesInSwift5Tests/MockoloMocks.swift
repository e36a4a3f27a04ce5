import RIBs
import RxSwift
import UIKit

// Mocks in the style of Mockolo: their initializers have default values, which need `IsolatedDefaultValues` in Swift 5.

class DeckInteractableMock: Interactable {
  var isActive: Bool = false { didSet { isActiveSetCallCount += 1 } }
  private(set) var isActiveSetCallCount = 0
  var isActiveStreamSubject = ReplaySubject<Bool>.create(bufferSize: 1)
  var isActiveStream: Observable<Bool> { isActiveStreamSubject }
  private(set) var activateCallCount = 0
  private(set) var deactivateCallCount = 0

  init(isActive: Bool = false) { self.isActive = isActive }

  func activate() { activateCallCount += 1 }
  func deactivate() { deactivateCallCount += 1 }
}

class DeckViewControllableMock: ViewControllable {
  var uiviewController: UIViewController

  init(uiviewController: UIViewController = UIViewController()) {
    self.uiviewController = uiviewController
  }
}

class DeckRoutingMock: ViewableRouting {
  var viewControllable: ViewControllable
  var interactable: Interactable { didSet { interactableSetCallCount += 1 } }
  private(set) var interactableSetCallCount = 0
  var children: [Routing] = [Routing]()
  var lifecycleSubject = PublishSubject<RouterLifecycle>()
  var lifecycle: Observable<RouterLifecycle> { lifecycleSubject }
  private(set) var loadCallCount = 0
  var attachChildHandler: ((Routing) -> Void)?

  init(
    viewControllable: ViewControllable = DeckViewControllableMock(),
    interactable: Interactable = DeckInteractableMock()
  ) {
    self.viewControllable = viewControllable
    self.interactable = interactable
  }

  func load() { loadCallCount += 1 }
  func attachChild(_ child: Routing) { attachChildHandler?(child) }
  func detachChild(_ child: Routing) {}
}
