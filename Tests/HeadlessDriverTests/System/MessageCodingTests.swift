import StateBindingTestSupport
import Testing

@testable import HeadlessDriver
@testable import HeadlessProgram

struct MessageCodingTests {
  nonisolated private static let moves: [Move] = [
    .tap("save"), .type("a\nb", into: Name("name", 2)), .pick("size", option: nil),
    .pick("size", option: "L"), .back, .confirm, .wait(.milliseconds(1500)), .wait(),
    .session(.state(nil)), .session(.state("Profile.draft")), .session(.waitReversed), .restart,
    .open("app://x"), .session(.undo(3)),
  ]

  @Test(arguments: moves)
  func `a move arrives in another process as it was sent`(move: Move) throws {
    let arrived = try MessageCoding.value(
      [Move].self, of: MessageCoding.bytes(of: [move, move])[...])
    #expect(arrived == [move, move])
  }

  @Test func `a job arrives with its payloads, and an event after it`() throws {
    var launch = LaunchOptions()
    (launch.language, launch.settings) = ("ko", ["file": "a b", "flag": ""])
    let walk = PlannedWalk(
      start: ["--full"], launch: launch,
      way: .everyPlace(.init(depth: 3, places: nil), records: .lines),
      samples: ["name": ["", "x"]],
      invariants: [ScreenInvariant(text: "Home", isAlways: true)],
      accepted: [Acceptance("dead-end", "Home", because: "it is the end")],
      end: .now, folderName: nil, isDrawn: false, isFirst: true)
    let job = Job.record(walk, ["save", ":wait 2s"], comment: "")
    let bytes = try MessageCoding.bytes(of: job)
    guard
      case .record(let arrived, let lines, "") = try MessageCoding.value(Job.self, of: bytes[...])
    else {
      Issue.record("another job arrived")
      return
    }
    #expect(lines == ["save", ":wait 2s"])
    #expect(arrived.launch == launch)
    #expect(arrived.accepted == walk.accepted)
    #expect(arrived.end == walk.end)
    guard case .everyPlace(let limits, records: .lines?) = arrived.way else {
      Issue.record("another way arrived")
      return
    }
    #expect(limits == PlaceSearch.Limits(depth: 3, places: nil))
  }

  @Test func `bytes that are no job are refused, however they are cut`() throws {
    let call = ToolCall(tool: "send", arguments: ["lines": ["a", "b"]])
    let bytes = try MessageCoding.bytes(of: Job.tool(call))
    for count in 0..<bytes.count {
      #expect(throws: (any Error).self) { try MessageCoding.value(Job.self, of: bytes[..<count]) }
    }
  }

  @Test func `a child refuses bytes that are no job at once`() async {
    // Needs a process of its own, because `Children` catches the signals of its process.
    await #expect(processExitsWith: .success) { try await Self.expectRefusal() }
  }

  @MainActor private static func expectRefusal() async throws {
    let children = try Children([], program: "\(Spawning.productsFolder)EndingProgram", output: -1)
    let child = try children.start(isSilent: true, folderName: nil)
    child.send(Array("no job".utf8))
    var messages: [[UInt8]] = []
    while messages.isEmpty, child.end == nil {
      children.wait(for: [child])
      messages = child.takeMessages()
    }
    let event = try MessageCoding.value(JobEvent.self, of: (messages.first ?? [])[...])
    guard case .done(let result) = event else {
      Issue.record("the child did not answer")
      return
    }
    #expect(result.error?.description == "cannot read a job of the process that started this one")
    children.stop()
  }
}
