import FilesInSwift5
import FilesInSwift6
import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// Files written as on iOS, compiled in both language modes. Each has a transcript with its name.
struct FileTests {
  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts").path

  nonisolated static func names() throws -> [String] {
    try Transcript.files(below: folder).map {
      URL(filePath: $0).deletingPathExtension().lastPathComponent
    }
  }

  @Test(arguments: try names(), Mode.allCases)
  func `a file passes its transcript`(name: String, mode: Mode) async throws {
    let program = Program(
      name: name, version: "1", summary: "A file as on iOS.", secrets: ["Password": "inkwell"]
    ) { _ in mode.app(name) }
    let check = try await program.check(file: "\(Self.folder)/\(name).transcript")
    #expect(check.passed, "\(check)")
    #expect(check.warnings.map(\.diagnostic.message) == [])
  }

  @Test func `an exploration of UIKit's screens keeps its promises`() async throws {
    let program = Program(
      name: "bookshop", version: "1", summary: "A file as on iOS.",
      secrets: ["Password": "inkwell"],
      exploring: ExplorerPlan(
        samples: ["Name": ["Eve"], "Password": ["inkwell"], "Text": ["Thanks"]],
        invariants: [
          Invariant("the basket stands below the books") { place in
            place.screen.title != "Books" || place.screen.has("in the basket")
          }
        ],
        promises: [
          Promise("a purchase") { $0.lastMove == .answer(.confirm) }
            .leadsTo("the entrance") { $0.screen.has("Log in") },
          Promise("a note") { $0.lastMove == .tap("Send") }
            .leadsTo("the books") { $0.screen.has("in the basket") },
        ])
    ) { _ in Mode.swift5.app("bookshop") }
    let map = try await program.explore()
    #expect(map.violations.isEmpty, "\(map)")
    #expect(map.placeCount > 20 && map.omissions.isEmpty, "\(map)")
  }
}

nonisolated enum Mode: CaseIterable, Sendable {
  case swift5, swift6

  @MainActor func app(_ name: String) -> App {
    let window = UIWindow()
    let router =
      switch self {
      case .swift5: FilesInSwift5.launch(name, in: window)
      case .swift6: FilesInSwift6.launch(name, in: window)
      }
    let links = AppLinks { text in
      guard let url = URL(string: text) else {
        throw DeepLinkError.unknown(url: text, nearest: nil)
      }
      switch self {
      case .swift5: FilesInSwift5.open(url, in: router)
      case .swift6: FilesInSwift6.open(url, in: router)
      }
    }
    return App(window: window, router: router, links: links)
  }
}
