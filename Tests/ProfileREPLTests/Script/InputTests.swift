import StateBindingTestSupport
import Testing

/// Line ends, a missing end, and very large input.
struct InputTests {
  @Test(arguments: [
    "login 12345\nlogout\nconfirm\n", "login 12345\nlogout\nconfirm",
    "login 12345\r\nlogout\r\nconfirm\r\n", "login 12345\r\nlogout\r\nconfirm",
    "  login 12345\t\n\tlogout \nconfirm  ",
  ])
  func `line ends and outer spaces make no difference`(input: String) throws {
    #expect(
      try profileREPL(input: input)
        == Outcome(output: Shown.members + Shown.profile + Shown.logout + Shown.members))
  }

  @Test func `a confirmation cut off by the end of the input does not count`() throws {
    let run = try profileREPL(input: "login 12345\ndelete\nconfir")
    #expect(
      run.errors
        == "profile-repl: <stdin>:3: error[alert-pending]: \"Delete your account?\" has to be answered first; write confirm or cancel\n"
    )
    #expect(run.status == 1)
  }

  @Test func `a text of nearly 1 MiB can be typed and shown`() throws {
    let name = String(repeating: "가", count: 300_000)
    let run = try profileREPL(
      "--json", input: "login 12345\nedit\ntype name \(name)\n:expect 가가\nsave\n")
    #expect(run.status == 0)
    #expect(run.output.contains("A name has at most 100 characters"))
  }
}
