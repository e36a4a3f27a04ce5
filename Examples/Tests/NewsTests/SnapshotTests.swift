import HeadlessDriver
import HeadlessUI
import Testing

/// Each screen in both languages, and the state that it renders.
struct SnapshotTests {
  nonisolated struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var latency = Duration.zero
    var faults: [String] = []
    var lines: [String] = []

    var testDescription: String { name }

    static let all = [
      Scene(name: "loading", latency: .seconds(1)),
      Scene(name: "listing"),
      Scene(name: "failed", faults: ["news"]),
      Scene(name: "failed and closed", faults: ["news"], lines: ["cancel"]),
      Scene(name: "failed refresh", faults: ["refresh"], lines: ["type search SEARCH", "refresh"]),
      Scene(name: "searched", lines: ["type search SEARCH"]),
      Scene(name: "detail", lines: ["news 9999"]),
    ]
  }

  @Test(arguments: Scene.all, ["en", "ko"])
  func `the rendering of a screen matches its snapshot`(scene: Scene, language: String) async throws
  {
    let app = try await app(in: scene, language)
    let check = Snapshots().check(app.session.screen, scene.name, language)
    #expect(check.passed, "\(check)")
  }

  @Test(arguments: Scene.all, ["en", "ko"])
  func `the state of a screen matches its snapshot`(scene: Scene, language: String) async throws {
    let app = try await app(in: scene, language)
    let check = Snapshots().check(try #require(app.topState), scene.name, language)
    #expect(check.passed, "\(check)")
  }

  @Test func `every snapshot belongs to a test`() throws {
    #expect(try Snapshots().orphans() == [])
  }

  private func app(in scene: Scene, _ language: String) async throws -> NewsSession {
    let app = try NewsSession(
      language: language, latency: scene.latency, faults: scene.faults.map { $0[...] })
    let search = language == "ko" ? "제주 야시장" : "jeju night market"
    let lines = scene.lines.map { $0.replacing("SEARCH", with: search) }
    #expect(await app.send(lines).error == nil)
    return app
  }
}
