import StateBinding

/// What one observer heard, as text.
///
/// `1 2 |` is two values and completion, `1 x(boom)` a value and an error, `1 !` a value and a disposal.
final class Recording {
  private(set) var text = ""
  /// Weak, as a test must not keep what the framework should: the source does.
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

/// Subscribes to `stream`; `react` runs inside each delivery.
@discardableResult
func record<Element>(
  _ stream: Observable<Element>, react: @escaping (Recording, Element) -> Void = { _, _ in }
) -> Recording {
  let recording = Recording()
  recording.start(stream, react: react)
  return recording
}

/// Subscribes to `single`, and records its value and completion, or its error.
@discardableResult
func record<Element>(_ single: Single<Element>) -> Recording {
  record(single.asObservable())
}

/// The error of the tests; it prints as `boom`.
nonisolated struct Boom: Error, Equatable, CustomStringConvertible {
  let description = "boom"
}

/// What the closures of a subscription hold, to see whether they have been released.
final class Probe {}

/// Gives the value back, but throws at 2.
func failAt2(_ value: Int) throws -> Int {
  if value == 2 { throw Boom() }
  return value
}
