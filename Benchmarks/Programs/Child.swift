#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that was started here.
public final class Child {
  /// Where one of its standard descriptors comes from or goes to.
  public enum Stream {
    /// The file at this path, to read from.
    case reading(String)
    /// The file at this path, made anew.
    case writing(String)
    /// A descriptor of this process.
    case descriptor(Int32)
  }

  private let id: pid_t
  private let start: ContinuousClock.Instant
  private var usage: Usage?

  /// Starts the program at `path`; its descriptors are 0 for `input`, 1 for `output`, and this process's 2.
  public init(
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
    // Whoever started this may have signals ignored or blocked.
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
    let failure = posix_spawn(&id, path, &actions, &attributes, words + [nil], environ)
    guard failure == 0 else { throw ProgramError("cannot start \(path): error \(failure)") }
    self.id = id
  }

  deinit {
    guard usage == nil else { return }
    kill(id, SIGKILL)
    _ = end()
  }

  /// Waits for its end; what it used.
  @discardableResult
  public func end() -> Usage {
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

/// What a process used until its end.
public struct Usage: Sendable {
  /// What it ended with, as a shell says it: 128 and the number for one that a signal ended.
  public let status: Int32
  /// The time by the clock.
  public let elapsed: Duration
  /// The processor time, the system's for it included.
  public let processorTime: Duration
  /// The most memory in KiB; what the process was before it became the program counts too, so that a large one must
  /// not start a small one.
  public let peakMemory: Int
}

/// Why a program could not be run, or did what it should not.
public struct ProgramError: Error, CustomStringConvertible {
  /// What happened, and what to do.
  public let description: String

  /// The error that says `description`.
  public init(_ description: String) {
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
