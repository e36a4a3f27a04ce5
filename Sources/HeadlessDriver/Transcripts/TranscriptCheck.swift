import HeadlessUI
public import StateBinding

/// The result of replaying a transcript on its app.
public struct TranscriptCheck: Sendable, CustomStringConvertible {
  /// The file, as the caller named it.
  public let file: String
  /// The reason why the file is not a valid transcript; nil if it is valid.
  public let error: TranscriptError?
  /// The differences, each with its line; empty if nothing differs.
  public let differences: [TranscriptError]
  /// Problems that no call could report, such as leaks and lost actions, each with the line that led to it. `passed` does not
  /// count them, but `--check` and a test of the file fail if there is one.
  public private(set) var warnings: [(line: Int, diagnostic: Diagnostic)]

  /// Whether the file can be updated. It cannot if the replay ended before an input.
  package let isUpdatable: Bool
  /// What was replayed; nil if the file is not a valid transcript.
  let replayed: (transcript: Transcript, replay: Replay)?
  /// The expected and the printed lines of each block that differs, by the index of the block.
  let pairs: [Int: [BlockAlignment.Pair]]
  /// The bytes of the file; empty if the file is not a valid transcript.
  let original: [UInt8]
  /// The lines of the file and their edits; both empty if nothing differs.
  private let lines: [ArraySlice<UInt8>]
  private let edits: [LineEdit]

  /// The check of `file`, which is not a valid transcript.
  init(_ file: String, error: TranscriptError) {
    self.file = file
    self.error = error
    (differences, warnings, isUpdatable) = ([], [], false)
    (original, lines, edits) = ([], [], [])
    (replayed, pairs) = (nil, [:])
  }

  /// Compares `transcript`, which was read from the `bytes` of `file`, with its `replay`.
  init(_ file: String, _ bytes: [UInt8], _ transcript: Transcript, _ replay: Replay) {
    self.file = file
    error = nil
    original = bytes
    replayed = (transcript, replay)
    warnings = zip(transcript.blocks, replay.answers).flatMap { block, answer in
      answer.diagnostics.map { (line: block.number, diagnostic: $0) }
    }
    if replay.isAsWritten(in: transcript) {
      (differences, isUpdatable) = ([], true)
      (lines, edits, pairs) = ([], [], [:])
      return
    }
    let comparison = TranscriptComparison(transcript, replay)
    differences = comparison.differences + (comparison.unreached.map { [$0] } ?? [])
    isUpdatable = comparison.unreached == nil
    lines = transcript.lines.map(\.raw)
    edits = comparison.edits
    pairs = comparison.pairs
  }

  /// Adds what a second replay found.
  mutating func add(_ staleViews: [Replay.StaleView]) {
    guard let blocks = replayed?.transcript.blocks else { return }
    warnings += staleViews.map {
      (blocks[$0.answer].number, Diagnostic(kind: .staleView, message: $0.message))
    }
  }

  /// Whether the app answered as the transcript says.
  public var passed: Bool { error == nil && differences.isEmpty }

  /// The first difference in a sentence, then a unified difference that updates the file; `passed` if nothing differs.
  public var description: String { text(isStyled: false) }

  /// The updated file; empty if the file is not a valid transcript.
  public var updated: [UInt8] {
    edits.isEmpty
      ? original
      : edits.flatMap { edit -> ArraySlice<UInt8> in
        switch edit {
        case .keep(let index): lines[index]
        case .remove: []
        case .insert(let bytes): bytes
        }
      }
  }

  /// The description, in colours if `isStyled`.
  package func text(isStyled: Bool) -> String {
    let file = Escaping.line(file)
    if let error { return "\(file):\(error)\n" }
    guard let first = differences.first else { return "\(file): passed\n" }
    var text = ""
    if let (transcript, replay) = replayed {
      // The text of such a line is a likely reason for all differences.
      for (block, answer) in zip(transcript.blocks, replay.answers) {
        if let note = answer.note { text += "\(file):\(block.number): note: \(note)\n" }
      }
    }
    text += "\(file):\(first)\n"
    text += UnifiedDifference.text(of: edits, to: lines, in: self.file, isStyled: isStyled)
    for other in differences.dropFirst() where !isUpdatable && other == differences.last {
      text += "\(file):\(other)\n"
    }
    return text
  }
}
