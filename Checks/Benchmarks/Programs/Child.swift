import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Excludes starting a process while a pipe is made: the process would inherit an end that is not close-on-exec yet.
private let descriptors = Mutex<Void>(())

/// A process that this one started.
package final class Child {
  /// The source or destination of a standard descriptor.
  package enum Stream {
    /// The file at this path, to read from.
    case reading(String)
    /// The file at this path, emptied or created.
    case writing(String)
    /// A descriptor of this process.
    case descriptor(Int32)
  }

  private let id: pid_t
  private let start: ContinuousClock.Instant
  private var usage: Usage?

  /// Starts the program at `path`; its standard error is that of this process.
  package init(
    _ path: String, _ arguments: [String] = [], input: Stream = .reading("/dev/null"),
    output: Stream = .writing("/dev/null")
  ) throws(ProgramError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The parent of this process may have ignored or blocked signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, numericCast(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    for (number, stream) in [(Int32(0), input), (1, output)] {
      switch stream {
      case .reading(let file): posix_spawn_file_actions_addopen(&actions, number, file, O_RDONLY, 0)
      case .writing(let file):
        posix_spawn_file_actions_addopen(
          &actions, number, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      case .descriptor(let own): posix_spawn_file_actions_adddup2(&actions, own, number)
      }
    }
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    start = .now
    let failure = descriptors.withLock { _ in
      posix_spawn(&id, path, &actions, &attributes, words + [nil], environ)
    }
    guard failure == 0 else { throw ProgramError("cannot start \(path): error \(failure)") }
    self.id = id
  }

  deinit {
    guard usage == nil else { return }
    kill(id, SIGKILL)
    _ = end()
  }

  /// Waits for the end of the process and returns what it used.
  @discardableResult
  package func end() -> Usage {
    if let usage { return usage }
    var status: Int32 = 0
    var used = rusage()
    while wait4(id, &status, 0, &used) < 0, errno == EINTR {}
    let signal = status & 0x7F
    #if canImport(Darwin)
      let peak = Int(used.ru_maxrss) / 1_024
    #else
      let peak = Int(used.ru_maxrss)
    #endif
    let usage = Usage(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      elapsed: ContinuousClock.now - start,
      processorTime: duration(used.ru_utime) + duration(used.ru_stime), peakMemory: peak)
    self.usage = usage
    return usage
  }
}

/// The resources that a process used.
package struct Usage: Sendable {
  /// The exit status; 128 plus the signal's number if a signal ended the process.
  package let status: Int32
  /// The time by the clock.
  package let elapsed: Duration
  /// The processor time, including the system's.
  package let processorTime: Duration
  /// The peak memory in KiB. The fork's memory before the program starts counts too: a large process must not measure
  /// a small one.
  package let peakMemory: Int
}

/// The reason why a program could not be run, or went wrong.
package struct ProgramError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

private func duration(_ time: timeval) -> Duration {
  .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
}

#if canImport(Darwin)
  private var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    _NSGetEnviron().pointee
  }
#endif

/// A program that answers each line over pipes.
package final class Conversation {
  private let child: Child
  private let lines: Int32
  private let replies: Int32
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Starts the program at `path`.
  package init(_ path: String, _ arguments: [String] = []) throws(ProgramError) {
    // Writing to a program that ended shall fail, not end this one.
    signal(SIGPIPE, SIG_IGN)
    let (ours, theirs) = (try Self.pipe(), try Self.pipe())
    defer {
      close(ours.reading)
      close(theirs.writing)
    }
    (lines, replies) = (ours.writing, theirs.reading)
    child = try Child(
      path, arguments, input: .descriptor(ours.reading), output: .descriptor(theirs.writing))
  }

  deinit {
    close(lines)
    close(replies)
  }

  /// Sends `line`, which ends with a line break, and waits for a reply of `length` bytes.
  package func say(_ line: [UInt8], hear length: Int) throws(ProgramError) {
    guard write(lines, line, line.count) == line.count else {
      throw ProgramError("a program does not read its line")
    }
    try hear(length)
  }

  /// Waits for `length` bytes.
  package func hear(_ length: Int) throws(ProgramError) {
    var missing = length
    while missing > 0 {
      let count = read(replies, &piece, min(missing, piece.count))
      guard count > 0 else {
        throw ProgramError("a program ends \(missing) bytes before its reply")
      }
      missing -= count
    }
  }

  /// A pipe whose ends no other program inherits.
  private static func pipe() throws(ProgramError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try descriptors.withLock { _ throws(ProgramError) in
      #if canImport(Glibc)
        let result = Glibc.pipe(&ends)
      #elseif canImport(Musl)
        let result = Musl.pipe(&ends)
      #else
        let result = Darwin.pipe(&ends)
      #endif
      guard result == 0 else { throw ProgramError("there is no pipe: error \(errno)") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    return (ends[0], ends[1])
  }
}
