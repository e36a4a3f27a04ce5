import HeadlessUI
import StateBinding
import SystemFiles

/// Replays transcripts in a child, and in a fresh one after the app has ended the process.
@MainActor
final class TranscriptsInChild {
  enum Outcome {
    case check(TranscriptCheck, [Report.Step])
    /// The app ended the process at the line, for this reason. The check has the answers before the end.
    case ended(line: Int, String, TranscriptCheck, [Report.Step])
    case failed(SystemError)
  }

  /// The names of the parts of a replay that are no lines.
  fileprivate enum Moment { static let launch = "launch", release = "release" }

  private let program: Program
  private let children: Children
  private let isWatched: Bool
  private var child: ChildProcess?

  init(_ program: Program, _ children: Children, isWatched: Bool) {
    (self.program, self.children, self.isWatched) = (program, children, isWatched)
  }

  /// Starts the child, so that it is ready when the first transcript was read.
  func prepare() { child = try? children.start() }

  /// Ends the child. Returns the reason of the end if the child did not end as it should.
  func finish() -> String? {
    guard let child, let end = children.finish(child), end != .exit(0) else { return nil }
    return "the process of the app \(end.reason)"
  }

  /// Replays the transcript `bytes` of `file`; nil if a signal has asked the program to end.
  func check(_ bytes: [UInt8], named file: String) -> Outcome? {
    let transcript: Transcript
    do throws(TranscriptError) {
      transcript = try program.transcript(bytes).transcript
    } catch {
      return .check(TranscriptCheck(file, flaw: error), [])
    }
    do throws(SystemError) {
      if child == nil { child = try children.start() }
    } catch {
      return .failed(error)
    }
    guard let child else { return nil }
    children.send(Order(transcript: bytes, isWatched: isWatched), to: child)
    var (moment, line) = (Moment.launch, 1)
    var (answers, steps): ([Replay.Answer], [Report.Step]) = ([], [])
    while children.signal == nil {
      while let message = child.next() {
        if message.kind == .line {
          moment = String(decoding: message.bytes, as: UTF8.self)
          line = Int(moment) ?? line
          continue
        }
        guard let reply = Reply(message) else {
          child.stop(as: .disorder)
          break
        }
        if let answer = reply.answer { answers.append(answer) }
        if let step = reply.step { steps.append(step) }
        if let flaw = reply.flaw {
          let error = TranscriptError(line: flaw.number, flaw.message)
          return .check(TranscriptCheck(file, flaw: error), [])
        }
        if let end = reply.replayed {
          return .check(TranscriptCheck(file, bytes, transcript, Replay(answers, end)), steps)
        }
      }
      if let end = child.end {
        self.child = nil
        let subject =
          switch moment {
          case Moment.launch: "the launch of the app"
          case Moment.release: "the release of the app after this line"
          default: "this line"
          }
        let replay = Replay(answers, Replay.End(status: 1, hasQuit: false, width: 80))
        return .ended(
          line: line, "\(subject) \(end.reason)",
          TranscriptCheck(file, bytes, transcript, replay), steps)
      }
      children.wait(for: [child])
    }
    return nil
  }
}

extension Program {
  /// Replays a transcript for the process that has started this one.
  func replay(_ bytes: [UInt8], isWatched: Bool, for parent: ParentProcess) async {
    do throws(TranscriptError) {
      let end = try await replay(
        try transcript(bytes), isWatched: isWatched,
        announce: {
          parent.send(.line, ($0.map(String.init) ?? TranscriptsInChild.Moment.release).utf8)
        }
      ) { answer, step in
        parent.send {
          $0.answer = answer
          $0.step = step
        }
      }
      parent.send { $0.replayed = end }
    } catch {
      parent.send { $0.flaw = Reply.Flaw(number: error.line, message: error.message) }
    }
  }
}
