package import StateBindingC

/// Files that are read whole and replaced whole.
package enum WholeFile {
  /// The highest number of bytes in a file.
  package static let limit = 1 << 28

  /// All bytes of the file at `path`; `-` is standard input.
  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    if path == "-" { return try OpenFile.contents(of: 0, limit: limit) }
    return try OpenFile(reading: path).contents(limit: limit)
  }

  /// All bytes of the regular file at `path`. Throws for a pipe, and for a link unless it `followsLinks`.
  package static func readRegular(
    _ path: String, limit: Int = limit, followsLinks: Bool = false
  ) throws(SystemError) -> [UInt8] {
    // O_NONBLOCK: opening a pipe must not wait for a writer.
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
    let status = try file.status()
    guard status.kind == .file else { throw .notAFile }
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    return try file.contents(limit: limit)
  }

  /// Writes `bytes` to the file at `path`, or to a new file. A reader sees either the old contents or the new ones.
  ///
  /// The bytes are first written to the file `draft`. The new file has the owner of the old one if the system allows it, and
  /// the permissions `mode`, or else those of the old file.
  package static func save(
    _ bytes: [UInt8], to path: String, by draft: String? = nil, mode: mode_t? = nil
  ) throws(SystemError) {
    let old = try replaceable(path)
    let draft = draft ?? Self.draft(of: path)
    // An existing draft was left by a killed process.
    unlink(draft)
    try write(bytes, toNew: draft, like: old, mode: mode ?? old?.mode)
    guard rename(draft, path) == 0 else {
      let error = SystemError()
      unlink(draft)
      throw error
    }
  }

  /// The status of the file at `path`, which `save` can replace; nil if there is none. Throws if the file cannot be replaced.
  @discardableResult
  package static func replaceable(_ path: String) throws(SystemError) -> FileStatus? {
    let old: FileStatus
    do throws(SystemError) {
      old = try FileStatus(of: path)
    } catch  where error.isNoFile {
      return nil
    }
    guard old.kind == .file else { throw .cannotReplace(old.kind) }
    // A rename would also replace a read-only file, which its owner wants to keep.
    try SystemError.check { access(path, W_OK) }
    return old
  }

  /// Throws if `save` could not write the file at `path` now, as in a folder where no file can be made.
  package static func checkWritable(_ path: String) throws(SystemError) {
    try replaceable(path)
    let draft = draft(of: path)
    unlink(draft)
    _ = try OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    unlink(draft)
  }

  /// Waits until the names of the files in `folder` are on the disk. A file that was saved there
  /// before then survives a power cut.
  package static func flushFolder(_ folder: String) throws(SystemError) {
    try OpenFile(folder, O_RDONLY | O_DIRECTORY).flush()
  }

  /// Writes `bytes` to a new file at `path`, which appears with its whole contents or not at all. Throws if the file exists.
  /// The file has the permissions `mode`, or else those of any new file.
  package static func create(
    _ path: String, with bytes: [UInt8], mode: mode_t? = nil
  ) throws(SystemError) {
    let draft = draft(of: path)
    unlink(draft)
    try write(bytes, toNew: draft, mode: mode)
    defer { unlink(draft) }
    // A link never replaces a file, unlike a rename.
    if link(draft, path) == 0 { return }
    let error = SystemError()
    // Some file systems have no hard links.
    guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(error.number) else { throw error }
    try write(bytes, toNew: path, mode: mode)
  }

  /// Removes the file at `path`. Returns whether that succeeded.
  package static func remove(_ path: String) -> Bool {
    unlink(path) == 0
  }

  /// The path at which a new version of the file at `path` is written.
  private static func draft(of path: String) -> String {
    "\(path).\(getpid()).new"
  }

  /// Writes `bytes` to a new file. The file gets the owner of `old`, if the system allows it, and the permissions `mode`;
  /// without them, those of any new file. Throws if the file exists. Leaves no file behind if writing fails.
  private static func write(
    _ bytes: [UInt8], toNew path: String, like old: FileStatus? = nil, mode: mode_t? = nil
  ) throws(SystemError) {
    let file = try OpenFile(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode == nil ? 0o644 : 0o600)
    do throws(SystemError) {
      try writeBytes(file.descriptor, bytes)
      if let old { file.takeOwner(of: old) }
      // A change of the owner clears bits of the mode, so the mode is set afterwards.
      if let mode { try file.setMode(mode) }
      try file.flush()
    } catch {
      unlink(path)
      throw error
    }
  }
}
