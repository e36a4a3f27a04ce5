import HeadlessDriver
import Testing

/// When text is coloured.
struct ColorChoiceTests {
  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "dumb"], false), ([:], false), (["TERM": ""], false),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
  ])
  func `a terminal is coloured unless it is not wanted`(
    environment: [String: String], isColored: Bool
  ) {
    #expect(ColorChoice.auto.isColored(isTerminal: true, environment: environment) == isColored)
  }

  @Test func `what is no terminal is not coloured`() {
    #expect(!ColorChoice.auto.isColored(isTerminal: false, environment: ["TERM": "xterm"]))
  }

  @Test(arguments: [(ColorChoice.always, true), (.never, false)])
  func `what was asked for counts more`(choice: ColorChoice, isColored: Bool) {
    #expect(choice.isColored(isTerminal: false, environment: ["NO_COLOR": "1"]) == isColored)
    #expect(choice.isColored(isTerminal: true, environment: ["TERM": "xterm"]) == isColored)
  }
}
