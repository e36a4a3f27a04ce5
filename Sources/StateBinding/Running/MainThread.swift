import CLibrary

/// The thread of the main actor, as a plain `deinit` knows it.
///
/// A plain `deinit` runs wherever the last reference is released. It cannot wait for the main actor, because the object is gone
/// when the `deinit` returns. This is the only file that assumes an isolation, after it has compared the threads.
enum MainThread {
  #if !canImport(Darwin)
    /// The main thread, because `note()` asks first.
    private static let thread = pthread_self()
  #endif

  /// Remembers the thread. An object calls this before its `deinit` needs the thread.
  @MainActor
  static func note() {
    #if !canImport(Darwin)
      _ = thread
    #endif
  }

  /// Runs `body` if this is the main thread.
  static func perform(_ body: @MainActor () -> Void) {
    #if canImport(Darwin)
      let isCurrent = pthread_main_np() != 0
    #else
      let isCurrent = pthread_equal(pthread_self(), thread) != 0
    #endif
    if isCurrent { MainActor.assumeIsolated(body) }
  }
}
