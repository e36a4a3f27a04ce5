import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private final class ProfileRouter: Router<Interactor> {
  init() { super.init(interactor: Interactor()) }
}

private final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
  override func didBecomeActive() { router?.showProfile() }
}

private final class HomeRouter: Router<HomeInteractor> {
  init() {
    super.init(interactor: HomeInteractor())
    interactor.router = self
  }

  func showProfile() { attachChild(ProfileRouter()) }
}

private final class MenuRouter: Router<Interactor> {
  init() { super.init(interactor: Interactor()) }

  override func didLoad() { attachChild(ProfileRouter()) }
}

private final class RootInteractor: Interactor {
  func menuDidClose() { trace() }
}

private final class RootRouter: Router<RootInteractor> {
  private var menu: Routing?

  init() { super.init(interactor: RootInteractor()) }

  func routeToMenu(_ menu: Routing) {
    trace()
    if self.menu === menu { return }
    removeMenu()
    self.menu = menu
    attachChild(menu)
  }

  private func removeMenu() {
    if let menu { detachChild(menu) }
  }

  func show(_ router: Routing) { attachChild(router) }

  func replace(_ old: Routing, by new: Routing) {
    detachChild(old)
    attachChild(new)
  }
}

@Suite(.ownRun)
struct TraceTests {
  private let log = Log()
  private let root = RootRouter()
  private let subscription: any Disposable

  init() {
    subscription = AppRun.current.trace.observe { [log] in log($0.description) }
  }

  @Test func `attaching is traced as a route, an attach, an activation and a load`() {
    root.interactor.activate()
    root.load()
    root.show(ProfileRouter())
    #expect(
      log.lines == [
        "activate Root", "load Root", "route Root show(_:)", "attach Profile to Root",
        "activate Profile", "load Profile",
      ])
  }

  @Test func `a child attached in didBecomeActive is traced before its parent's load`() {
    root.interactor.activate()
    _ = log.take()
    root.show(HomeRouter())
    #expect(
      log.lines == [
        "route Root show(_:)", "attach Home to Root", "activate Home", "route Home showProfile()",
        "attach Profile to Home", "activate Profile", "load Profile", "load Home",
      ])
  }

  @Test func `a child attached in didLoad is traced after its parent's load`() {
    root.interactor.activate()
    _ = log.take()
    root.show(MenuRouter())
    #expect(
      log.lines == [
        "route Root show(_:)", "attach Menu to Root", "activate Menu", "load Menu",
        "route Menu didLoad()", "attach Profile to Menu", "activate Profile", "load Profile",
      ])
  }

  @Test func `a method that changes the tree twice is traced as one route`() {
    let home = MenuRouter()
    root.interactor.activate()
    root.show(home)
    _ = log.take()
    root.replace(home, by: ProfileRouter())
    #expect(
      log.lines == [
        "route Root replace(_:by:)", "deactivate Menu", "deactivate Profile",
        "detach Menu from Root", "attach Profile to Root", "activate Profile", "load Profile",
      ])
  }

  @Test func `a method that names itself is traced once, with its name and not that of its helper`()
  {
    let home = MenuRouter()
    root.interactor.activate()
    root.routeToMenu(home)
    _ = log.take()
    root.routeToMenu(home)
    #expect(log.take() == ["route Root routeToMenu(_:)"])
    root.routeToMenu(MenuRouter())
    #expect(log.lines.filter { $0.hasPrefix("route Root") } == ["route Root routeToMenu(_:)"])
  }

  @Test func `a method of a listener is traced with the RIB that hears it`() {
    root.interactor.menuDidClose()
    #expect(log.lines == ["hear Root menuDidClose()"])
  }

  @Test func `attaching through Routing is traced as attachChild`() {
    (root as Routing).attachChild(ProfileRouter())
    #expect(
      log.lines == [
        "route Root attachChild(_:)", "attach Profile to Root", "load Profile",
      ])
  }

  @Test func `a released router is traced as detaching its children`() {
    var home: HomeRouter? = HomeRouter()
    home?.interactor.activate()
    withExtendedLifetime(home) { _ = log.take() }
    home = nil
    #expect(
      log.lines == ["deactivate Home", "deactivate Profile", "detach Profile from Home"])
  }

  @Test func `each step of a workflow is traced with the item that it acts on`() {
    root.interactor.activate()
    _ = log.take()
    let workflow = Workflow<Interactor>()
    _ = workflow.onStep { .just(($0, 1)) }
      .onStep { (item: Interactor, number: Int) in Observable<(Int, Int)>.just((number, 2)) }
      .commit()
      .subscribe(root.interactor)
    #expect(
      log.lines == [
        "step Workflow 1 on Root", "step Workflow 2 on Root",
      ])
  }

  @Test func `a run does not trace another run`() {
    AppRun().perform { RootRouter().interactor.activate() }
    #expect(log.lines == [])
  }

  @Test func `a disposed observer hears no trace`() {
    subscription.dispose()
    root.interactor.activate()
    #expect(log.lines == [])
  }
}
