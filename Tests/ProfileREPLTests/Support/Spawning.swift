import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a process begins: which descriptors are its standard ones, and whose terminal it has.
struct Spawning {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  /// `POSIX_SPAWN_SETSID`, which the module of the C library lacks.
  #if canImport(Darwin)
    private static let ownSession: Int32 = 0x400
  #else
    private static let ownSession: Int32 = 0x80
  #endif

  /// A process with no more than it is given; in a session of its own if `ownsTerminal`.
  init(ownsTerminal: Bool = false) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    // Whoever started the tests may have these ignored or blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    if ownsTerminal { flags |= Self.ownSession }
    posix_spawnattr_setflags(&attributes, numericCast(flags))
  }

  /// Its descriptor `number` is this process's `descriptor`.
  mutating func pass(_ descriptor: Int32, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// Its descriptor `number` is the file at `path`.
  mutating func open(_ path: String, as number: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
  }

  /// It has no descriptor `number`.
  mutating func close(_ number: Int32) {
    posix_spawn_file_actions_addclose(&actions, number)
  }

  /// Starts the built program `name`; `environment` is all that it has of one.
  mutating func start(
    _ name: String, _ arguments: [String], environment: [String: String]
  ) throws -> StartedProcess {
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let path = Self.productsFolder + name
    var environment = environment
    // A crash is to be seen as one, not to take its time.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let words = ([name] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0)=\($1)") }
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let failure = posix_spawn(&id, path, &actions, &attributes, words + [nil], variables + [nil])
    try #require(failure == 0, "cannot start \(path): error \(failure)")
    return StartedProcess(id: id)
  }

  /// Where the tests and the programs are built to.
  private static var productsFolder: String {
    let runner = CommandLine.arguments[0]
    return String(runner[...(runner.lastIndex(of: "/") ?? runner.startIndex)])
  }
}

/// A process that was started here, and does not outlive this.
///
/// One that has ended and that nobody waits for would hide all others that end from the exit tests.
final class StartedProcess {
  let id: pid_t
  private var status: Int32?

  init(id: pid_t) {
    self.id = id
  }

  deinit {
    if status == nil {
      kill(id, SIGKILL)
      _ = end()
    }
  }

  /// Waits for its end; what it ends with, as a shell says it: 128 and the number for one that a signal ended.
  func end() -> Int32 {
    if let status { return status }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let number = status & 0x7F
    let end = number == 0 ? (status >> 8) & 0xFF : 128 + number
    self.status = end
    return end
  }
}

/// What can be read from `descriptor` at once: nothing at its end, nil if it fails or has nothing yet.
func bytes(from descriptor: Int32) -> [UInt8]? {
  withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { piece in
    let count = read(descriptor, piece.baseAddress, piece.count)
    return count < 0 ? nil : Array(piece.prefix(count))
  }
}

/// Makes a write to a broken pipe an error for this process too.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

/// The two ends of a new pipe.
func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

/// What was waited for did not come.
struct TooLate: Error, CustomStringConvertible {
  let description: String
}
