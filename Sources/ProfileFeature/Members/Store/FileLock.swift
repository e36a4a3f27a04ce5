#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that processes hold one at a time, and that the system releases for a process that is killed.
nonisolated struct FileLock {
  let path: String
  /// What is changed under the lock.
  let file: String
  let patience: Duration

  /// Runs `body` while the lock is held.
  func hold<Result>(_ body: () throws(MembersError) -> Result) throws(MembersError) -> Result {
    let lock = try opened()
    try acquire(lock)
    defer { flock(lock.number, LOCK_UN) }
    return try body()
  }

  private func opened() throws(MembersError) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
    } catch {
      throw .cannotWrite(file: file, reason: "\(error)")
    }
  }

  /// Tries again and again, as the system's own wait for a lock has no end: a process that was stopped with the lock
  /// held would stop all others. This wait is for another process, in real time: no injected clock can shorten it.
  private func acquire(_ lock: borrowing Descriptor) throws(MembersError) {
    let deadline = ContinuousClock.now + patience
    while flock(lock.number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      if errno != EWOULDBLOCK { throw .cannotWrite(file: file, reason: "\(SystemError(errno))") }
      if ContinuousClock.now >= deadline { throw .busy(file: file) }
      var pause = timespec(tv_sec: 0, tv_nsec: 2_000_000)
      nanosleep(&pause, nil)
    }
  }
}
