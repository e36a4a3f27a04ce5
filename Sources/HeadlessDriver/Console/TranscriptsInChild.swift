import HeadlessUI
import StateBinding
import StateBindingFiles

/// Replays transcripts in a child, and starts a new child after the app has ended one.
@MainActor
final class TranscriptsInChild {
  enum Outcome {
    case check(TranscriptCheck, [Report.Step])
    /// The app ended the process at `line`; the text is the reason. The check has the answers from before the end.
    case ended(line: Int, String, TranscriptCheck, [Report.Step])
    case failed(SystemError)
  }

  private let program: Program
  private let children: Children
  private let isWatched: Bool
  private var child: ChildProcess?

  init(_ program: Program, _ children: Children, isWatched: Bool) {
    (self.program, self.children, self.isWatched) = (program, children, isWatched)
  }

  /// Starts the child early, so that it is ready once the first transcript has been read.
  func prepare() { child = try? children.start() }

  /// Ends the child. Returns the reason if the child ended in an unexpected way.
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
    var (answers, steps): ([Replay.Answer], [Report.Step]) = ([], [])
    var result: TranscriptCheck?
    children.follow(Order(transcript: bytes, isWatched: isWatched), by: child) { reply in
      if let answer = reply.answer { answers.append(answer) }
      if let step = reply.step { steps.append(step) }
      if let end = reply.replayed {
        result = TranscriptCheck(file, bytes, transcript, Replay(answers: answers, end: end))
      } else if let flaw = reply.flaw {
        result = TranscriptCheck(
          file, flaw: TranscriptError(line: flaw.number, flaw.message))
      }
      return result != nil
    }
    if let result { return .check(result, steps) }
    guard let end = child.end, children.signal == nil else { return nil }
    self.child = nil
    let replay = Replay(answers: answers, end: Replay.End(status: 1, hasQuit: false))
    let block = transcript.blocks[max(answers.count - 1, 0)]
    let (subject, line) =
      switch child.lines {
      case nil: ("the launch of the app", 1)
      case []: ("the release of the app after this line", block.number)
      case let lines?: ("this line", Int(lines[0]) ?? 1)
      }
    return .ended(
      line: line, "\(subject) \(end.reason)", TranscriptCheck(file, bytes, transcript, replay),
      steps)
  }
}
