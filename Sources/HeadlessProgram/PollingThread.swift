import StateBindingC
import StateBinding
package import StateBindingFiles

/// A thread that waits until descriptors can be read. It blocks neither the main actor nor the concurrency pool, which may have
/// only one thread.
package final class PollingThread: Sendable {
  private struct Wait {
    let descriptors: [Int32]
    let deadline: ContinuousClock.Instant?
    let pause: Pause
  }

  private struct State {
    var waits: [Wait] = []
    var error: SystemError?

    /// Removes the wait with `pause`, if it is still there: the thread and a cancelled task may both remove it.
    mutating func remove(_ pause: Pause) {
      waits.removeAll { $0.pause === pause }
    }
  }

  private let state = Locked(State())
  /// The reading end of a pipe. A byte in the pipe announces a new wait; closing the writing end ends the thread.
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Starts the thread. Call `stop()` when nobody waits any more.
  package init() throws(SystemError) {
    (readEnd, writeEnd) = try openPipe()
    do throws(SystemError) {
      try startThread { self.run() }
    } catch {
      close(readEnd)
      close(writeEnd)
      throw error
    }
  }

  package func stop() {
    close(writeEnd)
  }

  /// Waits until one of `descriptors` can be read, the time is `deadline`, or the task is cancelled.
  package func wait(
    for descriptors: [Int32], before deadline: ContinuousClock.Instant? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(SystemError) {
    let pause = Pause()
    await withTaskCancellationHandler {
      // A closure that is passed to the standard library leaves the actor unless it captures the actor.
      _ = isolation
      let hasEnded = state.withLock { state in
        state.waits.append(Wait(descriptors: descriptors, deadline: deadline, pause: pause))
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

  /// Runs on the thread until the pipe is closed or an error occurs.
  private func run() {
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

  /// Polls once, and ends the waits whose descriptors can be read. Returns false when the thread has to end.
  private func endWaits() throws(SystemError) -> Bool {
    let waits = state.withLock(\.waits)
    let rest = waits.compactMap(\.deadline).min().map { max(.zero, $0 - .now) }
    var ready = try poll([readEnd] + waits.flatMap(\.descriptors), timeout: rest)[...]
    if ready.removeFirst() != .nothing {
      var byte: UInt8 = 0
      guard read(readEnd, &byte, 1) == 1 else { return false }
    }
    for wait in waits {
      let isDue = wait.deadline.map { $0 <= .now } == true
      let isOver = isDue || ready.prefix(wait.descriptors.count).contains { $0 != .nothing }
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

/// The function that a thread starts with. Its argument is a retained `ThreadBody`.
private let runThread: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
  let pointer: UnsafeMutableRawPointer? = argument
  if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run() }
  return nil
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs `body` on a new thread.
func startThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  // C passes a raw pointer to the thread, which does not keep the body alive.
  let argument = Unmanaged.passRetained(ThreadBody(body))
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

/// The state of a descriptor after a poll.
enum Readiness {
  case nothing, input, hangUp
}

/// Waits until one of `descriptors` can be read, nobody reads from `output` any more, or `timeout` has passed; a nil `timeout` is
/// no limit. If `output` is not nil, the last element of the result is about `output`.
func poll(
  _ descriptors: [Int32], output: Int32? = nil, timeout: Duration?
) throws(SystemError) -> [Readiness] {
  var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  if let output { entries.append(pollfd(fd: output, events: 0, revents: 0)) }
  if poll(&entries, nfds_t(entries.count), milliseconds(timeout)) < 0, errno != EINTR {
    throw SystemError()
  }
  return entries.map { entry in
    if entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return .hangUp }
    return entry.revents == 0 ? .nothing : .input
  }
}

/// `timeout` in milliseconds for `poll`. Rounds up: otherwise the loop would spin through the last millisecond.
private func milliseconds(_ timeout: Duration?) -> Int32 {
  guard let timeout else { return -1 }
  let (seconds, attoseconds) = timeout.components
  let sum = min(max(seconds, 0), 1_000_000) * 1000 + max(attoseconds, 0) / 1_000_000_000_000_000
  return Int32(sum) + (attoseconds % 1_000_000_000_000_000 > 0 ? 1 : 0)
}
