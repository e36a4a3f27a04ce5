import StateBinding
import StateBindingFiles

/// Work that launches the app, as a value: a host has it carried out, in this process or in another one.
package enum Job: Codable {
  /// Sends the inputs of a transcript.
  case replay(ReplayedInput)
  /// Sends the inputs of a transcript once more, to find stale views. The replay that is compared runs no body more often than a
  /// phone would.
  case findStaleViews(ReplayedInput)
  /// Sends the inputs of a transcript, to see where they lead.
  case follow(ReplayedInput)
  case walk(PlannedWalk)
  /// Records lines of a walk on a new copy of the app.
  case record(PlannedWalk, [String], comment: String)
  /// Sends lines of a walk to a new copy of the app, and goes on after a refused line.
  case send(PlannedWalk, [String])
  case tool(ToolCall)
}

extension Job {
  /// The walk that the job makes or repeats a part of; nil if there is none.
  package var walk: PlannedWalk? {
    switch self {
    case .walk(let walk), .record(let walk, _, _), .send(let walk, _): walk
    case .replay, .findStaleViews, .follow, .tool: nil
    }
  }

  /// Whether the job makes a walk. Such a job ends its process when it is done, and a signal does not stop it.
  package var isWalk: Bool { if case .walk = self { true } else { false } }
}

/// What a job reports while it runs.
package enum JobEvent: Codable {
  /// The last of `lines` is about to be sent; without lines, the app is about to be launched. The first `kept` lines reported
  /// earlier come before `lines`. Typed secrets are hidden.
  case willSend(kept: Int, lines: [String])
  /// All lines were sent, so that only the result is missing, which may be large.
  case sentAll
  /// An answer of a replay and, for a report, its step.
  case answer(Replay.Answer, Report.Step?)
  /// A view has requested this action for the first time.
  case requested(String)
  /// The numbers of places that are done, and that are left.
  case progress(done: Int, left: Int)
  case found(Finding)
  case done(JobResult)
}

package enum JobResult: Codable {
  case replayed(Replay.End)
  case foundStaleViews([Replay.StaleView])
  case followed([TestedLine])
  case walked(Walk)
  case recorded(String)
  case sent
  case answered(ToolAnswer)
  case refused(UsageError)

  /// The error for which the job cannot be carried out; nil if it was.
  package var error: UsageError? { if case .refused(let error) = self { error } else { nil } }
}

package enum JobEnd {
  case done(JobResult)
  /// The app has ended the process. The lines are those that were sent; nil before the app was launched.
  case ended(ProcessEnd, lines: [String]?, lineCount: Int)
  /// A signal has asked the program to end.
  case interrupted
}

/// Has jobs carried out, one after another.
@MainActor
package protocol JobHost: AnyObject {
  /// Begins `job`. A host in this process carries it out at once.
  func begin(
    _ job: Job, on event: @escaping (JobEvent) -> Void
  ) async throws(UsageError)
  /// The end of the job; nil while the job is under way. Passes on the events that have come.
  func next() -> JobEnd?
  /// Waits until something has come.
  func wait()
  /// Prepares for the first job, which comes soon.
  func prepare() throws(UsageError)
  /// Ends the host. Returns the reason if its process did not end as it should.
  func finish() -> String?
  /// Ends the host at once.
  func stop()
}

extension JobHost {
  /// Has `job` carried out.
  func run(
    _ job: Job, on event: @escaping (JobEvent) -> Void = { _ in }
  ) async throws(UsageError) -> JobEnd {
    try await begin(job, on: event)
    while true {
      if let end = next() { return end }
      wait()
    }
  }
}

/// Carries out jobs in this process.
@MainActor
package final class LocalHost: JobHost {
  private let worker: JobWorker
  private var end: JobEnd?

  /// Makes a host for jobs of `program`. `answer` carries out the calls of tools.
  package init(
    _ program: Program, answer: JobWorker.ToolAnswering? = nil
  ) {
    worker = JobWorker(program, answer: answer)
  }

  package func begin(_ job: Job, on event: @escaping (JobEvent) -> Void) async {
    end = .done(await worker.carryOut(job, on: event))
  }

  package func next() -> JobEnd? { end }
  package func wait() {}
  package func prepare() {}
  package func finish() -> String? { nil }
  package func stop() {}
}

/// How an app's process ended before its job was done.
package enum ProcessEnd: Equatable, Sendable {
  case exit(Int32)
  /// The message is that of a trap; nil if there is none.
  case signal(Int32, message: String? = nil)
  /// The process was killed, because it had sent nothing for too long. The note says what ran, if that is known.
  case silence(note: String? = nil)
  /// The process was killed, because the run was interrupted.
  case interrupt
  /// The process was killed, because its messages, on this descriptor, made no sense.
  case badMessages(descriptor: Int32)

  /// The rest of a sentence whose subject is the line that ended the process.
  package var reason: String {
    switch self {
    case .exit(let status):
      "ended the process by exit with status \(status); let the app show its end instead"
    case .signal(9, _):
      "was under way when signal 9 ended the process; look for a lack of memory, and run it alone"
    case .signal(11, nil):
      "ended the process with signal 11; look for a function or body that calls itself without end"
    case .signal(let number, let message):
      "ended the process with signal \(number); fix the trap\(message.map { ": \(Escaping.line($0))" } ?? ", whose message is on standard error")"
    case .silence(let note):
      "did not settle within a minute; look for work that never ends\(note.map { ": \(Escaping.line($0))" } ?? "")"
    case .interrupt: "had not ended when the run was interrupted"
    case .badMessages(let descriptor):
      "wrote to descriptor \(descriptor), which the driver needs; let the app use only what it has opened"
    }
  }
}
