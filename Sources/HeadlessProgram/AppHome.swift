import HeadlessDriver
import StateBinding
import StateBindingC

/// The home of a launched app: the folder in which Foundation finds documents, caches and, in a program, temporary files. It is
/// removed with this object.
@MainActor
package final class AppHome {
  /// Whether the process is that of a program.
  static var isOfProgram = false
  /// The home that Foundation finds now.
  package private(set) static var current: AppHome?
  private static var count = 0
  /// The folder of all homes, and the current home, once they are made.
  private nonisolated static let paths = Locked<(all: String?, current: String?)>((nil, nil))

  private let path: String

  /// Makes an empty home.
  package init() {
    Self.count += 1
    path = "\(Self.paths.withLock(\.all) ?? Self.makeFolder())/\(Self.count)"
    for folder in ["", "/Documents", "/.cache", "/.local", "/.local/share", "/tmp"] {
      mkdir(path + folder, 0o700)
    }
  }

  deinit { ScratchFolder.remove(path) }

  /// From now on, Foundation finds this home.
  package func enter() {
    Self.current = self
    Self.paths.withLock { $0.current = path }
    Self.name(nil)
    setenv("XDG_CACHE_HOME", "\(path)/.cache", 1)
    setenv("XDG_DATA_HOME", "\(path)/.local/share", 1)
    // Other tests in the process use the temporary files of the computer.
    guard Self.isOfProgram else { return }
    setenv("HOME", path, 1)
    setenv("TMPDIR", "\(path)/tmp", 1)
  }

  /// Whether Foundation has kept data of the network here.
  package var hasNetworkData: Bool {
    ["/.local/share", "/.cache"].contains { rmdir(path + $0) != 0 || mkdir(path + $0, 0o700) != 0 }
  }

  private static func makeFolder() -> String {
    let given = (ParentProcess.exists ? getenv(variable) : nil).map { String(cString: $0) }
    let folder = given ?? ScratchFolder.path("headless-home", of: getpid())
    paths.withLock { $0.all = folder }
    if given == nil {
      // A process with the same number may have left it.
      ScratchFolder.remove(folder)
      atexit { AppHome.removeAll() }
    }
    mkdir(folder, 0o700)
    return folder
  }

  /// The variable in which Foundation looks for the home, also before anything of this package runs.
  private nonisolated static let variable = "CFFIXED_USER_HOME"

  /// Names `home` for a child that is about to start; nil for the current home.
  nonisolated static func name(_ home: String?) {
    unsetenv(variable)
    if let home = home ?? paths.withLock(\.current) { setenv(variable, home, 1) }
  }

  /// Removes all homes before the process ends.
  nonisolated static func removeAll() {
    if let folder = paths.withLock(\.all) { ScratchFolder.remove(folder) }
  }
}
