import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes out the buffered answers after a trap, and restores the terminal after a trap or a signal that ends the program.
///
/// The signal's handler does the work, because the rest of the program may be stuck at that moment. A handler gets no context
/// and may neither allocate nor lock. The state is therefore global, atomic, and allocated before.
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

  // MARK: The signals

  private static let actions = Atomic<UInt>(0)

  /// Prepares for traps. Call it once, before the first output.
  static func prepareForTraps() {
    let text = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    self.text.store(UInt(bitPattern: text), ordering: .releasing)
    let kept = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    for number in traps { sigaction(number, nil, kept + Int(number)) }
    actions.store(UInt(bitPattern: kept), ordering: .releasing)
    for number in traps { signal(number, trapHandler) }
  }

  /// Prepares for the signals that ask a program at a terminal to end.
  static func prepareForSignals() {
    for number in [SIGTERM, SIGHUP, SIGQUIT] { signal(number, signalHandler) }
  }

  private static let trapHandler: @convention(c) (Int32) -> Void = { number in
    // Reinstates the earlier action, so that another such trap, here or on another thread, ends the program at once.
    let kept = UnsafeMutablePointer<sigaction>(bitPattern: actions.load(ordering: .acquiring))
    if let kept { sigaction(number, kept + Int(number), nil) }
    if !isEnding.exchange(true, ordering: .sequentiallyConsistent) {
      writeText()
      restoreTerminal()
    }
    // The signal arrives when the handler returns, and then has the earlier action.
    raise(number)
  }

  private static let signalHandler: @convention(c) (Int32) -> Void = { number in
    isEnding.store(true, ordering: .sequentiallyConsistent)
    restoreTerminal()
    signal(number, SIG_DFL)
    // The signal arrives when the handler returns.
    raise(number)
  }

  private static func writeText() {
    guard var rest = UnsafeRawPointer(bitPattern: text.load(ordering: .acquiring)) else { return }
    let descriptor = textDescriptor.load(ordering: .relaxed)
    var count = textCount.load(ordering: .acquiring)
    while count > 0 {
      let written = write(descriptor, rest, count)
      if written <= 0 { return }
      rest += written
      count -= written
    }
  }
}
