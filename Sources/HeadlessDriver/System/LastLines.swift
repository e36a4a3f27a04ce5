import CLibrary
import SystemFiles

/// Prints the lines that were noted last if this process ends suddenly, while it explores an app in a test. This process could
/// not print them itself, so a second one does: it reads the lines, and prints the last ones when nobody can write any more.
final class LastLines {
  private let id: pid_t
  private let writeEnd: Int32

  /// Nil if the system cannot start the second process.
  init?() {
    guard let pipe = try? openPipe() else { return nil }
    writeEnd = pipe.writeEnd
    defer { close(pipe.readEnd) }
    let id = try? startProcess(
      "/bin/sh", ["sh", "-c", #"tail -n 1 | tr "\001" "\n" >&2"#]
    ) { posix_spawn_file_actions_adddup2(&$0, pipe.readEnd, 0) }
    guard let id else {
      close(writeEnd)
      return nil
    }
    self.id = id
  }

  /// Notes `lines` in place of the earlier ones.
  func note(_ lines: [String]) {
    let text = lines.joined(separator: "\u{1}").map { $0 == "\n" ? "\u{1}" : $0 }
    try? writeBytes(writeEnd, Array("\(String(text))\n".utf8))
  }

  deinit {
    // The shell and its commands are a group.
    kill(-id, SIGKILL)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
    close(writeEnd)
  }
}
