/// Finds what outlives its RIB.
///
/// When a router is released, its interactor, presenter and view controller must go too. What is still there once the
/// app is settled is a survivor, named with the path of its RIB; ``AppRun/settled()`` reports each once as a diagnostic.
/// A router that its owner keeps after a detach is no survivor, as it may be attached again: it is listed in
/// ``detached``.
@MainActor
public final class LeakDetector {
  // Unchecked is right: a load or a store; rows "attach + detach".

  /// Whether leaks are looked for; on in debug builds, and free while off.
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

  // For the exclusivity, see `RouterNode`.
  @exclusivity(unchecked) private var kept = ExpectationList()
  private var watched: [Watch] = []
  @exclusivity(unchecked) private var made = 0
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

  /// Expects `kind` of `object`, which says itself when it has come; `old`, which is met, becomes that.
  func expect(
    _ kind: Expectation.Kind, of object: AnyObject, at place: Place,
    inPlaceOf old: Expectation? = nil
  ) -> Expectation {
    made += 1
    if let old, old.place === place {
      old.become(kind, of: object)
      old.number = made
      return old
    }
    if let old { drop(old) }
    let expectation = Expectation(kind, of: object, at: place)
    expectation.number = made
    kept.insert(expectation)
    return expectation
  }

  /// Expects that `object` goes, which is known by a weak reference.
  func expectRelease(of object: AnyObject, at place: Place) {
    watch(Watch(.release, of: object, at: place))
  }

  func watch(_ watch: Watch) {
    if watched.count >= sweepAt { sweep() }
    made += 1
    watch.number = made
    watched.append(watch)
  }

  /// Takes `expectation` out, which is met or no longer expected.
  func drop(_ expectation: Expectation) {
    kept.remove(expectation)
  }

  private func unmet(_ isWanted: (Expectation.Kind) -> Bool) -> [Expectation] {
    var seen: Set<Expectation.Subject> = []
    return (kept.all + watched).filter { isWanted($0.kind) && !$0.isMet }
      .sorted { $0.number < $1.number }
      .filter { seen.insert($0.subject).inserted }
  }

  private func leak(_ expectation: Expectation) -> Leak {
    Leak(
      path: expectation.place.path, object: String(describing: expectation.type),
      isOnScreen: expectation.kind == .disappearance)
  }

  private func sweep() {
    watched.removeAll { $0.isMet }
    sweepAt = max(64, watched.count * 2)
  }
}

private var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
