import StateBindingC
import StateBinding
import Synchronization

/// Restores the terminal when a trap, a signal or `exit` ends a program that has changed its state. Handlers may neither
/// allocate nor lock, so the state is global and atomic; addresses are numbers, because an atomic pointer is not `Sendable`.
enum SuddenEnd {
  private enum Mode: Int, AtomicRepresentable { case givenBack, changing, taken }
  private static let mode = Atomic(Mode.givenBack)
  private static let isEnding = Atomic(false)
  private static let settings = UInt(
    bitPattern: UnsafeMutablePointer<termios>.allocate(capacity: 1))
  private static let earlier = UInt(
    bitPattern: UnsafeMutablePointer<sigaction>.allocate(capacity: 32))
  /// The stack of the handlers. After a stack overflow, the usual stack has no room for them.
  private static let stack = UInt(
    bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16))

  /// Keeps the state of the terminal at standard input, then lets `change` change it.
  static func takeTerminal(_ change: () -> Void) {
    tcgetattr(0, UnsafeMutablePointer(bitPattern: settings))
    mode.store(.changing, ordering: .sequentiallyConsistent)
    // A handler on another thread has restored the terminal and ends the program, so this change must not happen.
    while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
    change()
    mode.store(.taken, ordering: .sequentiallyConsistent)
  }

  /// Lets `change` restore the state of the terminal.
  static func giveBackTerminal(_ change: () -> Void) {
    change()
    mode.store(.givenBack, ordering: .sequentiallyConsistent)
  }

  /// Makes `exit`, and the signals that end a program, restore the terminal first.
  static func prepare() {
    // Initialises the static values, because a handler cannot.
    _ = (mode.load(ordering: .relaxed), isEnding.load(ordering: .relaxed), settings)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGTERM, SIGHUP, SIGQUIT] {
      sigaction(number, nil, UnsafeMutablePointer(bitPattern: earlier)?.advanced(by: Int(number)))
      handle(number, by: handler)
    }
    atexit { SuddenEnd.restoreTerminal() }
    AppRun.beforeProgramError.withLock { $0 = { SuddenEnd.restoreTerminal() } }
  }

  /// Lets `handler` handle the signal `number`, on a stack of its own.
  static func handle(_ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void) {
    var current = stack_t()
    // The address sanitizer gives its threads such a stack itself.
    if sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0 {
      current = stack_t()
      (current.ss_sp, current.ss_size) = (UnsafeMutableRawPointer(bitPattern: stack), 1 << 16)
      sigaltstack(&current, nil)
    }
    signal(number, handler)
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= SA_ONSTACK
    sigaction(number, &action, nil)
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    restoreTerminal()
    // The signal arrives once more when this handler returns, and then does what it did before `prepare()`.
    sigaction(number, UnsafePointer(bitPattern: earlier)?.advanced(by: Int(number)), nil)
    raise(number)
  }

  private static func restoreTerminal() {
    if isEnding.exchange(true, ordering: .sequentiallyConsistent) { return }
    // Waits for a change on another thread, but not for long, because a change on this thread cannot go on.
    for _ in 0..<50 where mode.load(ordering: .sequentiallyConsistent) == .changing { usleep(1000) }
    // The terminal of a program in the background belongs to another program.
    guard mode.load(ordering: .sequentiallyConsistent) != .givenBack, tcgetpgrp(0) == getpgrp()
    else { return }
    tcsetattr(0, TCSANOW, UnsafePointer(bitPattern: settings))
  }
}
