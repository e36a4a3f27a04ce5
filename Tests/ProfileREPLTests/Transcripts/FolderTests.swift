import StateBindingC
import StateBindingTestSupport
import Testing

/// `--check` of a folder with entries that cannot be opened.
struct FolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Sample.right, to: "f/a.transcript")
    try folder.write(Sample.right, to: "f/z.transcript")
  }

  @Test func `other files are left alone, even with invalid names`() throws {
    guard make([0x6E, 0xE9, 0x2E, 0x74, 0x78, 0x74]) else { return }
    #expect(mkdir(path([0x78, 0xFF]), 0o700) == 0)
    #expect(
      try folder.profileREPL("--check", "f") == Outcome(output: "2 transcripts: all passed\n"))
  }

  @Test func `a folder without transcripts fails among others`() throws {
    #expect(mkdir(path(Array("empty".utf8)), 0o700) == 0)
    #expect(
      try folder.profileREPL("--check", "f/empty", "f")
        == Outcome(
          output: "2 transcripts; a folder has none\n",
          errors: "profile-repl: f/empty: there is no *.transcript below it; name a file\n",
          status: 1))
  }

  @Test(arguments: ["--script", "--check", "--store"])
  func `an argument that is not UTF-8 is refused`(option: String) throws {
    try folder.write("login 12345\n", to: "\u{FFFD}")
    let program = "\(Spawning.productsFolder)/profile-repl"
    #expect(
      try Outcome(
        of: "/bin/sh", ["-c", #"exec "$0" $1 "$(printf '\377')""#, program, option], in: folder)
        == Outcome(
          errors: "profile-repl: \"\u{FFFD}\" is not UTF-8; write the arguments in UTF-8\n",
          status: 2))
  }

  @Test func `a transcript with an invalid name fails, and the others are checked`() throws {
    guard make([0x62, 0xFF] + ".transcript".utf8) else { return }
    let check = try folder.profileREPL("--check", "f")
    #expect(check.status == 3)
    #expect(check.output == "3 transcripts: 1 failed\n")
    #expect(check.errors.hasPrefix("profile-repl: cannot open \"f/b\u{FFFD}.transcript\": "))
  }

  @Test func `a folder that cannot be opened fails, and the others are checked`() throws {
    // Such a path is too long, with any rights.
    let name = String(repeating: "m", count: 250)
    var places = [open("\(folder.path)/f", O_RDONLY | O_CLOEXEC)]
    for _ in 0..<17 {
      let place = places[places.count - 1]
      #expect(mkdirat(place, name, 0o700) == 0)
      places.append(openat(place, name, O_RDONLY))
    }
    let check = try folder.profileREPL("--check", "f")
    for place in places.reversed() {
      unlinkat(place, name, AT_REMOVEDIR)
      close(place)
    }
    #expect(check.status == 3)
    #expect(check.output == "3 transcripts: 1 failed\n")
    #expect(check.errors.hasPrefix("profile-repl: cannot open \"f/\(name)/\(name)"))
    #expect(check.errors.hasSuffix("\": File name too long\n"))
  }

  @Test(.enabled("all is open to root") { geteuid() != 0 })
  func `a folder without read permission fails, and the others are checked`() throws {
    try folder.write(Sample.right, to: "f/m/a.transcript")
    #expect(chmod("\(folder.path)/f/m", 0) == 0)
    let check = try folder.profileREPL("--check", "f")
    #expect(chmod("\(folder.path)/f/m", 0o700) == 0)
    #expect(
      check
        == Outcome(
          output: "3 transcripts: 1 failed\n",
          errors: "profile-repl: cannot open \"f/m\": Permission denied\n", status: 3))
  }

  /// Makes the file `name`. Returns false if the file system takes only UTF-8.
  private func make(_ name: [UInt8]) -> Bool {
    let file = open(path(name), O_WRONLY | O_CLOEXEC | O_CREAT, 0o600)
    close(file)
    return file >= 0
  }

  private func path(_ name: [UInt8]) -> [CChar] {
    ("\(folder.path)/f/".utf8 + name + [0]).map(CChar.init(bitPattern:))
  }
}
