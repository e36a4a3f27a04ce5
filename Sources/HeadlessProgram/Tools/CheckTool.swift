import HeadlessDriver

extension Tool {
  static let check: Tool = Tool(
    name: "check", help: "Replays transcripts on new copies of the app and shows what differs.",
    schemas:
      #"{"files":{\#(texts),"description":"Files or folders below the working folder"}}"#,
    required: ["files"], writes: .nothing, app: .copies,
    answer: { (call, host) async throws(UsageError) in
      var request = Request()
      (request.task, request.files) = (.check, call.texts("files"))
      let output = Output()
      var run = TranscriptsRun(
        program: host.program, options: request,
        streams: Streams(program: host.program.name, to: output),
        children: try host.children(for: ["--check", "--"] + request.files))
      let status = await run.run()
      return ToolAnswer(text: output.text, isError: status != .success)
    })
}
