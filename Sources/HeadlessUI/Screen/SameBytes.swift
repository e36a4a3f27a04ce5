import CLibrary

extension String {
  /// Whether `other` has the same bytes; `==` also accepts canonically equivalent text.
  package func hasSameBytes(as other: String) -> Bool {
    if utf8.count != other.utf8.count { return false }
    return withBytes { bytes in
      other.withBytes { others in
        // Copies of a long text share its storage.
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return start == other || memcmp(start, other, bytes.count) == 0
      }
    }
  }
}

extension String {
  /// Calls `body` with the UTF-8 of this text.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension String? {
  /// Whether `other` is equal to the byte.
  package func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}
