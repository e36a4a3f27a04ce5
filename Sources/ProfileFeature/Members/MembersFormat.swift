/// The text format of the members file.
///
///     profile-members 1
///     CHECKSUM⇥ID⇥NAME⇥E-MAIL
///     …
///     end 3
///
/// The file is UTF-8, and every line ends with a newline. A field can hold any text: a backslash is written `\\` and a
/// control character `\u{9}`. The checksum is the CRC-32 of the text after its tab, in eight hexadecimal digits. The last
/// line counts the members, so that a truncated file is noticed.
nonisolated enum MembersFormat {
  static let name = "profile-members"
  static let version = 1

  /// The contents of a file with `list`.
  static func bytes(of list: MemberList) -> [UInt8] {
    let lines = list.members.map(line)
    return lines.reduce(into: Array("\(name) \(version)\n".utf8)) { $0 += $1 + [newline] }
      + Array("end \(lines.count)\n".utf8)
  }

  /// The line of `member`, without its newline.
  static func line(of member: Member) -> [UInt8] {
    let fields = [member.id, member.name, member.email].map(escaped).joined(separator: "\t")
    return Array("\(checksum(of: fields.utf8))\t\(fields)".utf8)
  }

  static let newline = UInt8(ascii: "\n")

  /// The members in `bytes`, the contents of `file`.
  ///
  /// Any file that ``bytes(of:)`` could not have written is damaged. Only the order of the members is free.
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
    // Splits scalars, not characters: a combining mark would make one character with the tab.
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

  /// `text` with backslashes and control characters escaped.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        result += "\\\\".unicodeScalars
      } else if scalar.isControl {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Undoes `escaped`; nil if an escape is unknown.
  static func unescaped(_ text: Substring.UnicodeScalarView) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text[...]
    while let scalar = rest.popFirst() {
      if scalar != "\\" {
        result.append(scalar)
      } else if rest.first == "\\" {
        rest.removeFirst()
        result.append(scalar)
      } else {
        guard rest.starts(with: "u{".unicodeScalars), let end = rest.firstIndex(of: "}"),
          let value = UInt32(Substring(rest[..<end].dropFirst(2)), radix: 16),
          let control = Unicode.Scalar(value)
        else { return nil }
        result.append(control)
        rest = rest[rest.index(after: end)...]
      }
    }
    return String(result)
  }

  /// The CRC-32 of `bytes`, as in zip files and PNG, in eight hexadecimal digits.
  static func checksum(of bytes: some Sequence<UInt8>) -> String {
    var remainder: UInt32 = .max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder >> 1 ^ (remainder & 1 == 0 ? 0 : 0xEDB8_8320)
      }
    }
    let digits = String(~remainder, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
