import HeadlessDriver
import HeadlessProgram
import StateBindingTestSupport
import Testing

/// Editing at a pseudo-terminal.
struct LineEditingTests {
  @Test func `the up key recalls lines, also from earlier sessions`() async {
    await atTerminal { typist in
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/history"
      History(path: path).add("login 12345")
      let editor = try typist.editor(history: History(path: path))
      editor.remember("로그아웃")
      #expect(try editor.line(typist, "\u{10}\r") == "로그아웃")
      #expect(try editor.line(typist, "\u{1B}[A\u{1B}[A\r") == "login 12345")
      #expect(History(path: path).lines == ["login 12345", "로그아웃"])
    }
  }

  @Test func `the up key recalls the lines that begin like the typed text`() async {
    await atTerminal { typist in
      let editor = try typist.editor()
      for line in ["login 12345", "edit", "login 23456", "logout"] { editor.remember(line) }
      #expect(try editor.line(typist, "login\u{1B}[A\u{1B}[A\r") == "login 12345")
      #expect(try editor.line(typist, "login\u{1B}[A\u{1B}[A\u{1B}[B\r") == "login 23456")
      // Behind the newest line, the typed text is back.
      #expect(try editor.line(typist, "login\u{1B}OA\u{1B}OB 9\r") == "login 9")
      #expect(try editor.line(typist, "\u{10}\u{10}\u{10}x\r") == "editx")
    }
  }

