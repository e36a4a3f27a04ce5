import HeadlessUI
public import StateBinding

/// The result of replaying a transcript on its app.
public struct TranscriptCheck: Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let file: String
  /// The reason why the file is no transcript, if it is none.
  public let flaw: TranscriptError?
  /// The differences, each with its line; empty where nothing differs.
  public let differences: [TranscriptError]
  /// The problems of which no caller could be told, by the line that led to them; they fail no check.
  public let warnings: [(line: Int, diagnostic: Diagnostic)]

  /// Whether the file can be brought up to date: not if inputs are not reached.
  let isUpdatable: Bool
  private let original: [UInt8]
  /// The lines and their fates; empty where nothing differs.
  private let lines: [ArraySlice<UInt8>]
  private let edits: [LineEdit]

  /// The check of `file`, which is no transcript.
  init(_ file: String, flaw: TranscriptError) {
    self.file = file
    self.flaw = flaw
    (differences, warnings, isUpdatable) = ([], [], false)
    (original, lines, edits) = ([], [], [])
  }

  /// Compares `transcript`, which was read from the `bytes` of `file`, with its `replay`.
  init(_ file: String, _ bytes: [UInt8], _ transcript: Transcript, _ replay: Replay) {
    self.file = file
    flaw = nil
    original = bytes
    warnings = replay.diagnostics.map { block, diagnostic in
      (line: (transcript.blocks[block].input ?? 0) + 1, diagnostic: diagnostic)
    }
    if replay.isAsWritten(in: transcript) {
      (differences, isUpdatable) = ([], true)
      (lines, edits) = ([], [])
      return
    }
    let comparison = TranscriptComparison(transcript, replay)
    differences = comparison.differences + (comparison.unreached.map { [$0] } ?? [])
    isUpdatable = comparison.unreached == nil
    lines = transcript.lines.map(\.raw)
    edits = comparison.edits
  }

  /// Whether the app answered as the transcript says.
  public var passed: Bool { flaw == nil && differences.isEmpty }

  /// The first difference in a sentence, and the difference that brings the file up to date; `passed` if there is none.
  public var description: String { text(isStyled: false) }

  /// The file brought up to date; empty where it is no transcript.
  public var updated: [UInt8] {
    edits.isEmpty
      ? original
      : edits.flatMap { edit -> ArraySlice<UInt8> in
        switch edit {
        case .keep(let index): lines[index]
        case .remove: []
        case .insert(let bytes): bytes[...]
        }
      }
  }

  /// The description, in colours if it is styled.
  func text(isStyled: Bool) -> String {
    let file = Escaping.line(file)
    if let flaw { return "\(file):\(flaw)\n" }
    guard let first = differences.first else { return "\(file): passed\n" }
    var text = "\(file):\(first)\n"
    text += UnifiedDifference.text(of: edits, to: lines, in: self.file, isStyled: isStyled)
    for other in differences.dropFirst() where !isUpdatable && other == differences.last {
      text += "\(file):\(other)\n"
    }
    return text
  }
}
