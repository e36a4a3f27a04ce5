import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Prints the last script of the explorer if a trap ends this process, such as the process of a test.
enum TrapNotice {
  /// The address of the text to print; 0 while nothing is explored. The address is global because a handler gets no context, and
  /// atomic because a handler must not wait for a lock.
  private static let text = Atomic<UInt>(0)
  /// The address of the earlier handlers, by the number of the signal; 0 until `handler` is installed.
  private static let previous = Atomic<UInt>(0)

  /// Makes a trap print `script` instead of the earlier script; nothing if `script` is nil.
  static func set(_ script: String?) {
    install()
    let copy = script.flatMap { strdup($0) }
    let old = text.exchange(UInt(bitPattern: copy), ordering: .acquiringAndReleasing)
    free(UnsafeMutableRawPointer(bitPattern: old))
  }

  private static func install() {
    if previous.load(ordering: .acquiring) != 0 { return }
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    actions.initialize(repeating: sigaction(), count: 32)
    previous.store(UInt(bitPattern: actions), ordering: .releasing)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
      sigaction(number, nil, actions + Int(number))
      signal(number, handler)
    }
  }

  /// Prints the text and reinstates the earlier handler, which runs when the trapping instruction is carried out again.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let text = UnsafePointer<CChar>(bitPattern: TrapNotice.text.load(ordering: .acquiring))
    if let text { _ = write(2, text, strlen(text)) }
    let previous = UnsafePointer<sigaction>(
      bitPattern: TrapNotice.previous.load(ordering: .acquiring))
    if let previous { sigaction(number, previous + Int(number), nil) }
  }
}
