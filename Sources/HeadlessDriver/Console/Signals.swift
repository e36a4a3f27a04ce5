import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that reach the program.
///
/// A script leaves SIGINT and SIGTERM as they are: they end it at once, which a shell reports as 128+N, and its output was
/// written before it waited. On a terminal the loop reads them from a pipe that it waits on.
package enum Signals {
  /// The descriptor that the handler writes to. A handler gets only a number, so this is global; it may only be an atomic.
  private static let pipeEnd = Atomic<Int32>(-1)

  /// Makes a closed pipe an error of writing, not the end of the program.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Sends the signals that matter to a terminal program down a pipe, a byte with its number for each; the descriptor to read.
  static func catchInPipe() throws(SystemError) -> Int32 {
    let (readEnd, writeEnd) = try openPipe()
    // A full pipe must not stop the handler, nor an empty one the loop.
    for end in [readEnd, writeEnd] {
      guard fcntl(end, F_SETFL, O_NONBLOCK) == 0 else { throw SystemError() }
    }
    pipeEnd.store(writeEnd, ordering: .releasing)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH] { signal(number, handler) }
    return readEnd
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let kept = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(Signals.pipeEnd.load(ordering: .acquiring), &byte, 1)
    errno = kept
  }

  /// The next signal in the pipe `descriptor`, if there is one.
  static func next(in descriptor: Int32) -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Stops the program as Ctrl-Z does, and returns when it goes on.
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

  /// Raises the signal `number` in this thread: the main actor may run on one that blocks them all.
  private static func receive(_ number: Int32) {
    var (mask, kept) = (sigset_t(), sigset_t())
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, &kept)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &kept, nil)
  }
}
