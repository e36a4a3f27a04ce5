import ProfileStore
import ProfileFeature
import StateBinding
import StateBindingTestSupport
import Testing

struct MembersFormatTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(_ seeds: [Member] = Member.seeds) -> FileMembers {
    FileMembers(path: "\(folder.path)/members", seeds: seeds, clock: VirtualClock())
  }

  @Test func `the members are written one on each line`() async throws {
    _ = try await store().all()
    #expect(
      try folder.text(of: "members") == """
        profile-members 2
        d3192718\t12345\tHong Gildong\tgildong@example.com
        f15848d9\t23456\tKim Cheolsu\tcheolsu@example.com
        03a3db2a\t34567\tLee Younghee\tyounghee@example.com
        end 3

        """)
  }

  @Test func `an empty list of members is written and read`() async throws {
    _ = try await store([]).all()
    #expect(try folder.text(of: "members") == "profile-members 2\nend 0\n")
    #expect(try await store().all() == [])
  }

  @Test func `control characters and backslashes are escaped`() async throws {
    _ = try await store([Member(id: "\t\n\\n", name: "\u{1B}[31m", email: "홍길동")]).all()
    #expect(
      try folder.text(of: "members") == """
        profile-members 2
        40eef36b\t\\u{9}\\u{A}\\\\n\t\\u{1B}[31m\t홍길동
        end 1

        """)
  }

  @Test func `the login stands after the members`() async throws {
    let member = Member(id: "1\t2", name: "a", email: "b")
    try store([member]).remember(member)
    #expect(
      try folder.text(of: "members") == """
        profile-members 2
        7d800872\t1\\u{9}2\ta\tb
        login 1cc47912\t1\\u{9}2
        end 1

        """)
  }

  @Test func `version 1 is read and replaced by the first change`() async throws {
    try folder.write(
      "profile-members 1\n1c00338b\t1\ta\tb\nb1473800\t2\tc\td\nend 2\n", to: "members")
    #expect(try await store().all().map(\.id) == ["1", "2"])
    #expect(try store().rememberedMember() == nil)
    try await store().delete(id: "2")
    #expect(
      try folder.text(of: "members") == "profile-members 2\n1c00338b\t1\ta\tb\nend 1\n")
  }

  @Test func `unsorted members are read in order`() async throws {
    try folder.write(
      "profile-members 1\nb1473800\t2\tc\td\n1c00338b\t1\ta\tb\nend 2\n".utf8, to: "members")
    #expect(try await store().all().map(\.id) == ["1", "2"])
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `any text is read back byte by byte`(seed: UInt64) async throws {
    var random = Random(seed: seed)
    let members = (1...8).map { number in
      Member(id: "\(number)|" + random.text(), name: random.text(), email: random.text())
    }
    _ = try await store(members).all()
    #expect(bytes(of: try await store([]).all()) == bytes(of: members))
  }

  /// The texts as bytes, because equal strings may have different bytes.
  private func bytes(of members: [Member]) -> [[UInt8]] {
    members.flatMap { [$0.id, $0.name, $0.email].map { Array($0.utf8) } }
  }
}

extension Random {
  /// Up to ten scalars, most of them awkward for a file format.
  fileprivate mutating func text() -> String {
    let awkward: [Unicode.Scalar] = [
      "\0", "\t", "\n", "\r", "\\", "u", "{", "}", "9", " ", "\u{1B}", "\u{7F}", "\u{85}",
      "\u{301}", "\u{200D}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{1112}", "\u{1161}", "한",
      "\u{FFFF}", "\u{1F469}", "\u{10FFFF}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...10, using: &self) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self))
      let isAny = Int.random(in: 0..<4, using: &self) == 0
      text.append((isAny ? any : nil) ?? awkward.randomElement(using: &self) ?? "a")
    }
    return String(text)
  }
}
