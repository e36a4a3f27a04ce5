import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private final class ProfileRouter: ViewableRouter<ProfileInteractable, ViewControllable>,
  ProfileRouting
{
  private(set) var settings: Router<Interactor>?

  override init(interactor: ProfileInteractable, viewController: ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToSettings() {
    let settings = Router(interactor: Interactor())
    self.settings = settings
    attachChild(settings)
  }
}

/// A real router with a foreign interactor, as in a unit test of the router.
@Suite(.ownRun)
struct ForeignInteractorTests {
  private let interactor = ProfileInteractableMock.obedient()
  private let router: ProfileRouter

  init() {
    router = ProfileRouter(interactor: interactor, viewController: ViewControllableMock())
  }

  @Test func `a router and its foreign interactor know each other`() {
    #expect(router.interactable === interactor)
    #expect(interactor.router === router)
  }

  @Test func `a child attached while a foreign interactor is active is active`() {
    interactor.activate()
    router.load()
    router.routeToSettings()
    #expect(router.settings?.interactor.isActive == true)
  }

  @Test func `children follow a foreign interactor once the router is loaded`() {
    router.load()
    router.routeToSettings()
    #expect(router.settings?.interactor.isActive == false)
    interactor.activate()
    #expect(router.settings?.interactor.isActive == true)
    interactor.deactivate()
    #expect(router.settings?.interactor.isActive == false)
  }

  @Test func `a router loaded after the activation catches up`() {
    let behaving = BehaviorInteractor()
    let router = Router<Interactable>(interactor: behaving)
    let child = Router(interactor: Interactor())
    router.attachChild(child)
    behaving.activate()
    #expect(!child.interactor.isActive)
    router.load()
    #expect(child.interactor.isActive)
  }

  @Test func `loading activates the children before it sends didLoad`() {
    let active = BehaviorInteractor()
    active.activate()
    let router = Router<Interactable>(interactor: active)
    let child = Router(interactor: Interactor())
    router.attachChild(child)
    child.interactor.deactivate()
    var wasActive: [Bool] = []
    _ = router.lifecycle.subscribe(onNext: { _ in wasActive.append(child.interactor.isActive) })
    router.load()
    #expect(wasActive == [true])
  }

  @Test func `a foreign interactor is activated and deactivated once`() {
    let counting = ProfileInteractableMock()
    let parent = Router(interactor: Interactor())
    let child = ProfileRouter(interactor: counting, viewController: ViewControllableMock())
    parent.interactor.activate()
    parent.attachChild(child)
    #expect(counting.activateCallCount == 1)
    parent.detachChild(child)
    #expect(counting.deactivateCallCount == 1)
  }

  @Test func `a released router deactivates a foreign interactor and stops following it`() {
    var router: ProfileRouter? = ProfileRouter(
      interactor: interactor, viewController: ViewControllableMock())
    router?.load()
    interactor.activate()
    withExtendedLifetime(router) { #expect(interactor.isActiveSubject.hasObservers) }
    router = nil
    #expect(interactor.deactivateCallCount == 1)
    #expect(!interactor.isActiveSubject.hasObservers)
    #expect(interactor.router == nil)
  }
}

/// A foreign interactor whose stream has a current value, like the framework's.
private final class BehaviorInteractor: Interactable {
  private let activeness = BehaviorRelay(value: false)

  var isActive: Bool { activeness.value }
  var isActiveStream: Observable<Bool> { activeness.distinctUntilChanged() }

  func activate() { activeness.accept(true) }
  func deactivate() { activeness.accept(false) }
}
