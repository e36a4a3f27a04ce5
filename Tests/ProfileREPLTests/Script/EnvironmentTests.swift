import StateBindingTestSupport
import Testing

/// A script prints the same bytes in any environment.
struct EnvironmentTests {
  private static let input = Array("login 12345\nedit\ntype name 홍길동\nsave\nlogot\ndelete\n".utf8)
  private static let scripts = [
    ["--keep-going"], ["--json", "--keep-going"], ["--trace", "--echo"], ["--lang", "ko"],
  ]
  /// The outcomes without an environment.
  private static let plain = Result { try scripts.map { try profileREPL($0, input: input) } }

  @Test(
    arguments: [
      ["LC_ALL": "C"], ["LC_ALL": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"], ["LC_ALL": "tr_TR.UTF-8"],
      ["LC_MESSAGES": "ko_KR"], ["TZ": "Asia/Seoul"], ["COLUMNS": "20", "LINES": "2"],
      ["TERM": "xterm-256color"], ["TERM": "dumb", "NO_COLOR": "1"], ["CI": "1"],
      ["CLICOLOR_FORCE": "1", "FORCE_COLOR": "1"], ["HOME": "/"], ["LANG": "ja_JP.eucJP"],
      Dictionary(
        uniqueKeysWithValues: ["TERM", "LANG", "LC_ALL", "COLUMNS", "NO_COLOR", "HOME"].map {
          ($0, "\u{1B}]0;x\u{7}")
        }),
    ] as [[String: String]])
  func `no environment variable changes the output of a script`(environment: [String: String])
    throws
  {
    let outcomes = try Self.scripts.map {
      try profileREPL($0, input: Self.input, environment: environment)
    }
    #expect(try outcomes == Self.plain.get())
  }
}
