import CLibrary
import SystemFiles

/// A second process of this program, which runs the app and sends messages about it. The process does not outlive this object.
final class ChildProcess {
  /// The end of the process.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// The process was killed, because it had sent nothing for too long.
    case silence
    /// The process was killed, because somebody has ended the run.
    case interrupt
    /// The process was killed, because its messages made no sense.
    case disorder
  }

  private let id: pid_t
  private let link: Link
  /// The name of the folder for files of the process; it is removed at the end of the process.
  private let folderName: String?
  /// The time of the last message or order.
  private(set) var lastSign = SuspendingClock.now
  /// Whether the process may be silent for long.
  var expectsSilence = false
  /// The end of the process; nil while the process is there. Messages that it sent before may be left.
  private(set) var end: End?

  /// Starts `program` with `arguments`. The process reads nothing from standard input, and prints to standard error, or
  /// nowhere if it `isSilent`. Signals from the terminal do not reach it.
  init(
    _ program: String, _ arguments: [String], isSilent: Bool, folderName: String?
  ) throws(SystemError) {
    self.folderName = folderName
    let (own, other) = try Link.pair()
    link = Link(descriptor: own)
    defer { close(other) }
    try link.send(.greeting, ParentProcess.greeting(from: getpid()))
    id = try startProcess(program, arguments) { actions in
      posix_spawn_file_actions_adddup2(&actions, other, ParentProcess.descriptor)
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      if isSilent || standardDescriptor(2) < 0 {
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, 2, 1)
    }
  }

  deinit {
    if end == nil { finish() }
  }

  /// The descriptor to wait for.
  var descriptor: Int32 { link.descriptor }

  /// Sends an order. If the process has ended, the next call of `read` notices.
  func send(_ order: [UInt8]) {
    lastSign = .now
    try? link.send(.message, order)
  }

  /// Reads what the process has sent. Waits if it has sent nothing.
  func read() {
    lastSign = .now
    if !link.read() { finish() }
  }

  /// Takes the next message.
  func next() -> Link.Message? { link.next() }

  /// Sends the process the signal of Ctrl-C.
  func interrupt() {
    lastSign = .now
    kill(id, SIGINT)
  }

  /// Kills the process, unless it has ended. Its end counts as `end`.
  func stop(as end: End) {
    if self.end != nil { return }
    finish()
    self.end = end
  }

  /// Waits for the end of the process, which has closed its end of the link or is of no use any more.
  private func finish() {
    // A signal does not change the status of a process that is about to end.
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    end = status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    if let folderName { ScratchFolder.remove(ScratchFolder.path(folderName, of: id)) }
  }

  /// The number of processors.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The path of the running program.
  static var ownProgram: String {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      var count = UInt32(path.count)
      _NSGetExecutablePath(&path, &count)
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}

#if canImport(Darwin)
  typealias FileActions = posix_spawn_file_actions_t?
#else
  typealias FileActions = posix_spawn_file_actions_t
#endif

/// Starts `program` in a process group of its own, with `words` as its name and arguments, and with the descriptors that `setUp`
/// asks for. Returns the number of the process.
func startProcess(
  _ program: String, _ words: [String], setUp: (inout FileActions) -> Void
) throws(SystemError) -> pid_t {
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
  setUp(&actions)
  // The main actor may run on a thread that blocks all signals, and the new process would block them too.
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK)
  posix_spawnattr_setflags(&attributes, numericCast(flags))
  let words = words.map { strdup($0) }
  defer { for word in words { free(word) } }
  var id: pid_t = 0
  let failure = posix_spawn(&id, program, &actions, &attributes, words + [nil], environ)
  if failure != 0 { throw SystemError(number: failure) }
  return id
}

/// The process that has started this one to run the app.
struct ParentProcess {
  static let descriptor: Int32 = 3
  private let link: Link
  /// Whether a thread waits for the end of the parent.
  private var isWatched = false

  /// The first message of the process `id` to each of its children. Nothing else at a descriptor looks like it.
  static func greeting(from id: pid_t) -> [UInt8] { Array("run the app for process \(id)".utf8) }

