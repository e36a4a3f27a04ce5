import StateBindingC
import HeadlessDriver
import HeadlessProgram
import StateBindingTestSupport
import Testing

/// Lines typed at a pseudo-terminal, which is the standard input of a process of its own for each test.
struct LineEditorTests {
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

  @Test func `Ctrl-R shows a search in place of the prompt, and Ctrl-C ends it`() async {
    await atTerminal { typist in
      let editor = try typist.editor()
      editor.remember("login 23456")
      typist.type("\u{12}IN")
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(typist.seen().hasSuffix(#"search "IN"> login 23456"#))
      typist.type("\u{3}")
      #expect(try editor.step(timeout: .seconds(20)) == .interrupt)
    }
  }

  @Test func `a long paste costs as much for each character`() async {
    await atTerminal { typist in
      let editor = try typist.editor(hidingAfter: "type PIN ")
      // Hidden, in a search, and with Tabs.
      for (start, piece) in [("type PIN ", "a"), ("\u{12}", "a"), ("", "a\t"), ("", "🇰🇷")] {
        try await expectLinear(4000, "\(start)\(piece)") { count throws in
          typist.type(start)
          for _ in 0..<(count / 400) {
            typist.type(String(repeating: piece, count: 400))
            #expect(try editor.step(timeout: .zero) == .timeout)
            _ = typist.seen()
          }
          #expect(try editor.line(typist, "\r") != nil)
          #expect(try editor.step(timeout: .zero) == .timeout)
          _ = typist.seen()
        }
      }
    }
  }

  @Test func `a printed text takes the place of the text above the prompt`() async {
    await atTerminal(columns: 20) { typist in
      let editor = try typist.editor()
      try editor.print("Loading\n")
      typist.type("lo")
      #expect(try editor.step(timeout: .zero) == .timeout)
      _ = typist.seen()
      // Two rows for the first line, which has 21 columns without its colour.
      let text = "\u{1B}[1m\(String(repeating: "a", count: 21))\u{1B}[0m\nb\n"
      try editor.print(text, inPlaceOf: "Loading\n")
      #expect(typist.seen().hasPrefix("\u{1B}[1A\r\u{1B}[J\u{1B}[1maaa"))
      try editor.print("c\n", inPlaceOf: text)
      #expect(typist.seen() == "\u{1B}[3A\r\u{1B}[Jc\r\n> lo")
    }
  }

  @Test func `many possible lines are listed without a question`() async {
    await atTerminal { typist in
      let lines = (100..<250).map { "login \($0)" } + ["logout"]
      let editor = try typist.editor(lines: lines)
      #expect(try editor.line(typist, "l\t\t\tout\r") == "logout")
      let seen = typist.seen()
      #expect(seen.contains("login 198") && !seen.contains("login 199"))
    }
  }

  @Test func `a suspended program goes on with the typed text`() async {
    await atTerminal { typist in
      let editor = try typist.editor()
      typist.type("lo")
      #expect(try editor.step(timeout: .zero) == .timeout)
      // The process has no shell, so the system lets it go on at once.
      typist.type("\u{1A}")
      #expect(try editor.step(timeout: .seconds(60)) == .resumed)
      #expect(try editor.line(typist, "gout\r") == "logout")
    }
  }

  @Test func `printing clears a typed line of several rows`() async {
    await atTerminal(columns: 20) { typist in
      let editor = try typist.editor()
      typist.type(String(repeating: "한", count: 15))
      #expect(try editor.step(timeout: .zero) == .timeout)
      _ = typist.seen()
      try editor.print("Bell\n")
      #expect(typist.seen().hasPrefix("\u{1B}[1A\r\u{1B}[JBell\r\n> 한"))
      #expect(try editor.line(typist, "글\r") == String(repeating: "한", count: 15) + "글")
    }
  }

  @Test func `printing clears a typed line that breaks before a wide character`() async {
    await atTerminal(columns: 20) { typist in
      let editor = try typist.editor()
      // The first row has 19 columns with the prompt, the second 20.
      typist.type("a" + String(repeating: "한", count: 18))
      #expect(try editor.step(timeout: .zero) == .timeout)
      _ = typist.seen()
      try editor.print("Bell\n")
      #expect(typist.seen().hasPrefix("\u{1B}[2A\r\u{1B}[JBell\r\n> a한"))
    }
  }

  @Test(arguments: [(UInt16.max, UInt16.max), (1, 1), (0, 0)])
  func `lines can be edited at a terminal with an absurd size`(columns: UInt16, rows: UInt16) async
  {
    await atTerminal(columns: columns, rows: rows) { typist in
      let editor = try typist.editor()
      #expect(try editor.line(typist, "bakc\u{14}\r") == "back")
    }
  }
}
