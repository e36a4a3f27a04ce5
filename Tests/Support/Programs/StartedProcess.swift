import Testing

#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin
#endif

/// A process that was started here, and does not outlive this.
///
/// One that has ended and that nobody waits for would hide all others that end from the exit tests.
package final class StartedProcess {
  package let id: pid_t
  private var status: Int32?

  init(id: pid_t) {
    self.id = id
  }

  deinit {
    if status == nil {
      kill(id, SIGKILL)
      _ = end()
    }
  }

  /// Waits for its end; what it ends with, as a shell says it: 128 and the number for one that a signal ended.
  package func end() -> Int32 {
    if let status { return status }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let number = status & 0x7F
    let end = number == 0 ? (status >> 8) & 0xFF : 128 + number
    self.status = end
    return end
  }

  /// The most memory that it has had so far, in KiB.
  package func peakMemory() throws -> Int { try number(of: "VmHWM:") }

  /// Whether the system tells how many threads a process has, as Linux does.
  package static var threadsAreTold: Bool { access("/proc/self/status", R_OK) == 0 }

  /// How many threads it has now.
  package func threads() throws -> Int { try number(of: "Threads:") }

  /// What the system says of it under `name`.
  private func number(of name: String) throws -> Int {
    let status = try #require(fopen("/proc/\(id)/status", "r"))
    defer { fclose(status) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), status) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.hasPrefix(name) { return Int(text.filter(\.isWholeNumber)) ?? 0 }
    }
    throw TooLate(description: "the system does not tell \(name) of \(id)")
  }
}
