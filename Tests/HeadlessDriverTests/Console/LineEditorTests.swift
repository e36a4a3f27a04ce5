import StateBindingC
import HeadlessDriver
import HeadlessProgram
import StateBindingTestSupport
import Testing

/// Lines typed at a pseudo-terminal, which is the standard input of a process of its own for each test.
struct LineEditorTests {
  @Test(arguments: [true, false])
  func `the editor reads a typed line`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor()
      #expect(editor.isEditing == typist.edits)
      #expect(typist.seen().hasSuffix("> "))
      #expect(try editor.line(typist, "login 12345\r") == "login 12345")
      #expect(try editor.line(typist, "로그아웃\r\r") == "로그아웃")
      #expect(try editor.line() == "")
      editor.finish()
    }
  }

  @Test(arguments: [true, false])
  func `Ctrl-D ends the input`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor()
      #expect(try editor.line(typist, "a\r") == "a")
      #expect(try editor.step(timeout: .zero) == .timeout)
      typist.type("\u{4}")
      #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
    }
  }

  @Test(arguments: [true, false])
  func `Ctrl-D ends the input even before the prompt`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor(after: "\u{4}")
      #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
    }
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor(after: "back\r\u{4}")
      #expect(try editor.line() == "back")
      #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
    }
  }

  @Test func `Ctrl-D ends the input even between the last line and the prompt`() async {
    await atTerminal { typist in
      // Ctrl-A was typed ahead, so that the terminal is not asked for its end before the prompt.
      let editor = try typist.editor(after: "back\r\u{1}")
      #expect(try editor.line() == "back")
      typist.type("\u{4}")
      typist.waitUntilReadable()
      #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
    }
  }

  @Test(arguments: [true, false])
  func `Ctrl-C drops the typed text`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor()
      typist.type("dele")
      #expect(try editor.step(timeout: .zero) == .timeout)
      typist.type("\u{3}")
      #expect(try editor.step(timeout: .seconds(20)) == .interrupt)
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(try editor.line(typist, "logout\r") == "logout")
    }
  }

  @Test(arguments: [true, false])
  func `printed text stands above the prompt`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor()
      typist.type("로그")
      #expect(try editor.step(timeout: .zero) == .timeout)
      _ = typist.seen()
      try editor.print("Bell\n")
      let seen = typist.seen()
      #expect(
        seen == (typist.edits ? "\r\u{1B}[JBell\r\n> 로그" : "\r\nBell\r\n> "))
      #expect(try editor.line(typist, "아웃\r") == "로그아웃")
    }
  }

  @Test(arguments: [true, false])
  func `text typed ahead is read at the prompt`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor(after: "login 12345\rback\rlog")
      #expect(try editor.line() == "login 12345")
      #expect(try editor.line() == "back")
      #expect(try editor.line(typist, "out\r") == "logout")
      #expect(try editor.step(timeout: .zero) == .timeout)
    }
  }

  @Test(arguments: [true, false])
  func `a closed terminal ends the input`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor()
      signal(SIGHUP, SIG_IGN)
      typist.hangUp()
      #expect(try editor.step(timeout: .seconds(20)) == .endOfInput)
    }
  }

  @Test(arguments: [true, false])
  func `the main actor is free while the editor waits`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let editor = try typist.editor()
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
  }

  @Test func `a wait for a signal ends by cancellation or by the signal`() async {
    await atTerminal(edits: false) { typist in
      let editor = try typist.editor()
      let cancelled = Task { try await editor.nextSignal() }
      await Task.yield()
      cancelled.cancel()
      #expect(try await cancelled.value == .timeout)
      async let event = editor.nextSignal()
      typist.type("\u{3}")
      #expect(try await event == .interrupt)
    }
  }

  @Test func `text typed during a wait appears only after the next prompt`() async {
    await atTerminal { typist in
      let before = typist.flags
      let editor = try typist.editor()
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
  }

  @Test(arguments: [true, false])
  func `the terminal settings are restored`(edits: Bool) async {
    await atTerminal(edits: edits) { typist in
      let before = typist.flags
      let editor = try typist.editor()
      #expect((typist.flags == before) == !typist.edits)
      #expect(try editor.line(typist, "a\r") == "a")
      #expect(typist.flags == before)
      #expect(try editor.step(timeout: .zero) == .timeout)
      editor.finish()
      #expect(typist.flags == before)
    }
  }
}
