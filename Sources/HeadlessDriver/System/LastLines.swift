import StateBindingC
import StateBindingFiles

/// Prints the last noted lines if this process ends suddenly while it explores an app in a test. A second process does the
/// printing: it reads the lines from a pipe, and prints the last ones when this process has closed the pipe.
final class LastLines {
  private let id: pid_t
  private let writeEnd: Int32

  /// Nil if the system cannot start the second process.
  init?() {
    guard let pipe = try? openPipe() else { return nil }
    writeEnd = pipe.writeEnd
    defer { close(pipe.readEnd) }
    let id = try? startProcess(
      "/bin/sh", ["sh", "-c", #"tail -n 1 | tr "\001" "\n" >&2"#],
      changes: [.copy(pipe.readEnd, to: 0)])
    guard let id else {
      close(writeEnd)
      return nil
    }
    self.id = id
  }

  /// Notes `lines` in place of the earlier ones.
  func note(_ lines: [String]) {
    let bytes = lines.joined(separator: "\u{1}").utf8.map { $0 == 0x0A ? 0x01 : $0 }
    try? writeBytes(writeEnd, bytes + [0x0A])
  }

  deinit {
    // Kills the shell together with its commands, which are in one process group.
    kill(-id, SIGKILL)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
    close(writeEnd)
  }
}
