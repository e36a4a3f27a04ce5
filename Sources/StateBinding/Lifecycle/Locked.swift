#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value behind a lock: what more than one thread can reach.
///
/// It is a `pthread_mutex_t` and not `Synchronization.Mutex`, as the thread sanitizer does not see the futex calls of
/// that on Linux and would report every access. Unchecked, as the compiler cannot see that `value` is only touched
/// between lock and unlock; it is private, and `withLock` is its only use.
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked: it is the lock that keeps accesses apart; the checks were a hundredth of a script line.
  @exclusivity(unchecked) private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  // Consumed: for a copy the runtime would make the types of its parts when the program starts; row "start-up".
  package init(_ value: consuming sending Value) {
    self.value = value
    let status = pthread_mutex_init(mutex, nil)
    if status != 0 { programError("pthread_mutex_init failed with \(status)") }
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` on the value while no other thread does.
  package func withLock<Result>(
    _ body: (inout sending Value) throws -> sending Result
  ) rethrows -> sending Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
