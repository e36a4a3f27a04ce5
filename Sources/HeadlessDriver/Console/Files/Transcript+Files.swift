extension Transcript {
  /// The paths of all `*.transcript` below `folder`, in byte order; links are not followed. What cannot be opened is thrown.
  public static func files(below folder: String) throws(SystemError) -> [String] {
    try files(below: folder, withSuffix: ".transcript")
  }

  static func files(
    below folder: String, withSuffix suffix: String
  ) throws(SystemError) -> [String] {
    var paths: [String] = []
    for file in FoundFile.all(below: folder, withSuffix: suffix) {
      if let failure = file.failure { throw failure }
      paths.append(file.path)
    }
    return paths
  }
}
