#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of a store. It is always read whole and replaced whole.
nonisolated struct MembersFile {
  let path: String
  let seeds: MemberList
  let patience: Duration
  /// The highest number of bytes in the file.
  let limit: Int

  nonisolated struct Contents {
    var list: MemberList
    /// The id of the member who is logged in.
    var login: String?
  }

  /// Reads the file. A missing file is created with the seeds.
  func read() throws(MembersError) -> Contents {
    let place = try StorePath(path)
    if let contents = try contents(of: place) { return contents }
    return try locked(place) { () throws(MembersError) in
      if let contents = try contents(of: place) { return contents }
      try replace(place, with: new)
      return new
    }
  }

  /// Changes the file under the lock.
  func update(_ change: (inout Contents) throws(MembersError) -> Void) throws(MembersError) {
    let place = try StorePath(path)
    try locked(place) { () throws(MembersError) in
      var contents = try contents(of: place) ?? new
      try change(&contents)
      try replace(place, with: contents)
    }
  }

  private var new: Contents { Contents(list: seeds) }

  /// The simulated error of `operation`, as if the disk were broken.
  func failure(of operation: MembersFault) -> MembersError {
    let reason = SystemError(EIO).description
    return switch operation {
    case .load: .cannotRead(file: path, reason: reason)
    case .save, .delete: .cannotWrite(file: path, reason: reason)
    }
  }

  private func locked<Result>(
    _ place: StorePath, _ body: () throws(MembersError) -> Result
  ) throws(MembersError) -> Result {
    try FileLock(place: place, file: path, patience: patience).hold(body)
  }

  /// The contents of the file; nil if there is no file.
  private func contents(of place: StorePath) throws(MembersError) -> Contents? {
    let bytes: [UInt8]
    do throws(SystemError) {
      // O_NONBLOCK: opening a pipe must not wait for a writer.
      let file = try Descriptor(opening: place.file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      bytes = try file.contents(limit: limit)
    } catch {
      if error.code == ENOENT { return nil }
      throw .cannotRead(file: path, reason: "\(error)")
    }
    return try MembersFormat.contents(in: bytes, of: path)
  }

  /// Replaces the file by `contents`. A reader finds either the old or the new file, even after a power cut.
  private func replace(_ place: StorePath, with contents: Contents) throws(MembersError) {
    do throws(SystemError) {
      let bytes = MembersFormat.bytes(of: contents)
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      // A rename would also replace a read-only file, which its owner wants to keep.
      if access(place.file, W_OK) != 0, errno != ENOENT { throw SystemError(errno) }
      // The lock is held, so an existing draft was left by a killed process.
      unlink(place.draft)
      try write(bytes, to: place.draft, ownedAs: place.status)
      if rename(place.draft, place.file) != 0 {
        let error = SystemError(errno)
        unlink(place.draft)
        throw error
      }
    } catch {
      throw .cannotWrite(file: path, reason: "\(error)")
    }
    do throws(SystemError) {
      try Descriptor(opening: place.directory, O_RDONLY | O_DIRECTORY).flush()
    } catch {
      throw .cannotWrite(
        file: path, reason: "the change was made, but may not survive a power cut: \(error)")
    }
  }

  private func write(
    _ bytes: [UInt8], to draft: String, ownedAs old: stat?
  ) throws(SystemError) {
    let file = try Descriptor(
      opening: draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    do throws(SystemError) {
      if let old { try file.takeOwner(of: old) }
      try file.setMode(0o600)
      try file.append(bytes)
      try file.flush()
    } catch {
      unlink(draft)
      throw error
    }
  }
}

/// The path of a store's file with symbolic links followed, and the paths of the files beside it.
nonisolated struct StorePath {
  let file: String
  let directory: String
  private let name: String

  /// The lock file. The store's file cannot be the lock, as each change replaces it. The lock is never removed: a process that
  /// waits for the removed file and one that opens a new file would not exclude each other.
  var lock: String { "\(directory)/.\(name).lock" }
  /// The new version of the file until it is complete.
  var draft: String { "\(directory)/.\(name).new" }

  /// The owner and the kind of the store's file; nil if there is none.
  var status: stat? {
    var status = stat()
    return lstat(file, &status) == 0 ? status : nil
  }

  /// Tells a version of the file from the version before.
  var version: [Int] {
    guard let status else { return [] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(status.st_ino), time.tv_sec, time.tv_nsec]
  }

  init(_ path: String) throws(MembersError) {
    if path.isEmpty || path.utf8.contains(0) {
      throw .cannotRead(file: path, reason: "no file can have this name")
    }
    file = try Self.target(of: path)
    // Searches bytes, not characters: a combining mark would make one character with the slash.
    if let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) {
      directory = slash == file.startIndex ? "/" : String(file[..<slash])
      name = String(file[file.utf8.index(after: slash)...])
    } else {
      directory = "."
      name = file
    }
    if ["", ".", ".."].contains(name) {
      throw .cannotRead(file: path, reason: "\(SystemError.notAFile)")
    }
  }

  private static func target(of path: String) throws(MembersError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let target = realpath(path, nil) else {
      throw .cannotRead(
        file: path, reason: "it is a broken symbolic link (\(SystemError(errno)))")
    }
    defer { free(target) }
    return String(cString: target)
  }
}

/// A lock between processes. The system releases the lock of a killed process.
nonisolated struct FileLock {
  let place: StorePath
  /// The protected file, for error messages.
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
      do throws(SystemError) {
        let lock = try Descriptor(
          opening: place.lock, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        // Otherwise a lock that root makes would keep the owner of the file out.
        if let owner = place.status { try lock.takeOwner(of: owner) }
        return lock
      } catch  where error.code == EEXIST {
        return try Descriptor(opening: place.lock, O_RDWR | O_NOFOLLOW)
      }
    } catch {
      throw .cannotWrite(file: file, reason: "\(error)")
    }
  }

  /// Polls for the lock until `patience` is over. The patience begins anew whenever the file is replaced: this process waits
  /// for any number of others that save, but not for one that was stopped while it held the lock. A blocking `flock` has no
  /// time limit. The wait takes real time, not the injected clock's, because another process holds the lock.
  private func acquire(_ lock: borrowing Descriptor) throws(MembersError) {
    var version = place.version
    var deadline = ContinuousClock.now + patience
    while flock(lock.number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      if errno != EWOULDBLOCK { throw .cannotWrite(file: file, reason: "\(SystemError(errno))") }
      if ContinuousClock.now >= deadline {
        let newer = place.version
        if newer == version { throw .busy(file: file) }
        version = newer
        deadline = ContinuousClock.now + patience
      }
      var pause = timespec(tv_sec: 0, tv_nsec: 2_000_000)
      nanosleep(&pause, nil)
    }
  }
}
