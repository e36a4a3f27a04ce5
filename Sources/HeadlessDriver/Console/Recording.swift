import HeadlessUI
import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happened at a terminal, as a transcript.
@MainActor
final class Recording {
  let width: Int
  private var text = ""
  private var hasFailed = false
  private lazy var reporter = TranscriptReporter(header: header, width: width) { [weak self] in
    self?.text += $0
  }
  private let header: String

  init(header: String, width: Int) {
    self.header = header
    self.width = width
  }

  func begin(_ response: Response) { reporter.begin(response) }

  func answer(_ response: Response) {
    reporter.answer(response, line: 0)
    if response.error != nil { hasFailed = true }
  }

  /// Time has passed, by itself or asked to, and this is what there was to see.
  func wait(_ time: Duration, _ response: Response) {
    var response = response
    let milliseconds = Int64(time / .milliseconds(1))
    response.input =
      milliseconds % 1_000 == 0 ? ":wait \(milliseconds / 1_000)s" : ":wait \(milliseconds)ms"
    response.output = .screen
    answer(response)
  }

  /// Writes it to the new file `path`, as if the input had ended now.
  func save(to path: String, _ session: Session) throws(SystemError) {
    let recorded = text
    defer { text = recorded }
    if let error = session.endOfInputError {
      reporter.endPending(session.refuse(error), line: 0)
      reporter.end(.failure)
    } else {
      reporter.end(hasFailed ? .failure : .success)
    }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    let output = Output(descriptor: file)
    output.write(text)
    try output.flush()
  }
}
