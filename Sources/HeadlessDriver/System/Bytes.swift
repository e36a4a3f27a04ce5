import StateBindingC

/// The offset of the first `text` in `whole`; nil if there is none.
///
/// `strstr` takes linear time for every text. The standard library's search would link the engine of regular expressions into
/// every static program.
package func offset(of text: UnsafePointer<CChar>, in whole: UnsafePointer<CChar>) -> Int? {
  strstr(whole, text).map { UnsafePointer($0) - whole }
}

/// The offset of the first `byte` in `bytes`; nil if there is none.
package func offset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
  guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else {
    return nil
  }
  return UnsafeRawPointer(found) - start
}

func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
  memcmp(one, other, count) == 0
}
