import StateBindingC
import HeadlessDriver
import HeadlessProgram
import StateBindingFiles
import Testing

@MainActor
struct PollingThreadTests {
  private let thread: PollingThread
  private let pipes: [Pipe]
  private let readEnds: [Int32]

  init() throws {
    thread = try PollingThread()
    pipes = [try Pipe(), try Pipe()]
    readEnds = pipes.map(\.readEnd)
  }

  private func isReady(_ index: Int) -> Bool {
    var sent = pollfd(fd: readEnds[index], events: Int16(POLLIN), revents: 0)
    return poll(&sent, 1, 0) == 1
  }

  private func receive(from index: Int) {
    var byte: UInt8 = 0
    #expect(read(readEnds[index], &byte, 1) == 1)
  }

  @Test func `each wait ends when there is something to read`() async throws {
    defer { thread.stop() }
    for round in 0..<200 {
      let index = round % 2
      let sender = Task { pipes[index].send("a") }
      while !isReady(index) { try await thread.wait(for: readEnds) }
      await sender.value
      receive(from: index)
    }
  }

  @Test func `a cancelled wait ends, and its descriptor wakes no later wait`() async throws {
    defer { thread.stop() }
    for _ in 0..<200 {
      let waiting = Task { try await thread.wait(for: [readEnds[0]]) }
      let canceller = Task { waiting.cancel() }
      try await waiting.value
      await canceller.value
      // Nobody waits for this descriptor any more.
      pipes[0].send("a")
      let sender = Task { pipes[1].send("a") }
      try await thread.wait(for: [readEnds[1]])
      #expect(isReady(1))
      await sender.value
      for index in 0..<2 { receive(from: index) }
    }
  }

  @Test func `a wait in a cancelled task ends at once`() async throws {
    defer { thread.stop() }
    let waiting = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await thread.wait(for: readEnds)
    }
    try await waiting.value
    #expect(!isReady(0) && !isReady(1))
  }

  @Test func `two waits for one descriptor both end`() async throws {
    defer { thread.stop() }
    for _ in 0..<100 {
      let first = Task { try await thread.wait(for: [readEnds[0]]) }
      let both = Task { try await thread.wait(for: readEnds) }
      let sender = Task { pipes[0].send("a") }
      try await first.value
      try await both.value
      await sender.value
      receive(from: 0)
    }
  }

  @Test func `an invalid descriptor ends the wait`() async throws {
    defer { thread.stop() }
    try await thread.wait(for: [readEnds[0], 1_000_000])
    #expect(!isReady(0))
  }

  @Test func `an error of poll ends all waits, also later ones`() async {
    await #expect(processExitsWith: .success) {
      try await Self.waitBeyondTheLimit()
    }
  }

  private static func waitBeyondTheLimit() async throws {
    let thread = try PollingThread()
    let waiting = Task { try await thread.wait(for: []) }
    await Task.yield()
    #if canImport(Glibc)
      let resource = RLIMIT_NOFILE.rawValue
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var kept = rlimit()
    #expect(getrlimit(numericCast(resource), &kept) == 0)
    // With this limit, 200 descriptors are too many to poll. The concurrency pool may still open files.
    var limit = rlimit(rlim_cur: 100, rlim_max: kept.rlim_max)
    #expect(setrlimit(numericCast(resource), &limit) == 0)
    for _ in 0..<2 {
      await #expect(throws: SystemError(number: EINVAL)) {
        try await thread.wait(for: Array(repeating: 0, count: 200))
      }
    }
    await #expect(throws: SystemError(number: EINVAL)) { try await waiting.value }
    #expect(setrlimit(numericCast(resource), &kept) == 0)
  }

  @Test func `a stopped thread is released`() async throws {
    var thread: PollingThread? = try PollingThread()
    let waiting = Task { [thread] in try await thread?.wait(for: readEnds) }
    pipes[0].send("a")
    try await waiting.value
    weak let gone = thread
    thread?.stop()
    thread = nil
    let deadline = ContinuousClock.now + .seconds(60)
    while gone != nil, ContinuousClock.now < deadline { await Task.yield() }
    #expect(gone == nil)
    self.thread.stop()
  }
}
