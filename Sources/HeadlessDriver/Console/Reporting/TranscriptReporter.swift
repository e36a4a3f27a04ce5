import HeadlessUI

/// Prints the form of a transcript: each line with what it is as a prefix.
@MainActor
struct TranscriptReporter: Reporter {
  let header: String
  let width: Int
  let append: (String) -> Void

  func begin(_ response: Response) {
    append(header + "\n")
    print(response)
  }

  func answer(_ response: Response, line number: Int) {
    write(">", Escaping.line(response.input ?? ""))
    print(response)
  }

  func endPending(_ response: Response, line number: Int) { print(response) }

  func end(_ status: ExitStatus) { append("= exit \(status.rawValue)\n") }

  private func print(_ response: Response) {
    for event in response.events { write("*", Escaping.line("\(event)")) }
    let printed = response.printed(width: width)
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      write("|", line)
    }
    if let error = response.error { write("!", Escaping.line(error.description)) }
  }

  private func write(_ prefix: String, _ line: some StringProtocol) {
    append(line.isEmpty ? "\(prefix)\n" : "\(prefix) \(line)\n")
  }
}