  /// Finds the parent; nil if this process was started in another way.
  init?() {
    let greeting = Link.bytes(.greeting, Self.greeting(from: getppid()))
    var bytes = [UInt8](repeating: 0, count: greeting.count)
    let flags: Int32 = numericCast(MSG_PEEK) | numericCast(MSG_DONTWAIT)
    // Only looks: whatever else is there stays as it is. A file or a pipe is refused.
    guard recv(Self.descriptor, &bytes, bytes.count, flags) == bytes.count, bytes == greeting,
      fcntl(Self.descriptor, F_SETFD, FD_CLOEXEC) == 0,
      read(Self.descriptor, &bytes, bytes.count) == bytes.count
    else { return nil }
    link = Link(descriptor: Self.descriptor)
  }

  /// Sends a message. Ends the process if nobody reads.
  func send(_ kind: Link.Kind, _ bytes: some Collection<UInt8>) {
    if (try? link.send(kind, bytes)) == nil { endAsOrphan() }
  }

  /// Waits for the next order. Ends this process with its parent.
  func nextOrder() -> ArraySlice<UInt8> {
    while true {
      if let order = link.next() { return order.bytes }
      if !link.read() { endAsOrphan() }
    }
  }

  private func endAsOrphan() -> Never {
    // The thread of `endWithParent` removes the folder, and ends the process.
    while isWatched { pause() }
    _exit(1)
  }

  /// From now on, ends this process with its parent, even if the app hangs. Makes a folder for files whose path begins with
  /// `name`, if that is not nil; the folder is removed in the end. Returns its path.
  mutating func endWithParent(folderName name: String?) throws(SystemError) -> String? {
    let folder = name.map { ScratchFolder.path($0, of: getpid()) }
    if isWatched { return folder }
    if let folder {
      // An earlier process with the same number may have left it.
      ScratchFolder.remove(folder)
      try SystemError.check { mkdir(folder, 0o700) }
    }
    let descriptor = link.descriptor
    let thread: Void? = try? startThread {
      var entry = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&entry, 1, -1) <= 0 {}
      // The app may still be making files there. Under another name it cannot.
      if let folder, rename(folder, "\(folder)-") == 0 { ScratchFolder.remove("\(folder)-") }
      _exit(1)
    }
    isWatched = thread != nil
    return folder
  }
}

/// One end of a connection between a process and its child, over which messages go.
final class Link {
  enum Kind: UInt8 {
    case greeting, message
    /// A line that is about to be sent to the app, and the lines before it.
    case line
    /// The same lines as they were typed.
    case typed
  }

  typealias Message = (kind: Kind, bytes: ArraySlice<UInt8>)

  let descriptor: Int32
  private var received: [UInt8] = []
  /// The number of received bytes that were taken.
  private var taken = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Two connected descriptors that other processes do not inherit.
  static func pair() throws(SystemError) -> (Int32, Int32) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    var ends: [Int32] = [-1, -1]
    try SystemError.check { socketpair(AF_UNIX, stream, 0, &ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The bytes of a message: its kind, its length and its contents.
  static func bytes(_ kind: Kind, _ contents: some Collection<UInt8>) -> [UInt8] {
    var bytes = [kind.rawValue]
    withUnsafeBytes(of: contents.count) { bytes.append(contentsOf: $0) }
    return bytes + contents
  }

  func send(_ kind: Kind, _ contents: some Collection<UInt8>) throws(SystemError) {
    try writeBytes(descriptor, Self.bytes(kind, contents))
  }

  /// Reads once, and waits if nothing has come. Returns false at the end.
  func read() -> Bool {
    if taken == received.count || taken > 1 << 20 {
      received.removeFirst(taken)
      taken = 0
    }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = (try? readBytes(descriptor, buffer)) ?? 0
      received += buffer[..<count]
      return count > 0
    }
  }

  /// Takes the next whole message that was received.
  func next() -> Message? {
    let start = taken + 1 + MemoryLayout<Int>.size
    guard start <= received.count, let kind = Kind(rawValue: received[taken]) else { return nil }
    let count = received.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: taken + 1, as: Int.self)
    }
    guard 0...(received.count - start) ~= count else { return nil }
    taken = start + count
    return (kind, received[start..<taken])
  }
}
