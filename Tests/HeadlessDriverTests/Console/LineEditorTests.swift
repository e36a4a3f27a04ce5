import CLibrary
import HeadlessDriver
import TestSupport
import Testing

/// Lines typed at a pseudo-terminal, which is the standard input of a process of its own for each test.
struct LineEditorTests {
  @Test(arguments: [true, false])
  func `the editor reads a typed line`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(edits: edits)
        #expect(editor.isEditing == edits)
        #expect(typist.seen().hasSuffix("> "))
        #expect(try editor.line(typist, "login 12345\r") == "login 12345")
        #expect(try editor.line(typist, "로그아웃\r\r") == "로그아웃")
        #expect(try editor.line() == "")
        editor.finish()
      }
    }
  }

  @Test(arguments: [true, false])
  func `Ctrl-D ends the input`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(edits: edits)
        #expect(try editor.line(typist, "a\r") == "a")
        #expect(try editor.step(timeout: .zero) == .timeout)
        typist.type("\u{4}")
        #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
      }
    }
  }

  @Test(arguments: [true, false], ["", "back\r"])
  func `Ctrl-D ends the input even before the prompt`(
    edits: Bool, before: String
  ) async {
    await #expect(processExitsWith: .success) { [edits, before] in
      try await MainActor.run {
        let typist = try Typist()
        typist.type("\(before)\u{4}")
        // Until then the terminal has not taken the input.
        typist.waitUntilReadable()
        let editor = try LineEditor(
          prompt: "> ", output: Output(descriptor: 1), edits: edits)
        if !before.isEmpty { #expect(try editor.line() == "back") }
        #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
      }
    }
  }

  @Test(arguments: [true, false])
  func `Ctrl-C drops the typed text`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(edits: edits)
        typist.type("dele")
        #expect(try editor.step(timeout: .zero) == .timeout)
        typist.type("\u{3}")
        #expect(try editor.step(timeout: .seconds(20)) == .interrupt)
        #expect(try editor.step(timeout: .zero) == .timeout)
        #expect(try editor.line(typist, "logout\r") == "logout")
      }
    }
  }

  @Test(arguments: [true, false])
  func `printed text stands above the prompt`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(edits: edits)
        typist.type("로그")
        #expect(try editor.step(timeout: .zero) == .timeout)
        _ = typist.seen()
        try editor.print("Bell\n")
        let seen = typist.seen()
        #expect(
          seen == (edits ? "\r\u{1B}[JBell\r\n> 로그" : "\r\nBell\r\n> "))
        #expect(try editor.line(typist, "아웃\r") == "로그아웃")
      }
    }
  }

  @Test(arguments: [true, false])
  func `text typed ahead is read at the prompt`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await MainActor.run {
        let typist = try Typist()
        typist.type("login 12345\rback\rlog")
        let editor = try LineEditor(
          prompt: "> ", output: Output(descriptor: 1), edits: edits)
        #expect(try editor.line() == "login 12345")
        #expect(try editor.line() == "back")
        #expect(try editor.line(typist, "out\r") == "logout")
        #expect(try editor.step(timeout: .zero) == .timeout)
      }
    }
  }

  @Test(arguments: [true, false])
  func `SIGTERM ends the program while it reads`(edits: Bool) async {
    await #expect(processExitsWith: .signal(SIGTERM)) { [edits] in
      try await MainActor.run {
        let editor = try Typist().editor(edits: edits)
        kill(getpid(), SIGTERM)
        _ = try editor.step(timeout: .seconds(20))
      }
    }
  }

  @Test(arguments: [true, false])
  func `a closed terminal ends the input`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(edits: edits)
        signal(SIGHUP, SIG_IGN)
        typist.hangUp()
        #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
      }
    }
  }

  @Test(arguments: [true, false])
  func `the main actor is free while the editor waits`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await Self.typeLater(edits: edits)
    }
  }

  private static func typeLater(edits: Bool) async throws {
    let typist = try Typist()
    let editor = try typist.editor(edits: edits)
    async let event = editor.next()
    for key in ["b", "a", "c", "k", "\r"] {
      await Task { typist.type(key) }.value
    }
    guard case .line(let line) = try await event else {
      Issue.record("no line was typed")
      return
    }
    #expect(line.number == 1)
    #expect(line.text == .success("back"))
  }

  @Test func `a wait for a signal ends by cancellation or by the signal`() async {
    await #expect(processExitsWith: .success) {
      try await Self.waitForSignals()
    }
  }

  private static func waitForSignals() async throws {
    let typist = try Typist()
    let editor = try typist.editor(edits: false)
    let cancelled = Task { try await editor.nextSignal() }
    await Task.yield()
    cancelled.cancel()
    #expect(try await cancelled.value == .timeout)
    async let event = editor.nextSignal()
    typist.type("\u{3}")
    #expect(try await event == .interrupt)
  }

  @Test func `text typed during a wait appears only after the next prompt`() async {
    await #expect(processExitsWith: .success) {
      try await Self.typeDuringWait()
    }
  }

  private static func typeDuringWait() async throws {
    let typist = try Typist()
    let before = typist.flags
    let editor = try typist.editor(edits: true)
    #expect(try editor.line(typist, "a\r") == "a")
    _ = typist.seen()
    let wait = Task { try await editor.nextSignal() }
    await Task.yield()
    typist.type("back\r")
    typist.waitUntilReadable()
    wait.cancel()
    #expect(try await wait.value == .timeout)
    #expect(typist.flags == before)
    #expect(try editor.line() == "back")
    #expect(typist.seen() == "> back\r\n")
  }

  @Test(arguments: [true, false])
  func `the terminal settings are restored`(edits: Bool) async {
    await #expect(processExitsWith: .success) { [edits] in
      try await MainActor.run {
        let typist = try Typist()
        let before = typist.flags
        let editor = try typist.editor(edits: edits)
        #expect((typist.flags == before) == !edits)
        #expect(try editor.line(typist, "a\r") == "a")
        #expect(typist.flags == before)
        #expect(try editor.step(timeout: .zero) == .timeout)
        editor.finish()
        #expect(typist.flags == before)
      }
    }
  }
}
