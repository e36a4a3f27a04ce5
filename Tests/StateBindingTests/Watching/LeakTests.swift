import StateBinding
import TestSupport
import Testing

private final class ProfilePresenter: Presentable {}
private final class ProfileInteractor: PresentableInteractor<Presentable> {}
private final class ProfileRouter: ViewableRouter<ProfileInteractor, ViewControllable> {}
private final class KeepingRouter: ViewableRouter<Interactor, ViewControllable> {
  var keptView: ViewControllable?
}
private final class LoggedInRouter: Router<Interactor> {}
private final class RootRouter: Router<Interactor> {}

/// A presenter that is the view controller, as most are.
private final class ProfileViewController: ViewControllable, Presentable {
  var isOnScreen = false
}

@Suite(.ownRun)
struct LeakTests {
  private let root = RootRouter(interactor: Interactor())
  private let loggedIn = LoggedInRouter(interactor: Interactor())

  init() {
    LeakDetector.isEnabled = true
    root.interactor.activate()
    root.attachChild(loggedIn)
  }

  private var leaks: LeakDetector { AppRun.current.leaks }

  /// Attaches a Profile below LoggedIn and lets it go again, all but what `keep` returns.
  private func showProfile(
    presenter: Presentable = ProfilePresenter(),
    view: ViewControllable = ViewControllableMock(),
    keeping keep: (ProfileRouter) -> AnyObject?
  ) -> AnyObject? {
    let profile = ProfileRouter(
      interactor: ProfileInteractor(presenter: presenter), viewController: view)
    loggedIn.attachChild(profile)
    loggedIn.detachChild(profile)
    return keep(profile)
  }

  @Test func `nothing is told when everything goes`() async {
    _ = showProfile { _ in nil }
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
    #expect(leaks.survivors == [])
    #expect(leaks.detached == [])
  }

  @Test func `an interactor that survives is named with its path`() async {
    let kept = showProfile { $0.interactor }
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        leak: ProfileInteractor of Root/LoggedIn/Profile has outlived its router; \
        look for what holds it strongly
        """
      ])
    withExtendedLifetime(kept) {}
  }

  @Test func `a presenter that survives is named with its path`() async {
    let kept = showProfile { $0.interactor.presenter }
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        leak: ProfilePresenter of Root/LoggedIn/Profile has outlived its router; \
        look for what holds it strongly
        """
      ])
    withExtendedLifetime(kept) {}
  }

  @Test func `a view controller that survives is named with its path`() async {
    let kept = showProfile { $0.viewController }
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        leak: ViewControllableMock of Root/LoggedIn/Profile has outlived its router; \
        look for what holds it strongly
        """
      ])
    withExtendedLifetime(kept) {}
  }

  @Test func `a view controller that is the presenter too is named once`() async {
    let view = ProfileViewController()
    _ = showProfile(presenter: view, view: view) { _ in nil }
    _ = await diagnosed { await settled() }
    #expect(leaks.survivors.map(\.object) == ["ProfileViewController"])
  }

  @Test func `a view controller that the router keeps twice goes with it all the same`() async {
    var router: KeepingRouter? = KeepingRouter(
      interactor: Interactor(), viewController: ViewControllableMock())
    router?.keptView = router?.viewController
    router = nil
    #expect(router == nil)
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `two survivors stand in the order in which their RIBs ended`() async {
    let first = showProfile { $0.interactor }
    let second = showProfile { $0.viewController }
    _ = await diagnosed { await settled() }
    #expect(leaks.survivors.map(\.object) == ["ProfileInteractor", "ViewControllableMock"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `what a survivor says of itself`() async {
    let kept = showProfile { $0.interactor }
    _ = await diagnosed { await settled() }
    let leak = leaks.survivors.first
    #expect(leak?.path == "Root/LoggedIn/Profile")
    #expect(leak?.object == "ProfileInteractor")
    #expect(leak?.isOnScreen == false)
    withExtendedLifetime(kept) {}
  }

  @Test func `a survivor is told once`() async {
    let kept = showProfile { $0.interactor }
    let lines = await diagnosed {
      await settled()
      await settled()
    }
    #expect(lines.count == 1)
    #expect(leaks.survivors.count == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `a survivor that goes later is no survivor any more`() async {
    var kept = showProfile { $0.interactor }
    _ = await diagnosed { await settled() }
    withExtendedLifetime(kept) { #expect(leaks.survivors.count == 1) }
    kept = nil
    #expect(kept == nil)
    #expect(leaks.survivors == [])
  }

  @Test func `one run sees nothing of another's`() async {
    let other = AppRun()
    let kept = other.perform {
      ProfileRouter(
        interactor: ProfileInteractor(presenter: ProfilePresenter()),
        viewController: ViewControllableMock()
      ).interactor
    }
    #expect(leaks.survivors == [])
    #expect(other.leaks.survivors.map(\.path) == ["Profile"])
    withExtendedLifetime(kept) {}
  }
}
