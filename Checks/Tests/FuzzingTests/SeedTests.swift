import Foundation
import Fuzzing
import HeadlessDriver
import ProfileProgram
import StateBindingTestSupport
import Testing

/// The short form of `Fuzz/run`: the seeds, and some mutations of them.
struct SeedTests {
  @Test(arguments: FuzzTarget.allCases.filter { $0 != .mcp })
  func `the seeds and their mutations keep every promise`(target: FuzzTarget) async throws {
    try await Self.attack(target)
  }

  @Test func `the seeds and their mutations for tools keep every promise`() async {
    // Needs a process of its own, because the target changes the current folder.
    await #expect(processExitsWith: .success) { try await Self.attack(.mcp) }
  }

  private static func attack(_ target: FuzzTarget) async throws {
    let scratch = try Scratch()
    var random = Random(seed: 20)
    let seeds = try target.seeds()
    try #require(!seeds.isEmpty)
    var inputs = seeds
    for _ in 0..<target.mutationCount {
      inputs.append(random.mutation(of: inputs, joining: target.words))
    }
    for input in inputs {
      do {
        try await target.run(input, profile: .profile, scratch: scratch)
      } catch {
        Issue.record(
          "\(error)\nthe input is \(String(decoding: input, as: UTF8.self).debugDescription)")
      }
    }
  }
}

extension FuzzTarget {
  /// The inputs in the repository for this target.
  fileprivate func seeds() throws -> [[UInt8]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let seeds = try files(in: root.appending(path: "Fuzz/Seeds/\(rawValue)"))
    guard self == .transcript || self == .session else { return seeds }
    let transcripts = try files(
      in: root.appending(path: "../Tests/ProfileFeatureTests/Transcripts"))
    if self == .transcript { return seeds + transcripts }
    return seeds
      + transcripts.enumerated().map { number, transcript in
        let inputs = transcript.split(separator: 0x0A).filter { $0.starts(with: "> ".utf8) }
        return [UInt8(number * 37 % 64)] + inputs.flatMap { $0.dropFirst(2) + [0x0A] }
      }
  }

  private func files(in folder: URL) throws -> [[UInt8]] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      Array(try Data(contentsOf: folder.appending(path: $0)))
    }
  }

  /// The number of mutations that takes about a second in a debug build.
  fileprivate var mutationCount: Int {
    switch self {
    case .grammar: 1_000
    case .links, .members: 300
    case .transcript, .session, .json: 100
    // About 10,000 messages in the long form.
    case .mcp: runsLongTests ? 2_500 : 100
    }
  }

  /// Words for the mutations to insert.
  fileprivate var words: [String] {
    let hostile = [
      "\u{1B}]0;t\u{7}", "\u{1B}[2J", "\u{9B}", "\u{202E}", "\u{2028}", "\u{301}", "\u{0}", "\r",
      "\t",
      "\"", "\\u{1B}", "한", "\n", "9223372036854775808",
    ]
    return hostile
      + [
        "\n> confirm\n", "\n|...\n", "login 12345\n", "delete\n", "logout\n", "confirm\n",
        ":undo\n",
        "tap \"", "type name ", ":wait 2s\n", "\n---\n", "{\"data\":[", "%1B", "&userId=", "login ",
      ]
  }
}

extension Random {
  /// An input with up to four changes: a byte, a removed piece, an inserted word, or a piece of another input.
  fileprivate mutating func mutation(of inputs: [[UInt8]], joining words: [String]) -> [UInt8] {
    var bytes = inputs.randomElement(using: &self) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1:
        bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &self)))
      case 2:
        let other = inputs.randomElement(using: &self) ?? []
        let start = Int.random(in: 0...other.count, using: &self)
        bytes.insert(contentsOf: other[start...].prefix(40), at: place)
      default: bytes.insert(contentsOf: (words.randomElement(using: &self) ?? "").utf8, at: place)
      }
    }
    return Array(bytes.prefix(4_096))
  }
}
