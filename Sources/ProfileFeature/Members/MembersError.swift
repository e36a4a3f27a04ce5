/// Why an operation on members failed.
nonisolated public enum MembersError: Error, Equatable, CustomStringConvertible {
  /// No member has the id.
  case notFound(id: String)
  /// The service does not do this now.
  case unavailable(MembersFault)
  /// The file cannot be read.
  case cannotRead(file: String, reason: String)
  /// The file cannot be written.
  case cannotWrite(file: String, reason: String)
  /// Another process has been changing the file for too long.
  case busy(file: String)
  /// The file is no members file, or no longer a whole one.
  case damaged(file: String, line: Int, reason: String)
  /// The file was written by another version of this program.
  case unsupportedVersion(file: String, version: String)

  /// What happened, with the value, and what to do next.
  public var description: String {
    switch self {
    case .notFound(let id):
      "no member has the id \(id.debugDescription); it may have been deleted, load the members again"
    case .unavailable(let fault):
      "the members are unavailable, \(fault.rawValue) failed; try again later"
    case .cannotRead(let file, let reason):
      "cannot read \(file.debugDescription): \(reason); name a file that you may read"
    case .cannotWrite(let file, let reason):
      "cannot write \(file.debugDescription): \(reason); "
        + "make room for it, or name a file that you may write"
    case .busy(let file):
      "\(file.debugDescription) is being changed by another process; try again when that is done"
    case .damaged(let file, let line, let reason):
      "\(file.debugDescription) is damaged at line \(line): \(reason); "
        + "it was left as it is, restore it from a copy or move it away"
    case .unsupportedVersion(let file, let version):
      "\(file.debugDescription) has the format version \(version), and this program reads "
        + "\(MembersFormat.version); use the program that wrote it, or another file"
    }
  }
}
