import HeadlessDriver
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What was recorded at a terminal is answered alike when it is replayed.
struct RecordingTests {
  @Test func `a recording replays unchanged`() async {
    await #expect(processExitsWith: .success) {
      try await Self.replayRecordings()
    }
  }

  private static func replayRecordings() async throws {
    let folder = try TemporaryFolder()
    let typist = try Typist()
    typist.type(
      """
      One
      confirm
      2
      cancel
      9
      :help
      thre
      :wait 5ms
      :save \(folder.path)/a.transcript
      two
      :save \(folder.path)/b.transcript
      :save \(folder.path)/a.transcript
      confirm
      :quit

      """.replacing("\n", with: "\r"))
    let program = Wall.program()
    #expect(await program.run(["--trace"]) == .success)
    let first = try await program.check(file: "\(folder.path)/a.transcript")
    #expect(first.passed, "\(first)")
    let second = try await program.check(file: "\(folder.path)/b.transcript")
    #expect(second.passed, "\(second)")
    let text = String(decoding: first.updated, as: UTF8.self)
    #expect(text.hasPrefix("#: wall 1 lang=en width=80 trace keep-going\n* activate "))
    #expect(text.contains("\n> Two\n| One\n"))
    #expect(text.contains("\n# 9\n> :help\n| A line is"))
    #expect(text.contains("\n> thre\n! unknown-action: no \"thre\"\n> :wait 5ms\n| One\n"))
    #expect(text.hasSuffix("= exit 1\n"))
    #expect(
      String(decoding: second.updated, as: UTF8.self).contains(
        "\n! alert-pending: the input ended"))
  }
}
