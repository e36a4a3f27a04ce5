import StateBindingC
import Testing

/// The start of a process: its standard descriptors and its terminal.
public struct Spawning {
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

  /// A process that inherits nothing else. With `ownsTerminal` it has a session of its own.
  public init(ownsTerminal: Bool = false) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    // The parent of the tests may ignore or block these.
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

  /// The process gets this process's `descriptor` as its descriptor `number`.
  public mutating func pass(_ descriptor: Int32, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// The process gets the file at `path` as its descriptor `number`.
  public mutating func open(_ path: String, as number: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
  }

  /// The process gets no descriptor `number`.
  public mutating func close(_ number: Int32) {
    posix_spawn_file_actions_addclose(&actions, number)
  }

  /// Turns off the leak check of a sanitizer, because an app that calls `exit` has not released its objects.
  public static let withoutLeaks = ["ASAN_OPTIONS": "detect_leaks=0"]

  /// Starts the built program `name`, or the program at the path `name`, in `folder`. `environment`
  /// is its whole environment.
  public mutating func start(
    _ name: String, _ arguments: [String], environment: [String: String], folder: String? = nil
  ) throws -> StartedProcess {
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let program = name.contains("/") ? name : Self.productsFolder + name
    var command = [program] + arguments
    // Not every C library's module can change the folder of a new process.
    if let folder { command = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder] + command }
    var environment = environment
    // A sanitizer in the program gets the options of this process, unless the test has others.
    for variable in ["ASAN_OPTIONS", "LSAN_OPTIONS"] where environment[variable] == nil {
      if let value = getenv(variable) { environment[variable] = String(cString: value) }
    }
    // A crash must be quick, so it prints no backtrace.
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

  /// The folder of the built tests and programs.
  public static var productsFolder: String {
    #if canImport(Darwin)
      // There the tests are a bundle, run by a program of the toolchain.
      var image = Dl_info()
      dladdr(#dsohandle, &image)
      let file = image.dli_fname.map { String(cString: $0) } ?? ""
      let runner = file[..<(file.firstRange(of: ".xctest/")?.lowerBound ?? file.endIndex)]
    #else
      // The first argument may be a path from a folder that the process has left.
      let path = realpath("/proc/self/exe", nil)
      defer { free(path) }
      let runner = path.map { String(cString: $0) } ?? CommandLine.arguments[0]
    #endif
    return String(runner[...(runner.lastIndex(of: "/") ?? runner.startIndex)])
  }
}
