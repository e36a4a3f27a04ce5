import HeadlessUI

/// Prints the form of a transcript, as it is answered when it is replayed: a line that would not be is a comment.
@MainActor
struct TranscriptReporter: Reporter {
  private let header: String
  private let renderer: TextRenderer
  private let append: ((inout [UInt8]) -> Void) -> Void
  /// What a replay ends with so far.
  private var status = ExitStatus.success
  /// What is shown behind the last line, if that is a comment: a replay ends there, not by an error.
  private var screenOfComment: Screen?

  /// A reporter that has `append` let a body append to what is printed.
  init(header: String, width: Int, append: @escaping ((inout [UInt8]) -> Void) -> Void) {
    self.header = header
    self.append = append
    renderer = TextRenderer(width: width)
  }

  mutating func begin(_ opening: Opening) {
    append { bytes in
      bytes.append(contentsOf: "\(header)\n".utf8)
      opening.first.appendBlock(to: &bytes, by: renderer)
    }
    // A link that was opened first is a line like any other.
    if let link = opening.link { answer(link, line: 0) }
  }

  mutating func answer(_ response: Response, line number: Int) {
    screenOfComment = response.isRepeatable ? nil : response.screen
    guard response.isRepeatable else { return append { response.appendComment(to: &$0) } }
    if response.error != nil { status = .failure }
    append { bytes in
      response.appendInput(to: &bytes)
      response.appendBlock(to: &bytes, by: renderer)
    }
  }

  mutating func endPending(_ response: Response, line number: Int) {
    screenOfComment = nil
    status = .failure
    append { response.appendBlock(to: &$0, by: renderer) }
  }

  mutating func end() {
    if let screen = screenOfComment, let error = screen.endOfInputError {
      var pending = Response(screen: screen)
      pending.error = error
      endPending(pending, line: 0)
    }
    append { $0.append(contentsOf: "= exit \(status.rawValue)\n".utf8) }
  }
}
