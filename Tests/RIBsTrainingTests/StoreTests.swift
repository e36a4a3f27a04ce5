import TestSupport
import Testing

/// Members that outlive the program.
struct StoreTests {
  @Test func `an account that was deleted stays so`() async throws {
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

        """)
  }
}