  @Test func `Ctrl-R searches the earlier lines`() async {
    await atTerminal { typist in
      let editor = try typist.editor()
      for line in ["login 12345", "edit", "login 23456", "logout"] { editor.remember(line) }
      typist.type("\u{12}IN")
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(typist.seen().hasSuffix(#"search "IN"> login 23456"#))
      #expect(try editor.line(typist, "\u{12}\r") == "login 12345")
      // Another key takes the found line, to be changed. The terminal must have been taken over: else it reacts to Ctrl-R
      // itself.
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(try editor.line(typist, "\u{12}dix\u{7F}\u{1}x\r") == "xedit")
      // Ctrl-G goes back to the typed text.
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(try editor.line(typist, "ab\u{12}lo\u{7}c\r") == "abc")
      #expect(try editor.step(timeout: .zero) == .timeout)
      typist.type("\u{12}zzz")
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(typist.seen().hasSuffix(#"search "zzz"> (not found)"#))
      typist.type("\u{3}")
      #expect(try editor.step(timeout: .seconds(20)) == .interrupt)
    }
  }

  @Test func `a long paste costs as much for each character`() async {
    await atTerminal { typist in
      let editor = try typist.editor(hidingBehind: "type PIN ")
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

  @Test func `a text for a secure field is read and not shown`() async {
    await atTerminal { typist in
      let editor = try typist.editor(hidingBehind: "type PIN ")
      // An arrow and Tab do nothing there. The deleted letter is hidden too.
      typist.type("type PIN 12x\u{7F}\u{1B}[D\t34")
      #expect(try editor.step(timeout: .zero) == .timeout)
      try editor.print("Bell\n")
      #expect(try editor.line(typist, "\r") == "type PIN 1234")
      let seen = typist.seen()
      #expect(seen.contains("> type PIN ••••"))
      #expect(!seen.contains("1") && !seen.contains("x"))
      // Without a hidden letter, the line is a line like any other.
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(try editor.line(typist, "type PIN 1\u{7F}\u{7F}\u{7F}x\r") == "type PIx")
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(try editor.line(typist, "type PIN 12\u{17}3\r") == "type PIN 3")
      #expect(try editor.step(timeout: .zero) == .timeout)
      #expect(try editor.line(typist, "type PIN 12\u{15}back\r") == "back")
    }
  }

  @Test func `a printed text takes the place of the text above the prompt`() async {
    await atTerminal(columns: 20) { typist in
      let editor = try typist.editor()
      try editor.print("Loading\n")
      typist.type("lo")
      #expect(try editor.step(timeout: .zero) == .timeout)
      _ = typist.seen()
      // Two rows for the first line, which has 21 columns beside its colour.
      let text = "\u{1B}[1m\(String(repeating: "a", count: 21))\u{1B}[0m\nb\n"
      try editor.print(text, inPlaceOf: "Loading\n")
      #expect(typist.seen().hasPrefix("\u{1B}[1A\r\u{1B}[J\u{1B}[1maaa"))
      try editor.print("c\n", inPlaceOf: text)
      #expect(typist.seen() == "\u{1B}[3A\r\u{1B}[Jc\r\n> lo")
    }
  }

  @Test func `Tab completes in any case and inside quotes`() async {
    await atTerminal { typist in
      let editor = try typist.editor(
        lines: [#"toggle "Remind me""#, #"pick Color Red"#, #"pick Color "Royal blue""#])
      #expect(try editor.line(typist, "TOGGLE re\t\r") == #"toggle "Remind me""#)
      typist.type(#"toggle "remind m"#)
      #expect(try editor.line(typist, "\t\r") == #"toggle "Remind me""#)
      // The lines differ in a quote; the typed letters stay.
      #expect(try editor.line(typist, "pick color r\to\t\r") == #"pick Color "Royal blue""#)
    }
  }

  @Test func `Tab completes a whole line, even across spaces`() async {
    await atTerminal { typist in
      let editor = try typist.editor(
        lines: ["login 12345", "login 12399", "로그아웃", "로그인 하기", "back"])
      #expect(try editor.line(typist, "b\t\r") == "back")
      #expect(try editor.line(typist, "log\t4\t\r") == "login 12345")
      #expect(try editor.line(typist, "login 1\t\r") == "login 123")
      #expect(try editor.line(typist, "로\t인\t\r") == "로그인 하기")
      #expect(try editor.line(typist, "nothing\t\r") == "nothing")
    }
  }

  @Test func `a second Tab lists the possible lines`() async {
    await atTerminal { typist in
      let editor = try typist.editor(lines: ["login 12345", "login 12399"])
      #expect(try editor.line(typist, "\t\t\u{15}x\r") == "x")
      let seen = typist.seen()
      #expect(seen.contains("login 12345") && seen.contains("login 12399"))
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

  @Test func `keys without a meaning are ignored`() async {
    await atTerminal { typist in
      let editor = try typist.editor()
      // Ctrl-V, Ctrl-X, Alt and a letter, Insert, the keys F1 and F5.
      typist.type("a\u{16}b\u{18}c\u{1B}xd\u{1B}X\"ef\u{1B}[2~")
      #expect(try editor.line(typist, "g\u{1B}OPh\u{1B}[[Ei\u{9B}j\r") == "abcd\"efghij")
      // Esc or the beginning of a key does not hold back the keys after it.
      #expect(try editor.line(typist, "a\u{1B}\rb\u{1B}[\rc\u{1B}[1\rd\u{1B}\u{1B}[De\r") == "a")
      #expect(try editor.line() == "b")
      #expect(try editor.line() == "c")
      #expect(try editor.line() == "ed")
    }
  }

  @Test func `a character may arrive in parts, and invalid bytes are dropped`() async {
    await atTerminal { typist in
      let editor = try typist.editor()
      typist.type([0xED, 0x95])
      #expect(try editor.step(timeout: .zero) == .timeout)
      typist.type([0x9C, 0xFF, 0xC3, 0x61, 0xE0, 0x80, 0x80, 0x62, 0x0D])
      #expect(try editor.line() == "한ab")
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

  @Test func `a long line is edited and sent whole`() async {
    await atTerminal { typist in
      let editor = try typist.editor()
      for (text, count) in [
        ("가", 441), ("é", 656), ("x", 12_000), ("e\u{301}", 5_000), ("👨‍👩‍👧", 300),
      ] {
        let line = String(repeating: text, count: count)
        editor.remember(line)
        #expect(try editor.line(typist, "\u{1B}[A\u{1}>\u{5}<\r") == ">\(line)<")
        #expect(try editor.step(timeout: .zero) == .timeout)
      }
    }
  }

  @Test func `the line ends in a pasted text send nothing`() async {
    await atTerminal { typist in
      let editor = try typist.editor()
      #expect(
        try editor.line(typist, "a\u{1B}[200~one\rtwo\n\tthree\u{15}\u{1B}[A\u{1B}[201~b\r")
          == "aone two  threeb")
    }
  }
}
