import HeadlessDriver
import StateBinding
import StateBindingC

/// The home of the app in a process of a program: the folder in which Foundation finds documents, caches and temporary files.
///
/// In a process of tests, an app has no home of its own.
@MainActor
package enum AppHome {
  /// Whether the process is that of a program.
  static var isOfProgram = false
  /// The path of the folder, once it is made.
  private nonisolated static let path = Locked<String?>(nil)

  /// Makes the folder, and empties it unless it `keepsFiles`. Returns whether it has removed data of the network.
  package static func prepare(keepingFiles keepsFiles: Bool) -> Bool {
    guard isOfProgram else { return false }
    let home = path.withLock(\.self) ?? make()
    let hasData = [".local/share", ".cache"].contains {
      !keepsFiles && rmdir("\(home)/\($0)") != 0 && errno == ENOTEMPTY
    }
    if !keepsFiles { ScratchFolder.remove(home) }
    for folder in ["", "/Documents", "/.cache", "/.local", "/.local/share", "/tmp"] {
      mkdir(home + folder, 0o700)
    }
    return hasData
  }

  private static func make() -> String {
    let given = ParentProcess.exists ? getenv(variable) : nil
    let home =
      given.map { String(cString: $0) } ?? ScratchFolder.path("headless-home", of: getpid())
    path.withLock { $0 = home }
    if given == nil { atexit { AppHome.remove() } }
    name(nil)
    setenv("HOME", home, 1)
    setenv("TMPDIR", "\(home)/tmp", 1)
    for name in ["CACHE", "CONFIG", "DATA", "STATE"] { unsetenv("XDG_\(name)_HOME") }
    return home
  }

  /// The variable in which Foundation looks for the home, also before anything of this package runs.
  private nonisolated static let variable = "CFFIXED_USER_HOME"

  /// Names `home` for a child that is about to start; nil for the home of this process.
  nonisolated static func name(_ home: String?) {
    unsetenv(variable)
    if let home = home ?? path.withLock(\.self) { setenv(variable, home, 1) }
  }

  /// Removes the folder before the process ends.
  nonisolated static func remove() {
    if let home = path.withLock(\.self) { ScratchFolder.remove(home) }
  }
}
