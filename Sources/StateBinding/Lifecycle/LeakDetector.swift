/// Finds what outlives its RIB.
///
/// When a router is released, its interactor, presenter and view controller must go too. What is still there once the
/// app is settled is a survivor, named with the path of its RIB; ``AppRun/settled()`` reports each once as a diagnostic.
/// A router that its owner keeps after a detach is no survivor, as it may be attached again: it is listed in
/// ``detached``.
@MainActor
public final class LeakDetector {
  /// Whether leaks are looked for; on in debug builds, and free while off.
  // Unchecked is right: a load or a store; rows "attach + detach".
  @exclusivity(unchecked) public static var isEnabled = isDebugBuild

  /// An object that should be gone, or off the screen.
  public struct Leak: Sendable, Hashable, CustomStringConvertible {
    /// The RIB that it was a part of, from the root: `Root/LoggedIn/Profile`.
    public let path: String
    /// Its type.
    public let object: String
    /// Whether what is wrong is that it is still on the screen; it may live on.
    public let isOnScreen: Bool

    /// What is wrong, in one sentence.
    public var description: String {
      isOnScreen
        ? "\(object) of \(path) is still on the screen though its RIB is inactive"
        : "\(object) of \(path) has outlived its router; look for what holds it strongly"
    }
  }

  private var expectations: [Expectation] = []
  private var made = 0
  private var sweepAt = 64

  nonisolated init() {}

  /// What is still there though its RIB is over, in the order in which the RIBs ended; exact once the app is settled.
  public var survivors: [Leak] {
    unmet { $0 != .reattachment }.map(leak)
  }

  /// The paths of the routers that were detached and that their owners keep, in the order of detaching.
  public var detached: [String] {
    unmet { $0 == .reattachment }.map { $0.place.path }
  }

  func report(to diagnostics: Diagnostics) {
    // What has been met is over: if it happens again, it is told again.
    sweep()
    for expectation in unmet({ $0 != .reattachment }) where !expectation.isReported {
      expectation.isReported = true
      diagnostics.report(Diagnostic(kind: .leak, message: leak(expectation).description))
    }
  }

  func expect(
    _ kind: Expectation.Kind, of object: AnyObject, at place: Place, isUnmet: (() -> Bool)? = nil
  ) -> Expectation {
    if expectations.count >= sweepAt { sweep() }
    made += 1
    let expectation = Expectation(
      kind, of: object, at: place, number: made, index: expectations.count,
      isUnmet: isUnmet)
    expectations.append(expectation)
    return expectation
  }

  /// Expects that `object` goes, which is known by a weak reference.
  func expectRelease(of object: AnyObject, at place: Place) {
    _ = expect(.release, of: object, at: place) { [weak object] in object != nil }
  }

  /// Takes `expectation` out, which is met or no longer expected.
  func drop(_ expectation: Expectation) {
    let index = expectation.index
    guard index < expectations.count, expectations[index] === expectation else { return }
    expectations.swapAt(index, expectations.count - 1)
    expectations[index].index = index
    expectations.removeLast()
  }

  private func unmet(_ isWanted: (Expectation.Kind) -> Bool) -> [Expectation] {
    var seen: Set<Expectation.Subject> = []
    return expectations.filter { isWanted($0.kind) && $0.isUnmet?() ?? true }
      .sorted { $0.number < $1.number }
      .filter { seen.insert($0.subject).inserted }
  }

  private func leak(_ expectation: Expectation) -> Leak {
    Leak(
      path: expectation.place.path, object: String(describing: expectation.type),
      isOnScreen: expectation.kind == .disappearance)
  }

  private func sweep() {
    expectations.removeAll { $0.isUnmet.map { !$0() } ?? false }
    for index in expectations.indices { expectations[index].index = index }
    sweepAt = max(64, expectations.count * 2)
  }
}

private var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
