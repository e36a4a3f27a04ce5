import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// Links of an app whose root handles URLs as in the RIBs tutorials: without errors, and without
/// cancelling earlier links.
struct ArticleLinkTests {
  private let log = Log()

  @Test func `a link waits for the login`() async {
    let session = await session()
    #expect(await session.answer(to: ":open app://launchGame?gameId=chess") == "waiting\n")
    #expect(session.waitingLink == "waiting: app://launchGame?gameId=chess")
    #expect(await session.answer(to: "login") == "  login\n")
    #expect(log.take() == ["chess"])
    #expect(session.waitingLink == nil)
  }

  @Test func `a link that starts no workflow shows the screen`() async {
    let session = await session()
    #expect(await session.answer(to: ":open other://launchGame?gameId=chess") == "  login\n")
    #expect(session.waitingLink == nil)
  }

  @Test func `a step without a value makes a bad link`() async {
    let session = await session()
    _ = await session.send(":open app://launchGame")
    #expect(
      await session.answer(to: "login")
        == #"bad-link: "app://launchGame" cannot be followed now: step 2 of LaunchGameWorkflow ended without a value; check that the link leads to something that exists"#
    )
  }

  @Test func `a failed step is an error of the line that ran it, not a diagnostic`() async {
    let session = await session()
    _ = await session.send(":open app://launchGame?gameId=go")
    let response = await session.send("login")
    #expect(
      response.error?.description == #"bad-link: "app://launchGame?gameId=go": there is no game go"#
    )
    #expect(response.diagnostics.isEmpty)
  }

  @Test func `two links wait side by side if the app cancels neither`() async {
    let session = await session()
    _ = await session.send(":open app://launchGame?gameId=chess")
    #expect(await session.answer(to: ":open app://launchGame?gameId=hex") == "waiting\n")
    #expect(
      session.waitingLink
        == "waiting: app://launchGame?gameId=chess, app://launchGame?gameId=hex")
    _ = await session.send("login")
    #expect(log.take() == ["chess", "hex"])
  }

  @Test func `the errors of two links are both reported`() async {
    let session = await session()
    _ = await session.send(":open app://launchGame")
    _ = await session.send(":open app://launchGame?gameId=go")
    #expect(
      await session.answer(to: "login")
        == #"bad-link: "app://launchGame" cannot be followed now: step 2 of LaunchGameWorkflow ended without a value; check that the link leads to something that exists; "app://launchGame?gameId=go": there is no game go"#
    )
    #expect(session.waitingLink == nil)
  }

  @Test func `an error of the link handler is a bad link`() async {
    let links = AppLinks { _ in throw Games.Missing(id: "go") }
    let session = await startedSession(links: links) { _ in Text("here") }
    #expect(
      await session.answer(to: ":open app://go") == #"bad-link: "app://go": there is no game go"#)
  }

  private func session() async -> Session {
    let root = RootInteractor(games: Games(log: log))
    return await launchedSession { _ in
      smallApp(
        Button("login") { root.login() },
        links: AppLinks { url in URL(string: url).map(root.handle) }, interactor: root)
    }
  }
}

private protocol UrlHandler: AnyObject {
  func handle(_ url: URL)
}

private protocol RootActionableItem: AnyObject {
  func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
}

private protocol LoggedInActionableItem: AnyObject {
  func launchGame(with gameId: String) -> Observable<Void>
}

private final class RootInteractor: Interactor, RootActionableItem {
  private let games: Games
  private let loggedIn = BehaviorRelay<LoggedInActionableItem?>(value: nil)

  init(games: Games) {
    self.games = games
    super.init()
  }

  func login() { loggedIn.accept(games) }

  func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
    loggedIn.compactMap { $0 }.map { ($0, ()) }
  }
}

extension RootInteractor: UrlHandler {
  func handle(_ url: URL) {
    guard url.scheme == "app" else { return }
    LaunchGameWorkflow(url: url)
      .subscribe(self)
      .disposeOnDeactivate(interactor: self)
  }
}

/// The member's games, all but Go.
private final class Games: LoggedInActionableItem {
  struct Missing: Error, CustomStringConvertible {
    let id: String
    var description: String { "there is no game \(id)" }
  }

  private let log: Log

  init(log: Log) {
    self.log = log
  }

  func launchGame(with gameId: String) -> Observable<Void> {
    if gameId == "go" { return .error(Missing(id: gameId)) }
    log(gameId)
    return .just(())
  }
}

private final class LaunchGameWorkflow: Workflow<RootActionableItem> {
  private let url: URL

  init(url: URL) {
    self.url = url
    super.init()
    onStep { root in root.waitForLogin() }
      .onStep { loggedIn, _ -> Observable<(LoggedInActionableItem, ())> in
        guard let gameId = self.gameId else { return .empty() }
        return loggedIn.launchGame(with: gameId).map { (loggedIn, ()) }
      }
      .commit()
  }

  private var gameId: String? {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?
      .queryItems?.first { $0.name == "gameId" }?.value
  }
}
