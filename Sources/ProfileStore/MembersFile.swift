import ProfileFeature
import StateBindingFiles

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
    return try lock(place).hold { () throws(MembersError) in
      if let contents = try contents(of: place) { return contents }
      try replace(place, with: new)
      return new
    }
  }

  /// Changes the file under the lock.
  func update(_ change: (inout Contents) throws(MembersError) -> Void) throws(MembersError) {
    let place = try StorePath(path)
    try lock(place).hold { () throws(MembersError) in
      var contents = try contents(of: place) ?? new
      try change(&contents)
      try replace(place, with: contents)
    }
  }

  private var new: Contents { Contents(list: seeds) }

  /// The simulated error of `operation`, as if the disk were broken.
  func failure(of operation: MembersFault) -> MembersError {
    let reason = SystemError.failedDisk.description
    return switch operation {
    case .load: .cannotRead(file: path, reason: reason)
    case .save, .delete: .cannotWrite(file: path, reason: reason)
    }
  }

  private func lock(_ place: StorePath) throws(MembersError) -> FileLock {
    do throws(SystemError) {
      return try FileLock(place.lock, protecting: place.file, patience: patience)
    } catch {
      throw error.isBusy ? .busy(file: path) : .cannotWrite(file: path, reason: "\(error)")
    }
  }

  /// The contents of the file; nil if there is no file.
  private func contents(of place: StorePath) throws(MembersError) -> Contents? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try WholeFile.readRegular(place.file, limit: limit)
    } catch {
      if error.isNoFile { return nil }
      throw .cannotRead(file: path, reason: "\(error)")
    }
    return try MembersFormat.contents(in: bytes, of: path)
  }

  /// Replaces the file by `contents`. A reader finds either the old or the new file, even after a power cut.
  private func replace(_ place: StorePath, with contents: Contents) throws(MembersError) {
    do throws(SystemError) {
      let bytes = MembersFormat.bytes(of: contents)
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      try WholeFile.save(bytes, to: place.file, by: place.draft, mode: 0o600)
    } catch {
      throw .cannotWrite(file: path, reason: "\(error)")
    }
    do throws(SystemError) {
      try WholeFile.flushFolder(place.directory)
    } catch {
      throw .cannotWrite(
        file: path, reason: "the change was made, but may not survive a power cut: \(error)")
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
    guard let status = try? FileStatus(of: path), status.kind == .link else { return path }
    do throws(SystemError) {
      return try resolvedPath(path)
    } catch {
      throw .cannotRead(file: path, reason: "it is a broken symbolic link (\(error))")
    }
  }
}
