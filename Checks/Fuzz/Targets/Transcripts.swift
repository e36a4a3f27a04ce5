import HeadlessDriver

extension FuzzTarget {
  /// Checks `bytes` as a transcript, and updates it.
  func replay(_ bytes: [UInt8], on program: Program) async throws {
    let check = await program.check(bytes, named: "input")
    // A difference keeps the CR LF at the end of a line, so that `patch` can apply it.
    try expectHarmless(check.description.replacing("\r\n", with: "\n"), from: "the check")
    if check.passed {
      try expect(check.updated == bytes, "a transcript that passes is changed by an update")
    }
    guard check.error == nil else { return }
    let again = await program.check(check.updated, named: "updated")
    try expect(again.error == nil, "an update is no transcript: \(again)")
    try expect(again.updated == check.updated, "an update needs an update: \(again)")
  }
}
