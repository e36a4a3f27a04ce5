import StateBinding

protocol ProfileRouting: ViewableRouting {
  func routeToSettings()
}

protocol ProfileInteractable: Interactable {
  var router: ProfileRouting? { get set }
}

/// A mock like a generated one: no class of the framework, and counted calls.
final class ProfileInteractableMock: ProfileInteractable {
  weak var router: ProfileRouting?

  var isActive = false
  let isActiveSubject = PublishSubject<Bool>()
  var isActiveStream: Observable<Bool> { isActiveSubject }

  var activateHandler: (() -> Void)?
  private(set) var activateCallCount = 0
  func activate() {
    activateCallCount += 1
    activateHandler?()
  }

  var deactivateHandler: (() -> Void)?
  private(set) var deactivateCallCount = 0
  func deactivate() {
    deactivateCallCount += 1
    deactivateHandler?()
  }
}

extension ProfileInteractableMock {
  /// A mock that becomes active and inactive when asked.
  static func obedient() -> ProfileInteractableMock {
    let mock = ProfileInteractableMock()
    mock.activateHandler = { [unowned mock] in mock.become(true) }
    mock.deactivateHandler = { [unowned mock] in mock.become(false) }
    return mock
  }

  private func become(_ isActive: Bool) {
    if self.isActive == isActive { return }
    self.isActive = isActive
    isActiveSubject.onNext(isActive)
  }
}

/// A router's mock, in the same way.
final class ProfileRoutingMock: ProfileRouting {
  let interactable: Interactable
  let viewControllable: ViewControllable = ViewControllableMock()

  init(interactable: Interactable) { self.interactable = interactable }

  let lifecycleSubject = PublishSubject<RouterLifecycle>()
  var lifecycle: Observable<RouterLifecycle> { lifecycleSubject }
  var children: [Routing] = []

  private(set) var loadCallCount = 0
  func load() { loadCallCount += 1 }

  private(set) var attachChildCallCount = 0
  func attachChild(_ child: Routing) { attachChildCallCount += 1 }

  private(set) var detachChildCallCount = 0
  func detachChild(_ child: Routing) { detachChildCallCount += 1 }

  private(set) var routeToSettingsCallCount = 0
  func routeToSettings() { routeToSettingsCallCount += 1 }
}

final class ViewControllableMock: ViewControllable {
  var isOnScreen = false
}
