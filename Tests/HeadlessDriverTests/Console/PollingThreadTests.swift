import HeadlessDriver
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@MainActor
struct PollingThreadTests {
  private let thread: PollingThread
  private let readEnds: [Int32]
  private let writeEnds: [Int32]

  init() throws {
    thread = try PollingThread()
    var (readEnds, writeEnds): ([Int32], [Int32]) = ([], [])
    for _ in 0..<2 {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      readEnds.append(ends[0])
      writeEnds.append(ends[1])
    }
    self.readEnds = readEnds
    self.writeEnds = writeEnds
  }

  private func end() {
    thread.stop()
    for descriptor in readEnds + writeEnds { close(descriptor) }
  }

  private func isReady(_ index: Int) -> Bool {
    var entry = pollfd(fd: readEnds[index], events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  private func send(to index: Int) {
    var byte: UInt8 = 0
    #expect(write(writeEnds[index], &byte, 1) == 1)
  }

  private func receive(from index: Int) {
    var byte: UInt8 = 0
    #expect(read(readEnds[index], &byte, 1) == 1)
  }

  @Test func `a wait ends with something to read, time after time`() async {
    defer { end() }
    for round in 0..<200 {
      let index = round % 2
      let sender = Task { send(to: index) }
      while !isReady(index) { await thread.wait(for: readEnds) }
      await sender.value
      receive(from: index)
    }
  }

  @Test func `a cancelled wait ends, and what it waited for ends no other`() async {
    defer { end() }
    for _ in 0..<200 {
      let waiting = Task { await thread.wait(for: [readEnds[0]]) }
      let canceller = Task { waiting.cancel() }
      await waiting.value
      await canceller.value
      // Nobody waits for this one any more.
      send(to: 0)
      let sender = Task { send(to: 1) }
      await thread.wait(for: [readEnds[1]])
      #expect(isReady(1))
      await sender.value
      for index in 0..<2 { receive(from: index) }
    }
  }

  @Test func `a wait of a cancelled task does not begin`() async {
    defer { end() }
    let waiting = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await thread.wait(for: readEnds)
    }
    await waiting.value
    #expect(!isReady(0) && !isReady(1))
  }
}
