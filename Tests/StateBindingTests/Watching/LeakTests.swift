import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private final class ProfilePresenter: Presentable {}
private final class ProfileInteractor: PresentableInteractor<Presentable> {}
private final class ProfileRouter: ViewableRouter<ProfileInteractor, ViewControllable> {}
private final class KeepingRouter: ViewableRouter<Interactor, ViewControllable> {
  var keptView: ViewControllable?
}
private final class LoggedInRouter: Router<Interactor> {}
private final class RootRouter: Router<Interactor> {}
private final class PlainRouter: Router<Interactor> {}

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

  /// Attaches a Profile, and detaches it without taking its view off the screen.
  private func showProfileOnScreen() -> ProfileViewController {
    let view = ProfileViewController()
    view.isOnScreen = true
    _ = showProfile(presenter: view, view: view) { _ in nil }
    return view
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

  @Test func `without a driver, a survivor is reported after a second`() {
    let wait = Waiting(in: leaks)
    let kept = showProfile { $0.interactor }
    let early = diagnosed { wait.pass(.milliseconds(999)) }
    let late = diagnosed { wait.pass(.milliseconds(1)) }
    #expect(early == [])
    #expect(
      late == [
        """
        leak: ProfileInteractor of Root/LoggedIn/Profile has outlived its router; \
        look for what holds it strongly
        """
      ])
    withExtendedLifetime(kept) {}
  }

  @Test func `without a driver, a RIB that a task holds for a moment is no leak`() {
    let wait = Waiting(in: leaks)
    var task: AnyObject? = showProfile { $0.interactor }
    #expect(task != nil)
    let lines = diagnosed {
      wait.pass(.milliseconds(900))
      task = nil
      wait.pass(.seconds(9))
    }
    #expect(lines == [])
  }

  @Test(arguments: [true, false])
  func `without a driver, a view has five seconds to leave the screen`(leaves: Bool) {
    let wait = Waiting(in: leaks)
    var dismissed: ProfileViewController? = showProfileOnScreen()
    let lines = diagnosed {
      wait.pass(.seconds(1))
      if leaves {
        dismissed?.isOnScreen = false
        dismissed = nil
      }
      wait.pass(.seconds(5))
    }
    #expect(
      lines.map { $0.contains("still on the screen") } == (leaves ? [] : [true]), "\(lines)")
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

  // MARK: Detached routers

  @Test func `a router kept after its detach is listed but no leak`() async {
    root.detachChild(loggedIn)
    let lines = await diagnosed { await settled() }
    #expect(lines == [])
    #expect(leaks.survivors == [])
    #expect(leaks.detached == ["Root/LoggedIn"])
  }

  @Test func `a router attached again is no longer listed`() {
    root.detachChild(loggedIn)
    root.attachChild(loggedIn)
    #expect(leaks.detached == [])
  }

  @Test func `a released router is no longer listed`() {
    var profile: PlainRouter? = PlainRouter(interactor: Interactor())
    if let profile {
      root.attachChild(profile)
      root.detachChild(profile)
    }
    withExtendedLifetime(profile) { #expect(leaks.detached == ["Root/Plain"]) }
    profile = nil
    #expect(leaks.detached == [])
  }

  @Test func `the children of a detached router are not listed`() {
    loggedIn.attachChild(PlainRouter(interactor: Interactor()))
    root.detachChild(loggedIn)
    #expect(leaks.detached == ["Root/LoggedIn"])
  }

  @Test func `detached routers are listed in the order of detaching`() {
    let profile = PlainRouter(interactor: Interactor())
    loggedIn.attachChild(profile)
    loggedIn.detachChild(profile)
    root.detachChild(loggedIn)
    #expect(leaks.detached == ["Root/LoggedIn/Plain", "Root/LoggedIn"])
  }

  @Test func `a child that outlives its parent is listed with its last path`() {
    let profile = PlainRouter(interactor: Interactor())
    var home: LoggedInRouter? = LoggedInRouter(interactor: Interactor())
    home?.attachChild(profile)
    home = nil
    #expect(leaks.detached == ["LoggedIn/Plain"])
  }

  @Test func `a router attached elsewhere has a new path`() async {
    let profile = PlainRouter(interactor: Interactor())
    loggedIn.attachChild(profile)
    loggedIn.detachChild(profile)
    root.attachChild(profile)
    root.detachChild(profile)
    #expect(leaks.detached == ["Root/Plain"])
  }

  @Test func `a detached router keeps its path, and its children stand below`() {
    root.detachChild(loggedIn)
    root.interactor.deactivate()
    loggedIn.attachChild(root)
    let profile = PlainRouter(interactor: Interactor())
    root.attachChild(profile)
    root.detachChild(profile)
    #expect(leaks.detached == ["Root/LoggedIn", "Root/LoggedIn/Root/Plain"])
  }

  @Test func `a detached router that only its own interactor holds is a leak once somebody asks`()
    async
  {
    weak var greedy: GreedyInteractor?
    do {
      let interactor = GreedyInteractor()
      _ = attachAndDetach(interactor)
      greedy = interactor
    }
    #expect(await diagnosed { await settled() } == [])
    let lines = diagnosed { AppRun.current.reportLeaks(complete: true) }
    #expect(
      lines == [
        "leak: GreedyRouter of Root/Greedy is detached, and only its own RIB still holds it, in GreedyInteractor.router; make that property weak"
      ])
    #expect(leaks.detached == [])
    greedy?.router = nil
  }

  @Test func `a detached router that an object of its interactor holds is a leak`() {
    let interactor = GreedyInteractor(isDirect: false)
    _ = attachAndDetach(interactor)
    let lines = diagnosed { AppRun.current.reportLeaks(complete: true) }
    #expect(lines.map { $0.contains("in Safe.router;") } == [true])
    interactor.safe.router = nil
  }

  @Test func `a detached router with another owner is no leak, though its interactor holds it`() {
    let interactor = GreedyInteractor()
    let owner = attachAndDetach(interactor)
    let lines = diagnosed { AppRun.current.reportLeaks(complete: true) }
    #expect(lines == [])
    withExtendedLifetime(owner) { #expect(leaks.detached == ["Root/Greedy"]) }
    interactor.router = nil
  }

  @Test func `a detached router that its interactor holds weakly is no leak`() {
    let interactor = WeakInteractor()
    let router = Router<WeakInteractor>(interactor: interactor)
    interactor.router = router
    root.attachChild(router)
    root.detachChild(router)
    let owner = { router }
    let lines = diagnosed { AppRun.current.reportLeaks(complete: true) }
    #expect(lines == [])
    withExtendedLifetime(owner) {}
  }

  private func attachAndDetach(_ interactor: GreedyInteractor) -> GreedyRouter {
    let router = GreedyRouter(interactor: interactor)
    if interactor.isDirect { interactor.router = router } else { interactor.safe.router = router }
    root.attachChild(router)
    root.detachChild(router)
    return router
  }
}

private final class GreedyRouter: Router<GreedyInteractor> {}

private final class GreedyInteractor: Interactor {
  let isDirect: Bool
  let safe = Safe()
  var router: GreedyRouter?

  init(isDirect: Bool = true) { self.isDirect = isDirect }
}

private final class Safe {
  var router: GreedyRouter?
}

private final class WeakInteractor: Interactor {
  weak var router: Router<WeakInteractor>?
}

/// Time that passes for a run without a driver.
@MainActor private final class Waiting {
  private var now = Duration.zero
  private var looks: [(due: Duration, look: @MainActor () -> Void)] = []

  init(in leaks: LeakDetector) {
    leaks.later = { [weak self] time, look in
      guard let self else { return }
      looks.append((now + time, look))
    }
  }

  func pass(_ time: Duration) {
    now += time
    let due = looks.filter { $0.due <= now }
    looks.removeAll { $0.due <= now }
    for (_, look) in due { look() }
  }
}
