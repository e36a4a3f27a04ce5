import Glibc

/// Answers the compiler, which asks this program to expand `#Preview` and `@Previewable`: both expand to nothing.
///
/// The compiler and its plug-ins exchange JSON messages, each behind its length as eight little-endian bytes.
@main
struct Previews {
  static func main() {
    while let length = read(8) {
      guard let message = read(length.reversed().reduce(0) { $0 << 8 | Int($1) }) else { return }
      answer(String(decoding: message, as: UTF8.self))
    }
  }

  private static func answer(_ message: String) {
    let reply =
      if message.contains("\"getCapability\"") {
        #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
      } else {
        #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
      }
    write((0..<8).map { UInt8(truncatingIfNeeded: reply.utf8.count >> (8 * $0)) } + reply.utf8)
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

  private static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if length <= 0 { exit(1) }
      rest = rest.dropFirst(length)
    }
  }
}
