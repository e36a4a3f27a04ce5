import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread that waits for what there is to read, so that the main actor goes on meanwhile, and so does the pool, which may
/// have one thread only.
package final class PollingThread: Sendable {
  private struct Request {
    let descriptors: [Int32]
    let pause: Pause
  }

  /// What is waited for, until one of its descriptors has something to read or another request takes its place.
  private let request = Locked<Request?>(nil)
  /// A pipe: a byte in it tells of a request, its end ends the thread.
  private let readEnd: Int32
  private let writeEnd: Int32

  /// The thread starts. It is to be stopped when nobody waits any more.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError() }
    (readEnd, writeEnd) = (ends[0], ends[1])
    do throws(SystemError) {
      try start()
    } catch {
      for end in ends { close(end) }
      throw error
    }
  }

  package func stop() {
    close(writeEnd)
  }

  /// Waits until one of `descriptors` has something to read or the task is cancelled. One task waits at a time. What can't
  /// be waited for ends the wait too: the caller meets the error when it looks.
  package func wait(
    for descriptors: [Int32], isolation: isolated (any Actor)? = #isolation
  ) async {
    let pause = Pause()
    await withTaskCancellationHandler {
      // A closure of the standard library leaves the actor unless it captures it.
      _ = isolation
      request.withLock { $0 = Request(descriptors: descriptors, pause: pause) }
      var byte: UInt8 = 0
      _ = write(writeEnd, &byte, 1)
      await pause.wait()
    } onCancel: {
      pause.end()
    }
  }

  private func start() throws(SystemError) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(self)
    let number = pthread_create(&thread, nil, runThread, argument.toOpaque())
    guard number == 0 else {
      argument.release()
      throw SystemError(number: number)
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  /// What the thread does.
  fileprivate func run() {
    defer { close(readEnd) }
    while true {
      let current = request.withLock { $0 }
      let ready = try? poll([readEnd] + (current?.descriptors ?? []), timeout: nil)
      if let ready, ready[0] != .nothing {
        var byte: UInt8 = 0
        guard read(readEnd, &byte, 1) == 1 else { return }
      }
      guard let current, ready?.dropFirst().contains(where: { $0 != .nothing }) ?? true else {
        continue
      }
      request.withLock { if $0?.pause === current.pause { $0 = nil } }
      current.pause.end()
    }
  }
}

#if canImport(Darwin)
  private typealias Argument = UnsafeMutableRawPointer
#else
  private typealias Argument = UnsafeMutableRawPointer?
#endif

/// What is run by a thread, which gets a pointer only.
private let runThread: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
  let pointer: UnsafeMutableRawPointer? = argument
  if let pointer { Unmanaged<PollingThread>.fromOpaque(pointer).takeRetainedValue().run() }
  return nil
}
