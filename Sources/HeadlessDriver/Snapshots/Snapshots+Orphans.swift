import StateBinding

extension Snapshots {
  /// The snapshots that no test takes any more: the file of the tests has no function of that name.
  ///
  /// It is read as text, so the answer is the same whichever tests have run. Arguments that a test no longer has are not
  /// noticed.
  public func orphans() throws(SystemError) -> [String] {
    let source = try WholeFile.read(tests)
    let function = Array("func ".utf8)
    var names: Set<String> = []
    var start = 0
    while let place = source.place(of: function, from: start) {
      start = place + function.count
      // The name ends on its line.
      let line = source[start...].prefix { $0 != 0x0A }
      names.insert(SnapshotName(test: String(decoding: line, as: UTF8.self), arguments: []).file)
    }
    return try Transcript.files(below: folder, withSuffix: ".snapshot").filter { path in
      let file = path.dropFirst(folder.utf8.count + 1)
      return !names.contains(file.prefix { $0 != "." } + ".snapshot")
    }
  }
}
