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
  private struct Wait {
    let descriptors: [Int32]
    let pause: Pause
  }

  private struct State {
    var waits: [Wait] = []
    /// Why the thread has ended.
    var error: SystemError?

    /// Once its pause is over: by whoever is first, the thread, which must not find it again, or a cancelled task.
    mutating func remove(_ pause: Pause) {
      waits.removeAll { $0.pause === pause }
    }
  }

  private let state = Locked(State())
  /// A pipe: a byte in it tells of a wait, its end ends the thread.
  private let readEnd: Int32
  private let writeEnd: Int32

  /// The thread starts. It is to be stopped when nobody waits any more.
  package init() throws(SystemError) {
    (readEnd, writeEnd) = try openPipe()
    do throws(SystemError) {
      try start()
    } catch {
      close(readEnd)
      close(writeEnd)
      throw error
    }
  }

  package func stop() {
    close(writeEnd)
  }

  /// Waits until one of `descriptors` has something to read or the task is cancelled.
  package func wait(
    for descriptors: [Int32], isolation: isolated (any Actor)? = #isolation
  ) async throws(SystemError) {
    let pause = Pause()
    await withTaskCancellationHandler {
      // A closure of the standard library leaves the actor unless it captures it.
      _ = isolation
      let hasEnded = state.withLock { state in
        state.waits.append(Wait(descriptors: descriptors, pause: pause))
        return state.error != nil
      }
      if hasEnded { return }
      var byte: UInt8 = 0
      _ = write(writeEnd, &byte, 1)
      await pause.wait()
    } onCancel: {
      pause.end()
    }
    let error = state.withLock { state in
      state.remove(pause)
      return state.error
    }
    if let error { throw error }
  }

  private func start() throws(SystemError) {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let argument = Unmanaged.passRetained(self)
    let number = pthread_create(&thread, nil, runThread, argument.toOpaque())
    guard number == 0 else {
      argument.release()
      throw SystemError(number: number)
    }
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
  }

  /// What the thread does.
  fileprivate func run() {
    defer { close(readEnd) }
    do throws(SystemError) {
      while try endWaits() {}
    } catch {
      let waits = state.withLock { state in
        state.error = error
        return state.waits
      }
      for wait in waits { wait.pause.end() }
    }
  }

  /// Ends the waits for what can be read next; false when the thread is to end.
  private func endWaits() throws(SystemError) -> Bool {
    let waits = state.withLock(\.waits)
    var ready = try poll([readEnd] + waits.flatMap(\.descriptors), timeout: nil)[...]
    if ready.removeFirst() != .nothing {
      var byte: UInt8 = 0
      guard read(readEnd, &byte, 1) == 1 else { return false }
    }
    for wait in waits {
      let isOver = ready.prefix(wait.descriptors.count).contains { $0 != .nothing }
      ready = ready.dropFirst(wait.descriptors.count)
      guard isOver else { continue }
      state.withLock { $0.remove(wait.pause) }
      wait.pause.end()
    }
    return true
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
