import Foundation
import ProfileStore
import ProfileFeature
import StateBinding
import StateBindingTestSupport
import Testing

struct DamagedFileTests {
  private let folder: TemporaryFolder
  private let members: FileMembers
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = "\(folder.path)/members"
    members = FileMembers(path: file, clock: VirtualClock())
  }

  @Test(arguments: [
    ("", 1, "it is empty"),
    ("profile-members 1", 1, #"its first line is not "profile-members 2""#),
    ("[]\n", 1, #"it is not "profile-members 2""#),
    ("profile-members one\n", 1, #"it is not "profile-members 2""#),
    ("profile-members 1234567890\n", 1, #"it is not "profile-members 2""#),
    ("profile-members \n", 1, #"it is not "profile-members 2""#),
    ("profile-members 1\r\nend 0\r\n", 1, #"it is not "profile-members 2""#),
    ("profile-members 1\n", 2, "the file is cut off before its end line"),
    ("profile-members 1\nend 0", 2, "the file is cut off inside it"),
    ("profile-members 1\nend 1\n", 2, "0 members stand before it"),
    ("profile-members 1\nend 00\n", 2, "0 members stand before it"),
    ("profile-members 1\nend 0\n\n", 3, "it stands behind the end"),
    ("profile-members 1\n\nend 0\n", 2, "it begins with no checksum"),
    ("profile-members 1\n1\ta\tb\nend 1\n", 2, "it begins with no checksum"),
    (
      "profile-members 1\n1c00338b\t1\tA\tb\nend 1\n", 2,
      "its text has the checksum 244d756b, not the one it begins with"
    ),
    (
      "profile-members 1\n1C00338B\t1\ta\tb\nend 1\n", 2,
      "its text has the checksum 1c00338b, not the one it begins with"
    ),
    (
      "profile-members 1\n2307a5c2\t1\ta\tb\tc\nend 1\n", 2,
      "it has 4 fields, not id, name and e-mail address"
    ),
    (
      "profile-members 1\n319fbc32\t1\ta\nend 1\n", 2,
      "it has 2 fields, not id, name and e-mail address"
    ),
    (
      "profile-members 1\n1c00338b\t1\ta\tb\n85926298\t1\tx\ty\nend 2\n", 3,
      #"the id "1" is in line 2 already"#
    ),
    ("profile-members 2\nlogin\nend 0\n", 2, "it begins with no checksum"),
    ("profile-members 2\nlogin \nend 0\n", 2, "it begins with no checksum"),
    (
      "profile-members 2\nlogin 83dcefb6\t1\nend 0\n", 2,
      "its text has the checksum 83dcefb7, not the one it begins with"
    ),
    ("profile-members 2\nlogin c3fdbc7c\t1\t2\nend 0\n", 2, "it has 2 fields, not id"),
    (
      "profile-members 2\nlogin 83dcefb7\t1\nlogin 83dcefb7\t1\nend 0\n", 3,
      "it stands behind the login"
    ),
    (
      "profile-members 2\nlogin 83dcefb7\t1\n1c00338b\t1\ta\tb\nend 1\n", 3,
      "it stands behind the login"
    ),
    ("profile-members 1\nlogin 83dcefb7\t1\nend 0\n", 2, "it begins with no checksum"),
  ])
  func `damage is reported with its line and left untouched`(
    text: String, line: Int, reason: String
  ) async throws {
    try folder.write(text.utf8, to: "members")
    await expectError(.damaged(file: file, line: line, reason: reason))
    #expect(try folder.text(of: "members") == text)
  }

  @Test(arguments: [
    #"d5621e9a\#t1\#t\q\#tb"#, #"40023ba8\#t1\#t\u{D800}\#tb"#, #"27451290\#t1\#t\u{41}\#tb"#,
    #"c97e0277\#t1\#t\u{0009}\#tb"#, #"8ac8afd2\#t1\#ta\#r\#tb"#, #"e7b6eb55\#t1\#ta\\#tb"#,
  ])
  func `an invalid escape is damage`(line: String) async throws {
    try folder.write("profile-members 1\n\(line)\nend 1\n".utf8, to: "members")
    await expectError(
      .damaged(
        file: file, line: 2,
        reason: #"a field has a control character, or a \ that is not \\ or \u{…}"#))
  }

  @Test func `invalid UTF-8 is damage`() async throws {
    let line = Array("eb8da671\t1\t".utf8) + [0xFF] + Array("\tb\n".utf8)
    try folder.write(
      Array("profile-members 1\n".utf8) + line + Array("end 1\n".utf8), to: "members")
    await expectError(.damaged(file: file, line: 2, reason: "it is not UTF-8"))
  }

  @Test(arguments: ["3", "12", "007"])
  func `a file of a newer version is refused and left untouched`(version: String) async throws {
    let bytes = Array("profile-members \(version)\n".utf8) + [0xFF]
    try folder.write(bytes, to: "members")
    await expectError(.unsupportedVersion(file: file, version: version, newest: 2))
    #expect(try folder.bytes(of: "members") == bytes)
  }

  @Test func `a file cut off anywhere is damaged and left untouched`() async throws {
    try members.remember(Member.seeds[0])
    let whole = try folder.bytes(of: "members")
    for count in whole.indices {
      try folder.write(whole[..<count], to: "members")
      await #expect(throws: MembersError.self) { try await members.all() }
      await #expect(throws: MembersError.self) { try await members.delete(id: "12345") }
      #expect(try folder.bytes(of: "members") == Array(whole[..<count]))
    }
  }

  @Test func `any changed byte is noticed`() async throws {
    try members.remember(Member.seeds[0])
    let whole = try folder.bytes(of: "members")
    for index in whole.indices {
      for mask: UInt8 in runsLongTests ? [0x01, 0x20] : [0x01] {
        var bytes = whole
        bytes[index] ^= mask
        try folder.write(bytes, to: "members")
        await #expect(throws: MembersError.self) { try await members.all() }
      }
    }
  }

  /// Expects that every operation fails with `error`.
  private func expectError(_ error: MembersError) async {
    #expect(throws: error) { try members.open() }
    await #expect(throws: error) { try await members.all() }
    await #expect(throws: error) { try await members.member(id: "1") }
    await #expect(throws: error) { try await members.save(Member(id: "1", name: "", email: "")) }
    await #expect(throws: error) { try await members.delete(id: "1") }
    #expect(throws: error) { try members.rememberedMember() }
    #expect(throws: error) { try members.remember(Member.seeds[0]) }
    #expect(throws: error) { try members.forget() }
  }
}
