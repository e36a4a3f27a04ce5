import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Winning, and the squares that can be taken.
@Suite(.ownRun) struct GameTests {
  @Test(arguments: [
    ["a1", "b1", "c1"], ["a2", "b2", "c2"], ["a3", "b3", "c3"], ["a1", "a2", "a3"],
    ["b1", "b2", "b3"], ["c1", "c2", "c3"], ["a1", "b2", "c3"], ["c1", "b2", "a3"],
  ])
  func `three in a line win`(line: [String]) async throws {
    let others = Self.squares.filter { !line.contains($0) }
    let app = try Playground()
    await app.send("login 12345", "games")
    for (own, other) in zip(line.dropLast(), others) { await app.send(own, other) }
    let screen = await app.send(line[2]).screen
    #expect(screen.elements.contains { $0.label == "Hong Gildong wins!" })
    #expect(screen.elements.contains { $0.label == "Hong Gildong (X)" && $0.value == "1" })
    #expect(!screen.elements.contains { Self.squares.contains($0.identifier ?? "") })
  }

  @Test func `a taken square cannot be taken again`() async throws {
    let app = try Playground()
    await app.send("login 12345", "games", "b2")
    #expect(await app.send("b2").error?.code == .unknownAction)
  }

  @Test func `the score and an unfinished game are lost at the logout`() async throws {
    let app = try Playground()
    await app.send("login 12345", "games", "a1", "a2", "b1", "b2", "c1")
    await app.send("profile", "logout", "confirm", "login 12345")
    let screen = await app.send("games").screen
    #expect(screen.elements.contains { $0.label == "Hong Gildong (X)" && $0.value == "0" })
    #expect(app.diagnostics == [])
  }

  private static let squares = ["1", "2", "3"].flatMap { row in ["a", "b", "c"].map { $0 + row } }
}
