import HeadlessUI
import StateBinding

/// What happened at a terminal, as a transcript.
@MainActor
final class Recording {
  let width: Int
  private var bytes: [UInt8] = []
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
  }

  func answer(_ response: Response) {
    reporter.answer(response, line: 0)
  }

  /// Time has passed, and `response` to a wait is what there was to see.
  func wait(_ time: Duration, _ response: Response) {
    var response = response
    response.input = ":wait \(WaitTime(time))"
    answer(response)
  }

  /// Writes it to the new file `path`, as if the input had ended now.
  func save(to path: String, _ session: Session) throws(SystemError) {
    let recorded = (bytes, reporter)
    defer { (bytes, reporter) = recorded }
    if let error = session.endOfInputError {
      reporter.endPending(session.refuse(error), line: 0)
    }
    reporter.end()
    try WholeFile.write(bytes, toNew: path)
  }
}
