#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard descriptor `number`; where the program was started without it, one that every call refuses.
///
/// The system gives a missing number to whatever is opened next, and the Swift runtime opens timers and queues before the
/// program's first line: reading from one of those would never end. They are no files, so their type is 0.
func standardDescriptor(_ number: Int32) -> Int32 {
  var status = stat()
  return fstat(number, &status) == 0 && status.st_mode & S_IFMT != 0 ? number : -1
}
