/// The first line of a transcript: `#: profile-repl 1 lang=ko trace`.
enum TranscriptHeader {
  /// The version of the format.
  static let version = "1"

  /// What the header `content` of a transcript of `program` sets.
  static func settings(
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
}
