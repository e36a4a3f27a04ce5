/// A line of a file, not yet read.
struct RawLine {
  let number: Int
  /// It without its end, and with it.
  let content: ArraySlice<UInt8>
  let raw: ArraySlice<UInt8>

  /// Takes the next line off `rest`, of which is known if all `isText`; nil where there is none.
  static func take(
    from rest: inout ArraySlice<UInt8>, number: Int, isText: Bool
  ) throws(TranscriptError) -> RawLine? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: 0x0A)
    let raw = end.map { rest[...$0] } ?? rest
    rest = rest[raw.endIndex...]
    var content = end.map { raw[..<$0] } ?? raw
    if end != nil, content.last == 0x0D { content.removeLast() }
    // The prefix does not count.
    let limit = InputLine.limit + 2
    if !isText || content.count > limit {
      let line = content.withUnsafeBufferPointer {
        InputLine(number: number, bytes: $0, limit: limit)
      }
      if case .failure(let error) = line.text {
        throw TranscriptError(line: number, error.message)
      }
    }
    return RawLine(number: number, content: content, raw: raw)
  }

  /// It in quotes, for a message.
  var shown: String { brief(String(decoding: content, as: UTF8.self)) }
}
