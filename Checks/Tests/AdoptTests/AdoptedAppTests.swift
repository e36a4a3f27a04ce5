import Foundation
import StateBindingTestSupport
import Testing

/// Apps in the shapes of real projects, from the command to a script that uses the app.
///
/// All builds share one folder, and wait for one another.
@Suite(.serialized) struct AdoptedAppTests {
  private let folder: TemporaryFolder
  private let scratch = "\(Article.package.path)/.build/adopt"

  init() throws { folder = try TemporaryFolder() }

  private func adopt(_ project: String) throws -> Outcome {
    try FileManager.default.copyItem(
      atPath: "\(Article.package.path)/\(project)", toPath: "\(folder.path)/project")
    let environment = ProcessInfo.processInfo.environment
      .filter { ["PATH", "HOME"].contains($0.key) }
    return try Outcome(
      of: "adopt", ["project", "--scratch-path", scratch], environment: environment, in: folder)
  }

  private func use(_ app: String, _ lines: String) throws -> Outcome {
    try Outcome(of: "\(scratch)/debug/\(app)", input: lines, in: folder)
  }

  @Test(
    .timeLimit(.minutes(15)),
    arguments: [
      (
        "Tests/Fixtures/Projects/Groups", "Recipe_Box", "Bread\nback\n",
        "  Recipes\n"
      ),
      ("Tests/Fixtures/Projects/Synchronized", "Notes", "type Note Milk\nAdd\n", "Milk"),
      ("Tests/Fixtures/Projects/Workspace", "Shop", "Lamp\n", "Basket: 1"),
      ("Tests/Fixtures/Projects/Modules", "Chat", "Log in\nProfile\n", "A profile"),
      ("Tests/Fixtures/Projects/Targets", "Walk", "Walk\nWalk\n", "200 steps"),
      ("Examples/Apps/Reading", "Reading", "", ""),
      ("Examples/Apps/Delivery", "Delivery", "", ""),
      ("Examples/Apps/Banking", "Banking", "", ""),
      ("Examples/Apps/Tickets", "Tickets", "", ""),
    ])
  func `an adopted app runs`(project: String, app: String, lines: String, shown: String) throws {
    let run = try adopt(project)
    #expect(run.status == 0, "\(run.output)\n\(run.errors)")
    #expect(run.output.contains("\nThe first screen\n"), "\(run.output)")
    let outcome = try use(app, lines)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains(shown), "\(outcome.output)")
  }

  @Test(.timeLimit(.minutes(15)))
  func `a file that cannot compile is named with its error`() throws {
    let run = try adopt("Tests/Fixtures/Projects/Broken")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
        Old: 4 Swift files
          2 of 3 compile, after 3 builds
          error  Clock.swift:4: cannot convert value of type 'String' to specified type 'Int'

        Left out
          Old/Strike.swift  it needs Objective-C (#selector)
        """), "\(run.output)")
  }
}
