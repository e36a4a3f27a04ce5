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
