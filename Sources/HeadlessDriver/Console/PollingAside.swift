#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until one of `descriptors` has something to read or the task is cancelled, on a thread of its own: the main actor
/// goes on, and so does the pool, which may have one thread only.
func pollAside(_ descriptors: [Int32]) async throws(SystemError) {
  let wait = try Wait(descriptors)
  let result = await withTaskCancellationHandler {
    await withCheckedContinuation { wait.start($0) }
  } onCancel: {
    wait.cancel()
  }
  try result.get()
}

/// What a thread waits for, with a pipe that ends the wait.
private final class Wait: Sendable {
  typealias Continuation = CheckedContinuation<Result<Void, SystemError>, Never>

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

  func start(_ continuation: Continuation) {
    let job = Unmanaged.passRetained(Job(self, continuation)).toOpaque()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let number = pthread_create(&thread, &attributes, runJob, job)
    if number != 0 {
      Unmanaged<Job>.fromOpaque(job).release()
      continuation.resume(returning: .failure(SystemError(number: number)))
    }
  }

  /// A wait, and who is told of its end.
  final class Job: Sendable {
    private let wait: Wait
    private let continuation: Continuation

    init(_ wait: Wait, _ continuation: Continuation) {
      self.wait = wait
      self.continuation = continuation
    }

    func run() {
      let result = Result { () throws(SystemError) in
        _ = try poll(wait.descriptors, timeout: nil)
      }
      continuation.resume(returning: result)
    }
  }
}

#if canImport(Darwin)
  private typealias Argument = UnsafeMutableRawPointer
#else
  private typealias Argument = UnsafeMutableRawPointer?
#endif

/// What the thread runs: it gets a pointer only, which holds the job.
private let runJob: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
  let pointer: UnsafeMutableRawPointer? = argument
  if let pointer { Unmanaged<Wait.Job>.fromOpaque(pointer).takeRetainedValue().run() }
  return nil
}
