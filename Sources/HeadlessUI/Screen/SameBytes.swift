import StateBindingC

extension String {
  /// Whether `other` has the same bytes; `==` also accepts canonically equivalent text.
  package func hasSameBytes(as other: String) -> Bool {
    if utf8.count != other.utf8.count { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        // Copies of a long text share its storage.
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return start == other || memcmp(start, other, bytes.count) == 0
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension String {
  /// Calls `body` with the UTF-8 of this text.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }
}

extension String? {
  /// Whether `other` is equal to the byte.
  package func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}
