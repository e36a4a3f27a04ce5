import Harness
import Programs
import StateBindingTestSupport
import Testing

/// The programs that `profile-repl` is measured against.
nonisolated struct PeerTests {
  private let programs = BuiltPrograms(Spawning.productsFolder)

  @Test func `the handwritten flow prints the same as profile-repl`() throws {
    let script = "login 23456\ndelete\ncancel\nlogout\ncancel\nlogout\nconfirm\nlogin 12345\n"
    let (ours, _) = try run("profile-repl", [], script)
    let (theirs, status) = try run("benchmark-peers", ["by-hand"], script)
    #expect(ours.contains("  E-mail     cheolsu@example.com\n"))
    #expect(theirs == ours)
    #expect(status == 0)
  }

  @Test func `each line writes one frame, and the last two frames repeat`() throws {
    let folder = try ScratchFolder()
    let frames = try folder.write(Array("a\n\0b\n\0c\n\0d\n".utf8), to: "frames")
    let (output, _) = try run("benchmark-peers", ["write-frames", frames], "1\n2\n3\n4\n")
    #expect(output == "a\nb\nc\nd\nc\n")
  }

  @Test func `a peak is printed as a number`() throws {
    let (output, status) = try run("benchmark-peers", ["peak", "/bin/cat"], "")
    #expect(Int(output.dropLast()) ?? 0 > 0)
    #expect(status == 0)
  }

  @Test(arguments: [
    (["by-hand"], "nonsense\n", Int32(1)), (["peak", "/bin/false"], "", 1), (["dance"], "", 2),
  ])
  func `an impossible command is an error`(
    arguments: [String], input: String, status: Int32
  ) throws {
    #expect(try run("benchmark-peers", arguments, input).status == status)
  }

  private func run(
    _ name: String, _ arguments: [String], _ input: String
  ) throws -> (output: String, status: Int32) {
    let folder = try ScratchFolder()
    let child = try Child(
      programs.path(of: name), arguments,
      input: .reading(folder.write(Array(input.utf8), to: "input")),
      output: .writing(folder.file("output")))
    let status = child.end().status
    let output = try contents(of: folder.file("output"))
    return (String(decoding: output, as: UTF8.self), status)
  }
}
