import Foundation
import HeadlessDriver
import StateBinding
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import Banking
@testable import Delivery
@testable import Reading
@testable import Tickets

/// Apps with an `@main` of their own, compiled as they are.
struct OwnMainTests {
  nonisolated static let package = URL(filePath: #filePath).appending(path: "../../..").standardized
  nonisolated static let folder = package.appending(path: "Tests/OwnMainTests/Transcripts").path

  nonisolated static func transcripts() throws -> [String] { try Transcript.files(below: folder) }

  @Test(arguments: try transcripts())
  func `an app with its own main passes its transcript`(file: String) async throws {
    let name = URL(filePath: file).lastPathComponent.split(separator: "-")[0]
    let check = try await Self.program(String(name)).check(file: file)
    #expect(check.passed, "\(check)")
    #expect(check.warnings.map(\.diagnostic.message) == [])
  }

  @Test(arguments: ["Reading", "Delivery", "Banking", "Tickets"])
  func `an app with its own main is explored`(name: String) async throws {
    let exploration = try await Self.program(name).explore(["--limit=60", "--lang=en"])
    #expect(exploration.violations.map { "\($0)" } == [])
  }

  @Test(arguments: ["Reading", "Delivery", "Banking", "Tickets"])
  func `the program of an app starts on its first screen`(name: String) throws {
    let run = try Outcome(of: "\(Spawning.productsFolder)\(name)", ["--lang=en"], input: "")
    #expect(run.status == 0)
  }

  /// Takes minutes: the package builds the libraries for itself.
  @Test(
    .enabled(if: runsLongTests), .timeLimit(.minutes(30)),
    arguments: ["Reading", "Delivery", "Banking", "Tickets"])
  func `an app is a package with one dependency`(name: String) throws {
    let folder = try TemporaryFolder()
    let files = try Self.transcripts().filter { $0.contains("/\(name)-") }.joined(separator: " ")
    let printed = try Article.shell(
      "swift run --package-path \(Self.package.path)/Apps/\(name) --scratch-path build \(name) --check \(files)",
      in: folder)
    #expect(printed.contains("all passed"))
  }

  @Test func `an app can say more about its program in a file of its own`() async throws {
    let program = Program(main: Banking.AppDelegate.self)
    let session = try await program.session(["--pin=1357"])
    _ = await session.send("type PIN 1357")
    #expect(await session.send("Continue").screen.title == "Accounts")
  }

  @Test func `the article shows the file that says more`() throws {
    let article = try String(
      contentsOf: Article.package.appending(
        path: "Sources/HeadlessDriver/HeadlessDriver.docc/RunningYourApp.md"), encoding: .utf8)
    let file = try String(
      contentsOf: Self.package.appending(path: "Tests/OwnMainTests/BankingProgram.swift"),
      encoding: .utf8)
    let code = file.split(separator: "\n\n").dropFirst().joined(separator: "\n\n")
    #expect(code.hasPrefix("extension AppDelegate: DeclaresProgram"))
    #expect(article.contains(code))
  }

  @Test func `another window of an app is in front until it is closed`() async throws {
    let session = try await Program(WindowsApp.self).session()
    #expect(session.actions == ["Count", "Show the note", "Show the log", "Show the settings"])
    #expect(await session.send(":expect A wide desk").error == nil)
    _ = await session.send("Count")
    #expect(await session.send("Show the note").screen.title == "Note")
    #expect(await session.send(":expect Note 7").error == nil)
    _ = await session.send("back")
    #expect(await session.send("Show the settings").screen.title == "Settings")
    _ = await session.send("back")
    #expect(await session.send("Show the log").screen.title == "Log")
    #expect(await session.send(":expect Counted 1").error == nil)
    _ = await session.send("Done")
    #expect(await session.send(":expect A wide desk").error == nil)
  }

  @Test func `the adapted app delegate is launched and hears the links`() async throws {
    let session = try await Program(AdaptedApp.self).session()
    #expect(await session.send(":open app://yes").error == nil)
    #expect(await session.send(":open app://no").error?.code == .unknownLink)
    #expect(await session.send(":expect Launched 1 times, opened 2 links").error == nil)
    _ = await session.send(":undo")
    #expect(await session.send(":expect Launched 1 times, opened 0 links").error == nil)
  }

  @MainActor
  @Test func `an adapted app delegate lives as long as its app`() async throws {
    var session: Session? = try await Program(RememberedDelegateApp.self).session()
    #expect(await session?.send(":expect Hello").error == nil)
    #expect(RememberedDelegate.last != nil)
    session = nil
    #expect(RememberedDelegate.last == nil)
  }

  @Test func `a link of an app without links is unknown`() async throws {
    let session = try await Program(LinklessApp.self).session()
    #expect(await session.send(":open app://x").error?.code == .unknownLink)
    #expect(await session.send(":open https://app.example/x").error?.code == .unknownLink)
  }

  @Test func `an app delegate names the class of its scene delegate`() async throws {
    let session = try await Program(ConfiguringDelegate.self).session()
    #expect(await session.send(":expect A scene").error == nil)
    #expect(await session.send(":open app://x").error?.code == .unknownLink)
  }

  @Test func `an app without a window says how to make one`() async {
    let error = await #expect(throws: UsageError.self) {
      try await Program(WindowlessDelegate.self).session()
    }
    #expect(
      error?.description
        == "WindowlessDelegate makes no window key, and there is no class OwnMainTests.SceneDelegate; call makeKeyAndVisible() in application(_:didFinishLaunchingWithOptions:), or set the delegateClass of the UISceneConfiguration in application(_:configurationForConnecting:options:)"
    )
  }

  private static func program(_ name: String) throws -> Program {
    switch name {
    case "Reading":
      Program(
        ReadingApp.self,
        exploring: ExplorerPlan(
          samples: ["Password": ["1234", "x"]], links: ["reading://book/2"]))
    case "Delivery":
      Program(
        Delivery.AppDelegate.self, exploring: ExplorerPlan(links: ["delivery://order/8"]))
    case "Banking":
      Banking.AppDelegate.program
    default:
      Program(
        Tickets.AppDelegate.self, exploring: ExplorerPlan(links: ["tickets://ticket/9"]))
    }
  }
}
