import HeadlessDriver
import TestSupport
import Testing

/// What only libedit can do, at a pseudo-terminal.
@Suite(.enabled(if: hasLibEdit))
struct LineEditingTests {
  @Test func `lines are recalled, those of earlier sessions too`() async {
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

  @Test func `Tab completes a whole line, spaces and all`() async {
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

  @Test func `a second Tab lists what is possible`() async {
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

  @Test func `many lines are listed without a question`() async {
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

  @Test func `a line is edited within`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(usesLibrary: true)
        typist.type("로x웃\u{2}\u{7F}그아\u{1}>\u{5}<\r")
        #expect(try editor.line() == ">로그아웃<")
      }
    }
  }

  @Test func `keys that ask libedit for more are left out`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let typist = try Typist()
        let editor = try typist.editor(usesLibrary: true)
        // A search, the next key as it is, a longer key, the command prompt, a paste, Insert, the keys F1 and F5.
        typist.type("\u{12}a\u{16}b\u{18}c\u{1B}xd\u{1B}X\"e\u{1B}[200~f\u{1B}[2~")
        typist.type("g\u{1B}OPh\u{1B}[[Ei\u{9B}j\r")
        #expect(try editor.line() == "abcd\"efghij")
        // Esc and a part of a key do not hold back what comes after them.
        typist.type("a\u{1B}\rb\u{1B}[\rc\u{1B}[1\rd\u{1B}\u{1B}[De\r")
        #expect(try editor.line() == "a")
        #expect(try editor.line() == "b")
        #expect(try editor.line() == "c")
        #expect(try editor.line() == "ed")
      }
    }
  }

  @Test func `a character arrives in parts, and bytes that are no text are left out`() async {
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

  @Test func `what is printed clears a line that takes several rows`() async {
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

  @Test func `what is printed clears a line in which a wide character fits no row's end`() async {
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

  @Test func `a terminal that says it is enormous gets plain lines`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        // Twice 17 GB, which libedit would touch.
        let typist = try Typist(columns: .max, rows: .max)
        let editor = try LineEditor(prompt: "> ", output: Output(descriptor: 1))
        #expect(!editor.isEditing)
        typist.type("back\r")
        #expect(try editor.line() == "back")
      }
    }
  }
}
