#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads what is there, waiting for the first byte; 0 at the end of the input.
func readBytes(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer
) throws(SystemError) -> Int {
  while true {
    let count = read(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return count }
    try tryAgain(descriptor, Int16(POLLIN))
  }
}

/// A descriptor of the file at `path`, to read from.
func openForReading(_ path: String) throws(SystemError) -> Int32 {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemError() }
  return descriptor
}

/// The ends of a new pipe, which programs that this one starts do not get.
func openPipe() throws(SystemError) -> (readEnd: Int32, writeEnd: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw SystemError() }
  // It does not fail on a descriptor that is open.
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Writes all of `bytes`.
func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else {
      try tryAgain(descriptor, Int16(POLLOUT))
    }
  }
}

/// Throws the error that the last call left, unless the call is worth repeating; waits until it is.
private func tryAgain(_ descriptor: Int32, _ events: Int16) throws(SystemError) {
  switch errno {
  case EINTR: return
  case EAGAIN:
    // The other end of the terminal or pipe may have made it non-blocking for us too.
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    if poll(&entry, 1, -1) < 0, errno != EINTR { throw SystemError() }
  default: throw SystemError()
  }
}
