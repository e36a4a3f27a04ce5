import ProfileFeature

/// The text format of the members file.
///
///     profile-members 2
///     CHECKSUM⇥ID⇥NAME⇥E-MAIL
///     …
///     login CHECKSUM⇥ID
///     end 3
///
/// The login line names the remembered member and is left out if nobody is remembered. Version 1 had no login line and is
/// still read; every change writes version 2.
///
/// The file is UTF-8, and every line ends with a newline. A field can hold any text: a backslash is written `\\` and a
/// control character `\u{9}`. The checksum is the CRC-32 of the text after its tab, in eight hexadecimal digits. The last
/// line counts the members, so that a truncated file is noticed.
nonisolated public enum MembersFormat {
  static let name = "profile-members"
  static let version = 2

  /// The text of a file with `contents`.
  static func bytes(of contents: MembersFile.Contents) -> [UInt8] {
    var lines = ["\(name) \(version)"]
    lines += contents.list.members.map(line)
    if let login = contents.login { lines.append("login \(line(of: [login]))") }
    lines.append("end \(contents.list.members.count)")
    return lines.flatMap { Array($0.utf8) + [newline] }
  }

  private static func line(of member: Member) -> String {
    line(of: [member.id, member.name, member.email])
  }

  private static func line(of fields: [String]) -> String {
    let text = fields.map(escaped).joined(separator: "\t")
    return "\(checksum(of: text.utf8))\t\(text)"
  }

  private static let newline = UInt8(ascii: "\n")

  /// The contents in `bytes`, the text of `file`.
  ///
  /// Any file that ``bytes(of:)`` could not have written is damaged. Only the order of the members is free, and the
  /// remembered member need not be among them.
  static func contents(
    in bytes: [UInt8], of file: String
  ) throws(MembersError) -> MembersFile.Contents {
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    if lines.isEmpty {
      let reason = rest.isEmpty ? "it is empty" : "its first line is not \"\(name) \(version)\""
      throw .damaged(file: file, line: 1, reason: reason)
    }
    let version = try version(in: lines[0], of: file)
    if !rest.isEmpty {
      throw .damaged(file: file, line: lines.count + 1, reason: "the file is cut off inside it")
    }

    var members: [Member] = []
    var numbers: [String: Int] = [:]
    var login: String?
    for (number, line) in zip(2..., lines.dropFirst()) {
      if line.starts(with: "end".utf8) {
        guard line.elementsEqual("end \(members.count)".utf8) else {
          throw .damaged(
            file: file, line: number, reason: "\(members.count) members stand before it")
        }
        guard number == lines.count else {
          throw .damaged(file: file, line: number + 1, reason: "it stands behind the end")
        }
        return MembersFile.Contents(list: MemberList(members), login: login)
      }
      if login != nil {
        throw .damaged(file: file, line: number, reason: "it stands behind the login")
      }
      if version > 1, line.starts(with: "login ".utf8) {
        login = try fields(1, "id", in: line.dropFirst(6), number: number, of: file)[0]
        continue
      }
      let values = try fields(
        3, "id, name and e-mail address", in: line, number: number, of: file)
      let member = Member(id: values[0], name: values[1], email: values[2])
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

  private static func version(
    in line: ArraySlice<UInt8>, of file: String
  ) throws(MembersError) -> Int {
    for known in 1...version where line.elementsEqual("\(name) \(known)".utf8) { return known }
    let digits = line.dropFirst(name.utf8.count + 1)
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    if line.starts(with: "\(name) ".utf8), (1...9).contains(digits.count),
      digits.allSatisfy(isDigit)
    {
      throw .unsupportedVersion(
        file: file, version: String(decoding: digits, as: UTF8.self), newest: self.version)
    }
    throw .damaged(file: file, line: 1, reason: "it is not \"\(name) \(version)\"")
  }

  /// The `count` fields of `line`, which are called `names`.
  private static func fields(
    _ count: Int, _ names: String, in line: ArraySlice<UInt8>, number: Int, of file: String
  ) throws(MembersError) -> [String] {
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
    guard values.count == count else {
      throw damaged("it has \(values.count) fields, not \(names)")
    }
    let texts = values.compactMap(unescaped)
    if texts.count == count, line.elementsEqual(self.line(of: texts).utf8) { return texts }
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
  public static func checksum(of bytes: some Sequence<UInt8>) -> String {
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
