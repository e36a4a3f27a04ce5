import HeadlessDriver
import HeadlessProgram
import StateBinding
import StateBindingC
import StateBindingFiles
import StateBindingTestSupport
import Testing

/// Buffered text on its way to a descriptor.
struct OutputTests {
  @Test func `output is written when the buffer is full or flushed`() throws {
    let file = try TemporaryFile()
    let output = Output(descriptor: file.descriptor)
    output.write("정말 ")
    output.write("탈퇴\n")
    #expect(file.text() == "")
    try output.flush()
    #expect(file.text() == "정말 탈퇴\n")
    output.write(String(repeating: "a", count: 65_536))
    #expect(file.text().utf8.count == 14 + 65_536)
  }

  @Test(.enabled("nothing here is always full") { access("/dev/full", W_OK) == 0 })
  func `a full disk is an error that stays and ends with status 3`() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    try #require(full >= 0)
    defer { close(full) }
    let output = Output(descriptor: full)
    output.write("a")
    #expect(output.failure == nil)
    #expect(throws: SystemError(number: ENOSPC)) { try output.flush() }
    output.write("b")
    #expect(throws: SystemError(number: ENOSPC)) { try output.flush() }
    #expect(ExitStatus(outputFailedWith: SystemError(number: ENOSPC)).rawValue == 3)
  }

  @Test func `a closed pipe is a failure of its own and ends with status 141`() throws {
    Signals.ignoreClosedPipes()
    let (readEnd, writeEnd) = try openPipe()
    close(readEnd)
    defer { close(writeEnd) }
    let output = Output(descriptor: writeEnd)
    output.write(String(repeating: "a", count: 100_000))
    #expect(output.failure?.isClosedPipe == true)
    #expect(throws: SystemError(number: EPIPE)) { try output.flush() }
    #expect(ExitStatus(outputFailedWith: SystemError(number: EPIPE)).rawValue == 141)
  }

  @Test func `a program that starts while a pipe is made inherits no end of it`() async {
    let inherited = Self.inheritablePipes()
    let isOver = Locked(false)
    async let made: Void = Self.makePipes(until: isOver)
    for _ in 0..<1_000 { #expect(Self.inheritablePipes().isSubset(of: inherited)) }
    isOver.withLock { $0 = true }
    await made
  }

  @concurrent nonisolated private static func makePipes(until isOver: Locked<Bool>) async {
    while !isOver.withLock({ $0 }) {
      guard let pipe = try? openPipe() else { return }
      close(pipe.readEnd)
      close(pipe.writeEnd)
    }
  }

  /// The pipes of this process that a program would inherit.
  private static func inheritablePipes() -> Set<Int32> {
    Set(
      (0..<256).filter { descriptor in
        let flags = fcntl(descriptor, F_GETFD)
        guard flags >= 0, flags & FD_CLOEXEC == 0 else { return false }
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
      })
  }

  @Test func `a full pipe takes the rest once it is read`() async throws {
    let pipe = try Pipe()
    #expect(fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK) == 0)
    let (readEnd, total) = (pipe.readEnd, 1_000_000)
    // It blocks, so it runs outside of the main actor.
    async let read = Self.count(from: readEnd, upTo: total)
    let output = Output(descriptor: pipe.writeEnd)
    output.write(String(repeating: "a", count: total))
    try output.flush()
    #expect(await read == total)
  }

  @concurrent nonisolated private static func count(from end: Int32, upTo total: Int) async -> Int {
    var bytes = [UInt8](repeating: 0, count: 1000)
    var sum = 0
    while sum < total {
      let count = read(end, &bytes, bytes.count)
      guard count > 0 else { break }
      sum += count
    }
    return sum
  }
}
