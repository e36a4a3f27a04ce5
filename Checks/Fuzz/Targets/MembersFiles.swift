import HeadlessDriver
import ProfileStore
import ProfileFeature
import StateBinding

extension FuzzTarget {
  /// Opens `bytes` as the file of the members, changes it, and runs the Profile program on it.
  ///
  /// If `bytes` begin with `+`, the target adds the checksum to each line that needs one, because a fuzzer cannot guess it.
  func open(_ bytes: [UInt8], by program: Program, in scratch: Scratch) async throws {
    try scratch.clear()
    let contents = bytes.first == UInt8(ascii: "+") ? withChecksums(bytes.dropFirst()) : bytes
    let path = try scratch.write(contents, to: "members")
    let members = FileMembers(path: path, clock: VirtualClock())
    var list: [Member]?
    do {
      list = try await members.all()
      if let first = list?.first {
        var changed = first
        changed.name += "\u{1B}]0;x\u{7}\t\\"
        try await members.save(changed)
        let saved = try await members.all()
        try expect(saved.count == list?.count, "a save changes the number of members")
        try expect(
          saved.first?.name.utf8.elementsEqual(changed.name.utf8) == true, "a name is lost")
      }
    } catch let error as MembersError {
      try expect(list == nil, "a file that was read is not written: \(error)")
      try expect(try scratch.bytes(of: "members") == contents, "a damaged file is changed")
    }
    let script = try scratch.write(
      Array("login 12345\n:tree\n:state\nlogout\nconfirm\n".utf8), to: "script")
    let outcome = try await scratch.run(
      program, ["--store", path, "--script", script, "--keep-going", "--trace"])
    try expect(
      [.success, .failure, .inputOutput].contains(outcome.status), "it ends with \(outcome.status)")
    if let list {
      let kept = try await members.all()
      try expect(kept.map(\.id) == list.map(\.id), "logging out loses members")
    } else {
      try expect(try scratch.bytes(of: "members") == contents, "a session changes a damaged file")
    }
  }

  private func withChecksums(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      guard line.contains(0x09) || line.starts(with: "login ".utf8) else { return Array(line) }
      let isLogin = line.starts(with: "login ".utf8)
      let text = isLogin ? line.dropFirst(6) : line
      return Array("\(isLogin ? "login " : "")\(MembersFormat.checksum(of: text))\t".utf8) + text
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}
