import HeadlessDriver
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system knows about a terminal.
struct TerminalTests {
  @Test func `a terminal says how wide it is`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        _ = try Typist(columns: 132)
        #expect(Terminal.isTerminal(0) && Terminal.isTerminal(1))
        #expect(Terminal.width(of: 1) == 132)
      }
    }
  }

  @Test func `a terminal may not know how wide it is`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        _ = try Typist(columns: 0)
        #expect(Terminal.width(of: 1) == nil)
      }
    }
  }

  @Test func `a file is no terminal`() throws {
    let file = try TemporaryFile()
    #expect(!Terminal.isTerminal(file.descriptor))
    #expect(Terminal.width(of: file.descriptor) == nil)
    #expect(!Terminal.isTerminal(-1))
  }

  @Test(arguments: [true, false])
  func `input from elsewhere ends with its end`(usesLibrary: Bool) async {
    await #expect(processExitsWith: .success) { [usesLibrary] in
      try await MainActor.run {
        let file = try TemporaryFile("back\nlogout".utf8)
        #expect(dup2(file.descriptor, 0) == 0)
        let null = open("/dev/null", O_WRONLY)
        let editor = try LineEditor(
          prompt: "> ", output: Output(descriptor: null), usesLibrary: usesLibrary)
        #expect(!editor.isEditing)
        #expect(try editor.line() == "back")
        #expect(try editor.line() == "logout")
        #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
      }
    }
  }
}
