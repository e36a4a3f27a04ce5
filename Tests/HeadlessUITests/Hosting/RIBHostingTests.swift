import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// RIBs whose view controllers host views, launched from a window.
@Suite(.ownRun)
struct RIBHostingTests {
  private let window = UIWindow()
  private let root: RootRouter

  init() {
    LeakDetector.isEnabled = true
    root = RootRouter(
      interactor: Interactor(),
      viewController: RootViewController(
        rootViewController: UIHostingController(rootView: Text("home"))))
    root.launch(from: window)
  }

  @Test func `a launched app shows its root, and pages follow their RIBs`() async {
    #expect(window.isKeyAndVisible)
    #expect(root.interactor.isActive)
    #expect(window.screen.elements.map(\.label) == ["home"])
    root.routeToDetail()
    #expect(window.screen.elements.map(\.label) == ["", "detail"])
    #expect(root.children.count == 1)
    root.detachDetail()
    #expect(window.screen.elements.map(\.label) == ["home"])
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `a detached RIB leaves nothing behind`() async {
    root.routeToDetail()
    await settled()
    root.detachDetail()
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
    #expect(AppRun.current.leaks.survivors == [])
  }

  @Test func `a view that calls its presenter in onDisappear does not keep it alive`() async {
    root.routeToDetail()
    await settled()
    weak let presenter = root.detailPresenter
    #expect(presenter != nil)
    root.detachDetail()
    await settled()
    #expect(presenter == nil)
    #expect(root.log.take() == ["detail disappeared"])
  }

  @Test func `a page that stays on the screen without its RIB is reported once, by name`() async {
    root.routeToDetail()
    let kept = root.detachDetailOnly()
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        "leak: DetailViewController of Root/Detail is still on the screen though its RIB is inactive; take it off the screen in the method that detaches the RIB"
      ])
    withExtendedLifetime(kept) {}
  }
}

private protocol RootViewControllable: ViewControllable {
  func push(_ controller: ViewControllable)
  func pop()
}

private final class RootViewController: UINavigationController, RootViewControllable {
  func push(_ controller: ViewControllable) {
    pushViewController(controller.uiviewController, animated: true)
  }

  func pop() { popViewController(animated: true) }
}

private final class RootRouter: LaunchRouter<Interactor, RootViewControllable> {
  let log = Log()
  private var detail: DetailRouter?

  weak var detailPresenter: DetailPresenter? { detail?.interactor.presenter }

  func routeToDetail() {
    let presenter = DetailPresenter(log)
    let detail = DetailRouter(
      interactor: DetailInteractor(presenter: presenter),
      viewController: DetailViewController(rootView: DetailView(presenter: presenter)))
    self.detail = detail
    attachChild(detail)
    viewController.push(detail.viewControllable)
  }

  func detachDetail() {
    viewController.pop()
    _ = detachDetailOnly()
  }

  func detachDetailOnly() -> AnyObject? {
    guard let detail else { return nil }
    self.detail = nil
    detachChild(detail)
    return detail
  }
}

private final class DetailPresenter: Presentable {
  let log: Log
  init(_ log: Log) { self.log = log }
}

private final class DetailInteractor: PresentableInteractor<DetailPresenter> {}
private final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {}
private final class DetailViewController: UIHostingController<DetailView>, ViewControllable {}

private struct DetailView: View {
  let presenter: DetailPresenter

  var body: some View {
    Text("detail").onDisappear { presenter.log("detail disappeared") }
  }
}
