import StateBindingC
import Synchronization
import StateBindingFiles

/// The signals that reach the program.
///
/// A script does not handle SIGINT and SIGTERM: they end it at once, which a shell reports as 128+N. Its output is written
/// before each wait for input. At a terminal, SIGINT, SIGTSTP and SIGWINCH do not end the program: their handler writes the
/// number of the signal to a pipe, for which the line editor waits. The handler of the other signals restores the terminal and
/// ends the program.
package enum Signals {
  /// The descriptor that the handler writes to. It is global because a handler gets no context, and atomic because a handler
  /// must not wait for a lock.
  private static let pipeEnd = Atomic<Int32>(-1)
  /// Whether a caught signal ends the program instead of being written to the pipe.
  private static let endsAtOnce = Atomic(false)
  /// Whether a signal that asks the program to end is in the pipe.
  private static let isAskedToEnd = Atomic(false)

  /// Makes writing to a closed pipe fail instead of ending the program.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Makes the signals of a terminal arrive in a pipe, and prepares for other ways in which a program ends. Returns the
  /// descriptor to read.
  static func catchInPipe() throws(SystemError) -> Int32 {
    SuddenEnd.prepare()
    return try catchInPipe([SIGINT, SIGTSTP, SIGWINCH])
  }

  /// Makes the signals that ask a program to end arrive in a pipe. Returns the descriptor to read.
  static func catchEndsInPipe() throws(SystemError) -> Int32 {
    try catchInPipe([SIGINT, SIGTERM, SIGHUP]) { number in
      // Nobody has read the earlier signal, so the program waits for somebody else, such as the reader of its output.
      if Signals.isAskedToEnd.exchange(true, ordering: .acquiringAndReleasing) {
        Signals.endsAtOnce.store(true, ordering: .releasing)
      }
      Signals.handler(number)
    }
  }

  /// Installs handlers that write the number of each signal to a pipe, as one byte. Returns the descriptor to read. An ignored
  /// signal stays ignored.
  private static func catchInPipe(
    _ numbers: [Int32], by handler: @convention(c) (Int32) -> Void = handler
  ) throws(SystemError) -> Int32 {
    let (readEnd, writeEnd) = try openPipe()
    // A full pipe must not block the handler, and an empty pipe must not block the reader.
    for end in [readEnd, writeEnd] {
      guard fcntl(end, F_SETFL, O_NONBLOCK) == 0 else { throw SystemError() }
    }
    pipeEnd.store(writeEnd, ordering: .releasing)
    for number in numbers where !isIgnored(number) { signal(number, handler) }
    return readEnd
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    if Signals.endsAtOnce.load(ordering: .acquiring) {
      signal(number, SIG_DFL)
      // The handler blocks the signal, which therefore ends the program as soon as the handler returns.
      raise(number)
      return
    }
    let kept = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(Signals.pipeEnd.load(ordering: .acquiring), &byte, 1)
    errno = kept
  }

  /// Runs `body`, which may wait for another process. Meanwhile each signal ends the program at once, because nobody reads from the
  /// pipe.
  static func endingAtOnce<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    endsAtOnce.store(true, ordering: .releasing)
    defer { endsAtOnce.store(false, ordering: .releasing) }
    return try body()
  }

  /// Whether the program was started with the signal `number` ignored, as with `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Pointers to C functions have no `==`, so their addresses are compared.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let interrupt = Atomic(false)

  /// Whether SIGINT has come since `noteInterrupt`.
  static var isInterrupted: Bool { interrupt.load(ordering: .relaxed) }

  /// From now on, SIGINT only sets `isInterrupted`.
  static func noteInterrupt() {
    signal(SIGINT) { _ in Signals.interrupt.store(true, ordering: .relaxed) }
  }

  /// A signal that came through the pipe: Ctrl-C, Ctrl-Z, or another size of the terminal.
  enum Caught {
    case interrupt, suspend, resize
  }

  /// The next signal in the pipe `descriptor`, if there is one.
  static func next(in descriptor: Int32) -> Caught? {
    switch nextNumber(in: descriptor) {
    case nil: nil
    case SIGINT: .interrupt
    case SIGTSTP: .suspend
    default: .resize
    }
  }

  /// The number of the next signal in the pipe `descriptor`, if there is one.
  static func nextNumber(in descriptor: Int32) -> Int32? {
    var byte: UInt8 = 0
    isAskedToEnd.store(false, ordering: .releasing)
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Stops the program as Ctrl-Z does, and returns when the program continues.
  static func suspend() {
    signal(SIGTSTP, SIG_DFL)
    receive(SIGTSTP)
    signal(SIGTSTP, handler)
  }

  /// Ends the program as the signal `number` would have.
  package static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    receive(number)
    exit(128 + number)
  }

  /// Ends the program as if its terminal had been closed.
  static func endByHangUp() -> Never { end(by: SIGHUP) }

  /// Raises the signal `number` in this thread, after unblocking it: the main actor may run on a thread that blocks all
  /// signals.
  private static func receive(_ number: Int32) {
    var (mask, kept) = (sigset_t(), sigset_t())
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, &kept)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &kept, nil)
  }
}
