import StateBinding
import TestSupport
import Testing

/// What the original's unit tests of the routers assert.
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

  @Test func `the lifecycle is nothing, then didLoad, then complete`() {
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

  @Test func `attaching makes one child, activated once and loaded once`() {
    router.attachChild(child)
    #expect(router.children.count == 1)
    #expect(child.interactor.activations == 1)
    #expect(child.loads == 1)
  }

  @Test func `attaching activates the subtree`() {
    child.attachChild(grandchild)
    router.attachChild(child)
    #expect(child.interactor.activations == 1)
    #expect(grandchild.interactor.activations == 1)
  }

  @Test func `detaching leaves no child, deactivated once`() {
    router.attachChild(child)
    router.detachChild(child)
    #expect(router.children.isEmpty)
    #expect(child.interactor.resignations == 1)
  }

  @Test func `detaching deactivates the subtree`() {
    router.attachChild(child)
    child.attachChild(grandchild)
    router.detachChild(child)
    #expect(child.interactor.resignations == 1)
    #expect(grandchild.interactor.resignations == 1)
  }

  @Test func `a router that goes leaves one leak expectation`() {
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

  @Test func `a viewable router that resigns expects its view to disappear`() {
    let view = ViewControllableMock()
    view.isOnScreen = true
    let router = ViewableRouter(interactor: Interactor(), viewController: view)
    router.interactor.activate()
    router.interactor.deactivate()
    #expect(AppRun.current.leaks.survivors.map(\.isOnScreen) == [true])
  }

  @Test func `a viewable router that goes expects its view and its interactor to go`() {
    let (interactor, view) = (Interactor(), ViewControllableMock())
    _ = ViewableRouter(interactor: interactor, viewController: view)
    let survivors = AppRun.current.leaks.survivors.map(\.object)
    withExtendedLifetime((interactor, view)) {
      #expect(survivors == ["Interactor", "ViewControllableMock"])
    }
  }

  @Test func `launching sets the root, shows the window, activates once and loads once`() {
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
