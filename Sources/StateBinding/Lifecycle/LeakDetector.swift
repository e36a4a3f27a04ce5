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
  @exclusivity(unchecked) private var kept = PlaceList()
  @exclusivity(unchecked) private var released: [ReleaseWatch] = []
  private var shown: [ScreenWatch] = []
  @exclusivity(unchecked) private var made = 0
  private var sweepAt = 64
  /// The numbers of those that have been reported and are unmet still.
  private var reported: Set<Int> = []

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
    if kept.isEmpty, released.isEmpty, shown.isEmpty, reported.isEmpty { return }
    // What has been met is over: if it happens again, it is told again.
    sweep()
    let unmet = unmet { $0 != .reattachment }
    let told = replace(&reported, with: Set(unmet.map(\.number)))
    for expectation in unmet where !told.contains(expectation.number) {
      diagnostics.report(Diagnostic(kind: .leak, message: leak(expectation).description))
    }
  }

  /// Expects `kind` of `object`, which keeps `place` and drops it when that has come, in place of what it has expected.
  func expect(_ kind: Expectation.Kind, of object: AnyObject, at place: Place) {
    made += 1
    place.number = made
    place.object = Unkept(object)
    if place.expected == nil { kept.insert(place) }
    place.expected = kind
  }

  /// Expects nothing at `place` any more.
  func drop(_ place: Place) {
    guard place.expected != nil else { return }
    place.expected = nil
    kept.remove(place)
  }

  /// Expects that `object` goes, which is known by a weak reference.
  func expectRelease(of object: AnyObject, at place: Place) {
    made += 1
    watch(object, at: place, number: made)
  }

  /// Expects that `object` goes with the result; if it does not, looks for it from then on.
  func search(for object: Unmanaged<AnyObject>, at place: Place) -> LeakSearch {
    made += 1
    return LeakSearch(object, leaks: self, place: place, number: made)
  }

  /// Looks for `object`, which has been expected to go since that `number` was given.
  func watch(_ object: AnyObject, at place: Place, number: Int) {
    if released.count >= sweepAt { sweep() }
    released.append(ReleaseWatch(of: object, at: place, number: number))
  }

  /// Expects that `view` leaves the screen while `interactable` is inactive.
  func expectDisappearance(
    of view: any ViewControllable, _ interactable: any Interactable, at place: Place
  ) {
    if shown.count >= sweepAt { sweep() }
    made += 1
    shown.append(ScreenWatch(of: view, interactable, at: place, number: made))
  }

  private func unmet(_ isWanted: (Expectation.Kind) -> Bool) -> [Expectation] {
    var seen: Set<Expectation.Subject> = []
    let all = kept.expectations + released.compactMap(\.unmet) + shown.compactMap(\.unmet)
    return all.filter { isWanted($0.kind) }
      .sorted { $0.number < $1.number }
      .filter { seen.insert($0.subject).inserted }
  }

  private func leak(_ expectation: Expectation) -> Leak {
    Leak(
      path: expectation.place.path, object: String(describing: expectation.type),
      isOnScreen: expectation.kind == .disappearance)
  }

  private func sweep() {
    released.removeAll { $0.isMet }
    shown.removeAll { $0.unmet == nil }
    sweepAt = max(64, max(released.count, shown.count) * 2)
  }
}

private var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
