public import StateBindingC
import Testing

/// A process started here, which does not outlive this object.
///
/// A process that has ended without being waited for would hide other ends from the exit tests.
public final class StartedProcess {
  public let id: pid_t
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

  /// Waits for the end. Returns the exit status, or 128 plus the number of the signal.
  public func end() -> Int32 {
    if let status { return status }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let number = status & 0x7F
    let end = number == 0 ? (status >> 8) & 0xFF : 128 + number
    self.status = end
    return end
  }

  /// The peak memory in KiB.
  public func peakMemory() throws -> Int { try number(of: "VmHWM:") }

  /// Whether the system tells the number of threads of a process, as Linux does.
  public static var threadsAreTold: Bool { access("/proc/self/status", R_OK) == 0 }

  /// The current number of threads.
  public func threads() throws -> Int { try number(of: "Threads:") }

  /// The number in the system's status of the process under `name`.
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
