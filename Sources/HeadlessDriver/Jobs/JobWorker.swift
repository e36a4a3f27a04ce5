import HeadlessUI
import StateBinding
import StateBindingFiles

/// Carries out jobs on the app of `program`, for a host in this process or for the parent of this process.
@MainActor
package final class JobWorker {
  private let program: Program
  private let isInterrupted: () -> Bool
  private let answer: ToolAnswering?

  package typealias ToolAnswering = (ToolCall, @escaping (JobEvent) -> Void) async -> ToolAnswer

  /// Makes a worker that ends a walk when it `isInterrupted`. `answer` carries out the calls of tools.
  package init(
    _ program: Program, isInterrupted: @escaping () -> Bool = { false },
    answer: ToolAnswering? = nil
  ) {
    (self.program, self.isInterrupted, self.answer) = (program, isInterrupted, answer)
  }

  /// Carries out `job`. The files of the app are in `folder`.
  package func carryOut(
    _ job: Job, in folder: String = ScratchFolder.parent, on event: @escaping (JobEvent) -> Void
  ) async -> JobResult {
    do throws(UsageError) {
      switch job {
      case .replay(let input): return .replayed(try await replay(input, on: event))
      case .findStaleViews(let input):
        let session = try session(for: input, isWatched: false, on: event)
        return .foundStaleViews(await Replay.staleViews(input, on: session))
      case .follow(let input):
        let session = try session(for: input, isWatched: false, on: event)
        return .followed(await TestedLine.lines(of: input, on: session))
      case .walk(let walk):
        let made = try await Walker(through: app(of: walk, in: folder, on: event)) {
          event(.found($0))
        }.walk(walk.way, until: walk.end) { event(.progress(done: $0, left: $1)) }
        event(.sentAll)
        return .walked(made)
      case .record(let walk, let lines, let comment):
        let app = app(of: walk, in: folder, on: event)
        return .recorded(try await app.record(lines, comment: comment))
      case .send(let walk, let lines):
        try await AppCopy(of: app(of: walk, in: folder, on: event)).send(lines)
        return .sent
      case .tool(let call):
        guard let answer else { throw UsageError("this process has no tools") }
        return .answered(await answer(call, event))
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
        response.sent == nil ? .start : .line, 0, response, after: states,
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
    session.onWillSend = { line in
      event(.willSend(kept: sent, lines: [line.recorded]))
      sent += 1
    }
    event(.willSend(kept: 0, lines: []))
    return session
  }

  private func app(
    of walk: PlannedWalk, in folder: String, on event: @escaping (JobEvent) -> Void
  ) -> ExploredApp {
    var (sent, actions): ([String], Set<String>) = ([], [])
    return program.exploredApp(
      walk, in: folder, isInterrupted: isInterrupted,
      onAction: { if actions.insert($0).inserted { event(.requested($0)) } }
    ) { lines in
      let kept = zip(sent, lines).prefix { $0 == $1 }.count
      event(.willSend(kept: kept, lines: Array(lines[kept...])))
      sent = lines
    }
  }
}
