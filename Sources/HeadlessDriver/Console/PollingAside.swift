import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until one of `descriptors` has something to read or the task is cancelled, on a thread of its own: the main actor
/// goes on, and so does the pool, which may have one thread only.
func pollAside(
  _ descriptors: [Int32], isolation: isolated (any Actor)? = #isolation
) async throws(SystemError) {
  let wait = try Wait(descriptors)
  await withTaskCancellationHandler {
    // A closure of the standard library leaves the actor unless it captures it.
    _ = isolation
    wait.start()
    await wait.pause.wait()
  } onCancel: {
    wait.cancel()
  }
  try wait.result.get()
}

/// What a thread waits for, with a pipe that ends the wait.
///
/// Unchecked: `result` is written before the pause ends and read after it.
private final class Wait: @unchecked Sendable {
  let pause = Pause()
  private(set) var result = Result<Void, SystemError>.success(())

  private let descriptors: [Int32]
  private let readEnd: Int32
  private let writeEnd: Int32

  init(_ descriptors: [Int32]) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError() }
    (readEnd, writeEnd) = (ends[0], ends[1])
    self.descriptors = descriptors + [readEnd]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func cancel() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  func start() {
    let argument = Unmanaged.passRetained(self).toOpaque()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let number = pthread_create(&thread, &attributes, runWait, argument)
    if number != 0 {
      Unmanaged<Wait>.fromOpaque(argument).release()
      end(.failure(SystemError(number: number)))
    }
  }

  func run() {
    end(
      Result { () throws(SystemError) in
        _ = try poll(descriptors, timeout: nil)
      })
  }

  private func end(_ result: Result<Void, SystemError>) {
    self.result = result
    pause.end()
  }
}

#if canImport(Darwin)
  private typealias Argument = UnsafeMutableRawPointer
#else
  private typealias Argument = UnsafeMutableRawPointer?
#endif

/// What the thread runs: it gets a pointer only, which holds the wait.
private let runWait: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
  let pointer: UnsafeMutableRawPointer? = argument
  if let pointer { Unmanaged<Wait>.fromOpaque(pointer).takeRetainedValue().run() }
  return nil
}
