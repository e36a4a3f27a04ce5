import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// A link that waits for a login as the documentation recommends, over several logins without a
/// leak.
@Suite(.ownRun)
struct LoginLinkTests {
  private protocol LoggedInItem: AnyObject {
    func launchGame(_ id: String) -> Observable<(LoggedInItem, ())>
  }

  private final class LoggedInInteractor: Interactor, LoggedInItem {
    private(set) var games: [String] = []

    func launchGame(_ id: String) -> Observable<(LoggedInItem, ())> {
      games.append(id)
      return .just((self, ()))
    }
  }

  private final class RootInteractor: Interactor {
    private let loggedIn = BehaviorRelay<(any LoggedInItem)?>(value: nil)

    func waitForLogin() -> Observable<(LoggedInItem, ())> {
      loggedIn.compactMap { $0 }.map { ($0, ()) }
    }

    func hand(_ item: (any LoggedInItem)?) { loggedIn.accept(item) }
  }

  private final class RootRouter: Router<RootInteractor> {
    private var loggedIn: Router<LoggedInInteractor>?

    func routeToLoggedIn() -> LoggedInInteractor {
      let router = Router(interactor: LoggedInInteractor())
      loggedIn = router
      attachChild(router)
      interactor.hand(router.interactor)
      return router.interactor
    }

    func routeToLoggedOut() {
      guard let loggedIn else { return }
      interactor.hand(nil)
      detachChild(loggedIn)
      self.loggedIn = nil
    }
  }

  private final class LaunchGameWorkflow: Workflow<RootInteractor> {
    init(_ gameId: String) {
      super.init()
      onStep { root in root.waitForLogin() }
        .onStep { loggedIn, _ in loggedIn.launchGame(gameId) }
        .commit()
    }
  }

  @Test func `a link opened between two logins goes to the second`() async {
    let root = RootRouter(interactor: RootInteractor())
    root.interactable.activate()
    root.load()
    let leaks = await diagnosed {
      _ = root.routeToLoggedIn()
      root.routeToLoggedOut()
      await settled()
    }
    #expect(leaks == [])

    LaunchGameWorkflow("ticTacToe").subscribe(root.interactor)
      .disposeOnDeactivate(interactor: root.interactor)
    let second = root.routeToLoggedIn()
    #expect(second.games == ["ticTacToe"])
  }
}
