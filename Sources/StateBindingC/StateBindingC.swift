// The C library, which has another name on each system. This is the only file that chooses; every other file that calls the
// system imports `StateBindingC`.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

/// Makes a pipe. Its ends are close-on-exec from the start: a process that another thread starts at the same moment would
/// otherwise keep them open.
package func openPipe(_ ends: inout [Int32]) -> Int32 {
  #if !canImport(Darwin)
    // The modules of the C libraries leave `pipe2` out.
    typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
    if let pipe2 = dlsym(nil, "pipe2") {
      return unsafeBitCast(pipe2, to: Pipe2.self)(&ends, O_CLOEXEC)
    }
  #endif
  guard pipe(&ends) == 0 else { return -1 }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return 0
}
