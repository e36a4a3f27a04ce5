import HeadlessUI
import StateBinding

/// How what a session answers is written down: each line with what it is as a prefix.
extension Response {
  /// Appends the line that was answered.
  func appendInput(to bytes: inout [UInt8]) {
    Self.append(UInt8(ascii: ">"), writtenInput, to: &bytes)
  }

  /// Appends what there was to see: what happened inside, then what was printed, then the error.
  func appendBlock(to bytes: inout [UInt8], by renderer: TextRenderer) {
    for event in events {
      Self.append(UInt8(ascii: "*"), Escaping.line("\(event)"), to: &bytes)
    }
    if let error {
      return Self.append(UInt8(ascii: "!"), Escaping.line(error.description), to: &bytes)
    }
    var printed: [UInt8] = []
    appendPrinted(to: &printed, by: renderer)
    for line in printed.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
    where !printed.isEmpty {
      bytes.append(UInt8(ascii: "|"))
      if !line.isEmpty { bytes.append(0x20) }
      bytes.append(contentsOf: line)
      bytes.append(0x0A)
    }
  }

  private static func append(_ prefix: UInt8, _ line: String, to bytes: inout [UInt8]) {
    bytes.append(prefix)
    if !line.isEmpty { bytes.append(0x20) }
    bytes.append(contentsOf: line.utf8)
    bytes.append(0x0A)
  }

  /// The line as one that can be shown and that does the same when it is read again.
  private var writtenInput: String {
    let input = input ?? ""
    guard input.unicodeScalars.contains(where: \.isMisleading) else { return input }
    switch Line(input).reading {
    case .verb(let verb): return verb.description
    case .command(.open(let url)): return ":open \(Line.writing(text: url))"
    case .command(.expect(let text)): return ":expect \(Line.writing(text: text))"
    // While an alert is up a bare name does nothing, and `tap` might.
    case .bare where error?.code != .alertPending: return Line.activating(input)
    default: return Escaping.line(input)
    }
  }
}
