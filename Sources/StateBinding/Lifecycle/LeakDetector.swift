/// Finds objects that outlive their RIB.
///
/// When a router is released, its interactor, presenter and view controller must be released too. An object that still
/// exists once the app is settled is a survivor. ``AppRun/settled()`` reports each survivor once, as a diagnostic with the
/// path of its RIB. A router that its owner keeps after a detach may be attached again, so it is not a survivor; it is
/// listed in ``detached``.
@MainActor
public final class LeakDetector {
  /// Whether the detector looks for leaks. On by default in debug builds; costs nothing while off.
  public static var isEnabled = isDebugBuild

  /// An object that should have been released or should have left the screen.
  public struct Leak: Sendable, Hashable, CustomStringConvertible {
    /// The path of the object's RIB from the root: `Root/LoggedIn/Profile`.
    public let path: String
    /// The type of the object.
    public let object: String
    /// Whether the object's only fault is that it is still on the screen.
    public let isOnScreen: Bool

    /// The fault in one sentence.
    public var description: String {
      isOnScreen
        ? "\(object) of \(path) is still on the screen though its RIB is inactive"
        : "\(object) of \(path) has outlived its router; look for what holds it strongly"
    }
  }

  private var watches: [Watch] = []
  private var detachedRouters: [ObjectIdentifier: DetachedRouter] = [:]
  private var lastNumber = 0
  private var sweepAt = 64
  /// The numbers of the watches that have been reported and are still unmet.
  private var reported: Set<Int> = []

  nonisolated init() {}

  /// The objects that outlived their RIB or are still on the screen, in the order in which their RIBs ended. Exact once the
  /// app is settled.
  public var survivors: [Leak] {
    unmet.map(\.leak)
  }

  /// The paths of the detached routers that their owners still keep, in the order in which they were detached.
  public var detached: [String] {
    detachedRouters.values.sorted { $0.number < $1.number }.map(\.place.path)
  }

  func report(to diagnostics: Diagnostics) {
    if watches.isEmpty, reported.isEmpty { return }
    // A watch that has been met is dropped. If the object offends again, a new watch reports it again.
    watches = watches.filter(\.isUnmet)
    let unmet = unmet
    let known = replace(&reported, with: Set(unmet.map(\.number)))
    for watch in unmet where !known.contains(watch.number) {
      diagnostics.report(Diagnostic(kind: .leak, message: watch.leak.description))
    }
  }

  /// Expects that `object`, a part of the RIB at `place`, is released.
  func expectRelease(of object: AnyObject, at place: TreePlace) {
    add(makeWatch(of: object, at: place))
  }

  /// Expects that `view` leaves the screen. `isStillShown` returns true while the RIB is inactive and the view is shown.
  func expectDisappearance(
    of view: AnyObject, at place: TreePlace, isStillShown: @escaping @MainActor () -> Bool
  ) {
    add(makeWatch(of: view, at: place, isStillShown: isStillShown))
  }

  /// Lists `router` as detached. The router takes itself off the list when it is attached again or released.
  func listDetached(_ router: AnyObject, at place: TreePlace) {
    lastNumber += 1
    detachedRouters[ObjectIdentifier(router)] = DetachedRouter(number: lastNumber, place: place)
  }

  /// Takes `router` off the list of detached routers.
  func unlistDetached(_ router: AnyObject) {
    detachedRouters[ObjectIdentifier(router)] = nil
  }

  private func makeWatch(
    of object: AnyObject, at place: TreePlace, isStillShown: (@MainActor () -> Bool)? = nil
  ) -> Watch {
    lastNumber += 1
    return Watch(number: lastNumber, place: place, object: object, isStillShown: isStillShown)
  }

  private func add(_ watch: Watch) {
    if watches.count >= sweepAt {
      watches.removeAll { $0.object == nil }
      sweepAt = max(64, watches.count * 2)
    }
    watches.append(watch)
  }

  /// The unmet watches, with only the first one for each object and fault.
  private var unmet: [Watch] {
    var seen: Set<Fault> = []
    return watches.filter { watch in
      guard watch.isUnmet, let object = watch.object else { return false }
      let fault = Fault(object: ObjectIdentifier(object), isOnScreen: watch.isStillShown != nil)
      return seen.insert(fault).inserted
    }
  }

  private struct DetachedRouter {
    /// Increases with each detached router.
    let number: Int
    let place: TreePlace
  }

  private struct Fault: Hashable {
    let object: ObjectIdentifier
    let isOnScreen: Bool
  }
}

/// The expectation that one object is released or leaves the screen.
@MainActor
private struct Watch {
  /// The number of this watch, which increases with each new watch.
  let number: Int
  let place: TreePlace
  private(set) weak var object: AnyObject?
  /// Returns whether the object is still shown; nil if the object is expected to be released.
  let isStillShown: (@MainActor () -> Bool)?

  init(
    number: Int, place: TreePlace, object: AnyObject, isStillShown: (@MainActor () -> Bool)?
  ) {
    self.number = number
    self.place = place
    self.object = object
    self.isStillShown = isStillShown
  }

  var isUnmet: Bool {
    object != nil && isStillShown?() ?? true
  }

  var leak: LeakDetector.Leak {
    LeakDetector.Leak(
      path: place.path, object: object.map { String(describing: type(of: $0)) } ?? "",
      isOnScreen: isStillShown != nil)
  }
}

/// The place of a RIB in its tree, which names a leak after the routers have been released.
///
/// Each place holds the place of its parent, so a chain of RIBs makes a chain of places.
final class TreePlace {
  private let type: Any.Type
  var parent: TreePlace?

  init(of type: Any.Type) {
    self.type = type
  }

  // A loop, because Swift would release the chain recursively.
  deinit {
    var next = parent.take()
    while isKnownUniquelyReferenced(&next) { next = next?.parent.take() }
  }

  /// Detaches this place, or the ancestor that stands directly below `place`, from `place`. Does nothing if `place` is not an
  /// ancestor of this place.
  func cut(below place: TreePlace) {
    var lower = self
    while let upper = lower.parent {
      if upper === place {
        lower.parent = nil
        return
      }
      lower = upper
    }
  }

  /// The names from the root down, such as `Root/LoggedIn/Profile`; only the last 100 names of a deep chain.
  var path: String {
    var names = [ribName(of: type)]
    var place = parent
    while let upper = place, names.count < 100 {
      names.append(ribName(of: upper.type))
      place = upper.parent
    }
    if place != nil { names.append("…") }
    return names.reversed().joined(separator: "/")
  }
}

private var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
