import StateBinding
import StateBindingTesting
import TestSupport
import Testing

private final class RootRouter: Router<Interactor> {}
private final class LoggedInRouter: Router<Interactor> {}
private final class ProfileRouter: Router<Interactor> {}

@Suite(.ownRun)
struct DetachedRouterTests {
  private let root = RootRouter(interactor: Interactor())
  private let loggedIn = LoggedInRouter(interactor: Interactor())

  init() {
    LeakDetector.isEnabled = true
    root.interactor.activate()
    root.attachChild(loggedIn)
  }

  private var leaks: LeakDetector { AppRun.current.leaks }

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
    var profile: ProfileRouter? = ProfileRouter(interactor: Interactor())
    if let profile {
      root.attachChild(profile)
      root.detachChild(profile)
    }
    withExtendedLifetime(profile) { #expect(leaks.detached == ["Root/Profile"]) }
    profile = nil
    #expect(leaks.detached == [])
  }

  @Test func `the children of a detached router are not listed`() {
    loggedIn.attachChild(ProfileRouter(interactor: Interactor()))
    root.detachChild(loggedIn)
    #expect(leaks.detached == ["Root/LoggedIn"])
  }

  @Test func `detached routers are listed in the order of detaching`() {
    let profile = ProfileRouter(interactor: Interactor())
    loggedIn.attachChild(profile)
    loggedIn.detachChild(profile)
    root.detachChild(loggedIn)
    #expect(leaks.detached == ["Root/LoggedIn/Profile", "Root/LoggedIn"])
  }

  @Test func `a child that outlives its parent is listed with its last path`() {
    let profile = ProfileRouter(interactor: Interactor())
    var home: LoggedInRouter? = LoggedInRouter(interactor: Interactor())
    home?.attachChild(profile)
    home = nil
    #expect(leaks.detached == ["LoggedIn/Profile"])
  }

  @Test func `a router attached elsewhere has a new path`() async {
    let profile = ProfileRouter(interactor: Interactor())
    loggedIn.attachChild(profile)
    loggedIn.detachChild(profile)
    root.attachChild(profile)
    root.detachChild(profile)
    #expect(leaks.detached == ["Root/Profile"])
  }

  @Test func `a detached router keeps its path, and its children stand below`() {
    root.detachChild(loggedIn)
    root.interactor.deactivate()
    loggedIn.attachChild(root)
    let profile = ProfileRouter(interactor: Interactor())
    root.attachChild(profile)
    root.detachChild(profile)
    #expect(leaks.detached == ["Root/LoggedIn", "Root/LoggedIn/Root/Profile"])
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
