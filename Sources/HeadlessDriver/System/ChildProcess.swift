import CLibrary
import SystemFiles

/// A second process of this program, with the same arguments. It sends messages through a pipe of their own.
@MainActor
final class ChildProcess {
  /// The environment variable that tells the child its task.
  private static let variable = "STATEBINDING_WALK"
  /// The descriptor to which the child writes messages.
  private static let messageDescriptor: Int32 = 3

  private let id: pid_t
  /// The bytes of the standard output, and of the messages, that were not taken yet.
  private var output: ArraySlice<UInt8> = []
  private var messages: ArraySlice<UInt8> = []
  /// The descriptors from which the pipes are read; -1 once a pipe is closed.
  private var outputEnd: Int32
  private var messageEnd: Int32

  /// The number of processors.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The task of this process, if another process of this program has started it.
  static var ownTask: String? { ProcessEnvironment.variable(variable) }

  /// The process that has started this one for a task.
  private static let parent = ownTask == nil ? nil : getppid()

  /// Whether the process that has started this one for a task has ended.
  static var isOrphan: Bool { parent.map { $0 != getppid() } ?? false }

  /// Sends `message` to the process that has started this one. Ends the process if nobody reads.
  static func send(_ message: [UInt8]) {
    let length = Array("\(message.count):".utf8)
    if (try? writeBytes(messageDescriptor, length + message)) == nil { end(1) }
  }

  /// Ends this process at once, with `status`. All results are sent, so nothing in its memory has to be released.
  static func end(_ status: Int32) -> Never { _exit(status) }

  /// Starts a process with `task`. Signals from the terminal do not reach the new process.
  init(task: String) throws(SystemError) {
    let output = try openPipe()
    defer { close(output.writeEnd) }
    do throws(SystemError) {
      let messages = try openPipe()
      defer { close(messages.writeEnd) }
      do throws(SystemError) {
        id = try Self.start(task, output: output.writeEnd, messages: messages.writeEnd)
      } catch {
        close(messages.readEnd)
        throw error
      }
      (outputEnd, messageEnd) = (output.readEnd, messages.readEnd)
    } catch {
      close(output.readEnd)
      throw error
    }
  }

  /// Starts a process with `task` that writes to `output` and sends messages to `messages`. Returns its number.
  private static func start(
    _ task: String, output: Int32, messages: Int32
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
    // If `messages` is descriptor 1, the first `dup2` would replace it, so the second `dup2` uses a copy.
    let high = try SystemError.check { fcntl(messages, F_DUPFD_CLOEXEC, 10) }
    defer { close(high) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, high, messageDescriptor)
    posix_spawnattr_setflags(&attributes, numericCast(POSIX_SPAWN_SETPGROUP))
    let entry = strdup("\(variable)=\(task)")
    defer { free(entry) }
    let environment = [entry] + ProcessEnvironment.entries(without: variable) + [nil]
    var id: pid_t = 0
    let failure = posix_spawn(
      &id, "/proc/self/exe", &actions, &attributes, CommandLine.unsafeArgv, environment)
    if failure != 0 { throw SystemError(number: failure) }
    return id
  }

  /// Whether the process has closed its output and its messages.
  var isOver: Bool { outputEnd < 0 && messageEnd < 0 }

  /// Takes the output that has come so far.
  func takeOutput() -> ArraySlice<UInt8> {
    defer { output = [] }
    return output
  }

  /// Takes the next message; nil if no message is complete yet.
  func takeMessage() -> ArraySlice<UInt8>? {
    guard let colon = messages.firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: messages[..<colon], as: UTF8.self)),
      messages.endIndex - colon > count
    else { return nil }
    let message = messages[(colon + 1)...].prefix(count)
    messages = messages[message.endIndex...]
    return message
  }

  /// Sends the process the signal of Ctrl-C.
  func interrupt() { kill(id, SIGINT) }

  /// Waits for the end of the process. Returns its status, or 1 if a signal has ended it.
  func finish() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 1
  }

  /// Reads all that `children` have sent, and waits if they have sent nothing. A signal ends the wait.
  static func read(from children: [ChildProcess]) {
    var entries = children.flatMap { child in
      [child.outputEnd, child.messageEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    guard poll(&entries, numericCast(entries.count), -1) > 0 else { return }
    for (index, child) in children.enumerated() {
      if entries[2 * index].revents != 0 { child.outputEnd = read(child.outputEnd, &child.output) }
      if entries[2 * index + 1].revents != 0 {
        child.messageEnd = read(child.messageEnd, &child.messages)
      }
    }
  }

  /// Reads from `descriptor` once. Returns `descriptor`, or -1 once the pipe is closed.
  private static func read(_ descriptor: Int32, _ bytes: inout ArraySlice<UInt8>) -> Int32 {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = (try? readBytes(descriptor, buffer)) ?? 0
      bytes += buffer[..<count]
      return count
    }
    if count > 0 { return descriptor }
    close(descriptor)
    return -1
  }
}
