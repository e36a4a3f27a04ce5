import StateBindingC
import StateBinding

/// The room left on the stack, which limits how deep views can nest.
///
/// A level of views takes a few hundred bytes in a release build, and a few thousand in a debug build, under modifiers
/// or with a sanitizer. No fixed number of levels would be safe in all of these.
struct StackRoom {
  private static let size = limit()
  /// The room reserved for the bodies, the functions that they call, and the callers of the evaluation.
  private static let reserve = min(768 * 1_024, size / 2)

  /// The lowest stack address that a view may reach. It differs between threads, and the main actor may change threads.
  private let lowest = here() &- size &+ reserve

  /// Whether there is room for one more level.
  var isLeft: Bool { Self.here() > lowest }

  @inline(never)
  private static func here() -> UInt {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }

  /// The size to which the stack can grow; 8 MiB if the system sets no limit.
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
    /// The default stack size of threads, to which the main actor may move. It is smaller than the first thread's stack
    /// with musl, or if the first thread has no limit.
    private static func sizeOfThreads() -> UInt? {
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      var size = 0
      return pthread_attr_getstacksize(&attributes, &size) == 0 ? UInt(size) : nil
    }
  #endif
}
