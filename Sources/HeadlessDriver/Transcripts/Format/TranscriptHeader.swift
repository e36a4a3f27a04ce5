/// The first line of a transcript: `#: profile-repl 1 lang=ko trace`.
enum TranscriptHeader {
  /// The version of the format.
  static let version = "1"

  /// What the header `content` sets for the program of `parser`.
  static func options(
    in content: ArraySlice<UInt8>, of parser: OptionsParser
  ) throws(TranscriptError) -> Options {
    let example = "#: \(parser.program) \(version)"
    let words = String(decoding: content, as: UTF8.self).split(separator: " ").map(String.init)
    guard words.first == "#:", words.count > 1 else {
      throw TranscriptError(line: 1, "the header is missing; begin with \(brief(example))")
    }
    guard words[1] == parser.program else {
      throw TranscriptError(
        line: 1,
        "it is a transcript of \(brief(words[1])), and this is \(parser.program); check it with that program"
      )
    }
    guard words.count > 2 else {
      throw TranscriptError(line: 1, "the header has no version; write \(brief(example))")
    }
    guard words[2] == version else {
      throw TranscriptError(
        line: 1, "the version is \(brief(words[2])), and this program reads \(version) only")
    }
    do throws(UsageError) {
      return try parser.parseHeader(Array(words[3...]))
    } catch {
      throw TranscriptError(line: 1, "\(error)")
    }
  }
}
