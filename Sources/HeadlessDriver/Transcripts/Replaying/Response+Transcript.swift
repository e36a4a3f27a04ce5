import HeadlessUI
import StateBinding

/// How what a session answers is written down: each line with what it is as a prefix.
extension Response {
  /// Appends the line that was answered.
  func appendInput(to bytes: inout [UInt8]) {
    Self.append(UInt8(ascii: ">"), writtenInput, to: &bytes)
  }

  /// Appends the line as a comment, or what it was where it was none.
  func appendComment(to bytes: inout [UInt8]) {
    let text = input == nil ? Escaping.line(error?.description ?? "") : writtenInput
    Self.append(UInt8(ascii: "#"), text, to: &bytes)
  }

  /// Whether the line that is written down for `line`, which was refused, is refused alike.
  func repeats(_ line: Line, numbered: Bool) -> Bool {
    switch line.reading {
    // A transcript writes no file.
    case .command(.save): return false
    // Where there are no numbers, it is refused for that.
    case .bare where numbered && line.number != nil && error?.code == .badArgument: return false
    case .bare: return isUse || error?.code == .alertPending || writtenInput == input
    case .notAVerb where isUse: return true
    case .notACommand, .notAVerb: return Line(writtenInput).reading == line.reading
    // Without what was left out it is no name any more.
    case .verb: return !isSecret || error?.code != .ambiguous
    case .nothing, .command: return true
    }
  }

  /// Whether the line, which is no verb, was taken for a name, and something has that name.
  private var isUse: Bool {
    ![.alertPending, .badArgument, .unknownAction].contains(error?.code)
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
    let line = Line(input)
    switch (isPositioned ? line.positioned ?? line : line).reading {
    case .verb(let verb): return verb.description
    case .command(.open(let url)): return ":open \(Line.writing(text: url))"
    case .command(.expect(let text)): return ":expect \(Line.writing(text: text))"
    case .command(.wait(let time?)): return ":wait \(WaitTime(time))"
    // What was refused might be done as `tap`.
    case .bare where isUse, .notAVerb where isUse: return Line.activating(input)
    default: return Escaping.line(input)
    }
  }
}
