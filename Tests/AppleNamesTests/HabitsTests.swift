import Foundation
import HeadlessDriver
import StateBindingTestSupport
import SwiftUI
import Testing

@testable import Habits

/// An app in the shape of many: it reads its bundle, keeps defaults and files, prints, and has a stopwatch.
struct HabitsTests {
  private static let printed = "print: Habits begins\n"

  @Test(arguments: [[], ["--json"]])
  func `a script does not print the text of the app on standard output`(form: [String]) throws {
    let quiet = try habits(form)
    let run = try habits(form, input: "Read\n")
    #expect(run.errors == "print: Habits begins\nprint: Done: Read\nprint: 1\n")
    #expect(run.output.hasPrefix(quiet.output))
    #expect(!run.output.contains("Habits begins") && !run.output.contains("Done:"))
    #expect(run.status == 0)
  }

  @Test func `a recording of an app that prints passes its own check`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/habits.transcript"
    let recorded = try habits(["--echo"], input: "Read\n")
    try recorded.output.write(toFile: file, atomically: true, encoding: .utf8)
    let checked = try habits(["--check", file])
    #expect(checked.status == 0, "\(checked.output)")
    #expect(checked.errors.contains("print: Done: Read\n"))
  }

  @Test func `an answer of a tool has printed text under a name of its own`() throws {
    let client = try ToolClient("Habits")
    #expect(try client.call("start").text.contains("print: Habits begins\n"))
    let answer = try client.call("send", #""session":1,"lines":["Read"]"#)
    #expect(answer.text.hasPrefix("line 1: print: Done: Read\nline 1: print: 1\n"))
  }

  @Test func `a tool and a header name a folder of answers only below the working folder`() throws {
    let client = try ToolClient("Habits")
    let answer = try client.call("start", #""options":["--network=/etc"]"#)
    #expect(
      answer.text == """
        --network: "/etc" is not below the working folder; name a folder below the working folder, or start the program with it: Habits --mcp --network=/etc
        """)
    let folder = try TemporaryFolder()
    try folder.link("away", to: "/etc")
    try folder.write("#: Habits 1 lang=en width=80 network=away\n", to: "a.transcript")
    let run = try Outcome(of: "Habits", ["--check", "a.transcript"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        #""network=away" leads to a symbolic link; name a folder below the working folder"#))
  }

  @Test func `the main bundle has the resources of the target of the app`() async throws {
    let session = try await Program(HabitsApp.self).session()
    #expect(session.actions.contains("Run"))
    #expect(await session.send(":expect One page a day.").error == nil)
    let folder = try #require(Bundle.main.resourceURL)
    #expect(
      try String(contentsOf: folder.appending(path: "tip.txt"), encoding: .utf8)
        == "One page a day.\n")
  }

  @Test func `a missing resource is a note with its name`() throws {
    let run = try habits(input: "Play a sound\n")
    #expect(
      run.errors.contains(
        "<stdin>:1: note: the app has no resource gong.mp3; add it to the resources of its target\n"
      ))
    #expect(run.status == 0)
  }

  @Test func `an object made inside the body of an app stays`() async throws {
    let session = try await Program(HabitsApp.self).session()
    _ = await session.send("Read")
    let screen = await session.send("Run").screen
    #expect(
      screen.elements.map(\.label).filter { $0.hasSuffix(", done") } == ["Read, done", "Run, done"])
  }

  @Test func `each launch begins without defaults and files, and a restart keeps them`() throws {
    let folder = try TemporaryFolder()
    let run = try habits(
      input: """
        Welcome
        Write
        :restart
        :expect Diary: written
        :undo 3
        :expect Welcome
        :expect Diary: empty
        """, environment: ["HOME": folder.path, "TMPDIR": folder.path])
    #expect(run.errors == String(repeating: Self.printed, count: 3))
    #expect(run.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `defaults that an earlier run has written are noted and not read`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/.config", withIntermediateDirectories: false)
    let values = try PropertyListSerialization.data(
      fromPropertyList: ["welcomed": true], format: .xml, options: 0)
    try values.write(to: URL(filePath: "\(folder.path)/.config/Habits.plist"))
    let run = try habits(
      input: ":expect Welcome\n", environment: ["HOME": folder.path])
    #expect(
      run.errors.contains(
        "at launch: note: UserDefaults begins empty at each launch, so the app does not see the values in \(folder.path)/.config/Habits.plist; "
      ))
    #expect(run.status == 0)
  }

  @Test func `dates that Foundation writes are in UTC on every computer`() throws {
    let run = try habits(
      input: ":expect Since day 1\n", environment: ["TZ": "America/New_York"])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `the defaults and files of a session are its own`() async throws {
    let first = try await Program(HabitsApp.self).session()
    #expect(
      await first.send("Welcome").screen.elements.first { $0.role == .button }?.label == "Read")
    let second = try await Program(HabitsApp.self).session()
    #expect(second.actions.first == "Welcome")
    #expect(await second.send("Write").screen.elements.contains { $0.label == "Diary: written" })
    #expect(
      await first.send(":screen").screen.elements.first { $0.role == .button }?.label == "Read")
    _ = await second.send("Read")
    #expect(second.actions.first == "Welcome")
    #expect(await second.send(":restart").screen.elements.contains { $0.label == "Diary: written" })
    #expect(await first.send(":restart").screen.elements.contains { $0.label == "Diary: empty" })
    #expect(first.actions.first == "Read")
    _ = await first.send(":undo 2")
    #expect(first.actions.first == "Welcome")
  }

  @Test func `a stopwatch is never idle, and a countdown comes to its end`() async throws {
    let session = try await Program(HabitsApp.self).session()
    _ = await session.send("Rest")
    #expect(await session.send(":wait").screen.elements.contains { $0.label == "Rested" })
    _ = await session.send("back")
    _ = await session.send("Stopwatch")
    #expect(await session.send(":wait").error?.code == .neverIdle)
    #expect(await session.send(":expect 05:21").error == nil)
  }

  @Test func `an app with a stopwatch, defaults and files is explored without a violation`()
    async throws
  {
    let arguments = ["--limit=20", "--lang=en"]
    let run = try habits(["--explore"] + arguments)
    #expect(run.output.hasSuffix("\nno violation\n"))
    #expect(run.status == 0)
    let exploration = try await Program(HabitsApp.self).explore(arguments)
    #expect(exploration.violations.map { "\($0)" } == [])
  }

  /// Runs the app. At the end of the process, its objects are still there.
  private func habits(
    _ arguments: [String] = [], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try Outcome(
      of: "Habits", arguments, input: input,
      environment: environment.merging(Spawning.withoutLeaks) { $1 })
  }
}
