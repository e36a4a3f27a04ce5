import Foundation
import Testing

/// Members that outlive the program.
struct StoreTests {
  @Test func `an account that was deleted stays so`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).members")
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(
        at: file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).lock"))
    }
    let first = try await TrainingProgram.run(
      ["--store", file.path], input: "login 12345\nprofile\ndelete\nconfirm\n")
    #expect(first.complaints == "")
    let second = try await TrainingProgram.run(["--store", file.path], input: "")
    #expect(
      second.output == """
        Members
          login 23456  Kim Cheolsu
          login 34567  Lee Younghee
          type id      Member ID  (empty)

        """)
  }
}
