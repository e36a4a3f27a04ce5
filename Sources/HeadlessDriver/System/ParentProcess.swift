import StateBindingC
import StateBindingFiles

/// The process that has started this one to run the app.
struct ParentProcess {
  static let descriptor: Int32 = 3
  private let link: Link
  /// Whether a thread waits for the end of the parent.
  private var isWatched = false

  /// The first message that the process `id` sends to each of its children. No other input at a descriptor looks like it.
  static func greeting(from id: pid_t) -> [UInt8] {
    let digits = "\(id)"
    return Array("run the app for process ".utf8)
      + [UInt8](repeating: 0x20, count: idCount - digits.utf8.count) + digits.utf8
  }

  /// The number of bytes for the number of a process, so that all greetings have one length.
  private static let idCount = 20

  /// Finds the parent; nil if this process was started in another way. Ends this process if the parent has ended already:
  /// otherwise it would do the parent's work.
  init?() {
    let greeting = Link.bytes(.greeting, Self.greeting(from: getppid()))
    var bytes = [UInt8](repeating: 0, count: greeting.count)
    let flags: Int32 = numericCast(MSG_PEEK) | numericCast(MSG_DONTWAIT)
    // Only peeks, so that any other input stays unread. Fails for a file or a pipe.
    guard recv(Self.descriptor, &bytes, bytes.count, flags) == bytes.count,
      bytes.starts(with: greeting.dropLast(Self.idCount))
    else { return nil }
    if bytes != greeting { _exit(1) }
    guard fcntl(Self.descriptor, F_SETFD, FD_CLOEXEC) == 0,
      read(Self.descriptor, &bytes, bytes.count) == bytes.count
    else { return nil }
    link = Link(descriptor: Self.descriptor)
  }

  /// Sends a message. Ends this process if the parent no longer reads.
  func send(_ kind: Link.Kind, _ bytes: some Collection<UInt8>) {
    if (try? link.send(kind, bytes)) == nil { endAsOrphan() }
  }

  /// Waits for the next order. Ends this process if the parent has ended.
  func nextOrder() -> [UInt8] {
    while true {
      if let order = link.next() { return order.bytes }
      if !link.read() { endAsOrphan() }
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
      _exit(1)
    }
    isWatched = thread != nil
    return folder
  }
}
