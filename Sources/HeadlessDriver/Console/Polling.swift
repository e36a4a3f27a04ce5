#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What can be read from a descriptor.
enum Readiness {
  case nothing, input, hangUp
}

/// Waits until one of `descriptors` has something to read, or for `timeout`; without one, as long as it takes.
func poll(_ descriptors: [Int32], timeout: Duration?) throws(SystemError) -> [Readiness] {
  var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  if poll(&entries, nfds_t(entries.count), milliseconds(timeout)) < 0, errno != EINTR {
    throw SystemError()
  }
  return entries.map { entry in
    if entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return .hangUp }
    return entry.revents == 0 ? .nothing : .input
  }
}

/// `timeout` for `poll`, rounded up lest the loop spins through its last millisecond.
private func milliseconds(_ timeout: Duration?) -> Int32 {
  guard let timeout else { return -1 }
  let (seconds, attoseconds) = timeout.components
  let sum = min(max(seconds, 0), 1_000_000) * 1000 + max(attoseconds, 0) / 1_000_000_000_000_000
  return Int32(sum) + (attoseconds % 1_000_000_000_000_000 > 0 ? 1 : 0)
}

/// Waits like `poll`, on a thread of its own: the main actor goes on, and so does the pool, which may have one thread.
func pollAside(_ descriptors: [Int32]) async throws(SystemError) {
  let result: Result<Void, SystemError> = await withCheckedContinuation { continuation in
    let wait = Unmanaged.passRetained(Wait(descriptors, continuation)).toOpaque()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let number = pthread_create(&thread, &attributes, pollOnThread, wait)
    if number != 0 {
      Unmanaged<Wait>.fromOpaque(wait).release()
      continuation.resume(returning: .failure(SystemError(number: number)))
    }
  }
  try result.get()
}

/// What a thread waits for, and who is told.
private final class Wait: Sendable {
  let descriptors: [Int32]
  let continuation: CheckedContinuation<Result<Void, SystemError>, Never>

  init(
    _ descriptors: [Int32], _ continuation: CheckedContinuation<Result<Void, SystemError>, Never>
  ) {
    self.descriptors = descriptors
    self.continuation = continuation
  }

  func run() {
    let result = Result { () throws(SystemError) in _ = try poll(descriptors, timeout: nil) }
    continuation.resume(returning: result)
  }
}

#if canImport(Darwin)
  private let pollOnThread: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    Unmanaged<Wait>.fromOpaque($0).takeRetainedValue().run()
    return nil
  }
#else
  private let pollOnThread: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    {
      if let wait = $0 { Unmanaged<Wait>.fromOpaque(wait).takeRetainedValue().run() }
      return nil
    }
#endif
