import StateBinding

extension Snapshots {
  /// The snapshots that no test takes any more: the file of the tests has no function of that name.
  ///
  /// It is read as text, so the answer is the same whichever tests have run. Arguments that a test no longer has are not
  /// noticed.
  public func orphans() throws(SystemError) -> [String] {
    let source = String(decoding: try WholeFile.read(tests), as: UTF8.self)
    let names = Set(
      source.split(separator: "func ").dropFirst().map {
        SnapshotName(test: String($0), arguments: []).file
      })
    return try Transcript.files(below: folder, withSuffix: ".snapshot").filter { path in
      let file = path.dropFirst(folder.utf8.count + 1)
      return !names.contains(file.prefix { $0 != "." } + ".snapshot")
    }
  }
}
