import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

extension Tool {
  static let start: Tool = Tool(
    name: "start",
    help:
      "Starts the app in a new session and shows its first screen. In front of each thing that can be used, a screen has the word to send.",
    schemas:
      #"{"options":{\#(texts),"description":"As on the command line: OPTIONS"},"link":{"type":"string","description":"A deep link to follow first"}}"#,
    app: .new,
    answer: { (call, host) async throws(UsageError) in
      var launch = try host.program.launch(call.launch, changedBy: call.texts("options"))
      launch.url = call.text("link") ?? launch.url
      let session = try ToolSession(host.program, launch)
      host.session = session
      let opening = await session.runner.begin(following: session.launch.url)
      let answer = opening.answer
      session.events = answer.inside?.events ?? []
      if let error = answer.error {
        return ToolAnswer(text: "link: \(error.complaint)", isError: true, isOver: true)
      }
      return ToolAnswer(
        text: session.text(of: answer.events, answer.diagnostics, answer.notes)
          + session.show(opening.shown) + opening.note)
    })
}

extension Program {
  /// The conditions of the launch that a call asks for with `words`. An option that reaches outside the program must have the value
  /// with which the program was `started`, and so must a folder of answers outside the working folder.
  func launch(
    _ started: LaunchOptions, changedBy words: [String]
  ) throws(UsageError) -> LaunchOptions {
    // Comes first, because the option says whether its folder exists.
    for (name, word) in zip([""] + words, words) {
      let folder = name == "--network" ? word[...] : word.dropFirst("--network=".count)
      guard name == "--network" || word.hasPrefix("--network="),
        started.network != .played(folder: String(folder)),
        let refusal = FileStatus.refusal(toName: String(folder))
      else { continue }
      throw UsageError(
        "--network: \(brief(folder)) \(refusal); name a folder below the working folder, or start the program with it: \(self.name) --mcp --network=\(folder)"
      )
    }
    let given = try parser.parseSession(words)
    for option in options where !option.isSafeInHeader {
      let value = given.settings[option.name]
      if value == nil || value == started.settings[option.name] { continue }
      throw UsageError(
        "--\(option.name) reaches outside of the program; start the program with it: \(name) --mcp --\(option.name)\(option.value.map { "=\($0)" } ?? "")"
      )
    }
    return given.filled(by: started)
  }
}
