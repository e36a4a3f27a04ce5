import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a process begins: which descriptors are its standard ones, and whose terminal it has.
package struct Spawning {
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
  package init(ownsTerminal: Bool = false) {
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
  package mutating func pass(_ descriptor: Int32, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// Its descriptor `number` is the file at `path`.
  package mutating func open(_ path: String, as number: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
  }

  /// It has no descriptor `number`.
  package mutating func close(_ number: Int32) {
    posix_spawn_file_actions_addclose(&actions, number)
  }

  /// Starts the built program `name`, or the one at the path `name`, in `folder`; `environment` is all that it has of one.
  package mutating func start(
    _ name: String, _ arguments: [String], environment: [String: String], folder: String? = nil
  ) throws -> StartedProcess {
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let program = name.contains("/") ? name : Self.productsFolder + name
    var command = [program] + arguments
    // What changes the folder of a new process is not in the module of every C library.
    if let folder { command = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder] + command }
    var environment = environment
    // A sanitizer is told there what it is told here.
    for variable in ["ASAN_OPTIONS", "LSAN_OPTIONS"] {
      if let value = getenv(variable) { environment[variable] = String(cString: value) }
    }
    // A crash is to be seen as one, not to take its time.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let words = command.map { strdup($0) }
    let variables = environment.map { strdup("\($0)=\($1)") }
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let failure = posix_spawn(
      &id, command[0], &actions, &attributes, words + [nil], variables + [nil])
    try #require(failure == 0, "cannot start \(command): error \(failure)")
    return StartedProcess(id: id)
  }

  /// Where the tests and the programs are built to.
  package static var productsFolder: String {
    #if canImport(Darwin)
      // There the tests are a bundle, and what runs them comes with the toolchain.
      var image = Dl_info()
      dladdr(#dsohandle, &image)
      let file = image.dli_fname.map { String(cString: $0) } ?? ""
      let runner = file[..<(file.firstRange(of: ".xctest/")?.lowerBound ?? file.endIndex)]
    #else
      let runner = CommandLine.arguments[0]
    #endif
    return String(runner[...(runner.lastIndex(of: "/") ?? runner.startIndex)])
  }
}
