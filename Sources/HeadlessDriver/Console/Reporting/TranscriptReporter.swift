/// Prints the form of a transcript.
@MainActor
struct TranscriptReporter: Reporter {
  let header: String
  let width: Int
  /// Lets a body append to what is printed.
  let append: ((inout [UInt8]) -> Void) -> Void

  func begin(_ opening: Opening) {
    append { bytes in
      bytes.append(contentsOf: "\(header)\n".utf8)
      opening.first.appendBlock(to: &bytes, width: width)
    }
    // A link that was opened first is a line like any other.
    if let link = opening.link { answer(link, line: 0) }
  }

  func answer(_ response: Response, line number: Int) {
    append { bytes in
      response.appendInput(to: &bytes)
      response.appendBlock(to: &bytes, width: width)
    }
  }

  func endPending(_ response: Response, line number: Int) {
    append { response.appendBlock(to: &$0, width: width) }
  }

  func end(_ status: ExitStatus) {
    append { $0.append(contentsOf: "= exit \(status.rawValue)\n".utf8) }
  }
}
