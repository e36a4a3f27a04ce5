import HeadlessUI

package struct InputLine: Equatable, Sendable {
  /// The number, counted from 1.
  package let number: Int
  /// The text without the line end, or the error `bad-line` if the line is not valid text.
  package let text: Result<String, LineError>

  /// Reads `bytes`, the line without its line end.
  package init(number: Int, bytes: UnsafeBufferPointer<UInt8>, limit: Int = Self.limit) {
    self.number = number
    if bytes.count > limit {
      text = .failure(Self.tooLong)
    } else if bytes.isPrintableASCII {
      // Skips the validation, which takes ten times as long.
      text = .success(String(decoding: bytes, as: UTF8.self))
    } else if let text = String(validating: bytes, as: UTF8.self) {
      self.text = bytes.firstIndex(of: 0).map { .failure(Self.nul(at: $0)) } ?? .success(text)
    } else {
      text = .failure(Self.notUTF8)
    }
  }

  /// Reads a typed line, without its line end.
  package init(number: Int, text: String) {
    var text = text
    self = text.withUTF8 { InputLine(number: number, bytes: $0) }
  }

  /// A line that was too long to be kept.
  package init(tooLong number: Int) {
    self.number = number
    text = .failure(Self.tooLong)
  }

  /// The highest number of bytes in a line.
  package static let limit = 1 << 20

  private static let tooLong = LineError(
    .badLine, "the line is over 1 MiB (1,048,576 bytes); write a shorter one")

  private static let notUTF8 = LineError(
    .badLine, "the line is not valid UTF-8; write the input in UTF-8")

  private static func nul(at offset: Int) -> LineError {
    LineError(.badLine, "the line has a NUL as byte \(offset + 1); remove it")
  }
}
