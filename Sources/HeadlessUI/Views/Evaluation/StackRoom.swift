import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Knows how much room the stack of the main thread has: that is what limits how deep views may stand.
///
/// A level of views takes a few hundred bytes in a release build, a few thousand in a debug build, more where modifiers
/// stand on it or a sanitizer watches: no number of levels would be safe for all.
@MainActor
enum StackRoom {
  /// What is left free: for the bodies themselves and what they call, and for what stood on the stack at first.
  private static let reserve: UInt = 512 * 1_024

  /// The address below which a view may not go.
  private static let lowest = here() &- size &+ reserve

  /// Whether there is room for one more level.
  static var isLeft: Bool { here() > lowest }

  private static func here() -> UInt {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }

  /// How large the stack may grow; where the system does not say, what is usual.
  private static var size: UInt {
    let usual: UInt = 8 << 20
    var limit = rlimit()
    #if canImport(Glibc)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_STACK, &limit)
    #endif
    guard result == 0, limit.rlim_cur < 1 << 40 else { return usual }
    return UInt(limit.rlim_cur)
  }
}
