#if os(Linux)
  import Foundation
  import StateBindingTestSupport
  import Testing

  /// Memory does not grow with the input. With `STATEBINDING_LONG` the input is fifty times as
  /// long, in every form.
  struct MemoryTests {
    private nonisolated static let scale = runsLongTests ? 50 : 1

    @Test(.enabled(if: !isSanitized), arguments: scale == 1 ? [[]] : [[], ["--json"], ["--echo"]])
    func `a long script needs no more memory than a short one`(arguments: [String]) throws {
      let program = try RunningProgram(
        "profile-repl", arguments + ["--keep-going"], output: .file("/dev/null"))
      let lines = Array(":screen\nlogin 12345\nlogout\nconfirm\n".utf8)
      let before = try peak(of: program, after: (0..<250).flatMap { _ in lines }, number: 1_001)
      var last = 1_001
      for _ in 0..<(4 * Self.scale) {
        last += 2_001
        let peak = try peak(of: program, after: (0..<500).flatMap { _ in lines }, number: last)
        #expect(peak - before < 4_096)
      }
      #expect(try program.end().status == 1)
    }

    @Test(.enabled(if: !isSanitized)) func `a long line needs no more memory than the limit`()
      throws
    {
      let program = try RunningProgram("profile-repl", ["--keep-going"], output: .file("/dev/null"))
      let before = try peak(of: program, after: Array("a\n".utf8), number: 2)
      program.send(repeatElement(0x61, count: 2_000_000 * Self.scale))
      program.send("\n")
      program.send(repeatElement(0x61, count: 2_000_000))
      let after = try peak(of: program, after: [0x0A], number: 5)
      // At most 1 MiB of a line is kept.
      #expect(after - before < 4_096)
      #expect(try program.end().status == 1)
    }

    /// The peak memory in KiB after `lines`. The line after them, with `number`, is an error.
    private func peak(
      of program: RunningProgram, after lines: [UInt8], number: Int
    ) throws -> Int {
      program.send(lines + Array("@\n".utf8))
      try program.readErrors(
        to: "<stdin>:\(number): error[unknown-action]: no \"@\"; :actions lists what works\n")
      return try program.peakMemory()
    }
  }
#endif
