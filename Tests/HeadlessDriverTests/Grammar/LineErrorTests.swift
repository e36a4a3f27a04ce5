import HeadlessDriver
import Testing

/// The errors that answer a line.
struct LineErrorTests {
  @Test func `there are twelve error codes`() {
    #expect(
      ErrorCode.allCases.map(\.rawValue) == [
        "unknown-action", "ambiguous", "disabled", "alert-pending", "no-alert", "bad-argument",
        "bad-line", "expectation-failed", "unknown-link", "bad-link", "never-idle", "not-here",
      ])
  }

  @Test(arguments: [
    ([], #"ambiguous: two"#),
    (["a"], #"ambiguous: two; did you mean "a"?"#),
    (["a", "b"], #"ambiguous: two; did you mean "a" or "b"?"#),
    (["a", "b", "c\u{202E}"], #"ambiguous: two; did you mean "a", "b" or "c\u{202E}"?"#),
    ([#"tap "Log out""#, "a"], #"ambiguous: two; did you mean tap "Log out" or "a"?"#),
    (
      ["type id TEXT", "cancel", ":help"],
      "ambiguous: two; did you mean type id TEXT, cancel or :help?"
    ),
  ])
  func `a message ends with its suggestions`(suggestions: [String], text: String) {
    #expect(LineError(.ambiguous, "two", suggestions: suggestions).description == text)
  }

  @Test(arguments: [
    ("dleete", #"unknown-action: no "dleete"; did you mean "delete"?"#),
    ("DELETE", #"unknown-action: no "DELETE"; did you mean "delete"?"#),
    ("Log uot", #"unknown-action: no "Log uot"; did you mean "Log out"?"#),
    ("로그아욱", #"unknown-action: no "로그아욱"; did you mean "로그아웃"?"#),
    ("가나다라", #"unknown-action: no "가나다라"; :actions lists what works"#),
    ("가나다라마바", #"unknown-action: no "가나다라마바"; :actions lists what works"#),
    (
      "\u{FEFF}delete",
      "unknown-action: no \"\u{FEFF}delete\", which has U+FEFF in it; did you mean \"delete\"?"
    ),
    (
      "log\u{A0}out",
      "unknown-action: no \"log\u{A0}out\", which has U+00A0 in it; did you mean \"Log out\"?"
    ),
    (
      "log \u{41E}ut",
      "unknown-action: no \"log \u{41E}ut\", which has U+041E in it; did you mean \"Log out\"?"
    ),
    ("x", #"unknown-action: no "x"; :actions lists what works"#),
    ("d", #"unknown-action: no "d"; did you mean "delete"?"#),
    ("del", #"unknown-action: no "del"; did you mean "delete"?"#),
    ("Log", #"unknown-action: no "Log"; did you mean "Log out"?"#),
    ("로그", #"unknown-action: no "로그"; did you mean "로그아웃"?"#),
    ("completely else", #"unknown-action: no "completely else"; :actions lists what works"#),
    ("a\u{0}\u{1B}", #"unknown-action: no "a\u{0}\u{1B}"; :actions lists what works"#),
  ])
  func `a misspelled name suggests the nearest name`(text: String, answer: String) {
    let error = LineError.unknownAction(text, lines: ["delete", "Log out", "로그아웃", "y"])
    #expect(error.description == answer)
  }

  @Test(arguments: [
    ("login 12346", ["login 12345"]), ("login 1234", ["login 12345"]),
    ("lgoin 23456", ["login 23456"]),
    ("login 34512", []), ("login 12543", []),
    ("login", ["login 12345", "login 23456"]), ("login 1", ["login 12345"]),
  ])
  func `a different number is not suggested as a near miss`(text: String, suggestions: [String]) {
    #expect(
      LineError.unknownAction(text, lines: ["login 12345", "login 23456"]).suggestions
        == suggestions)
  }
}
