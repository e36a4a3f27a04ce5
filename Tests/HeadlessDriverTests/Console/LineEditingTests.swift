import HeadlessDriver
import TestSupport
import Testing

/// Editing that needs libedit, at a pseudo-terminal.
@Suite(.enabled(if: hasLibEdit))
struct LineEditingTests {
  @Test func `the up key recalls lines, also from earlier sessions`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/history"
        History(path: path).add("login 12345")
        let typist = try Typist()
        let editor = try typist.editor(usesLibrary: true, history: History(path: path))
        editor.remember("로그아웃")
        typist.type("\u{10}\r")
        #expect(try editor.line() == "로그아웃")
        typist.type("\u{1B}[A\u{1B}[A\r")
        #expect(try editor.line() == "login 12345")
        #expect(History(path: path).lines == ["login 12345", "로그아웃"])
      }
    }
  }

  @Test func `Tab completes a whole line, even across spaces`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(
          usesLibrary: true, lines: ["login 12345", "login 12399", "로그아웃", "로그인 하기", "back"])
        typist.type("b\t\r")
        #expect(try editor.line() == "back")
        typist.type("log\t4\t\r")
        #expect(try editor.line() == "login 12345")
        typist.type("login 1\t\r")
        #expect(try editor.line() == "login 123")
        typist.type("로\t인\t\r")
        #expect(try editor.line() == "로그인 하기")
        typist.type("nothing\t\r")
        #expect(try editor.line() == "nothing")
      }
    }
  }

  @Test func `a second Tab lists the possible lines`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(usesLibrary: true, lines: ["login 12345", "login 12399"])
        typist.type("\t\t\u{15}x\r")
        #expect(try editor.line() == "x")
        let seen = typist.seen()
        #expect(seen.contains("login 12345") && seen.contains("login 12399"))
      }
    }
  }

  @Test func `many possible lines are listed without a question`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist()
        let lines = (100..<250).map { "login \($0)" } + ["logout"]
        let editor = try typist.editor(usesLibrary: true, lines: lines)
        typist.type("l\t\t\tout\r")
        #expect(try editor.line() == "logout")
        let seen = typist.seen()
        #expect(seen.contains("login 198") && !seen.contains("login 199"))
      }
    }
  }

  @Test func `the keys move within a line and edit it`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(usesLibrary: true)
        typist.type("로x웃\u{2}\u{7F}그아\u{1}>\u{5}<\r")
        #expect(try editor.line() == ">로그아웃<")
      }
    }
  }

  @Test func `libedit's search, paste and command keys are ignored`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(usesLibrary: true)
        // A search, a quoted key, a longer key, the command prompt, a paste, Insert, the keys F1
        // and F5.
        typist.type("\u{12}a\u{16}b\u{18}c\u{1B}xd\u{1B}X\"e\u{1B}[200~f\u{1B}[2~")
        typist.type("g\u{1B}OPh\u{1B}[[Ei\u{9B}j\r")
        #expect(try editor.line() == "abcd\"efghij")
        // Esc or the beginning of a key does not hold back the keys after it.
        typist.type("a\u{1B}\rb\u{1B}[\rc\u{1B}[1\rd\u{1B}\u{1B}[De\r")
        #expect(try editor.line() == "a")
        #expect(try editor.line() == "b")
        #expect(try editor.line() == "c")
        #expect(try editor.line() == "ed")
      }
    }
  }

  @Test func `a character may arrive in parts, and invalid bytes are dropped`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(usesLibrary: true)
        typist.type([0xED, 0x95])
        #expect(try editor.step(timeout: .zero) == .timeout)
        typist.type([0x9C, 0xFF, 0xC3, 0x61, 0xE0, 0x80, 0x80, 0x62, 0x0D])
        #expect(try editor.line() == "한ab")
      }
    }
  }

  @Test func `printing clears a typed line of several rows`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist(columns: 20)
        let editor = try typist.editor(usesLibrary: true)
        typist.type(String(repeating: "한", count: 15))
        #expect(try editor.step(timeout: .zero) == .timeout)
        _ = typist.seen()
        try editor.print("Bell\n")
        #expect(typist.seen().hasPrefix("\u{1B}[1A\r\u{1B}[JBell\r\n> 한"))
        typist.type("글\r")
        #expect(try editor.line() == String(repeating: "한", count: 15) + "글")
      }
    }
  }

  @Test func `printing clears a typed line that breaks before a wide character`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist(columns: 20)
        let editor = try typist.editor(usesLibrary: true)
        // The first row has 19 columns with the prompt, the second 20.
        typist.type("a" + String(repeating: "한", count: 18))
        #expect(try editor.step(timeout: .zero) == .timeout)
        _ = typist.seen()
        try editor.print("Bell\n")
        #expect(typist.seen().hasPrefix("\u{1B}[2A\r\u{1B}[JBell\r\n> a한"))
      }
    }
  }

  @Test func `a terminal with an absurd size gets plain lines`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        // libedit would allocate twice 17 GB.
        let typist = try Typist(columns: .max, rows: .max)
        let editor = try LineEditor(prompt: "> ", output: Output(descriptor: 1))
        #expect(!editor.isEditing)
        typist.type("back\r")
        #expect(try editor.line() == "back")
      }
    }
  }
}
