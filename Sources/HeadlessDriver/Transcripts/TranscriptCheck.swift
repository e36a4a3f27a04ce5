import HeadlessUI
public import StateBinding

/// How a transcript and its app agree.
public struct TranscriptCheck: Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let file: String
  /// Why it is no transcript, if it is none.
  public let flaw: TranscriptError?
  /// What differs, each with its line; empty where nothing does.
  public let differences: [TranscriptError]
  /// What went wrong where no caller could be told, by the line that led to it; this fails no check.
  public let warnings: [(line: Int, diagnostic: Diagnostic)]

  /// What can be brought up to date, and what not: inputs that are not reached.
  let isUpdatable: Bool
  let original: [UInt8]
  /// The lines and what becomes of them; empty where nothing differs.
  let lines: [ArraySlice<UInt8>]
  let edits: [LineEdit]

  /// Whether the app answered as the transcript says.
  public var passed: Bool { flaw == nil && differences.isEmpty }

  /// What differs: a sentence, and the difference that brings the file up to date; `passed` where nothing does.
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

  /// What differs, in colours if it is styled.
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
