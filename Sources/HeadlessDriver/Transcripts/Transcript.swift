import HeadlessUI
public import StateBindingFiles

/// A transcript that was read: the inputs, and the expected answers.
public struct Transcript: Sendable {
  /// An input and the lines of its answer, or the lines before the first input.
  struct Block: Sendable {
    /// The index of the input; nil for the first screen.
    let input: Int?
    let lines: Range<Int>

    /// The number of the input's line, counted from 1; 1 for the first screen.
    var number: Int { (input ?? 0) + 1 }
  }

  let lines: [TranscriptLine]
  let blocks: [Block]
  let exit: Int
  /// The status in the exit line.
  let status: Int32

  private static let version = "1"

  /// The highest number of lines in a transcript. A recording stops at the same limit.
  private static let limit = 100_000

  /// Why a recording cannot be replayed if it has `lines` lines and `bytes` bytes; nil if it can.
  package static func refusal(lines: Int, bytes: Int) -> String? {
    if lines > limit { return "a transcript has at most \(limit) lines" }
    return bytes > WholeFile.limit ? "a transcript has at most \(WholeFile.limit) bytes" : nil
  }

  /// The input at `index`, without its prefix.
  func input(at index: Int) -> String {
    String(decoding: lines[index].text, as: UTF8.self)
  }

  /// The header of a transcript that `program` can replay with `settings`: `#: profile-repl 1 lang=ko trace`.
  static func header(of program: String, _ settings: [String]) -> String {
    "#: \(program) \(version) \(settings.joined(separator: " "))"
  }

  /// Whether `line` begins a transcript of `program`.
  package static func isHeader(_ line: InputLine, of program: String) -> Bool {
    if case .success(let text) = line.text { text.hasPrefix("#: \(program) ") } else { false }
  }

  /// Reads `bytes`, a transcript of `program`. `check` throws if the settings in the header are wrong.
  init(
    _ bytes: [UInt8], of program: String,
    checkingSettings check: ([String]) throws(TranscriptError) -> Void
  ) throws(TranscriptError) {
    // Validates all bytes at once, which is faster. Only if they are invalid are the lines validated one by one.
    let isText = !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    var rest = bytes[...]
    var raw = try RawLine.take(from: &rest, number: 1, isText: isText)
    try check(try Self.settings(in: raw?.content ?? [], of: program))
    var lines: [TranscriptLine] = []
    var inputs: [Int] = []
    var exit: (index: Int, status: Int32)?
    while let line = raw {
      let read = try Self.read(line, exit: exit?.index)
      if read.kind == .input { inputs.append(lines.count) }
      if read.kind == .exit { exit = (lines.count, try Self.status(line, read)) }
      lines.append(read)
      raw = try RawLine.take(from: &rest, number: lines.count + 1, isText: isText)
    }
    guard let exit else {
      throw TranscriptError(line: lines.count, #"the exit is missing; end with "= exit 0""#)
    }
    self.lines = lines
    (self.exit, status) = exit
    blocks = zip([nil] + inputs.map(Optional.some), inputs + [exit.index]).map { start, end in
      Block(input: start, lines: ((start ?? 0) + 1)..<end)
    }
  }

  /// The settings in the header `content` of a transcript of `program`.
  private static func settings(
    in content: ArraySlice<UInt8>, of program: String
  ) throws(TranscriptError) -> [String] {
    let example = "#: \(program) \(version)"
    let words = String(decoding: content, as: UTF8.self).split(separator: " ").map(String.init)
    if content.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw TranscriptError(line: 1, "it begins with a byte order mark (U+FEFF); remove that")
    }
    guard words.first == "#:", words.count > 1 else {
      throw TranscriptError(line: 1, "the header is missing; begin with \(brief(example))")
    }
    guard words[1] == program else {
      throw TranscriptError(
        line: 1,
        "it is a transcript of \(brief(words[1])), and this is \(program); check it with that program"
      )
    }
    guard words.count > 2 else {
      throw TranscriptError(line: 1, "the header has no version; write \(brief(example))")
    }
    guard words[2] == version else {
      throw TranscriptError(
        line: 1, "the version is \(brief(words[2])), and this program reads \(version) only")
    }
    return Array(words[3...])
  }

  /// Reads `line`. Throws if the line is not allowed at its place: only comments and blank lines may follow the line `exit`.
  private static func read(_ line: RawLine, exit: Int?) throws(TranscriptError) -> TranscriptLine {
    if line.number > limit {
      throw TranscriptError(
        line: line.number, "a transcript has at most \(limit) lines; split it")
    }
    guard let read = TranscriptLine(line.content, raw: line.raw) else {
      throw TranscriptError(
        line: line.number,
        ##"\##(line.shown) has no prefix; write "> " before an input, "| " before output, "# " before a comment"##
      )
    }
    if let exit, !read.isTrivia {
      throw TranscriptError(
        line: line.number,
        "\(line.shown) stands after the exit of line \(exit + 1); only comments may")
    }
    if read.kind == .header, line.number > 1 {
      throw TranscriptError(line: line.number, "a header stands on line 1 only; remove this one")
    }
    if read.kind == .input,
      case .session(.save)? = UsableScreen(Screen()).read(
        String(decoding: read.text, as: UTF8.self)
      ).move
    {
      throw TranscriptError(line: line.number, "a transcript writes no file; remove :save")
    }
    return read
  }

  private static func status(
    _ line: RawLine, _ read: TranscriptLine
  ) throws(TranscriptError) -> Int32 {
    let words = String(decoding: read.text, as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words[0] == "exit",
      let status = wholeNumber(words[1], as: Int32.self)
    else {
      throw TranscriptError(
        line: line.number, #"\#(line.shown) is not an exit line; write "= exit 0" or "= exit 1""#)
    }
    return status
  }
}

/// A mistake in a transcript, or a difference from its replay, with its line.
public struct TranscriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The mistake and what to write instead, or the difference.
  public let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  /// The line and the message: `7: the exit is missing …`.
  public var description: String { "\(line): \(message)" }
}

/// A line of a file whose prefix has not been read yet.
private struct RawLine {
  let number: Int
  /// The line without its line end.
  let content: ArraySlice<UInt8>
  let raw: ArraySlice<UInt8>

  /// Takes the next line off `rest`; nil at the end. `isText` says that all bytes are valid, so that the line is not validated
  /// again.
  static func take(
    from rest: inout ArraySlice<UInt8>, number: Int, isText: Bool
  ) throws(TranscriptError) -> RawLine? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: 0x0A)
    let raw = end.map { rest[...$0] } ?? rest
    rest = rest[raw.endIndex...]
    var content = end.map { raw[..<$0] } ?? raw
    if end != nil, content.last == 0x0D { content.removeLast() }
    // The limit does not include the prefix, which has two bytes.
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

  /// The line in quotes, for a message.
  var shown: String { brief(String(decoding: content, as: UTF8.self)) }
}

extension Transcript {
  /// The paths of all `*.transcript` files below `folder`, in byte order; links are not followed.
  ///
  /// Throws the error of the first path that cannot be opened.
  public static func files(below folder: String) throws(SystemError) -> [String] {
    try FoundFile.paths(below: folder, withSuffix: ".transcript")
  }
}
