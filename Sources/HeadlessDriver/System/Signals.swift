import CLibrary
import Synchronization
import SystemFiles

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

  /// Makes writing to a closed pipe fail instead of ending the program.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Installs handlers that write the number of each signal to a pipe, as one byte. Returns the end to read.
  static func catchInPipe() throws(SystemError) -> Int32 {
    let (readEnd, writeEnd) = try openPipe()
    // A full pipe must not block the handler, and an empty pipe must not block the reader.
    for end in [readEnd, writeEnd] {
      guard fcntl(end, F_SETFL, O_NONBLOCK) == 0 else { throw SystemError() }
    }
    pipeEnd.store(writeEnd, ordering: .releasing)
    for number in [SIGINT, SIGTSTP, SIGWINCH] { signal(number, handler) }
    SuddenEnd.prepareForSignals()
    return readEnd
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let kept = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(Signals.pipeEnd.load(ordering: .acquiring), &byte, 1)
    errno = kept
  }

  /// A signal that came through the pipe: Ctrl-C, Ctrl-Z, or another size of the terminal.
  enum Caught {
    case interrupt, suspend, resize
  }

  /// The next signal in the pipe `descriptor`, if there is one.
  static func next(in descriptor: Int32) -> Caught? {
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else { return nil }
    return switch Int32(byte) {
    case SIGINT: .interrupt
    case SIGTSTP: .suspend
    default: .resize
    }
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

  /// Ends the program as Ctrl-C does.
  static func endByInterrupt() -> Never { end(by: SIGINT) }

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
