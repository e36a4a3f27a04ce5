import HeadlessUI
import StateBinding
import StateBindingFiles

/// Carries out jobs on the app of `program`, for a host in this process or for the parent of this process.
@MainActor
final class JobWorker {
  private let program: Program
  private let tools: ToolHost

  /// A tool that needs no session has its jobs done in the children that `makeChildren` returns, or in this process if it returns
  /// nil.
  init(
    _ program: Program, makeChildren: @escaping ([String]) throws(SystemError) -> Children?
  ) {
    self.program = program
    tools = ToolHost(program, makeChildren: makeChildren)
  }

  /// Carries out `job`. The files of the app are in `folder`.
  func carryOut(
    _ job: Job, in folder: String = ScratchFolder.parent, on event: @escaping (JobEvent) -> Void
  ) async -> JobResult {
    do throws(UsageError) {
      switch job {
      case .replay(let input): return .replayed(try await replay(input, on: event))
      case .findStaleViews(let input):
        let session = try session(for: input, isWatched: false, on: event)
        return .foundStaleViews(await Replay.staleViews(input, on: session))
      case .walk(let walk):
        let made = try await Walker(through: app(of: walk, in: folder, on: event)) { violation in
          event(.found(violation))
        }.walk(walk.way, until: walk.end) { event(.progress(done: $0, left: $1)) }
        event(.sentAll)
        return .walked(made)
      case .record(let walk, let lines, let comment):
        let app = app(of: walk, in: folder, on: event)
        return .recorded(try await app.record(lines, comment: comment))
      case .send(let walk, let lines):
        try await AppCopy(of: app(of: walk, in: folder, on: event)).send(lines)
        return .sent
      case .tool(let call): return .answered(await tools.answer(call, on: event))
      }
    } catch {
      return .refused(error)
    }
  }

  private func replay(
    _ input: ReplayedInput, on event: @escaping (JobEvent) -> Void
  ) async throws(UsageError) -> Replay.End {
    let session = try session(for: input, isWatched: input.isWatched, on: event)
    var states: [RIBState]?
    return await Replay.run(input, on: session) { answer, response in
      guard input.isWatched else { return event(.answer(answer, nil)) }
      // The number is that of the line in the file, which only the host knows.
      var step = Report.Step(
        response.entry == nil ? .start : .line, 0, response, after: states,
        width: session.style.width)
      // Includes the diagnostics from the end of the input, which are in no response.
      step.warnings = answer.diagnostics.map(\.complaint)
      event(.answer(answer, step))
      states = response.inside?.states
    }
  }

  /// A session for the replay of `input`, which tells of each line before it is sent.
  private func session(
    for input: ReplayedInput, isWatched: Bool, on event: @escaping (JobEvent) -> Void
  ) throws(UsageError) -> Session {
    let session = try program.makeSession(input.launch, isWatched: isWatched)
    var sent = 0
    session.onWillSend = { entry in
      event(.willSend(kept: sent, lines: [entry.recorded]))
      sent += 1
    }
    event(.willSend(kept: 0, lines: []))
    return session
  }

  private func app(
    of walk: PlannedWalk, in folder: String, on event: @escaping (JobEvent) -> Void
  ) -> ExploredApp {
    var told: [String] = []
    return program.exploredApp(walk, in: folder) { lines in
      let kept = zip(told, lines).prefix { $0 == $1 }.count
      event(.willSend(kept: kept, lines: Array(lines[kept...])))
      told = lines
    }
  }
}

extension Program {
  /// Carries out the jobs of the process that has started this one to run the app, and ends this process. Does nothing in a
  /// process that was started in another way.
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
    let worker = JobWorker(self) { (words) throws(SystemError) in
      try Children(words, output: ParentProcess.descriptor)
    }
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
