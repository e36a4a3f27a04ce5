import FoundationEssentials
import Glibc

/// Answers the compiler, which asks this program to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// The compiler and its plug-ins exchange JSON messages, each behind its length as eight little-endian bytes.
@main
struct Previews {
  static func main() throws {
    while let length = read(8),
      let message = read(length.reversed().reduce(0) { $0 << 8 | Int($1) }), !message.isEmpty
    {
      let question = try JSONDecoder().decode(Question.self, from: Data(message))
      let preview = question.expandFreestandingMacro.map(WrittenPreview.init)
      let expansion = preview?.registration ?? question.expandAttachedMacro?.expansion
      let answer =
        question.getCapability == nil
        ? Answer(
          expandMacroResult: .init(
            expandedSource: expansion ?? "", diagnostics: [preview?.note].compactMap(\.self)))
        : Answer(getCapabilityResult: .init())
      write(Array(try JSONEncoder().encode(answer)))
    }
  }

  /// The next `count` bytes; nil at the end of the input.
  private static func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var rest = [UInt8](repeating: 0, count: count - bytes.count)
      let length = Glibc.read(STDIN_FILENO, &rest, rest.count)
      if length <= 0 { return nil }
      bytes += rest.prefix(length)
    }
    return bytes
  }

  private static func write(_ message: [UInt8]) {
    var rest = ((0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message)[...]
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if length <= 0 { exit(1) }
      rest = rest.dropFirst(length)
    }
  }
}

/// A message from the compiler.
struct Question: Decodable {
  let getCapability: Nothing?
  let expandFreestandingMacro: Use?
  let expandAttachedMacro: Entry?

  struct Nothing: Decodable {}

  /// A use of `#Preview`.
  struct Use: Decodable {
    let macro: Macro
    /// The beginning of the names that the expansion may declare.
    let discriminator: String
    /// The declarations around the use.
    let lexicalContext: [Nothing]?
    let syntax: Syntax

    struct Macro: Decodable { let typeName: String }

    struct Syntax: Decodable {
      /// The text, with the comments and blank lines before it.
      let source: String
      let location: Location
    }

    /// The place where `source` begins.
    struct Location: Codable {
      let fileID: String
      let fileName: String
      var offset: Int
      let line: Int
    }
  }
}

/// A note that the compiler shows at a place in a file.
struct Note: Encodable {
  let message: String
  let severity = "note"
  let position: Question.Use.Location
  let highlights: [String] = []
  let notes: [String] = []
  let fixIts: [String] = []
}

/// A message to the compiler.
private struct Answer: Encodable {
  var getCapabilityResult: Capabilities?
  var expandMacroResult: Expansion?

  struct Capabilities: Encodable { let capability = ["protocolVersion": 7] }

  struct Expansion: Encodable {
    let expandedSource: String
    let diagnostics: [Note]
  }
}
