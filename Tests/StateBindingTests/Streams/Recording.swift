import StateBinding
import Testing

/// The events that one observer heard, as text.
///
/// `1 2 |` is two values and completion, `1 x(boom)` a value and an error, `1 !` a value and a disposal.
final class Recording {
  private(set) var text = ""
  /// Weak because only the source should keep the subscription.
  private weak var subscription: (any Disposable)?
  private var hasEnded = false

  func dispose() { subscription?.dispose() }

  fileprivate func start<Element>(
    _ stream: Observable<Element>, react: @escaping (Recording, Element) -> Void
  ) {
    subscription = stream.subscribe(
      onNext: { element in
        self.note(String(describing: element))
        react(self, element)
      },
      onError: { self.noteEnd("x(\($0))") },
      onCompleted: { self.noteEnd("|") },
      onDisposed: { if !self.hasEnded { self.note("!") } })
  }

  private func noteEnd(_ end: String) {
    hasEnded = true
    note(end)
  }

  private func note(_ event: String) {
    text += text.isEmpty ? event : " \(event)"
  }
}

/// The trait `.disposesRecordings`: after each test, disposes the recordings that it made. A subscription whose source is gone
/// would otherwise stay for ever, and count as a leak of the tests.
struct RecordingsDisposed: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal fileprivate static var recordings: Locked<[Recording]>?

  nonisolated var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let recordings = Locked<[Recording]>([])
    try await Self.$recordings.withValue(recordings) { try await function() }
    for recording in recordings.withLock(\.self) { await recording.dispose() }
  }
}

extension Trait where Self == RecordingsDisposed {
  nonisolated static var disposesRecordings: RecordingsDisposed { RecordingsDisposed() }
}

/// Subscribes to `stream` and runs `react` inside each delivery.
@discardableResult
func record<Element>(
  _ stream: Observable<Element>, react: @escaping (Recording, Element) -> Void = { _, _ in }
) -> Recording {
  let recording = Recording()
  RecordingsDisposed.recordings?.withLock { $0.append(recording) }
  recording.start(stream, react: react)
  return recording
}

/// Subscribes to `single` and records its value and completion, or its error.
@discardableResult
func record<Element>(_ single: Single<Element>) -> Recording {
  record(single.asObservable())
}

/// The error of the tests. It prints as `boom`.
nonisolated struct Boom: Error, Equatable, CustomStringConvertible {
  let description = "boom"
}

/// An object held by the closures of a subscription, to see when they are released.
final class Probe {}

/// Whether the probe that `body` receives is alive after `body`.
func isKept(_ body: (Probe) -> Void) -> Bool {
  weak var kept: Probe?
  do {
    let probe = Probe()
    kept = probe
    body(probe)
  }
  return kept != nil
}

/// Returns the value, but throws at 2.
func failAt2(_ value: Int) throws -> Int {
  if value == 2 { throw Boom() }
  return value
}
