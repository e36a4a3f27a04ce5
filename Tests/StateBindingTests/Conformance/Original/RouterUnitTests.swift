import StateBinding
import TestSupport
import Testing

/// The original's unit tests of the routers.
@Suite(.ownRun)
struct RouterUnitTests {
  private final class CountingInteractor: Interactor {
    var activations = 0
    var resignations = 0
    override func didBecomeActive() { activations += 1 }
    override func willResignActive() { resignations += 1 }
  }

  private final class CountingRouter: Router<CountingInteractor> {
    var loads = 0
    override func didLoad() { loads += 1 }
  }

  private let router = CountingRouter(interactor: CountingInteractor())
  private let child = CountingRouter(interactor: CountingInteractor())
  private let grandchild = CountingRouter(interactor: CountingInteractor())

  init() {
    LeakDetector.isEnabled = true
    router.interactor.activate()
  }

  @Test func `the lifecycle sends didLoad, then completes`() {
    var last: RouterLifecycle?
    var isComplete = false
    var router: CountingRouter? = CountingRouter(interactor: CountingInteractor())
    router?.lifecycle.subscribe(onNext: { last = $0 }, onCompleted: { isComplete = true })
    #expect(last == nil)
    #expect(!isComplete)
    router?.load()
    #expect(last == .didLoad)
    withExtendedLifetime(router) { #expect(!isComplete) }
    router = nil
    #expect(isComplete)
  }

  @Test func `attaching a child activates and loads it once`() {
    router.attachChild(child)
    #expect(router.children.count == 1)
    #expect(child.interactor.activations == 1)
    #expect(child.loads == 1)
  }

  @Test func `attaching a child activates its subtree`() {
    child.attachChild(grandchild)
    router.attachChild(child)
    #expect(child.interactor.activations == 1)
    #expect(grandchild.interactor.activations == 1)
  }

  @Test func `detaching a child deactivates it once`() {
    router.attachChild(child)
    router.detachChild(child)
    #expect(router.children.isEmpty)
    #expect(child.interactor.resignations == 1)
  }

  @Test func `detaching a child deactivates its subtree`() {
    router.attachChild(child)
    child.attachChild(grandchild)
    router.detachChild(child)
    #expect(child.interactor.resignations == 1)
    #expect(grandchild.interactor.resignations == 1)
  }

  @Test func `a released router expects its interactor to be released`() {
    let interactor = CountingInteractor()
    _ = CountingRouter(interactor: interactor)
    let survivors = AppRun.current.leaks.survivors.map(\.object)
    withExtendedLifetime(interactor) { #expect(survivors == ["CountingInteractor"]) }
  }

  @Test func `children are removed by identity`() {
    router.attachChild(child)
    router.attachChild(grandchild)
    router.detachChild(child)
    #expect(router.children.map(ObjectIdentifier.init) == [ObjectIdentifier(grandchild)])
  }

  @Test func `a deactivated viewable router expects its view to disappear`() {
    let view = ViewControllableMock()
    view.isOnScreen = true
    let router = ViewableRouter(interactor: Interactor(), viewController: view)
    router.interactor.activate()
    router.interactor.deactivate()
    #expect(AppRun.current.leaks.survivors.map(\.isOnScreen) == [true])
  }

  @Test func `a released viewable router expects its view and interactor to be released`() {
    let (interactor, view) = (Interactor(), ViewControllableMock())
    _ = ViewableRouter(interactor: interactor, viewController: view)
    let survivors = AppRun.current.leaks.survivors.map(\.object)
    withExtendedLifetime((interactor, view)) {
      #expect(survivors == ["Interactor", "ViewControllableMock"])
    }
  }

  @Test func `launching sets the root, shows the window, and activates and loads once`() {
    final class WindowMock: LaunchWindow {
      var root: ViewControllable?
      var shown = 0
      func setRoot(_ viewController: any ViewControllable) { root = viewController }
      func makeKeyAndVisible() { shown += 1 }
    }
    final class RootRouter: LaunchRouter<ProfileInteractableMock, ViewControllableMock> {
      var loads = 0
      override func didLoad() { loads += 1 }
    }
    let (interactor, window) = (ProfileInteractableMock(), WindowMock())
    let router = RootRouter(interactor: interactor, viewController: ViewControllableMock())
    router.launch(from: window)
    #expect(window.root === router.viewController)
    #expect(window.shown == 1)
    #expect(interactor.activateCallCount == 1)
    #expect(router.loads == 1)
  }
}
