import HeadlessDriver
import StateBindingC
import StateBindingFiles

/// A second process of this program, which runs the app and sends messages about it. The process does not outlive this object.
final class ChildProcess {
  private let id: pid_t
  private let link: Link
  /// The name of the folder for files of the process; it is removed at the end of the process.
  private let folderName: String?
  /// The home of the app in the process; it is removed with what is in it.
  private let home: String
  /// The build that the process runs; nil if it is that of this process.
  let build: [Int]?
  /// The time of the last message or order.
  private(set) var lastSign = SuspendingClock.now
  /// The lines of the script that is under way, as they are recorded; nil before the process has begun to launch the app.
  private(set) var lines: [String]?
  private(set) var lineCount = 0
  /// The pipe in which the standard error of the process arrives; -1 if there is none.
  private(set) var errors: Int32 = -1
  /// Whether standard error is passed on to that of this process.
  private let passesErrorsOn: Bool
  /// The last bytes of standard error.
  private var lastWords: [UInt8] = []
  /// The received messages that were not taken yet.
  private var messages: [[UInt8]] = []
  /// Whether all lines were sent to the app, so that only a result is missing, which may be large.
  private(set) var isPastLines = false
  /// The end of the process; nil while the process runs. Messages from before the end may still be left to take.
  private(set) var end: ProcessEnd?

  /// Starts `program` with `arguments`, which leave out its name. The process reads nothing from standard input, and prints to
  /// standard error, or nowhere if it `isSilent`. Signals from the terminal do not reach it.
  init(
    _ program: String, _ arguments: [String], isSilent: Bool, folderName: String?,
    build: [Int]? = nil
  ) throws(SystemError) {
    (self.folderName, self.build) = (folderName, build)
    passesErrorsOn = !isSilent && standardDescriptor(2) >= 0
    let (errors, otherErrors) = try openPipe()
    _ = fcntl(errors, F_SETFL, O_NONBLOCK)
    self.errors = errors
    defer { close(otherErrors) }
    let (own, other) = try Link.pair()
    link = Link(descriptor: own)
    home = ScratchFolder.path("headless-home-\(own)", of: getpid())
    defer { close(other) }
    let words = [ParentProcess.childName(for: getpid())] + arguments
    // The child holds this process's standard error open, so that a reader of it also waits for the child to end.
    var changes: [DescriptorChange] =
      passesErrorsOn ? [.copy(2, to: max(other, otherErrors) + 1)] : []
    changes += [
      .copy(otherErrors, to: 2), .copy(2, to: 1), .copy(other, to: ParentProcess.descriptor),
      .open(0, path: "/dev/null", flags: O_RDONLY),
    ]
    AppHome.name(home)
    defer { AppHome.name(nil) }
    do throws(SystemError) {
      id = try startProcess(program, words, changes: changes)
    } catch {
      close(errors)
      throw error
    }
  }

  deinit {
    if end == nil { finish() }
  }

  var descriptor: Int32 { link.descriptor }

  /// Sends an order. If the process has ended, the next call of `read` notices.
  func send(_ order: [UInt8]) {
    lastSign = .now
    lines = nil
    try? link.send(.message, order)
  }

  /// Reads what the process has sent. Waits if it has sent nothing.
  func read() {
    lastSign = .now
    let isOpen = (try? link.read()) == true
    while let message = link.next() {
      switch message.kind {
      case .line:
        noteLines(message.bytes)
      case .pastLines: isPastLines = true
      case .message: messages.append(message.bytes)
      }
    }
    if !isOpen { finish() }
  }

  /// Notes the lines of a message: the number of lines to keep, and the lines after them.
  private func noteLines(_ message: [UInt8]) {
    lineCount += 1
    let parts = message.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let kept = parts.first.flatMap { Int($0) } ?? 0
    var sent = lines ?? []
    lines = nil
    sent.removeLast(max(0, sent.count - kept))
    sent += parts.dropFirst()
    lines = sent
  }

  /// Takes the messages received so far.
  func takeMessages() -> [[UInt8]] {
    defer { messages = [] }
    return messages
  }

  /// Sends SIGINT to the process.
  func interrupt() {
    lastSign = .now
    kill(id, SIGINT)
  }

  /// Kills the process, unless it has ended. Its end counts as `end`.
  func stop(as end: ProcessEnd) {
    if self.end != nil { return }
    finish()
    self.end = end
  }

  /// Kills the process, which has closed the link or is of no use any more, and waits until it is gone.
  private func finish() {
    // The signal does not change the status of a process that is already ending.
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    readErrors()
    if errors >= 0 { close(errors) }
    errors = -1
    end =
      status & 0x7F == 0
      ? .exit((status >> 8) & 0xFF)
      : .signal(
        status & 0x7F,
        message: lastError(with: "Fatal error: ", "Precondition failed", "Assertion failed"))
    ScratchFolder.remove(home)
    if let folderName { ScratchFolder.remove(ScratchFolder.path(folderName, of: id)) }
  }

  /// Passes on what has come from standard error, and keeps the last of it.
  func readErrors() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
      while errors >= 0 {
        let count = StateBindingC.read(errors, buffer.baseAddress, buffer.count)
        if count < 0 { return }
        if count == 0 {
          close(errors)
          errors = -1
        }
        if passesErrorsOn { try? writeBytes(2, Array(buffer[..<count])) }
        lastWords = (lastWords + buffer[..<count]).suffix(1 << 16)
      }
    }
  }

  /// The last line on standard error that has one of `marks`.
  func lastError(with marks: String...) -> String? {
    lastWords.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      .last { line in marks.contains { line.contains($0) } }
  }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

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
