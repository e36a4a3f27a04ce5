import StateBindingTestSupport
import Testing

/// Members that outlive the program.
struct StoreTests {
  @Test func `a deleted account stays deleted after a restart`() async throws {
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/members"
    let first = try await Outcome.waited(
      for: "ribs-training", ["--store", store],
      input: "login 12345\nprofile\ndelete\nconfirm\n")
    #expect(first.errors == "")
    let second = try await Outcome.waited(for: "ribs-training", ["--store", store])
    #expect(
      second.output == """
        Members
          login 23456  Kim Cheolsu
          login 34567  Lee Younghee
          type id      Member ID  (empty)
          refresh

        """)
  }

  @Test func `a login is remembered until the logout`() async throws {
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/members"
    func start(_ input: String) async throws -> String {
      let run = try await Outcome.waited(for: "ribs-training", ["--store", store], input: input)
      #expect(run.errors == "")
      return run.output
    }
    _ = try await start("login 23456\n")
    #expect(try await start("").hasPrefix("Board\n"))
    _ = try await start("profile\nlogout\nconfirm\n")
    #expect(try await start("").hasPrefix("Members\n"))
  }
}
