@testable import Article
import Foundation
import HeadlessDriver
import NewsProgram
import RIBsTrainingProgram
import RideProgram
import StateBinding
import StateBindingTesting
import Testing

/// The lines of a transcript, for a session of its app.
private struct Flow {
  let program: Program
  let arguments: [String]
  let lines: [String]

  init(_ program: Program, _ path: String) throws {
    self.program = program
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../\(path).transcript")
    let all = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    lines = all.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let settings = all.first?.split(separator: " ").dropFirst(3) ?? []
    var arguments = ["--trace"]
    for setting in settings where !setting.hasPrefix("width=") {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      arguments += ["--\(parts[0])"] + parts.dropFirst()
    }
    self.arguments = arguments
  }

  func start() async throws -> Player {
    Player(try await program.session(arguments), lines)
  }
}

/// A session that is sent its lines, and all that it answers.
private final class Player {
  private let session: Session
  private var lines: ArraySlice<String>
  private(set) var answers = ""

  init(_ session: Session, _ lines: [String]) {
    self.session = session
    self.lines = lines[...]
  }

  /// Sends the next line. Returns false if none is left.
  func next() async -> Bool {
    guard let line = lines.popFirst() else { return false }
    let response = await session.send(line)
    answers += "> \(line)\n\(response.printed())\(response.error?.sentence ?? "")\n"
    for event in response.events { answers += "* \(event)\n" }
    for problem in response.diagnostics { answers += "\(problem)\n" }
    answers += await session.send(":tree").printed() + session.send(":state").printed()
    return true
  }

  func playAll() async -> String {
    while await next() {}
    return answers
  }
}

/// Several apps in one process.
struct SideBySideTests {
  private let flows: [Flow]

  init() throws {
    LeakDetector.isEnabled = true
    flows = [
      try Flow(.news, "NewsTests/Transcripts/search-while-loading-en"),
      try Flow(.news, "NewsTests/Transcripts/fail-below-an-article-ko"),
      try Flow(.training, "RIBsTrainingTests/Transcripts/logout-in-a-fetch"),
      try Flow(.training, "RIBsTrainingTests/Transcripts/link-replaced-at-once"),
      try Flow(.ride, "RideTests/Transcripts/whole-ride-en"),
      try Flow(.ride, "RideTests/Transcripts/failing-server-ko"),
      try Flow(ProfileProgram.profile, "ArticleTests/Transcripts/delete"),
    ]
  }

  private func alone() async throws -> [String] {
    var all: [String] = []
    for flow in flows { all.append(await (try flow.start()).playAll()) }
    #expect(all.allSatisfy { $0.contains("\n* ") }, "each app has events in its trace")
    return all
  }

  @Test func `apps that take turns answer as each does alone`() async throws {
    let expected = try await alone()
    var players: [Player] = []
    for flow in flows { players.append(try await flow.start()) }
    var isAnyLeft = true
    while isAnyLeft {
      isAnyLeft = false
      for player in players where await player.next() { isAnyLeft = true }
    }
    #expect(players.map(\.answers) == expected)
  }

  @Test func `apps that run at the same time answer as each does alone`() async throws {
    let expected = try await alone()
    var players: [Player] = []
    for flow in flows { players.append(try await flow.start()) }
    let tasks = players.map { player in Task { await player.playAll() } }
    var answers: [String] = []
    for task in tasks { answers.append(await task.value) }
    #expect(answers == expected)
  }
}
