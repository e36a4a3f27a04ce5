import Foundation
import HeadlessDriver
import NewsProgram
import RIBsTrainingProgram
import RideProgram
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// What holds for each app of this package.
struct EveryAppTests {
  // Each program visits every place with `--explore`.
  @Test(arguments: [
    ("news", "--depth=2", 12), ("ribs-training", "--depth=3", 22), ("ride", "--depth=4", 30),
  ])
  func `every screen within a few lines passes the explorer's checks in each language`(
    name: String, depth: String, count: Int
  ) async throws {
    LeakDetector.isEnabled = true
    let programs = ["news": Program.news, "ribs-training": .training, "ride": .ride]
    let program = try #require(programs[name])
    let map = try await program.explore([depth, "--latency=1s"])
    // The bounds leave promises without a proof.
    #expect(map.violations.isEmpty, "\(map)")
    // Nor does a person who listens miss anything.
    #expect(map.warnings.map(\.kind) == [])
    #expect(map.placeCount == count)
  }

  @Test(arguments: [
    ("news", "News", "Listing (on top)"), ("ribs-training", "RIBsTraining", "LoggedOut (on top"),
    ("ride", "Ride", "LoggedOut (on top)"),
  ])
  func `each built program passes its transcripts, which end with the first tree`(
    program: String, app: String, tree: String
  ) async throws {
    let folder = StateBindingTestSupport.Article.package.appending(
      path: "Examples/Tests/\(app)Tests/Transcripts")
    let files = try Transcript.files(below: folder.path)
    let run = try await Outcome.waited(for: program, ["--check", folder.path])
    #expect(run == Outcome(output: "\(files.count) transcripts: all passed\n"))
    for file in files {
      let end = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n> ")
        .last
      #expect(end?.hasPrefix(":tree\n| Root\n|   \(tree)") == true, "\(file)")
    }
  }

  @Test func `an exploration and a comparison say what a coarse key hides`() async throws {
    let folder = try TemporaryFolder()
    for option in ["--save-map=\(folder.path)/a.map", "--against=\(folder.path)/a.map"] {
      let run = try await Outcome.waited(
        for: "ribs-training", ["--explore", "--lang=en", "--latency=0s", "--depth=1", option])
      #expect(
        run.output.contains(
          "what the plan's key hides: 3 lines led to another screen than the place with the same key shows, the first is type id 12345 at the start\n"
        ), "\(run.output)")
      #expect(run.status == 0)
    }
  }

  @Test(arguments: [("News", "news", 1), ("RIBsTraining", "ribs-training", 1), ("Ride", "ride", 1)])
  func `each session on a page equals the program's output`(
    page: String, program: String, count: Int
  ) async throws {
    let blocks = try text(of: page).components(separatedBy: "```console\n$ printf '").dropFirst()
    #expect(blocks.count == count)
    for block in blocks {
      let parts = block.components(separatedBy: "```")[0].split(separator: "\n", maxSplits: 1)
      let command = parts[0].components(
        separatedBy: "' | swift run --package-path Examples \(program)")
      let run = try await Outcome.waited(
        for: program, command[1].split(separator: " ").map(String.init),
        input: command[0].replacingOccurrences(of: "\\n", with: "\n"))
      #expect(run.output == parts[1])
      #expect(run.errors == "")
    }
  }

  @Test(arguments: ["News", "RIBsTraining", "Ride"])
  func `every file in a table of a page exists`(page: String) throws {
    let folders = ["Examples/Sources/\(page)", "."].map {
      StateBindingTestSupport.Article.package.appending(path: $0)
    }
    let parts = try text(of: page).components(separatedBy: "## Where things are")
    let table = parts.count == 1 ? parts[0] : parts[1].components(separatedBy: "\n## ")[0]
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let places = rows.flatMap { row in
      row.split(separator: "|")[1].matches(of: #/`((?:\.\./|[A-Z])[A-Za-z/]+(?:\.swift)?)`/#)
        .map { String($0.1) }
    }
    #expect(places.count > 5)
    for place in places {
      let paths = folders.map { $0.appending(path: place).path }
      #expect(paths.contains(where: FileManager.default.fileExists), "\(place)")
    }
  }

  private func text(of page: String) throws -> String {
    try String(
      contentsOf: StateBindingTestSupport.Article.package.appending(path: "Examples/\(page).md"),
      encoding: .utf8)
  }
}

/// The view "Use it" of the map of an app, in a browser.
@Suite(.enabled(if: runsLongTests && Browser.path != nil, "long, and needs Chromium"), .browser)
@BrowserActor struct PrototypeTests {
  private static let training = Task {
    try await BrowserPage.map(of: "ribs-training", ["--latency=0s", "--depth=6"])
  }
  private static let ride = Task { try await BrowserPage.map(of: "ride", ["--latency=0s"]) }

  @Test(arguments: BrowserPage.visits)
  func `games can be played with the mouse, and with keys alone`(
    look: BrowserPage.Look, device: Device
  ) async throws {
    let page = try await BrowserPage(showing: Self.training.value, at: "#use/", in: look)
    let lines = [
      "login 12345", "profile", "logout", "cancel", "logout", "confirm", "login 12345", "games",
      "b2", "profile", "edit", "type name 김",
    ]
    #expect(try page.problems(taking: lines, with: device) == [])
    #expect(try page.screen.title == "Profile")
  }

  @Test(arguments: BrowserPage.visits)
  func `a car can be called and called off with the mouse, and with keys alone`(
    look: BrowserPage.Look, device: Device
  ) async throws {
    let page = try await BrowserPage(showing: Self.ride.value, at: "#use/", in: look)
    let lines = [
      "login 12345", "call", "from seoul-station", "to city-hall", "call", "request", ":wait 5s",
      "call off", "cancel", "call off", "confirm",
    ]
    #expect(try page.problems(taking: lines, with: device) == [])
    #expect(try page.screen.title == "Home")
  }
}
