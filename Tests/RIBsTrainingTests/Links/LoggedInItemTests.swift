import HeadlessDriver
import HeadlessUI
import RIBsTraining
import StateBinding
import TestSupport
import Testing

/// What waits for a login hears of the one that there is, never of one that is over.
@Suite(.ownRun) struct LoggedInItemTests {
  @Test func `an item of a past login is neither kept nor replayed`() async throws {
    let app = try Playground()
    await app.send("login 12345")
    weak let first = items(of: app).first
    await app.send("profile", "logout", "confirm")
    #expect(first == nil)
    #expect(items(of: app).isEmpty)

    await app.send("login 23456")
    #expect(items(of: app).count == 1)
    #expect(app.diagnostics == [])
  }

  @Test func `the item is there as soon as someone is logged in`() async throws {
    let app = try Playground()
    var logins = 0
    let waiting = app.delegate.actionableItem.waitForLogin().subscribe(onNext: { _ in logins += 1 })
    await app.send()
    #expect(logins == 0)
    await app.send("login 12345")
    #expect(logins == 1)
    waiting.dispose()
  }

  /// What someone hears who begins to wait now.
  private func items(of app: Playground) -> [any LoggedInActionableItem] {
    var items: [any LoggedInActionableItem] = []
    app.delegate.actionableItem.waitForLogin().subscribe(onNext: { items.append($0.0) }).dispose()
    return items
  }
}
