/// A transcript that was read: what to write, and what is to be seen.
public struct Transcript: Sendable {
  /// What an input leads to, or what there is before the first.
  struct Block: Sendable {
    /// Where the input stands; nil for the first screen.
    let input: Int?
    /// Where the lines stand that tell what it leads to.
    let lines: Range<Int>
  }

  let lines: [TranscriptLine]
  let blocks: [Block]
  /// Where the exit stands, and what it says.
  let exit: Int
  let status: Int32

  /// The lines that a transcript may have.
  static let limit = 100_000

  /// What stands behind the prefix of the input at `index`.
  func input(at index: Int) -> String {
    String(decoding: lines[index].text, as: UTF8.self)
  }
}
