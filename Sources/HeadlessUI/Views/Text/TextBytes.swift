/// A text that is another one where its bytes are others, though its characters may be the same.
struct TextBytes: Hashable, Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (one: TextBytes, other: TextBytes) -> Bool {
    one.withBytes { one in
      other.withBytes { other in
        one.count == other.count && one.indices.allSatisfy { one[$0] == other[$0] }
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: $0) }
  }

  @inline(__always)
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var text = text
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
