import HeadlessUI

/// Prints the form of a transcript: each line with what it is as a prefix.
@MainActor
struct TranscriptReporter: Reporter {
  let output: Output
  let header: String
  let width: Int

  func begin(_ response: Response) {
    output.write(header + "\n")
    print(response)
  }

  func answer(_ response: Response, line number: Int) {
    write(">", Escaping.line(response.input ?? ""))
    print(response)
  }

  func endPending(_ response: Response, line number: Int) { print(response) }

  func end(_ status: ExitStatus) { output.write("= exit \(status.rawValue)\n") }

  private func print(_ response: Response) {
    for event in response.events { write("*", Escaping.line("\(event)")) }
    let printed = response.printed(width: width)
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      write("|", line)
    }
    if let error = response.error { write("!", Escaping.line(error.description)) }
  }

  private func write(_ prefix: String, _ line: some StringProtocol) {
    output.write(line.isEmpty ? "\(prefix)\n" : "\(prefix) \(line)\n")
  }
}
