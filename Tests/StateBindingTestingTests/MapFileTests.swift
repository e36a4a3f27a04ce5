import ProfileREPL
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver
@testable import StateBindingTesting

/// The map of a program that is kept next to its tests.
struct MapFileTests {
  @Test func `a difference from the map is an issue, and a flag records the new map`() async throws
  {
    let folder = try TemporaryFolder()
    var plan = Program.profile.plan
    (plan.starts, plan.mapPlaces) = ([[]], 3)
    func check(_ environment: [String: String] = [:]) async {
      let program = Program(
        name: "profile-repl", version: "1", summary: "", languages: ["en"],
        options: Program.profile.options, exploring: plan, launch: Program.profile.launch)
      await program.checkMap(
        in: "\(folder.path)/Maps", environment: environment, sourceLocation: #_sourceLocation)
    }
    let remedy = "run profile-repl --explore --update, or the test with RECORD_TRANSCRIPTS=1"
    await expectIssue("there is no \(folder.path)/Maps/profile-repl.map; \(remedy)") {
      await check()
    }
    await check(["RECORD_TRANSCRIPTS": "1"])
    await check()
    let map = try folder.text(of: "Maps/profile-repl.map")
    try folder.write(
      map.replacing("button \"Hong Gildong\"", with: "button \"Hong\""), to: "Maps/profile-repl.map"
    )
    await expectIssue(
      """
      changed for a user, against \(folder.path)/Maps/profile-repl.map:
        at the start: `login 12345` is called "Hong Gildong" instead of "Hong"
      1 place changed, 0 new, 0 gone, 2 the same
      attached: profile-repl.map, profile-repl.html
      if this is right, \(remedy)
      """
    ) { await check() }
    // A file with the marks of a merge fails until the map is written again, and so does a plan with one start more.
    try folder.write("<<<<<<< ours\n\(map)", to: "Maps/profile-repl.map")
    await expectIssueWith("; profile-repl --explore --update writes it again") { await check() }
    await check(["RECORD_TRANSCRIPTS": "1"])
    #expect(try folder.text(of: "Maps/profile-repl.map") == map)
    plan.starts.append(["--latency=1s"])
    await expectIssueWith("not compared: ") { await check() }
  }

  private func expectIssueWith(_ text: String, _ body: () async -> Void) async {
    await withKnownIssue {
      await body()
    } matching: {
      $0.comments.first?.rawValue.contains(text) == true
    }
  }
}
