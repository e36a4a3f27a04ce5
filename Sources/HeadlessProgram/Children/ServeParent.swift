import HeadlessDriver
import StateBinding
import StateBindingFiles

extension Program {
  /// If a parent process started this one to run jobs, carries them out and then exits. Otherwise does nothing.
  func serveParent() async throws(UsageError) {
    do throws(SystemError) {
      if let parent = try ParentProcess() { try await serve(parent) }
    } catch {
      throw UsageError(
        "cannot reach the process that started this one: \(error)", status: .inputOutput)
    }
  }

  /// Carries out the jobs of `parent`, one after another.
  private func serve(_ parent: ParentProcess) async throws(SystemError) -> Never {
    var parent = parent
    Signals.noteInterrupt()
    let tools = ToolHost(self) { (words) throws(SystemError) in
      try Children(words, output: ParentProcess.descriptor)
    }
    let worker = JobWorker(self, isInterrupted: { Signals.isInterrupted }, answer: tools.answer)
    while case let bytes = try parent.nextOrder(), !bytes.isEmpty {
      let job = try? MessageCoding.value(Job.self, of: bytes[...])
      let result: JobResult
      do throws(UsageError) {
        guard let job else {
          throw UsageError("cannot read a job of the process that started this one")
        }
        let folder: String? = try explain(
          cannot: "make a folder in \(Quoting.quoted(ScratchFolder.parent))"
        ) { () throws(SystemError) in
          try parent.endWithParent(folderName: job.walk?.folderName)
        }
        try Self.checkThreads()
        result = await worker.carryOut(job, in: folder ?? ScratchFolder.parent) {
          [parent] in parent.tell($0)
        }
      } catch {
        result = .refused(error)
      }
      parent.tell(.done(result))
      if job?.isWalk == true { parent.end() }
    }
    endProcess(0)
  }
}

extension ParentProcess {
  fileprivate func tell(_ event: JobEvent) {
    switch event {
    case .willSend(let kept, let lines):
      send(.line, (["\(kept)"] + lines).joined(separator: "\n").utf8)
    case .sentAll: send(.pastLines, [])
    default: send(.message, encoded(event))
    }
  }
}
