import Foundation
import StateBindingTestSupport
import Testing

/// A tool that drives the app over the Model Context Protocol.
struct ToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func client(_ arguments: [String] = [], isModern: Bool = true) throws -> ToolClient {
    try ToolClient("profile-repl", arguments, isModern: isModern, in: folder)
  }

  /// A client with a session to which `lines` were sent.
  private func started(_ lines: String...) throws -> ToolClient {
    let client = try client()
    _ = try client.call("start")
    for line in lines { _ = try client.call("send", #""session":1,"lines":["\#(line)"]"#) }
    return client
  }

  // MARK: Revisions

  @Test func `a client of an earlier revision shakes hands first`() throws {
    let program = try RunningProgram("profile-repl", ["--mcp"])
    func answer(to message: String) throws -> String {
      program.send(message + "\n")
      return try program.read(to: "\n")
    }
    #expect(
      try answer(
        to:
          #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#
      ).hasPrefix(
        #"{"jsonrpc":"2.0","id":"a","result":{"protocolVersion":"2025-03-26","capabilities":{"tools":{}},"instructions":"#
      ))
    program.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n")
    #expect(
      try answer(to: #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
        == #"{"jsonrpc":"2.0","id":2,"result":{}}"# + "\n")
    let list = try answer(to: #"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#)
    #expect(!list.contains("ttlMs"))
    #expect(!list.contains("resultType"))
    // A version that is not known gets the newest one.
    #expect(
      try answer(
        to:
          #"{"jsonrpc":"2.0","id":4,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}"#
      ).contains(#""protocolVersion":"2025-11-25""#))
    #expect(try program.end() == Outcome())
  }

  @Test func `a client of the stateless revision asks without a handshake`() throws {
    let client = try client()
    let about = try client.request("server/discover")
    #expect(
      about.contains(
        #""supportedVersions":["2026-07-28","2025-11-25","2025-06-18","2025-03-26"]"#))
    #expect(about.contains(#""resultType":"complete""#))
    #expect(about.contains(#""io.modelcontextprotocol/serverInfo":{"name":"profile-repl""#))
    #expect(about.hasSuffix(#""ttlMs":3600000,"cacheScope":"public"}}"#))
    #expect(try client.request("ping").contains(#""code":-32601"#))
    #expect(try client.program.end() == Outcome())
  }

  @Test func `the list of tools is short and always the same`() throws {
    let client = try client()
    let list = try client.request("tools/list")
    #expect(list.utf8.count < 4096)
    let tools = ["start", "send", "inspect", "save_test", "check", "explore", "end"]
    let places = tools.compactMap { list.firstRange(of: #"{"name":"\#($0)""#)?.lowerBound }
    #expect(places.count == tools.count)
    #expect(places == places.sorted())
    #expect(try client.request("tools/list").dropFirst(30) == list.dropFirst(30))
    #expect(try client.request("tools/list", #""cursor":"2""#).contains(#""code":-32602"#))
    // The options of the app are those that reach nothing outside of it.
    #expect(list.contains("--lang=en|ko"))
    #expect(list.contains("--latency="))
    #expect(!list.contains("--store"))
  }

  @Test func `the revision with batches answers all requests of one at once`() throws {
    let batch =
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},7,{"jsonrpc":"2.0","id":"b","method":"ping"}]"#
      + "\n"
    func answer(to message: String, after revision: String) throws -> String {
      let program = try RunningProgram("profile-repl", ["--mcp"])
      program.send(
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(revision)"}}"#
          + "\n" + message)
      _ = try program.read(to: "\n")
      return try program.read(to: "\n")
    }
    let answer1 = try answer(to: batch, after: "2025-03-26")
    #expect(
      answer1.hasPrefix(#"[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":null,"#))
    #expect(answer1.hasSuffix(#"},{"jsonrpc":"2.0","id":"b","result":{}}]"# + "\n"))
    let refusal = "is served after a handshake with 2025-03-26 only; send each request as a line"
    #expect(try answer(to: batch, after: "2025-06-18").contains(refusal))
    #expect(try answer(to: "[]\n", after: "2025-03-26").contains(#""code":-32600"#))
  }

  // MARK: Refused messages

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1"#, "-32700"), ("[]", "-32600"), ("", "-32700"), ("nul", "-32700"),
    (#"{"id":1,"method":"ping"}"#, "-32600"), (#"{"jsonrpc":"2.0","id":1}"#, "-32600"),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, "-32600"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, "-32600"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, "-32602"),
    (String(repeating: "[", count: 100_000), "-32700"),
    (#"{"a":""# + String(repeating: "a", count: 1 << 20) + #""}"#, "-32700"),
    (#"{"a":"\#u{0}"}"#, "-32700"),
  ])
  func `a malformed message is refused, and the next one is answered`(
    message: String, code: String
  ) throws {
    let client = try client()
    client.program.send(message + "\n")
    #expect(try client.next().contains(#""error":{"code":\#(code),"#))
    #expect(try client.request("server/discover").contains(#""id":1,"result""#))
    #expect(try client.program.end().status == 0)
  }

  @Test func `bytes that are not UTF-8 are refused`() throws {
    let client = try client()
    client.program.send([0x22, 0xFF, 0x22, 0x0A])
    #expect(try client.next().contains("the line is not valid UTF-8"))
  }

  @Test func `an unknown version is answered with the known ones`() throws {
    let client = try client()
    client.program.send(
      #"{"jsonrpc":"2.0","id":"v","method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01"}}}"#
        + "\n")
    #expect(
      try client.next().hasSuffix(
        #""data":{"supported":["2026-07-28","2025-11-25","2025-06-18","2025-03-26"],"requested":"1900-01-01"}}}"#
      ))
  }

  @Test func `unknown methods and tools are errors of the protocol`() throws {
    let client = try client()
    #expect(try client.request("resources/list").contains(#""code":-32601"#))
    let answer = try client.request("tools/call", #""name":"tap""#)
    #expect(answer.contains(#""code":-32602"#))
    #expect(answer.contains("the tools are start, send, inspect, save_test, check, explore, end"))
  }

  // MARK: Sessions

  @Test(arguments: [true, false])
  func `a session logs in and out in both revisions`(isModern: Bool) throws {
    let client = try client(isModern: isModern)
    #expect(try client.call("start").text == "session: 1\n" + Shown.members)
    #expect(
      try client.call("send", #""session":1,"lines":["login 12345"]"#).text == Shown.profile)
    #expect(
      try client.call("send", #""session":1,"lines":["logout"],"screens":"changes""#).text
        == "+ ? Log out?\n+   confirm  Log out (destructive)\n+   cancel   Cancel\n")
    #expect(try client.call("send", #""session":1,"lines":["confirm"]"#).text == Shown.members)
    #expect(try client.call("end", #""session":1"#).text == "done")
    #expect(try client.call("end", #""session":1"#).isError)
    _ = try client.call("start")
    #expect(
      try client.call("send", #""session":2,"lines":[":quit"]"#).text == "the session is over\n")
    #expect(try client.program.end() == Outcome())
  }

  @Test func `a page that comes back costs its changes`() throws {
    let client = try started("login 12345", "edit")
    #expect(
      try client.call("send", #""session":1,"lines":["discard"],"screens":"changes""#).text
        == "the screen shown 2 screens ago, with these changes:\n")
  }

  @Test func `sessions see nothing of one another`() throws {
    let client = try started()
    let korean = try client.call("start", #""options":["--lang=ko"]"#).text
    #expect(korean.hasPrefix("session: 2\n회원\n"))
    _ = try client.call("send", #""session":1,"lines":["login 12345"]"#)
    #expect(
      try client.call("inspect", #""session":2,"what":"tree""#).text
        == "Root\n  LoggedOut (on top)\n")
  }

  @Test func `the lines stop at the first that fails, which the answer names`() throws {
    let client = try started()
    let answer = try client.call(
      "send", #""session":1,"lines":["login 12345","dleete","logout","confirm"]"#)
    #expect(answer.isError)
    #expect(
      answer.text == """
        line 2: error[unknown-action]: no "dleete"; did you mean "delete"?
        2 lines not sent

        """ + Shown.profile)
    // The screen has not changed since.
    #expect(
      try client.call("send", #""session":1,"lines":["edi"]"#).text
        == "line 1: error[unknown-action]: no \"edi\"; did you mean \"edit\"?\n")
  }

  @Test func `nothing but an answer by name confirms`() throws {
    let client = try started()
    for line in ["", "yes", "Delete", "1", ":open profile-repl://delete", "delete"] {
      let answer = try client.call(
        "send", #""session":1,"lines":["login 12345","delete","\#(line)"]"#)
      #expect(answer.isError || line.isEmpty)
      #expect(answer.text.contains("confirm  Delete (destructive)"))
      _ = try client.call("send", #""session":1,"lines":["cancel","logout","confirm"]"#)
    }
  }

  @Test func `each screen is shown under its line if asked for`() throws {
    let client = try started()
    #expect(
      try client.call(
        "send", #""session":1,"lines":["login 12345","logout"],"screens":"all""#
      ).text == "> login 12345\n" + Shown.profile + "> logout\n" + Shown.logout)
    #expect(
      try client.call(
        "send", #""session":1,"lines":["cancel","logout"],"screens":"changes""#
      ).text == "the screen is as before\n")
  }

  @Test(arguments: [
    ("screen", Shown.profile), ("tree", "Root\n  LoggedIn\n    Profile (on top)\n"),
    ("actions", "edit\nlogout\ndelete\nrefresh\n"), ("history", "1  login 12345\n"),
  ])
  func `an inspection prints as the command does`(what: String, text: String) throws {
    let client = try started("login 12345")
    #expect(try client.call("inspect", #""session":1,"what":"\#(what)""#).text == text)
  }

  @Test func `a part of the state and the last events can be inspected`() throws {
    let client = try started("login 12345")
    #expect(
      try client.call("inspect", #""session":1,"what":"state","path":"Profile.member.name""#).text
        == "Profile.member.name: \"Hong Gildong\"\n")
    #expect(
      try client.call("inspect", #""session":1,"what":"trace""#).text.contains(
        "* attach Profile to LoggedIn\n"))
  }

  @Test(arguments: [
    ("send", #""lines":["x"]"#, "the argument session is missing; send needs it"),
    ("send", #""session":1"#, "the argument lines is missing; send needs it"),
    ("send", #""session":"a","lines":["x"]"#, "there is no session \"a\"; start begins one"),
    ("send", #""session":1,"lines":{}"#, "lines is a list of texts; write that"),
    ("send", #""session":1,"lines":[{"line":"login 12345"},true]"#, "lines is a list of texts"),
    ("start", #""options":{"lang":"ko"}"#, "options is a list of texts; write that"),
    ("save_test", #""session":1,"file":["a.transcript"]"#, "file is one string; write that"),
    (
      "save_test", #""session":1,"file":"a\u202E\u001B\n.transcript""#,
      "has a character that is not shown; write a path such as Tests/logout.transcript"
    ),
    (
      "send", #""session":1,"line":["x"]"#,
      "send takes no argument \"line\"; it takes lines, screens, session"
    ),
    (
      "send", #""session":1,"lines":["x"],"screens":"none""#,
      "screens is one of last, changes, all; write one"
    ),
    ("send", #""session":1,"lines":[]"#, "the argument lines is empty; send needs it"),
    ("send", #""session":7,"lines":["x"]"#, "there is no session \"7\"; start begins one"),
    ("start", #""options":["--langg=ko"]"#, "no option \"--langg\"; did you mean --lang?"),
    (
      "start", #""options":["--store=a"]"#,
      "--store reaches outside of the program; start the program with it: profile-repl --mcp --store=FILE"
    ),
    (
      "start", #""link":"profile-repl://x""#,
      "link: error[unknown-link]: no link is like \"profile-repl://x\"; the links are"
    ),
    (
      "inspect", #""session":1,"what":"state","path":"X""#,
      "no RIB that shows a state is called \"X\""
    ),
    ("explore", #""depth":0"#, "--depth: \"0\" is not a whole number above 0; write one"),
    ("check", #""files":["../x"]"#, "\"../x\" is not below the working folder"),
    ("check", #""files":["*.transcript"]"#, "; the * is not expanded here, so name a folder"),
    ("check", #""files":["-"]"#, "\"-\" is not below the working folder"),
    ("check", #""files":["fifo"]"#, "\"fifo\" leads to a pipe; write a path such as"),
  ])
  func `a wrong argument is answered with what to write`(
    tool: String, arguments: String, reason: String
  ) throws {
    #expect(mkfifo("\(folder.path)/fifo", 0o600) == 0)
    let client = try started()
    let answer = try client.call(tool, arguments)
    #expect(answer.isError)
    #expect(answer.text.contains(reason), "\(answer.text)")
  }

  @Test func `a seventeenth session is refused until one ends`() throws {
    let client = try client()
    for number in 1...16 {
      #expect(try client.call("start").text.hasPrefix("session: \(number)\n"))
    }
    #expect(try client.call("start").text == "16 sessions are open; end one first")
    _ = try client.call("end", #""session":3"#)
    #expect(try client.call("start").text.hasPrefix("session: 17\n"))
  }

  @Test func `every session has the store that the program was started with`() throws {
    let client = try client(["--store", "members"])
    _ = try client.call("start")
    _ = try client.call(
      "send", #""session":1,"lines":["login 12345","edit","type name Kim","save"]"#)
    #expect(try client.call("start").text.contains("  Kim\n  Member ID  12345\n"))
    let answer = try client.call("save_test", #""session":1,"file":"a.transcript""#)
    #expect(answer.isError)
    #expect(
      answer.text.contains(
        "not saved: recorded with --store; a replay runs without, and may differ"))
    #expect(try folder.names.filter { $0.hasSuffix(".transcript") } == [])
  }

  // MARK: Tests

  @Test func `a test of a bug is saved while it fails`() throws {
    let client = try started("login 12345", ":expect Hong Gildong 2")
    #expect(
      try client.call("save_test", #""session":1,"file":"a.transcript""#).text
        == "saved a.transcript; --check passes while the app answers so, with 1 error and exit 1")
    let bug = try client.call(
      "save_test", #""session":1,"file":"bug.transcript","expect_failure":true"#)
    #expect(!bug.isError)
    #expect(
      bug.text.hasPrefix(
        "saved bug.transcript; it fails --check now, and will until the bug is fixed:\nbug.transcript:"
      ), "\(bug.text)")
    let test = try folder.text(of: "bug.transcript")
    #expect(test.hasPrefix("#: profile-repl 1 lang=en width=80\n"))
    #expect(test.hasSuffix("> :expect Hong Gildong 2\n= exit 0\n"))
    #expect(try client.call("check", #""files":["bug.transcript"]"#).isError)
    _ = try client.call("start")
    #expect(
      try client.call(
        "save_test", #""session":2,"file":"c.transcript","expect_failure":true"#
      ).text == "not saved, because it passes; leave expect_failure out")
  }

  @Test func `an exploration has a start, and texts that no screen or every screen has`() throws {
    let client = try client()
    let explored = try client.call(
      "explore", #""start":["--lang=ko"],"depth":1,"never":["gildong@"],"always":["회원"]"#)
    #expect(explored.isError)
    #expect(
      explored.text.contains("# invariant: \"never: gildong@\" does not hold here\n"),
      "\(explored.text)")
    #expect(explored.text.contains("\n--lang=ko: "))
    #expect(!explored.text.contains("--lang=en"))
  }

  @Test func `a saved test passes the check, and shows what the session did`() throws {
    let client = try client()
    _ = try client.call("start", #""link":"profile-repl://profile?userId=12345""#)
    _ = try client.call("send", #""session":1,"lines":["login 12345","logout"]"#)
    #expect(
      try client.call("save_test", #""session":1,"file":"a.transcript","comment":"Ask.\nTwice.""#)
        == ToolClient.Answer(
          text:
            "saved a.transcript; --check passes while the app answers so, with 1 error and exit 1",
          isError: false))
    let test = try folder.text(of: "a.transcript")
    #expect(
      test.hasPrefix(
        "#: profile-repl 1 lang=en width=80\n# Ask.\n# Twice.\n| Members\n"))
    #expect(test.contains("\n> :open profile-repl://profile?userId=12345\n"))
    // At an alert the test ends as the input would.
    #expect(
      test.hasSuffix(
        "the input ended while \"Log out?\" was not answered; nothing was done\n= exit 1\n"))
    #expect(try folder.profileREPL("--check", "a.transcript").status == 0)
    #expect(
      try client.call("check", #""files":["a.transcript"]"#).text == "1 transcript: all passed\n")
    // The session goes on.
    #expect(try client.call("send", #""session":1,"lines":["cancel"]"#).text == Shown.profile)
  }

  @Test func `a session with an error is saved with keep-going`() throws {
    let client = try started()
    _ = try client.call("send", #""session":1,"lines":["x"]"#)
    _ = try client.call("send", #""session":1,"lines":["login 12345"]"#)
    #expect(try !client.call("save_test", #""session":1,"file":"a.transcript""#).isError)
    #expect(
      try folder.text(of: "a.transcript").hasPrefix(
        "#: profile-repl 1 lang=en width=80 keep-going\n"))
    #expect(try folder.profileREPL("--check", "a.transcript").status == 0)
  }

  @Test(arguments: [
    "/tmp/a.transcript", "../a.transcript", "a/../../a.transcript", "a.txt", ".transcript/",
    "there.transcript", "link/a.transcript", "link.transcript", "missing/a.transcript", "",
    "a\\u0000.transcript", "dangling.transcript", "a\\u001b[2J.transcript", "a\\nb.transcript",
    "a\\rb.transcript", "a\\u202eb.transcript",
  ])
  func `a test is saved as a new file below the working folder only`(file: String) throws {
    let outside = try TemporaryFolder()
    try folder.write("kept", to: "there.transcript")
    try folder.link("link", to: outside.path)
    try folder.link("link.transcript", to: "there.transcript")
    try folder.link("dangling.transcript", to: "nothing")
    let before = try folder.names
    let client = try started()
    let answer = try client.call("save_test", #""session":1,"file":"\#(file)""#)
    #expect(answer.isError, "\(answer.text)")
    #expect(try folder.names == before)
    #expect(try outside.names == [])
    #expect(try folder.text(of: "there.transcript") == "kept")
  }

  @Test func `a check shows the difference`() throws {
    try folder.write(
      "#: profile-repl 1\n|...\n> login 12345\n| Profil\n|...\n= exit 0\n", to: "a.transcript")
    let answer = try client().call("check", #""files":["a.transcript"]"#)
    #expect(answer.isError)
    #expect(answer.text.contains("\n-| Profil\n+| Profile\n"), "\(answer.text)")
  }

  // MARK: Explorations

  @Test func `an exploration tells its progress if the client wants it`() throws {
    let client = try client(["--lang=en", "--latency=0s"])
    client.send(
      "tools/call",
      #""name":"explore","arguments":{"depth":1}"#)
    #expect(try ToolClient.answer(in: client.next()).text.hasSuffix("no violation\n"))
    client.program.send(
      #"{"jsonrpc":"2.0","id":"e","method":"tools/call","params":{"name":"explore","arguments":{"depth":2},"_meta":{"progressToken":"p","io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#
        + "\n")
    #expect(
      try client.next().hasPrefix(
        #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":"#
      ))
  }

  @Test func `a cancelled exploration answers nothing, and the next request is answered`() throws {
    let client = try client()
    let id = client.send("tools/call", #""name":"explore","arguments":{"seconds":600}"#)
    client.cancel(id)
    #expect(try client.request("server/discover").contains(#""id":2,"result""#))
    #expect(try client.program.end() == Outcome())
  }

  @Test func `a job ends with the input, and says so`() throws {
    let client = try client()
    client.send("tools/call", #""name":"explore","arguments":{"seconds":600}"#)
    client.program.endInput()
    #expect(
      try ToolClient.answer(in: client.next())
        == ToolClient.Answer(
          text: "the input ended before explore; keep it open until the answer", isError: true))
    #expect(try client.program.end() == Outcome())
  }

  @Test func `a cancellation after hundreds of messages takes effect`() throws {
    let client = try client()
    let id = client.send("tools/call", #""name":"explore","arguments":{"seconds":600}"#)
    for _ in 0..<300 { client.send("server/discover") }
    client.cancel(id)
    #expect(try client.next().contains(#""id":2,"result""#))
    #expect(try client.program.end().status == 0)
  }

  @Test func `a call that is cancelled while it waits for its turn answers nothing`() throws {
    let client = try client()
    let ids = (0..<2).map { _ in
      client.send("tools/call", #""name":"explore","arguments":{"seconds":600}"#)
    }
    for id in ids.reversed() {
      client.cancel(id)
    }
    #expect(try client.request("server/discover").contains(#""id":3,"result""#))
    #expect(try client.program.end() == Outcome())
  }
}
