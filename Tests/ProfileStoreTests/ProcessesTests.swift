import Foundation
import ProfileStore
import ProfileFeature
import StateBinding
import StateBindingTestSupport
import Testing

/// Processes that share a file, or die during a change.
struct ProcessesTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = "\(folder.path)/members"
  }

  @Test func `processes that change one file together lose no change`() async throws {
    // A process that wrote back an older version would bring a member back.
    let seeds = (0..<100).map { number in
      Member(id: "\(100 + number)", name: "Member \(number)", email: "\(number)@example.com")
    }
    _ = try await store(seeds).all()
    await withTaskGroup { group in
      for first in 0..<4 {
        group.addTask {
          await deleteElsewhere(stride(from: 100 + first, to: 200, by: 4).map(String.init))
        }
      }
    }
    #expect(try await store().all() == [])
  }

  @Test func `processes that create one file together agree`() async throws {
    await withTaskGroup { group in
      for member in Member.seeds {
        group.addTask { await deleteElsewhere([member.id]) }
      }
    }
    #expect(try await store().all() == [])
  }

  @Test(arguments: [0, 1, 17, 18, 100])
  func `a process killed during a write changes nothing`(bytes: Int) async throws {
    _ = try await store().all()
    await #expect(processExitsWith: .signal(SIGXFSZ)) {
      [file = file as String, bytes = bytes as Int] in
      try await deleteDying(file: file, afterBytes: bytes)
    }
    #expect(try folder.names == [".members.lock", ".members.new", "members"])
    #expect(try folder.bytes(of: ".members.new").count == bytes)
    #expect(try await store().all() == Member.seeds)
    try await store().delete(id: "12345")
    #expect(try await store().all() == Array(Member.seeds.dropFirst()))
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34])
  func `a process killed at any time leaves a whole file`(milliseconds: Int) async throws {
    _ = try await store().all()
    await #expect(processExitsWith: .signal(SIGALRM)) {
      [file = file as String, milliseconds = milliseconds as Int] in
      let members = await FileMembers(path: file, clock: VirtualClock())
      ualarm(numericCast(milliseconds * 1_000), 0)
      while true {
        for name in ["Hong", String(repeating: "Hong ", count: 2_000)] {
          try await members.save(Member(id: "12345", name: name, email: "gildong@example.com"))
        }
      }
    }
    #expect(try await store().all().map(\.id) == ["12345", "23456", "34567"])
    try await store().delete(id: "12345")
    #expect(try await store().all() == Array(Member.seeds.dropFirst()))
  }

  @Test(arguments: [0, 1, 100])
  func `a full disk changes nothing and leaves nothing behind`(bytes: Int) async throws {
    _ = try await store().all()
    await #expect(processExitsWith: .success) { [file = file as String, bytes = bytes as Int] in
      signal(SIGXFSZ, SIG_IGN)
      try limitFileSize(to: bytes)
      await #expect(throws: MembersError.cannotWrite(file: file, reason: "File too large")) {
        try await FileMembers(path: file, clock: VirtualClock()).delete(id: "12345")
      }
    }
    #expect(try folder.names == [".members.lock", "members"])
    #expect(try await store().all() == Member.seeds)
  }

  /// Deletes the members `ids` one by one, in another process.
  private func deleteElsewhere(_ ids: [String]) async {
    await #expect(processExitsWith: .success) {
      [file = file as String, ids = ids as [String]] in
      let members = await FileMembers(path: file, clock: VirtualClock(), patience: .seconds(60))
      for id in ids { try await members.delete(id: id) }
    }
  }

  private func store(_ seeds: [Member] = Member.seeds) -> FileMembers {
    FileMembers(path: file, seeds: seeds, clock: VirtualClock(), patience: .seconds(60))
  }
}

/// Starts to delete a member, and is killed after it has written `bytes` bytes.
private func deleteDying(file: String, afterBytes bytes: Int) async throws {
  // The parent process may ignore the signal, and the threads of the main actor may block it.
  signal(SIGXFSZ, SIG_DFL)
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGXFSZ)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  try limitFileSize(to: bytes)
  try await FileMembers(path: file, clock: VirtualClock()).delete(id: "12345")
}

/// Limits the files of this process to `bytes`. Beyond that the system sends SIGXFSZ or reports an
/// error.
nonisolated private func limitFileSize(to bytes: Int) throws {
  var limit = rlimit(rlim_cur: numericCast(bytes), rlim_max: numericCast(bytes))
  #if canImport(Glibc)
    let resource = RLIMIT_FSIZE.rawValue
  #else
    let resource = RLIMIT_FSIZE
  #endif
  try #require(setrlimit(numericCast(resource), &limit) == 0)
}
