import HeadlessDriver
import Testing

/// The choice whether text is coloured.
struct ColorChoiceTests {
  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "dumb"], false), ([:], false), (["TERM": ""], false),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
  ])
  func `a terminal gets colours unless TERM or NO_COLOR forbids it`(
    environment: [String: String], isColored: Bool
  ) {
    #expect(ColorChoice.auto.isColored(isTerminal: true, environment: environment) == isColored)
  }

  @Test func `a file or pipe gets no colours`() {
    #expect(!ColorChoice.auto.isColored(isTerminal: false, environment: ["TERM": "xterm"]))
  }

  @Test(arguments: [(ColorChoice.always, true), (.never, false)])
  func `always and never win over the environment`(choice: ColorChoice, isColored: Bool) {
    #expect(choice.isColored(isTerminal: false, environment: ["NO_COLOR": "1"]) == isColored)
    #expect(choice.isColored(isTerminal: true, environment: ["TERM": "xterm"]) == isColored)
  }
}
