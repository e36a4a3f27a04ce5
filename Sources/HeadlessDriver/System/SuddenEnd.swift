import CLibrary
import Synchronization
import SystemFiles

/// Writes out the buffered answers and the last lines of an exploration after a trap, and restores the terminal after a trap or
/// a signal that ends the program.
///
/// The signal's handler does the work, because the rest of the program may be stuck at that moment.
/// A handler gets no context and may neither allocate nor lock. The state is therefore global,
/// atomic, and allocated in advance.
///
/// A stack overflow leaves no stack for the handler. A thread that calls `keep` or `announce`
/// therefore gets an alternate stack; it is the thread that runs the main actor at that moment. An
/// overflow is not covered on a thread that never ran the main actor, nor on a thread to which the
/// main actor moved during the line.
enum SuddenEnd {
  /// The signals that a trap raises.
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  private static let isEnding = Atomic(false)

  // MARK: The answers

  /// The highest number of bytes that `Output` buffers between two writes.
  static let capacity = 1 << 16
  /// This address, like `terminal` and `actions`, is a number, because an atomic pointer is not `Sendable`.
  private static let text = Atomic<UInt>(0)
  private static let textCount = Atomic(0)
  private static let textDescriptor = Atomic<Int32>(-1)

  /// Keeps a copy of `bytes`, which are not written to `descriptor` yet. The first `kept` of them are kept already.
  static func keep(_ bytes: [UInt8], behind kept: Int, for descriptor: Int32) {
    guard let text = UnsafeMutableRawPointer(bitPattern: text.load(ordering: .relaxed)),
      bytes.count <= capacity
    else { return }
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > kept else { return }
      (text + kept).copyMemory(from: start + kept, byteCount: bytes.count - kept)
    }
    coverThread()
    textDescriptor.store(descriptor, ordering: .relaxed)
    textCount.store(bytes.count, ordering: .releasing)
  }

  /// Forgets the kept bytes.
  static func forget() {
    textCount.store(0, ordering: .releasing)
  }

  // MARK: The terminal

  private enum Mode {
    static let givenBack: Int32 = 0
    static let changing: Int32 = 1
    static let taken: Int32 = 2
  }

  private static let mode = Atomic(Mode.givenBack)
  private static let terminal = Atomic<UInt>(0)

  /// Keeps the state of the terminal at standard input, then lets `change` change it.
  static func takeTerminal(_ change: () -> Void) {
    mode.store(Mode.changing, ordering: .sequentiallyConsistent)
    // Another thread runs a handler that restores the terminal and ends the program, so this change must not happen.
    while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
    let kept =
      UnsafeMutablePointer<termios>(bitPattern: terminal.load(ordering: .relaxed))
      ?? .allocate(capacity: 1)
    if tcgetattr(0, kept) == 0 { terminal.store(UInt(bitPattern: kept), ordering: .releasing) }
    change()
    mode.store(Mode.taken, ordering: .sequentiallyConsistent)
  }

  /// Lets `change` restore the state of the terminal.
  static func giveBackTerminal(_ change: () -> Void) {
    change()
    mode.store(Mode.givenBack, ordering: .sequentiallyConsistent)
  }

  private static func restoreTerminal() {
    // Waits for a change on another thread, but not for long, because a change on this thread cannot go on.
    var pauses = 0
    while mode.load(ordering: .sequentiallyConsistent) == Mode.changing, pauses < 50 {
      var time = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      nanosleep(&time, nil)
      pauses += 1
    }
    guard mode.load(ordering: .sequentiallyConsistent) != Mode.givenBack,
      let kept = UnsafeMutablePointer<termios>(bitPattern: terminal.load(ordering: .acquiring)),
      // The terminal of a program in the background belongs to another program.
      tcgetpgrp(0) == getpgrp()
    else { return }
    tcsetattr(0, TCSANOW, kept)
  }

  // MARK: The lines of an exploration

  /// The text to print if the program ends now. The reason for the end stands between its first two parts.
  struct LastWords {
    let beforeReason: String
    let afterReason: String
    /// The last part, which is left out after Ctrl-C.
    var verdict = ""
  }

  /// The address of the last words: three texts that end with a NUL each.
  private static let lastWords = Atomic<UInt>(0)
  /// The descriptor to print the last words and the reason to; -1 if a test explores. A test prints the words to standard
  /// error.
  private static let explorer = Atomic<Int32>(-1)

  /// The number of announcements, and the number at the last alarm or Ctrl-C. The same number twice means that a line takes long.
  private static let announcements = Atomic(0)
  private static let announcementsBefore = Atomic(-1)
  /// The seconds between two alarms.
  private static let patience: UInt32 = 30

  /// Whether Ctrl-C has asked an exploration to end.
  private static let interrupt = Atomic(false)

  static var isInterrupted: Bool { interrupt.load(ordering: .relaxed) }

  /// From now on, `words` are printed if the program ends, in place of earlier words; nil prints
  /// nothing.
  static func announce(_ words: LastWords?) {
    prepareForTraps()
    coverThread()
    var copy: UnsafeMutableRawPointer?
    if let words {
      let bytes = Array("\(words.beforeReason)\0\(words.afterReason)\0\(words.verdict)\0".utf8)
      copy = malloc(bytes.count)
      bytes.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { copy?.copyMemory(from: start, byteCount: bytes.count) }
      }
    }
    let old = lastWords.exchange(UInt(bitPattern: copy), ordering: .acquiringAndReleasing)
    free(UnsafeMutableRawPointer(bitPattern: old))
    announcements.add(1, ordering: .relaxed)
  }

  /// Makes Ctrl-C end the exploration after the line that is under way. If that takes more than a second, or if a line takes
  /// more than half a minute, the last words are printed to `descriptor`, as after a trap. A trap and such a line are
  /// violations, so the program then ends with 1.
  static func prepareForExploring(printingTo descriptor: Int32) {
    explorer.store(descriptor, ordering: .releasing)
    for number in [SIGINT, SIGALRM] { install(explorerHandler, for: number) }
    alarm(patience)
  }

  /// Runs `body` with the alarm off, because the time that `body` waits for a reader of the output is not the time of a line.
  static func pausingTheAlarm(_ body: () -> Void) {
    let wasOn = alarm(0) > 0
    body()
    if wasOn { alarm(isInterrupted ? 1 : patience) }
  }

  /// Leaves the first Ctrl-C to the processes that make the walks, so that they end the exploration. A second ends this process.
  static func leaveInterruptToCopies() {
    alarm(0)
    install(interruptHandler, for: SIGINT)
  }

  /// Makes the end of the process during a check print the last words to `descriptor`.
  static func prepareForChecking(printingTo descriptor: Int32) {
    explorer.store(descriptor, ordering: .releasing)
  }

  /// Whether the process was started for this program, so that it can be started again with the same arguments.
  private static let isOwnProcess = Atomic(false)

  /// Whether copies of the process can be started.
  static var canRestart: Bool { isOwnProcess.load(ordering: .relaxed) }

  /// Lets the process start again after its sudden end.
  static func allowRestart() { isOwnProcess.store(true, ordering: .relaxed) }

  /// The name of the environment variable with which the program starts again.
  static let restartVariable = "STATEBINDING_RESTART"

  /// The address of the environment for the next start, whose first entry is `restartVariable`; 0 if the program does not start
  /// again.
  private static let nextEnvironment = Atomic<UInt>(0)
  /// Whether the program starts again without printing the last words.
  private static let isSilent = Atomic(false)

  /// Starts the program again after its sudden end, with `state` in `restartVariable`; nil ends the program then. If it
  /// `isSilent`, the last words are not printed.
  static func planRestart(_ state: String?, isSilent: Bool = false) {
    guard isOwnProcess.load(ordering: .relaxed) else { return }
    let old = nextEnvironment.exchange(0, ordering: .acquiringAndReleasing)
    self.isSilent.store(isSilent && state != nil, ordering: .relaxed)
    let entry = state.flatMap { strdup("\(restartVariable)=\($0)") }
    if let environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: old) {
      free(environment[0])
      free(environment)
    }
    guard let entry else { return }
    let entries = ProcessEnvironment.entries(without: restartVariable)
    let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride * (entries.count + 2)
    guard let memory = malloc(size) else { return }
    let environment = memory.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: entries.count + 2)
    for (index, entry) in ([entry] + entries).enumerated() { environment[index] = entry }
    environment[entries.count + 1] = nil
    nextEnvironment.store(UInt(bitPattern: memory), ordering: .releasing)
  }

  /// Discards everything written to standard error. Returns a descriptor with which `giveBackErrors` ends that, also after the
  /// program has started again.
  static func silenceErrors() -> Int32 {
    let kept = dup(2)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, 2)
    close(nowhere)
    return kept
  }

  static func giveBackErrors(_ kept: Int32) {
    dup2(kept, 2)
    close(kept)
  }

  /// Takes the state with which the program has started again; nil if it has not.
  static func takeRestartState() -> String? {
    guard isOwnProcess.load(ordering: .relaxed) else { return nil }
    defer { unsetenv(restartVariable) }
    return ProcessEnvironment.variable(restartVariable)
  }

  /// Starts the program again if that was planned, else ends the process with 1.
  private static func restartOrEnd() -> Never {
    if let environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(
      bitPattern: nextEnvironment.load(ordering: .acquiring))
    {
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      alarm(0)
      execve("/proc/self/exe", CommandLine.unsafeArgv, environment)
    }
    _exit(1)
  }

  /// Ends the preparation for exploring.
  static func endExploring() {
    alarm(0)
    announce(nil)
  }

  /// Prints the last words. Returns false if there are none.
  private static func writeLastWords(_ signal: Int32) -> Bool {
    if signal != SIGINT, signal != SIGALRM, isSilent.load(ordering: .relaxed) { return true }
    guard
      let before = UnsafePointer<CChar>(bitPattern: lastWords.load(ordering: .acquiring))
    else { return false }
    let after = before + strlen(before) + 1
    let descriptor = explorer.load(ordering: .acquiring)
    guard descriptor >= 0 else {
      write(before, to: 2)
      write(after, to: 2)
      return true
    }
    write(before, to: descriptor)
    switch signal {
    case 0: write("ended the process by exit; let the app show its end instead", to: descriptor)
    case SIGINT: write("had not ended when the exploration was interrupted", to: descriptor)
    case SIGALRM:
      write("did not settle within 30 s; look for work that never ends", to: descriptor)
    default:
      write("ended the process with signal ", to: descriptor)
      let digits = (UInt8(ascii: "0") + UInt8(signal / 10), UInt8(ascii: "0") + UInt8(signal % 10))
      withUnsafeBytes(of: digits) {
        _ = writeAll(descriptor, UnsafeRawBufferPointer(rebasing: $0[(signal < 10 ? 1 : 0)...]))
      }
      write("; mend the trap, whose message is on standard error", to: descriptor)
    }
    write(after, to: descriptor)
    if signal == SIGINT {
      write("interrupted\n", to: descriptor)
    } else {
      write(after + strlen(after) + 1, to: descriptor)
    }
    return true
  }

  private static func write(_ text: UnsafePointer<CChar>, to descriptor: Int32) {
    _ = writeAll(descriptor, UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  private static func write(_ text: StaticString, to descriptor: Int32) {
    _ = writeAll(
      descriptor, UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  // MARK: The signals

  private static let actions = Atomic<UInt>(0)

  /// Prepares for traps, once.
  static func prepareForTraps() {
    if actions.load(ordering: .acquiring) != 0 { return }
    let text = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    self.text.store(UInt(bitPattern: text), ordering: .releasing)
    let kept = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    for number in traps { sigaction(number, nil, kept + Int(number)) }
    actions.store(UInt(bitPattern: kept), ordering: .releasing)
    coverThread()
    for number in traps { install(trapHandler, for: number) }
    atexit(exitHandler)
  }

  /// Prepares for the signals that ask a program at a terminal to end.
  static func prepareForSignals() {
    for number in [SIGTERM, SIGHUP, SIGQUIT] { install(signalHandler, for: number) }
  }

  /// Makes `handler` handle the signal `number`, on the alternate stack of the thread if it has one.
  private static func install(_ handler: @escaping Handler, for number: Int32) {
    signal(number, handler)
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= SA_ONSTACK
    sigaction(number, &action, nil)
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  private static let trapHandler: Handler = { number in
    // Reinstates the earlier action, so that another such trap, here or on another thread, ends the program at once.
    let kept = UnsafeMutablePointer<sigaction>(bitPattern: actions.load(ordering: .acquiring))
    if let kept { sigaction(number, kept + Int(number), nil) }
    if !isEnding.exchange(true, ordering: .sequentiallyConsistent) {
      writeText()
      restoreTerminal()
      if writeLastWords(number), explorer.load(ordering: .acquiring) >= 0 { restartOrEnd() }
    }
    // The signal arrives when the handler returns, and then has the earlier action.
    raise(number)
  }

  /// Runs when the app has called `exit`. The driver itself takes back its last words before it ends the process.
  private static let exitHandler: @convention(c) () -> Void = {
    guard lastWords.load(ordering: .acquiring) != 0,
      !isEnding.exchange(true, ordering: .sequentiallyConsistent)
    else { return }
    writeText()
    restoreTerminal()
    if writeLastWords(0) { restartOrEnd() }
  }

  private static let explorerHandler: Handler = { received in
    let count = announcements.load(ordering: .relaxed)
    if received == SIGINT, !interrupt.exchange(true, ordering: .sequentiallyConsistent) {
      announcementsBefore.store(count, ordering: .relaxed)
      alarm(1)
      return
    }
    if received == SIGALRM, announcementsBefore.exchange(count, ordering: .relaxed) != count {
      alarm(isInterrupted ? 1 : patience)
      return
    }
    let number = isInterrupted ? SIGINT : received
    let isFirst = !isEnding.exchange(true, ordering: .sequentiallyConsistent)
    if isFirst, writeLastWords(number), number == SIGALRM { _exit(1) }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static let interruptHandler: Handler = { number in
    guard interrupt.exchange(true, ordering: .sequentiallyConsistent) else { return }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static let signalHandler: Handler = { number in
    isEnding.store(true, ordering: .sequentiallyConsistent)
    restoreTerminal()
    signal(number, SIG_DFL)
    // The signal arrives when the handler returns.
    raise(number)
  }

  private static func writeText() {
    guard let text = UnsafeRawPointer(bitPattern: text.load(ordering: .acquiring)) else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: textCount.load(ordering: .acquiring))
    _ = writeAll(textDescriptor.load(ordering: .relaxed), bytes)
  }

  // MARK: The stack of the handlers

  private static let stackSize = 1 << 16
  /// The address of the alternate stack. All threads share it, because only the first handler does any work.
  private static let stack = UInt(
    bitPattern: UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16))
  /// The last thread to which the alternate stack was given.
  private static let coveredThread = Atomic<UInt>(0)

  /// Gives the alternate stack to the current thread, unless it has one, as under the address sanitizer.
  private static func coverThread() {
    // `pthread_t` is a number on some systems and a pointer on others.
    let thread = withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
    if coveredThread.load(ordering: .relaxed) == thread { return }
    coveredThread.store(thread, ordering: .relaxed)
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0 else {
      return
    }
    var alternate = stack_t()
    alternate.ss_sp = UnsafeMutableRawPointer(bitPattern: stack)
    alternate.ss_size = stackSize
    sigaltstack(&alternate, nil)
  }
}
