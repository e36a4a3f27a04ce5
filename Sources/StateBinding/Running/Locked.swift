import StateBindingC

/// A value behind a lock, for state that more than one thread can reach.
///
/// The lock is a `pthread_mutex_t` and not `Synchronization.Mutex`: on Linux the thread sanitizer does not see the futex
/// calls of a `Mutex` and would report every access. `@unchecked Sendable` is safe because only `withLock` uses `value`.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

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
