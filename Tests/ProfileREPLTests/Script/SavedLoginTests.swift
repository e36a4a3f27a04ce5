import StateBindingTestSupport
import Testing

/// The login kept by `--store` from one start to the next.
struct SavedLoginTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = "\(folder.path)/members"
  }

  private func run(_ lines: String...) throws -> Outcome {
    try profileREPL(
      "--store", file, "--width", "1000", input: lines.map { "\($0)\n" }.joined())
  }

  /// Makes each change of the file fail, by a folder in the place of the new version.
  private func blockWrites() throws {
    try folder.write("", to: ".members.new/blocked")
  }

  @Test func `a login lasts until the logout, across starts`() throws {
    #expect(try run("login 12345") == Outcome(output: Shown.members + Shown.profile))
    #expect(try run() == Outcome(output: Shown.profile))
    let logout = try run("logout", "confirm")
    #expect(logout.status == 0)
    #expect(logout.output.hasPrefix(Shown.profile))
    #expect(logout.output.hasSuffix(Shown.members))
    #expect(try run() == Outcome(output: Shown.members))
  }

  @Test func `a remembered login builds the usual tree`() throws {
    _ = try run("login 12345")
    let tree = "Root\n  LoggedIn\n    Profile (on top)\n"
    #expect(try run(":tree") == Outcome(output: Shown.profile + tree))
  }

  @Test func `a link does not wait after a remembered login`() throws {
    _ = try run("login 12345")
    #expect(
      try run(":open profile-repl://logout", "cancel")
        == Outcome(output: Shown.profile + Shown.logout + Shown.profile))
  }

  @Test func `a deleted account is not remembered`() throws {
    #expect(try run("login 12345", "delete", "confirm").status == 0)
    #expect(try run().output.hasPrefix("Members\n  login 23456  Kim Cheolsu\n"))
    #expect(!(try folder.text(of: "members").contains("login")))
  }

  @Test func `a cancelled logout keeps the login remembered`() throws {
    _ = try run("login 12345", "logout", "cancel")
    #expect(try run() == Outcome(output: Shown.profile))
  }

  @Test func `the last login is remembered, and a logout forgets only its own login`() throws {
    let one = try RunningProgram("profile-repl", ["--store", file])
    let other = try RunningProgram("profile-repl", ["--store", file])
    _ = try one.read(to: "(empty)\n")
    _ = try other.read(to: "(empty)\n")
    one.send("login 12345\n")
    _ = try one.read(to: "(destructive)\n")
    other.send("login 23456\n")
    _ = try other.read(to: "(destructive)\n")
    #expect(try run().output.hasPrefix("Profile\n  Kim Cheolsu\n"))
    one.send("logout\nconfirm\n")
    _ = try one.read(to: "(empty)\n")
    #expect(try run().output.hasPrefix("Profile\n  Kim Cheolsu\n"))
    other.send("logout\nconfirm\n")
    _ = try other.read(to: "(empty)\n")
    #expect(try run() == Outcome(output: Shown.members))
    #expect(try one.end().status == 0)
    #expect(try other.end().status == 0)
  }

  @Test func `a deleted member is forgotten at the start`() throws {
    try folder.write(
      """
      profile-members 2
      d3192718\t12345\tHong Gildong\tgildong@example.com
      login 9d0b416c\t99999
      end 1

      """, to: "members")
    #expect(
      try run()
        == Outcome(
          output: """
            Members
              login 12345  Hong Gildong
              type id      Member ID  (empty)
              refresh

            """))
    #expect(!(try folder.text(of: "members").contains("login")))
  }

  @Test(arguments: [
    "login 9d0b416d\t12345", "login", "login cbf53a1c\t12345\nlogin cbf53a1c\t12345",
  ])
  func `a damaged login prevents the start and is left untouched`(
    line: String
  ) throws {
    let text = """
      profile-members 2
      d3192718\t12345\tHong Gildong\tgildong@example.com
      \(line)
      end 1

      """
    try folder.write(text, to: "members")
    let start = try run()
    #expect(start.output == "")
    #expect(start.errors.contains("is damaged at line "))
    #expect(start.status == 3)
    #expect(try folder.text(of: "members") == text)
  }

  @Test func `a login that cannot be saved is refused`() throws {
    _ = try run()
    try blockWrites()
    let refused = try run("login 12345", ":tree")
    #expect(refused.status == 0)
    #expect(refused.output.contains("Members\n  You could not be logged in: cannot write "))
    #expect(refused.output.hasSuffix("Root\n  LoggedOut (on top)\n"))
  }

  @Test func `a member stays logged in if the logout cannot be saved`() throws {
    _ = try run("login 12345")
    try blockWrites()
    let failed = try run("logout", "confirm", "cancel", ":tree")
    #expect(failed.status == 0)
    #expect(failed.output.contains("? You could not be logged out\n  cannot write "))
    #expect(failed.output.hasSuffix("Root\n  LoggedIn\n    Profile (on top)\n"))
  }
}
