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

  /// Adopts a copy of the project. Returns what adopt prints, its exit status last.
  private func adopt(_ project: String) throws -> String {
    try FileManager.default.copyItem(
      atPath: "\(Article.package.path)/\(project)", toPath: "\(folder.path)/project")
    let program = "\(Spawning.productsFolder)adopt"
    return try Article.shell(
      "\(program) project --scratch-path \(scratch) 2>/dev/null; echo status $?", in: folder)
  }

  @Test(
    .timeLimit(.minutes(15)),
    arguments: [
      (
        "Tests/Fixtures/Projects/Groups", "Recipe_Box", "Bread\n",
        "  90 minutes\n  https://Recipe Box.example\n"
      ),
      ("Tests/Fixtures/Projects/Synchronized", "Notes", "type Note Milk\nAdd\n", "\n  Milk\n"),
      ("Tests/Fixtures/Projects/Workspace", "Shop", "Lamp $40\n", "  Basket: 1\n"),
      ("Tests/Fixtures/Projects/Modules", "Chat", "Profile\n", "  A profile\n"),
      ("Tests/Fixtures/Projects/Targets", "Walk", "Walk\nWalk\n", "  200 steps\n"),
      ("Examples/Apps/Reading", "Reading", ":actions\n", ""),
      ("Examples/Apps/Delivery", "Delivery", ":actions\n", ""),
      ("Examples/Apps/Banking", "Banking", "type PIN 2468\nContinue\n", ""),
      ("Examples/Apps/Tickets", "Tickets", ":actions\n", ""),
    ])
  func `an adopted app runs`(project: String, app: String, lines: String, shown: String) throws {
    let printed = try adopt(project)
    #expect(printed.contains("\nThe first screen\n"), "\(printed)")
    #expect(printed.hasSuffix("status 0\n"))
    let outcome = try Outcome(of: "\(scratch)/debug/\(app)", input: lines, in: folder)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(shown.isEmpty || outcome.output.contains(shown), "\(outcome.output)")
  }

  @Test(.timeLimit(.minutes(15)))
  func `the README shows what adopt prints`() throws {
    let page = try Article.shell(
      "cat \(Article.package.path)/README.md", in: folder)
    let block = try #require(page.components(separatedBy: "adopt ios/RecipeBox\n").last)
    let shown = block.components(separatedBy: "```")[0]
    let printed = try adopt("Tests/Fixtures/Projects/Groups")
    #expect(printed == shown.replacing("ios/RecipeBox", with: "project") + "status 0\n")
  }

  @Test(.timeLimit(.minutes(15)))
  func `a file that cannot compile is named with its error`() throws {
    let printed = try adopt("Tests/Fixtures/Projects/Broken")
    #expect(printed.hasSuffix("status 1\n"))
    #expect(
      printed.contains(
        """
        Old: 4 Swift files
          2 of 4 compile, after 3 builds
          error  Clock.swift:4: cannot convert value of type 'String' to specified type 'Int'

        Left out
          Old/Strike.swift  needs Objective-C (#selector)

        """), "\(printed)")
  }
}
