import HeadlessUI
import StateBinding

/// What happened at a terminal, as a transcript.
@MainActor
final class Recording {
  let width: Int
  private var bytes: [UInt8] = []
  private var hasFailed = false
  private lazy var reporter = TranscriptReporter(header: header, width: width) { [weak self] body in
    if let self { body(&bytes) }
  }
  private let header: String

  init(header: String, width: Int) {
    self.header = header
    self.width = width
  }

  func begin(_ opening: Opening) {
    reporter.begin(opening)
    if opening.link?.error != nil { hasFailed = true }
  }

  func answer(_ response: Response) {
    if response.error?.code == .badArgument, let number = Line(response.input ?? "").number {
      // Numbers are a terminal's; where there is no such number, nothing was done.
      return bytes.append(contentsOf: "# \(number)\n".utf8)
    }
    reporter.answer(response, line: 0)
    if response.error != nil { hasFailed = true }
  }

  /// Time has passed, and `response` to a wait is what there was to see.
  func wait(_ time: Duration, _ response: Response) {
    var response = response
    response.input = ":wait \(WaitTime(time))"
    answer(response)
  }

  /// Writes it to the new file `path`, as if the input had ended now.
  func save(to path: String, _ session: Session) throws(SystemError) {
    let recorded = bytes
    defer { bytes = recorded }
    if let error = session.endOfInputError {
      reporter.endPending(session.refuse(error), line: 0)
      reporter.end(.failure)
    } else {
      reporter.end(hasFailed ? .failure : .success)
    }
    try WholeFile.write(bytes, toNew: path)
  }
}
