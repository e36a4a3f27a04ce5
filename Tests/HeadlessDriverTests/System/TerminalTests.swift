import StateBindingC
import HeadlessDriver
import HeadlessProgram
import StateBindingTestSupport
import Testing

/// The size and kind of the terminal.
struct TerminalTests {
  @Test(arguments: [(132, 132), (0, nil)] as [(UInt16, Int?)])
  func `a terminal has the width of its size`(columns: UInt16, width: Int?) throws {
    let ends = try PseudoTerminal(columns: columns)
    defer { for end in [ends.keyboard, ends.terminal] { close(end) } }
    #expect(Terminal.isTerminal(ends.terminal))
    #expect(Terminal.width(of: ends.terminal) == width)
  }

  @Test func `a file is not a terminal`() throws {
    let file = try TemporaryFile()
    #expect(!Terminal.isTerminal(file.descriptor))
    #expect(Terminal.width(of: file.descriptor) == nil)
    #expect(!Terminal.isTerminal(-1))
  }

  @Test(arguments: [true, false])
  func `input from a file ends at the end of the file`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await MainActor.run {
        let file = try TemporaryFile("back\nlogout".utf8)
        #expect(dup2(file.descriptor, 0) == 0)
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        let editor = try LineEditor(
          prompt: "> ", output: Output(descriptor: null), edits: edits)
        #expect(!editor.isEditing)
        #expect(try editor.line() == "back")
        #expect(try editor.line() == "logout")
        #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
      }
    }
  }
}
