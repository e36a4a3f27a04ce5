import StateBinding
import StateBindingTesting
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

/// A presenter that is also the view controller, like most.
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

  /// Attaches a Profile below LoggedIn and releases it, except for the object that `keep` returns.
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

  @Test func `a fully released RIB is no leak`() async {
    _ = showProfile { _ in nil }
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
    #expect(leaks.survivors == [])
    #expect(leaks.detached == [])
  }

  @Test(arguments: ["ProfileInteractor", "ProfilePresenter", "ViewControllableMock"])
  func `each object that outlives its router is named with its path`(name: String) async {
    let kept = showProfile { profile in
      let objects: [AnyObject] = [
        profile.interactor, profile.interactor.presenter, profile.viewController,
      ]
      return objects.first { "\(type(of: $0))" == name }
    }
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        leak: \(name) of Root/LoggedIn/Profile has outlived its router; \
        look for what holds it strongly
        """
      ])
    withExtendedLifetime(kept) {}
  }

  @Test func `a view controller that is also the presenter is named once`() async {
    let view = ProfileViewController()
    _ = showProfile(presenter: view, view: view) { _ in nil }
    _ = await diagnosed { await settled() }
    #expect(leaks.survivors.map(\.object) == ["ProfileViewController"])
  }

  @Test func `a view controller kept twice by its router is no leak`() async {
    var router: KeepingRouter? = KeepingRouter(
      interactor: Interactor(), viewController: ViewControllableMock())
    router?.keptView = router?.viewController
    router = nil
    #expect(router == nil)
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
  }

  @Test func `survivors are listed in the order in which their RIBs ended`() async {
    let first = showProfile { $0.interactor }
    let second = showProfile { $0.viewController }
    _ = await diagnosed { await settled() }
    #expect(leaks.survivors.map(\.object) == ["ProfileInteractor", "ViewControllableMock"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a survivor is reported once`() async {
    let kept = showProfile { $0.interactor }
    let lines = await diagnosed {
      await settled()
      await settled()
    }
    #expect(lines.count == 1)
    #expect(leaks.survivors.count == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `a survivor released later is no longer listed`() async {
    var kept = showProfile { $0.interactor }
    _ = await diagnosed { await settled() }
    withExtendedLifetime(kept) { #expect(leaks.survivors.count == 1) }
    kept = nil
    #expect(kept == nil)
    #expect(leaks.survivors == [])
  }

  @Test func `a run does not see the leaks of another run`() async {
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
