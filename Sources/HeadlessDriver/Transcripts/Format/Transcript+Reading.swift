extension Transcript {
  /// Reads `bytes`, a transcript of `program`, whose header `check` approves of.
  init(
    _ bytes: [UInt8], of program: String,
    checkingSettings check: ([String]) throws(TranscriptError) -> Void
  ) throws(TranscriptError) {
    // All at once, which is quicker; only what is wrong is looked for line by line.
    let isText = !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    var rest = bytes[...]
    let first = try RawLine.take(from: &rest, number: 1, isText: isText)
    let settings = try TranscriptHeader.settings(in: first?.content ?? [], of: program)
    try check(settings)
    var body = TranscriptBody()
    if let first { try body.append(first) }
    while let line = try RawLine.take(from: &rest, number: body.lines.count + 1, isText: isText) {
      try body.append(line)
    }
    self = try body.transcript()
  }
}
