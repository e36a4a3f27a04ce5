import HeadlessDriver
import HeadlessUI
import Testing

/// Lines about the session.
struct CommandTests {
  @Test(
    arguments: [
      (":help", .help), (":actions", .actions), (" :screen ", .screen), (":tree", .tree),
      (":state", .state(nil)), (":state Profile.draft", .state("Profile.draft")), (":quit", .quit),
      (":history", .history), (":undo", .undo(1)), (":undo 3", .undo(3)), (":goto 0", .goto(0)),
      (":goto 12", .goto(12)),
      (":open profile://member/12345?a=b c", .open("profile://member/12345?a=b c")),
      (#":open "profile://a""#, .open("profile://a")),
      (":expect 정말 탈퇴", .expect("정말 탈퇴")), (#":expect " a ""#, .expect(" a ")),
      (":save my file.transcript", .save("my file.transcript")),
      (":wait", .wait(nil)), (":wait 2s", .wait(.seconds(2))),
      (":wait 500ms", .wait(.milliseconds(500))), (":wait 1.5s", .wait(.milliseconds(1500))),
      (":wait 2m", .wait(.seconds(120))), (":wait 0s", .wait(.zero)),
      (":wait 0.000000001s", .wait(.nanoseconds(1))), (":wait 1.5ms", .wait(.microseconds(1500))),
      (":wait 999999999m", .wait(.seconds(59_999_999_940))), (":wait reversed", .waitReversed),
      (":restart", .restart),
    ] as [(String, Command)])
  func `a command is parsed with its arguments`(line: String, command: Command) {
    #expect(UsableScreen(Screen()).read(line).move == .session(command))
  }

  @Test(arguments: [
    "2", "s", "2 s", "2h", "-1s", "+1s", ".5s", "1.s", "1..5s", "1.2.3s", "1e3s", "0x1s", "٢s",
    "1.0000000001s", "\"2s\"", "2S", "2s3",
    "1.5\u{301}s", "1\u{301}s", "1\u{301}.5s", "1.\u{301}5s", "1.5s\u{301}",
  ])
  func `an invalid waiting time is refused with the right forms`(text: String) {
    let shown = text == "\"2s\"" ? #""\"2s\"""# : "\"\(text)\""
    #expect(
      UsableScreen(Screen()).read(":wait \(text)").error
        == LineError(
          .badArgument, "\(shown) is not a time to wait; write it as 2s, 500ms, 1.5s or 2m"))
  }

  @Test(arguments: ["1000000000s", "99999999999999999999.5s"])
  func `the error for a too long wait names the longest wait`(text: String) {
    #expect(
      UsableScreen(Screen()).read(":wait \(text)").error
        == LineError(.badArgument, "\"\(text)\" is too long a wait; write at most 999999999s"))
  }

  @Test(arguments: [
    (":scren", #"unknown-action: no ":scren"; did you mean :screen?"#),
    (":SCREEN", #"unknown-action: no ":SCREEN"; did you mean :screen?"#),
    (":xyzzy", #"unknown-action: no ":xyzzy"; :help lists the commands"#),
    (":", #"unknown-action: no command is called ":"; :help lists them"#),
    (": help", #"unknown-action: no command is called ":"; :help lists them"#),
    (":help me", #"bad-argument: :help takes no argument; remove "me""#),
    (":quit now", #"bad-argument: :quit takes no argument; remove "now""#),
    (
      ":undo 0",
      #"bad-argument: "0" is not a number of steps; write :undo 3, with a whole number from 1"#
    ),
    (
      ":undo 99999999999999999999",
      #"bad-argument: "99999999999999999999" is not a number of steps; write :undo 3, with a whole number from 1"#
    ),
    (
      ":goto x",
      #"bad-argument: "x" is not a number of steps; write :goto 3, with a whole number from 0"#
    ),
    (":goto", "bad-argument: :goto needs a number; write :goto 3, with a whole number from 0"),
    (":open", "bad-argument: :open needs a link; write :open URL"),
    (#":expect """#, "bad-argument: :expect needs a text; write :expect TEXT"),
    (":save", "bad-argument: :save needs a file; write :save FILE"),
    (
      #":expect "a" b"#,
      "bad-argument: text stands after the closing quote; quote all of it or nothing"
    ),
  ])
  func `a wrong command is answered with the remedy`(line: String, answer: String) {
    #expect(UsableScreen(Screen()).read(line).error?.description == answer)
  }
}
