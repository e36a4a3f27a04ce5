import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Knows how much room the stack has since the beginning of an evaluation: that limits how deep views may stand.
///
/// A level of views takes a few hundred bytes in a release build, a few thousand in a debug build, more where modifiers
/// stand on it or a sanitizer watches: no number of levels would be safe for all.
@usableFromInline
struct StackRoom {
  private static let size = limit()
  /// What is left free: for the bodies themselves and what they call, and for what stood on the stack before.
  private static let reserve = min(768 * 1_024, size / 2)

  /// The address below which a view may not go: another one on each thread, and the main actor may change threads.
  private let lowest = here() &- size &+ reserve

  /// Whether there is room for one more level.
  @usableFromInline var isLeft: Bool { Self.here() > lowest }

  @inline(never)
  private static func here() -> UInt {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }

  /// How large the stack may grow; where the system does not say, what is usual.
  private static func limit() -> UInt {
    var limit = rlimit()
    #if canImport(Glibc)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_STACK, &limit)
    #endif
    let size = result == 0 && limit.rlim_cur < 1 << 40 ? UInt(limit.rlim_cur) : 8 << 20
    #if canImport(Darwin)
      return size
    #else
      return min(size, sizeOfThreads() ?? size)
    #endif
  }

  #if !canImport(Darwin)
    /// How large the stack of a thread is, to which the main actor may move: less than the first one's where that has no
    /// limit, and with musl.
    private static func sizeOfThreads() -> UInt? {
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      var size = 0
      return pthread_attr_getstacksize(&attributes, &size) == 0 ? UInt(size) : nil
    }
  #endif
}
