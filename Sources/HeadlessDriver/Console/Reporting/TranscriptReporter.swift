import HeadlessUI

/// Prints the form of a transcript.
@MainActor
struct TranscriptReporter: Reporter {
  private let header: String
  private let renderer: TextRenderer
  private let append: ((inout [UInt8]) -> Void) -> Void

  /// A reporter that has `append` let a body append to what is printed.
  init(header: String, width: Int, append: @escaping ((inout [UInt8]) -> Void) -> Void) {
    self.header = header
    self.append = append
    renderer = TextRenderer(width: width)
  }

  func begin(_ opening: Opening) {
    append { bytes in
      bytes.append(contentsOf: "\(header)\n".utf8)
      opening.first.appendBlock(to: &bytes, by: renderer)
    }
    // A link that was opened first is a line like any other.
    if let link = opening.link { answer(link, line: 0) }
  }

  func answer(_ response: Response, line number: Int) {
    append { bytes in
      response.appendInput(to: &bytes)
      response.appendBlock(to: &bytes, by: renderer)
    }
  }

  func endPending(_ response: Response, line number: Int) {
    append { response.appendBlock(to: &$0, by: renderer) }
  }

  func end(_ status: ExitStatus) {
    append { $0.append(contentsOf: "= exit \(status.rawValue)\n".utf8) }
  }
}
