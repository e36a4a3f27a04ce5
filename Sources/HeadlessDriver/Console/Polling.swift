#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What can be read from a descriptor.
enum Readiness {
  case nothing, input, hangUp
}

/// Waits until one of `descriptors` has something to read, or for `timeout`; without one, as long as it takes.
func poll(_ descriptors: [Int32], timeout: Duration?) throws(SystemError) -> [Readiness] {
  var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  if poll(&entries, nfds_t(entries.count), milliseconds(timeout)) < 0, errno != EINTR {
    throw SystemError()
  }
  return entries.map { entry in
    if entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return .hangUp }
    return entry.revents == 0 ? .nothing : .input
  }
}

/// `timeout` for `poll`, rounded up lest the loop spins through its last millisecond.
private func milliseconds(_ timeout: Duration?) -> Int32 {
  guard let timeout else { return -1 }
  let (seconds, attoseconds) = timeout.components
  let sum = min(max(seconds, 0), 1_000_000) * 1000 + max(attoseconds, 0) / 1_000_000_000_000_000
  return Int32(sum) + (attoseconds % 1_000_000_000_000_000 > 0 ? 1 : 0)
}
