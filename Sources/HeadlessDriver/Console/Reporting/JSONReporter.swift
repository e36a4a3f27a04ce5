import HeadlessUI

/// Prints one JSON object a line.
@MainActor
struct JSONReporter: Reporter {
  let output: Output

  func begin(_ opening: Opening) { write(opening.answer, line: 0) }

  func answer(_ response: Response, line number: Int) { write(response, line: number) }

  func endPending(_ response: Response, line number: Int) { write(response, line: number) }

  func end() {}

  private func write(_ response: Response, line number: Int) {
    output.write { bytes in
      var taken: [UInt8] = []
      swap(&taken, &bytes)
      var writer = JSONWriter(after: taken)
      taken = []
      writer.write(response, line: number)
      bytes = writer.bytes
      bytes.append(0x0A)
    }
  }
}

extension JSONWriter {
  @MainActor
  fileprivate mutating func write(_ response: Response, line number: Int) {
    beginObject()
    key("line")
    value(number)
    key("input")
    value(response.input)
    key("ok")
    value(response.error == nil)
    key("output")
    if response.error == nil, case .text(let text) = response.output { value(text) } else { null() }
    key("events")
    beginArray()
    for event in response.events { value("\(event)") }
    endArray()
    key("screen")
    response.screen.write(to: &self)
    if let error = response.error { write(error) }
    endObject()
  }

  private mutating func write(_ error: LineError) {
    key("error")
    beginObject()
    key("code")
    value(error.code.rawValue)
    key("message")
    value(error.message)
    key("suggestions")
    beginArray()
    for suggestion in error.suggestions { value(suggestion) }
    endArray()
    endObject()
  }
}
