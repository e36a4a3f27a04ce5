nonisolated extension MembersFormat {
  /// The members in `bytes`, the contents of `file`.
  ///
  /// Strict: what ``bytes(of:)`` would not have written, but for the order of the members, is damaged.
  static func list(in bytes: [UInt8], of file: String) throws(MembersError) -> MemberList {
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    if lines.isEmpty {
      let reason = rest.isEmpty ? "it is empty" : "its first line is not \"\(name) \(version)\""
      throw .damaged(file: file, line: 1, reason: reason)
    }
    try checkVersion(lines[0], of: file)
    if !rest.isEmpty {
      throw .damaged(file: file, line: lines.count + 1, reason: "the file is cut off inside it")
    }

    var members: [Member] = []
    var numbers: [String: Int] = [:]
    for (number, line) in zip(2..., lines.dropFirst()) {
      if line.starts(with: "end".utf8) {
        guard line.elementsEqual("end \(members.count)".utf8) else {
          throw .damaged(
            file: file, line: number, reason: "\(members.count) members stand before it")
        }
        guard number == lines.count else {
          throw .damaged(file: file, line: number + 1, reason: "it stands behind the end")
        }
        return MemberList(members)
      }
      let member = try member(in: line, number: number, of: file)
      if let first = numbers.updateValue(number, forKey: member.id) {
        throw .damaged(
          file: file, line: number,
          reason: "the id \(member.id.debugDescription) is in line \(first) already")
      }
      members.append(member)
    }
    throw .damaged(
      file: file, line: lines.count + 1, reason: "the file is cut off before its end line")
  }

  private static func checkVersion(
    _ line: ArraySlice<UInt8>, of file: String
  ) throws(MembersError) {
    if line.elementsEqual("\(name) \(version)".utf8) { return }
    let digits = line.dropFirst(name.utf8.count + 1)
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    if line.starts(with: "\(name) ".utf8), (1...9).contains(digits.count),
      digits.allSatisfy(isDigit)
    {
      throw .unsupportedVersion(file: file, version: String(decoding: digits, as: UTF8.self))
    }
    throw .damaged(file: file, line: 1, reason: "it is not \"\(name) \(version)\"")
  }

  private static func member(
    in line: ArraySlice<UInt8>, number: Int, of file: String
  ) throws(MembersError) -> Member {
    func damaged(_ reason: String) -> MembersError {
      .damaged(file: file, line: number, reason: reason)
    }

    let (sum, tab, text) = (line.prefix(8), line.dropFirst(8).prefix(1), line.dropFirst(9))
    guard tab.elementsEqual("\t".utf8) else { throw damaged("it begins with no checksum") }
    let expected = checksum(of: text)
    guard sum.elementsEqual(expected.utf8) else {
      throw damaged("its text has the checksum \(expected), not the one it begins with")
    }
    guard let fields = String(validating: text, as: UTF8.self) else {
      throw damaged("it is not UTF-8")
    }
    // Scalars, as a mark that combines with a tab would hide it among the characters.
    let values = fields.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
    guard values.count == 3 else {
      throw damaged("it has \(values.count) fields, not id, name and e-mail address")
    }
    let texts = values.compactMap(unescaped)
    if texts.count == 3 {
      let member = Member(id: texts[0], name: texts[1], email: texts[2])
      if line.elementsEqual(self.line(of: member)) { return member }
    }
    throw damaged(#"a field has a control character, or a \ that is not \\ or \u{…}"#)
  }
}
