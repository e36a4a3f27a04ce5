import StateBinding
import Testing

/// A deep link of an app: a workflow that waits for the login, then launches a game.
struct LaunchGameWorkflowTests {
  private let root = RootInteractor()
  private let loggedIn = LoggedInInteractor()

  init() {
    root.activate()
  }

  @Test func `a link opened while logged out waits`() {
    root.open("ribs-training://launchGame?gameId=ticTacToe")
    loggedIn.activate()
    #expect(loggedIn.games == [])
  }

  @Test func `a waiting link continues after the login`() {
    root.open("ribs-training://launchGame?gameId=ticTacToe")
    root.logIn(loggedIn)
    #expect(loggedIn.games == [])
    loggedIn.activate()
    #expect(loggedIn.games == ["ticTacToe"])
  }

  @Test func `a link opened while logged in does not wait`() {
    loggedIn.activate()
    root.logIn(loggedIn)
    root.open("ribs-training://launchGame?gameId=ticTacToe")
    #expect(loggedIn.games == ["ticTacToe"])
  }

  @Test func `a link launches its game only once`() {
    loggedIn.activate()
    root.open("ribs-training://launchGame?gameId=ticTacToe")
    root.logIn(loggedIn)
    root.logIn(loggedIn)
    #expect(loggedIn.games == ["ticTacToe"])
  }

  @Test func `each link launches its game, in the order of opening`() {
    loggedIn.activate()
    root.open("ribs-training://launchGame?gameId=ticTacToe")
    root.open("ribs-training://launchGame?gameId=chess")
    root.logIn(loggedIn)
    #expect(loggedIn.games == ["ticTacToe", "chess"])
  }

  @Test func `an unknown game stops the workflow`() {
    loggedIn.activate()
    root.logIn(loggedIn)
    let workflow = root.open("ribs-training://launchGame?gameId=unknown")
    #expect(workflow?.log == ["stop"])
    #expect(loggedIn.games == [])
  }

  @Test func `deactivating the root cancels and releases a pending link`() {
    weak let pending = root.open("ribs-training://launchGame?gameId=ticTacToe")
    #expect(pending != nil)
    root.deactivate()
    #expect(pending == nil)
    loggedIn.activate()
    root.logIn(loggedIn)
    #expect(loggedIn.games == [])
  }

  @Test func `a completed link is released`() {
    loggedIn.activate()
    weak let pending = root.open("ribs-training://launchGame?gameId=ticTacToe")
    root.logIn(loggedIn)
    root.deactivate()
    #expect(pending == nil)
  }
}

private final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
  private(set) var log: [String] = []
  private let gameId: String

  init(gameId: String) {
    self.gameId = gameId
    super.init()
    self
      .onStep { rootItem -> Observable<(any LoggedInActionableItem, ())> in
        rootItem.waitForLogin()
      }
      .onStep { loggedInItem, _ -> Observable<(any LoggedInActionableItem, ())> in
        guard self.isKnown else { return .empty() }
        return loggedInItem.launchGame(with: self.gameId).map { (loggedInItem, ()) }
      }
      .commit()
  }

  override func didComplete() { log.append("complete") }
  override func didStop() { log.append("stop") }

  private var isKnown: Bool { ["ticTacToe", "chess"].contains(gameId) }
}

private protocol RootActionableItem: AnyObject {
  func waitForLogin() -> Observable<(any LoggedInActionableItem, ())>
}

private protocol LoggedInActionableItem: AnyObject {
  func launchGame(with id: String) -> Observable<Void>
}

private final class RootInteractor: Interactor, RootActionableItem {
  private let loggedIn = ReplaySubject<any LoggedInActionableItem>.create(bufferSize: 1)
  private var links = DeepLinkTable<LaunchGameWorkflow>()

  override init() {
    super.init()
    links.add(DeepLinkRoute("ribs-training://launchGame", .string("gameId"))) {
      LaunchGameWorkflow(gameId: $0)
    }
  }

  @discardableResult
  func open(_ url: String) -> LaunchGameWorkflow? {
    guard let workflow = try? links.destination(of: url) else { return nil }
    workflow.subscribe(self).disposeOnDeactivate(interactor: self)
    return workflow
  }

  func logIn(_ interactor: LoggedInInteractor) {
    loggedIn.onNext(interactor)
  }

  func waitForLogin() -> Observable<(any LoggedInActionableItem, ())> {
    loggedIn.map { ($0, ()) }
  }
}

private final class LoggedInInteractor: Interactor, LoggedInActionableItem {
  private(set) var games: [String] = []

  func launchGame(with id: String) -> Observable<Void> {
    games.append(id)
    return .just(())
  }
}
