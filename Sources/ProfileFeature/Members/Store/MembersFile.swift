#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that a store is kept in: read whole, replaced whole.
nonisolated struct MembersFile {
  let path: String
  let seeds: MemberList
  let patience: Duration

  /// What is in the file, which is made with the seeds where it is missing.
  func read() throws(MembersError) -> MemberList {
    let place = try StorePath(path)
    if let list = try contents(of: place) { return list }
    return try locked(place) { () throws(MembersError) in
      if let list = try contents(of: place) { return list }
      try replace(place, with: seeds)
      return seeds
    }
  }

  /// Changes what is in the file while no other process does.
  func update(_ change: (inout MemberList) throws(MembersError) -> Void) throws(MembersError) {
    let place = try StorePath(path)
    try locked(place) { () throws(MembersError) in
      var list = try contents(of: place) ?? seeds
      try change(&list)
      try replace(place, with: list)
    }
  }

  /// What a broken disk makes of `operation`.
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
    try FileLock(path: place.lock, file: path, patience: patience).hold(body)
  }

  /// The members in the file; nil where there is no file.
  private func contents(of place: StorePath) throws(MembersError) -> MemberList? {
    let bytes: [UInt8]
    do throws(SystemError) {
      // Does not wait for the writer of a pipe.
      let file = try Descriptor(opening: place.file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      bytes = try file.contents()
    } catch {
      if error.code == ENOENT { return nil }
      throw .cannotRead(file: path, reason: "\(error)")
    }
    return try MembersFormat.list(in: bytes, of: path)
  }

  /// Puts `list` in the place of the file, so that whoever looks, after a power cut too, sees the old or the new one.
  private func replace(_ place: StorePath, with list: MemberList) throws(MembersError) {
    do throws(SystemError) {
      // A rename needs no right to the file itself: one that was made read-only is to stay.
      if access(place.file, W_OK) != 0, errno != ENOENT { throw SystemError(errno) }
      // The lock is held: a draft that is there was left by a process that was killed.
      unlink(place.draft)
      try write(MembersFormat.bytes(of: list), to: place.draft)
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

  private func write(_ bytes: [UInt8], to draft: String) throws(SystemError) {
    let file = try Descriptor(
      opening: draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    do throws(SystemError) {
      try file.setMode(0o600)
      try file.append(bytes)
      try file.flush()
    } catch {
      unlink(draft)
      throw error
    }
  }
}
