import Foundation
import HeadlessDriver
import StateBinding
import SwiftUI
import StateBindingTestSupport
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
    #expect((exploration.violations + exploration.warnings).map { "\($0)" } == [])
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
    let session = try await Banking.AppDelegate.program.session(["--pin=1357"])
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
