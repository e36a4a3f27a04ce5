import HeadlessDriver
import StateBindingC
import StateBindingFiles

/// The process that has started this one to run the app.
struct ParentProcess {
  static let descriptor: Int32 = 3
  private let link: Link
  /// Whether a thread waits for the end of the parent.
  private var isWatched = false

  private static let greeting = "run the app for process "

  /// The name under which the process `id` starts its children, in place of the program's path. A child knows by its name that
  /// it is one, whatever fails: it would otherwise do its parent's work, and start children of its own.
  static func childName(for id: pid_t) -> String { "\(greeting)\(id)" }

  /// Whether this process was started to run the app.
  static var exists: Bool { CommandLine.arguments.first?.hasPrefix(greeting) == true }

  /// Finds the parent; nil if this process was started in another way. Ends this process if the parent has ended already, and
  /// throws if it cannot be reached.
  init?() throws(SystemError) {
    guard Self.exists, let name = CommandLine.arguments.first else { return nil }
    if name != Self.childName(for: getppid()) { _exit(1) }
    try SystemError.check { fcntl(Self.descriptor, F_SETFD, FD_CLOEXEC) }
    link = Link(descriptor: Self.descriptor)
  }

  /// Sends a message. Ends this process if the parent no longer reads, or cannot be reached.
  func send(_ kind: Link.Kind, _ bytes: some Collection<UInt8>) {
    do throws(SystemError) {
      try link.send(kind, bytes)
    } catch {
      if !error.isClosedPipe {
        try? writeBytes(2, Array("cannot reach the process that started this one: \(error)\n".utf8))
        // Otherwise the parent would wait for this process, and this process for the parent's end.
        shutdown(link.descriptor, Int32(SHUT_RDWR))
      }
      endAsOrphan()
    }
  }

  /// Waits for the next order. Ends this process if the parent has ended.
  func nextOrder() throws(SystemError) -> [UInt8] {
    while true {
      if let order = link.next() { return order.bytes }
      if try !link.read() { endAsOrphan() }
    }
  }

  /// Ends this process at once. All results are sent, so nothing in its memory has to be released.
  func end() -> Never { _exit(0) }

  private func endAsOrphan() -> Never {
    // The thread of `endWithParent` removes the folder, and ends the process.
    while isWatched { pause() }
    _exit(1)
  }

  /// From now on, ends this process with its parent, even if the app hangs. If `name` is not nil, makes a folder for files, whose
  /// path begins with `name`, and returns the path. The folder is removed at the end.
  mutating func endWithParent(folderName name: String?) throws(SystemError) -> String? {
    let folder = name.map { ScratchFolder.path($0, of: getpid()) }
    if isWatched { return folder }
    if let folder {
      // An earlier process with the same number may have left the folder there.
      ScratchFolder.remove(folder)
      try SystemError.check { mkdir(folder, 0o700) }
    }
    let descriptor = link.descriptor
    let thread: Void? = try? startThread {
      var entry = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&entry, 1, -1) <= 0 {}
      // The app may still be making files in the folder. Once the folder has another name, the app cannot.
      if let folder, rename(folder, "\(folder)-") == 0 { ScratchFolder.remove("\(folder)-") }
      AppHome.removeAll()
      _exit(1)
    }
    isWatched = thread != nil
    return folder
  }
}
