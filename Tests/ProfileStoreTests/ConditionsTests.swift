import ProfileFeature
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Latency, faults and cancellation, which are the same for every service.
@Suite(.ownRun) struct ConditionsTests {
  private let folder: TemporaryFolder
  private let clock = VirtualClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: MembersKind.allCases)
  func `a service without latency does not move the clock`(kind: MembersKind) async throws {
    let members = kind.members(in: folder, clock: clock)
    try await members.save(try #require(try await members.all().first))
    try await members.delete(id: "12345")
    #expect(clock.now.offset == .zero)
  }

  @Test(arguments: MembersKind.allCases, Operation.allCases)
  func `every operation takes the latency`(kind: MembersKind, operation: Operation) async throws {
    let members = kind.members(in: folder, clock: clock, latency: .milliseconds(500))
    var hasEnded = false
    let task = AppRun.current.handle {
      Task {
        try await operation.run(on: members)
        hasEnded = true
      }
    }
    await clock.advance(by: .milliseconds(499))
    #expect(!hasEnded)
    await clock.advance(by: .milliseconds(1))
    #expect(hasEnded)
    try await task.value
  }

  @Test(arguments: MembersKind.allCases, Operation.allCases)
  func `an operation cancelled while it waits changes nothing`(
    kind: MembersKind, operation: Operation
  ) async throws {
    let members = kind.members(in: folder, clock: clock, latency: .seconds(1))
    let task = AppRun.current.handle { Task { try await operation.run(on: members) } }
    await settled()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let all = AppRun.current.handle { Task { try await members.all() } }
    await clock.advanceUntilIdle()
    #expect(try await all.value == Member.seeds)
  }

  @Test(arguments: MembersKind.allCases, Operation.allCases)
  func `an operation cancelled before its start changes nothing`(
    kind: MembersKind, operation: Operation
  ) async throws {
    let members = kind.members(in: folder, clock: clock)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await operation.run(on: members)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await members.all() == Member.seeds)
  }

  @Test(arguments: Operation.allCases)
  func `a fault in memory makes the service unavailable`(operation: Operation) async throws {
    let members = MembersKind.inMemory.members(
      in: folder, clock: clock, faults: [operation.fault])
    await #expect(throws: MembersError.unavailable(operation.fault)) {
      try await operation.run(on: members)
    }
  }

  @Test(arguments: Operation.allCases)
  func `a fault in a file looks like a broken disk`(operation: Operation) async throws {
    let members = MembersKind.inFile.members(in: folder, clock: clock, faults: [operation.fault])
    let file = "\(folder.path)/members"
    let reason = "Input/output error"
    let error: MembersError =
      operation.fault == .load
      ? .cannotRead(file: file, reason: reason) : .cannotWrite(file: file, reason: reason)
    await #expect(throws: error) { try await operation.run(on: members) }
    #expect(try folder.names == [])
  }

  @Test(arguments: MembersKind.allCases, [MembersFault.save, .delete])
  func `a failed operation leaves the members unchanged`(kind: MembersKind, fault: MembersFault)
    async throws
  {
    let members = kind.members(in: folder, clock: clock, faults: [fault])
    let operation = try #require(Operation.allCases.first { $0.fault == fault })
    await #expect(throws: MembersError.self) { try await operation.run(on: members) }
    #expect(try await members.all() == Member.seeds)
  }

  @Test(arguments: MembersKind.allCases)
  func `a fault stops only its own operation`(kind: MembersKind) async throws {
    let members = kind.members(in: folder, clock: clock, faults: [.save])
    try await members.delete(id: "12345")
    #expect(try await members.all() == Array(Member.seeds.dropFirst()))
  }

  @Test(arguments: MembersKind.allCases)
  func `a failed operation takes the latency too`(kind: MembersKind) async throws {
    let members = kind.members(
      in: folder, clock: clock, latency: .seconds(2), faults: [.load])
    let task = AppRun.current.handle { Task { try await members.all() } }
    await clock.advanceUntilIdle()
    #expect(clock.now.offset == .seconds(2))
    await #expect(throws: MembersError.self) { try await task.value }
  }

  /// All operations on members.
  nonisolated enum Operation: CaseIterable {
    case all, one, save, delete

    var fault: MembersFault {
      switch self {
      case .all, .one: .load
      case .save: .save
      case .delete: .delete
      }
    }

    @MainActor
    func run(on members: Members) async throws {
      switch self {
      case .all: _ = try await members.all()
      case .one: _ = try await members.member(id: "12345")
      case .save: try await members.save(Member(id: "12345", name: "Other", email: "o@example.com"))
      case .delete: try await members.delete(id: "12345")
      }
    }
  }
}
