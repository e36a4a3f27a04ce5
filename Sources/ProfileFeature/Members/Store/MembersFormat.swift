/// How members are written in a file.
///
///     profile-members 1
///     CHECKSUM⇥ID⇥NAME⇥E-MAIL
///     …
///     end 3
///
/// It is UTF-8, and every line ends with a newline. A backslash is written `\\` and a control character `\u{9}`, so any
/// text can stand in a field. The checksum is the CRC-32 of what follows its tab, in eight hexadecimal digits; the last
/// line counts the members, so a file that was cut off is noticed.
nonisolated enum MembersFormat {
  static let name = "profile-members"
  static let version = 1

  /// The file with `list` in it.
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
}
