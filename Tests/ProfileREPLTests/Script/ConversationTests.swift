import StateBindingTestSupport
import Testing

/// A program that writes one line at a time and waits for the reply.
struct ConversationTests {
  @Test func `a waiting program is answered in text line by line`() throws {
    let program = try RunningProgram("profile-repl")
    #expect(try program.read(to: "refresh\n") == Shown.members)
    for _ in 0..<3 {
      program.send("login 12345\n")
      #expect(try program.read(to: "refresh\n") == Shown.profile)
      program.send("# nothing\n\n:expect Hong\nlogout\n")
      #expect(try program.read(to: "Cancel\n") == Shown.logout)
      program.send("confirm\n")
      #expect(try program.read(to: "refresh\n") == Shown.members)
    }
    #expect(try program.end() == Outcome())
  }

  @Test(.enabled(if: StartedProcess.threadsAreTold))
  func `the tasks of the app start no threads`() throws {
    let program = try RunningProgram("profile-repl")
    program.send("login 12345\nlogout\nconfirm\nlogin 12345\n")
    // The profile, the logout question, and the profile again.
    for _ in 0..<3 { _ = try program.read(to: "refresh\n") }
    // The main thread, the thread of the main queue, and the one that looks for endless lines.
    #expect(try program.threads() <= 3 + sanitizerThreads)
    #expect(try program.end().status == 0)
  }

  @Test func `each line is answered by a JSON object`() throws {
    let program = try RunningProgram("profile-repl", ["--json", "--keep-going"])
    #expect(try program.read(to: "\n").hasPrefix(#"{"line":0,"input":null,"ok":true,"#))
    let lines = ["login 12345", "", "# a", ":actions", "logot", ":wait", "logout", ":help", "1"]
    for (index, line) in lines.enumerated() {
      program.send("\(line)\n")
      let isOK = line != "logot" && line != "1"
      #expect(
        try program.read(to: "\n").hasPrefix(
          #"{"line":\#(index + 1),"input":"\#(line)","ok":\#(isOK),"#))
    }
    program.send("confirm\n")
    #expect(try program.read(to: "\n").contains(#""title":"Members""#))
    #expect(program.output.isEmpty)
    let end = try program.end()
    #expect(end.output == "")
    #expect(end.status == 1)
  }

  @Test func `the tree, the actions and the history are values in JSON`() throws {
    let program = try RunningProgram("profile-repl", ["--json"])
    _ = try program.read(to: "\n")
    let ends = [
      ":tree":
        #","tree":[{"name":"Root","active":true,"children":[{"name":"LoggedOut","active":true,"children":[]}]}]}"#,
      ":history": #","lines":[]}"#,
    ]
    for (line, end) in ends {
      program.send("\(line)\n")
      #expect(try program.read(to: "\n").hasSuffix(end + "\n"))
    }
    program.send("login 12345\n:history\nlogout\n:actions\n")
    _ = try program.read(to: "\n")
    #expect(try program.read(to: "\n").hasSuffix(#","lines":["login 12345"]}"# + "\n"))
    _ = try program.read(to: "\n")
    #expect(try program.read(to: "\n").contains(#","lines":["confirm","cancel"]}"#))
    #expect(try program.end().status == 1)
  }

  @Test func `an error is written before the next line is read`() throws {
    let program = try RunningProgram("profile-repl", ["--keep-going"])
    for number in 1...5 {
      program.send("x\n")
      try program.readErrors(
        to: "<stdin>:\(number): error[unknown-action]: no \"x\"; :actions lists what works\n")
      // The screen was written before the error.
      #expect(String(decoding: program.output, as: UTF8.self) == Shown.members)
    }
    #expect(try program.end().status == 1)
  }

  @Test func `a line in pieces is answered when it is whole`() throws {
    let program = try RunningProgram("profile-repl")
    #expect(try program.read(to: "refresh\n") == Shown.members)
    for piece in ["log", "in 12", "345\n:act", "ions\n"] { program.send(piece) }
    #expect(try program.read(to: "  refresh\n") == Shown.profile)
    #expect(try program.read(to: "refresh\n") == "edit\nlogout\ndelete\nrefresh\n")
    #expect(try program.end() == Outcome())
  }

  @Test func `an input that ends at an alert ends with an error object`() throws {
    let program = try RunningProgram("profile-repl", ["--json"])
    program.send("login 12345\ndelete\n")
    let end = try program.end()
    let lines = end.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[3].hasPrefix(
        #"{"line":3,"input":null,"ok":false,"output":null,"events":[],"screen":{"title":"Profile","#
      ))
    #expect(
      lines[3].hasSuffix(
        #""error":{"code":"alert-pending","message":"the input ended while \"Delete your account?\" was not answered; nothing was done","suggestions":[]}}"#
      ))
    #expect(end.status == 1)
  }
}
