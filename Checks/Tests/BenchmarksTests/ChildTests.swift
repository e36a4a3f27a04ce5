import Harness
import Programs
import Testing

/// Programs run by the benchmarks. Waiting for them leaves the main actor free.
nonisolated struct ChildTests {
  @Test func `a program runs to its end and writes its output to the file`() throws {
    let folder = try ScratchFolder()
    let output = folder.file("output")
    let child = try Child("/bin/sh", ["-c", "echo a; exit 3"], output: .writing(output))
    let usage = child.end()
    #expect(usage.status == 3)
    #expect(usage.peakMemory > 0)
    #expect(usage.processorTime > .zero)
    #expect(try contents(of: output) == Array("a\n".utf8))
  }

  @Test func `a program reads its input from the file`() throws {
    let folder = try ScratchFolder()
    let input = try folder.write(Array("one\ntwo\n".utf8), to: "input")
    let output = folder.file("output")
    try Child("/bin/cat", input: .reading(input), output: .writing(output)).end()
    #expect(try contents(of: output) == Array("one\ntwo\n".utf8))
  }

  @Test func `a program ended by a signal has the status that a shell shows`() throws {
    #expect(try Child("/bin/sh", ["-c", "kill -TERM $$"]).end().status == 143)
  }

  @Test func `a missing program cannot be started`() throws {
    #expect(throws: ProgramError.self) { try Child("/no/such/program") }
  }

  @Test func `a conversation receives each reply`() throws {
    let conversation = try Conversation("/bin/cat")
    try conversation.say(Array("one\n".utf8), hear: 4)
    try conversation.say(Array("three\n".utf8), hear: 6)
  }

  @Test func `a program that ends during a conversation is an error`() throws {
    let conversation = try Conversation("/bin/sh", ["-c", "echo hello"])
    try conversation.hear(6)
    #expect(throws: ProgramError.self) { try conversation.hear(1) }
  }

  @Test func `a scratch folder is removed with its contents`() throws {
    let path: String
    do {
      let folder = try ScratchFolder()
      path = try folder.write([], to: "file")
      #expect(exists(path))
      #expect(!exists(folder.fresh("file")))
    }
    #expect(!exists(path))
  }

  @Test func `a program that was not built is named with the command that builds it`() {
    #expect {
      try BuiltPrograms("/nowhere").path(of: "profile-repl")
    } throws: {
      "\($0)"
        == "there is no /nowhere/profile-repl; make it: swift build -c release --product profile-repl"
    }
    #expect {
      try BuiltPrograms("/nowhere", linking: .static).path(of: "profile-repl")
    } throws: {
      "\($0)".hasSuffix(
        "swift build -c release --static-swift-stdlib --scratch-path .build/static --product profile-repl"
      )
    }
  }
}
