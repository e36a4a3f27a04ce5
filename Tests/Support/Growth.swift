import StateBindingC
public import Testing

/// Checks that `act` costs at most two and a half times as much for twice the `count`, in processor time of this thread.
///
/// Other tests share the processor and its caches, so the least of several times counts.
public func expectLinear(
  _ count: Int, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, _ act: (_ count: Int) async throws -> Void
) async throws {
  var least = (once: Double.infinity, twice: Double.infinity)
  for _ in 0..<5 {
    var start = threadTime()
    try await act(count)
    least.once = min(least.once, threadTime() - start)
    start = threadTime()
    try await act(2 * count)
    least.twice = min(least.twice, threadTime() - start)
    if least.twice <= 2.5 * least.once + unsteady { return }
  }
  #expect(least.twice <= 2.5 * least.once + unsteady, comment, sourceLocation: sourceLocation)
}

/// The seconds by which a short time differs between runs.
private let unsteady = 0.005

/// The seconds for which a processor has run this thread.
private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
