import StateBindingC

/// A lock between processes, which ends with this value. The system releases the lock of a killed process.
package struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Waits for the lock `path`, which protects the file `protected`. Throws an error that `isBusy` if another process holds the
  /// lock for `patience` and does not replace the file.
  ///
  /// The patience begins anew whenever the file is replaced: this process waits for any number of others that save, but not for
  /// one that was stopped while it held the lock. A blocking `flock` has no time limit. The wait takes real time, not the
  /// injected clock's, because another process holds the lock.
  package init(
    _ path: String, protecting protected: String, patience: Duration
  ) throws(SystemError) {
    let file = try Self.opened(path, protecting: protected)
    try Self.wait(for: file.descriptor, protecting: protected, patience: patience)
    self.file = file
  }

  private static func wait(
    for lock: Int32, protecting protected: String, patience: Duration
  ) throws(SystemError) {
    func version() -> [Int]? { (try? FileStatus(of: protected))?.version }
    var last = version()
    var deadline = ContinuousClock.now + patience
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      if errno != EWOULDBLOCK { throw SystemError() }
      if ContinuousClock.now >= deadline {
        let newer = version()
        if newer == last { throw SystemError(number: EWOULDBLOCK) }
        last = newer
        deadline = ContinuousClock.now + patience
      }
      var pause = timespec(tv_sec: 0, tv_nsec: 2_000_000)
      nanosleep(&pause, nil)
    }
  }

  /// Runs `body`, then releases the lock.
  package consuming func hold<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { flock(file.descriptor, LOCK_UN) }
    return try body()
  }

  private static func opened(
    _ path: String, protecting protected: String
  ) throws(SystemError) -> OpenFile {
    do throws(SystemError) {
      let lock = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      // Otherwise a lock that root makes would keep the owner of the file out.
      if let owner = try? FileStatus(of: protected) { lock.takeOwner(of: owner) }
      return lock
    } catch  where error.number == EEXIST {
      return try OpenFile(path, O_RDWR | O_NOFOLLOW)
    }
  }
}
