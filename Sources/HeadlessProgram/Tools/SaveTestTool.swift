import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

extension Tool {
  /// The session records its test, a new copy of the app replays it, and the server saves it.
  static let saveTest: Tool = Tool(
    name: "save_test",
    help:
      "Saves the session as a transcript, a test that `check` replays. Saves nothing that does not pass.",
    schemas:
      #"{\#(session),"file":{"type":"string","description":"A new file below the working folder, such as Tests/logout.transcript"},"comment":{"type":"string","description":"What the test shows"},"expect_failure":{"type":"boolean","description":"The test fails until a bug is fixed"}}"#,
    required: ["session", "file"], writes: .file,
    answer: { (call, host) async throws(UsageError) in
      try checkNew(call.text("file") ?? "")
      return host.session?.test(
        call.text("comment"), withErrors: call.text("expect_failure") != "true")
        ?? ToolAnswer(isError: true, isOver: true)
    },
    conclude: { (call, test) throws(UsageError) in
      if test.isError { throw UsageError("not saved: \(test.text)") }
      var trial = ToolCall(tool: "verify", arguments: call.arguments, launch: call.launch)
      trial.arguments["transcript"] = [test.text]
      return .call(trial)
    })

  /// Replays a transcript that is not saved yet.
  static let verify: Tool = Tool(
    name: "verify", writes: .file, app: .copies, isListed: false,
    answer: { (call, host) async throws(UsageError) in
      let bytes = Array((call.text("transcript") ?? "").utf8)
      let check = await host.program.check(bytes, named: call.text("file") ?? "")
      var text = check.passed ? "" : check.description
      for (line, diagnostic) in check.warnings {
        text += "line \(line): \(diagnostic.complaint)\n"
      }
      return ToolAnswer(text: text, isError: !text.isEmpty)
    },
    conclude: { (call, verdict) throws(UsageError) in
      let isBug = call.text("expect_failure") == "true"
      if verdict.isError != isBug {
        throw UsageError(
          "not saved, because it "
            + (verdict.isError
              ? "fails:\n\(verdict.text)use expect_failure to save a test for a bug"
              : "passes; leave expect_failure out"))
      }
      let file = call.text("file") ?? ""
      let text = call.text("transcript") ?? ""
      let remedy = "; name a file in a folder that exists"
      try explain(cannot: "write \(brief(file))", remedy: remedy) { () throws(SystemError) in
        try WholeFile.create(file, with: Array(text.utf8))
      }
      let errors = text.split(separator: "\n").count { $0.hasPrefix("! ") }
      let verdict =
        isBug
        ? "it fails --check now, and will until the bug is fixed:\n\(verdict.text)"
        : errors == 0
          ? "it passes --check"
          : "--check passes while the app answers so, with \(counted(errors, "error")) and exit 1"
      return .answer(ToolAnswer(text: "saved \(file); \(verdict)"))
    })

  private static func checkNew(_ file: String) throws(UsageError) {
    if !Escaping.isClean(file, keepsLineBreaks: false) {
      throw UsageError(
        "\(brief(file)) has a character that is not shown; write a path such as Tests/logout.transcript"
      )
    }
    if !file.hasSuffix(".transcript") {
      throw UsageError("\(brief(file)) is not the name of a transcript; end it with .transcript")
    }
    if (try? FileStatus(of: file)) != nil {
      throw UsageError("\(brief(file)) is there already; name a new file")
    }
  }
}

extension ToolSession {
  /// The session as a transcript, as if the input ended now. If a transcript cannot hold the session, the answer is an error. If
  /// not `withErrors`, every line is expected to be done.
  fileprivate func test(_ comment: String?, withErrors: Bool) -> ToolAnswer {
    if let note = (recording.notes + [program.replayNote(launch)].compactMap(\.self)).first {
      return ToolAnswer(text: note, isError: true)
    }
    let header = program.header(
      launch, keepsGoing: withErrors && recording.hasErrors,
      allowsUnfinishedWork: session.hasUnfinishedWork)
    let comments = (comment ?? "").split(whereSeparator: \.isNewline).map {
      "\n# \(Escaping.line(String($0)))"
    }
    let transcript = recording.transcript(below: header + comments.joined())
    var text = String(decoding: transcript, as: UTF8.self)
    if !withErrors {
      text = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("! ") }.joined(separator: "\n")
        .replacing("\n= exit 1\n", with: "\n= exit 0\n")
    }
    let lines = text.utf8.count { $0 == 0x0A }
    let refusal = Transcript.refusal(lines: lines, bytes: text.utf8.count)
    return ToolAnswer(text: refusal ?? text, isError: refusal != nil)
  }
}
