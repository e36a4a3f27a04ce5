/// Finds objects that outlive their RIB.
///
/// What tells a leak: the `deinit` of a router's `TreeNode` and the deactivation of its interactor say here what they expect of
/// which object, and `report(holder:)` names each object that does not meet it.
///
/// When a router is released, its interactor, presenter and view controller must be released too. An object that still
/// exists once the app is settled is a survivor. ``AppRun/settled()`` reports each survivor once, as a diagnostic with the
/// path of its RIB. An app on iOS never calls it; there the detector checks by itself: an interactor or a
/// presenter a second after its router is released, a view controller after five seconds, and a view five seconds after it should
/// have left the screen. A router that its owner keeps after a detach may be attached again, so it is not a survivor; it is listed in
/// ``detached``, unless only its own RIB holds it. Both lists are exact once the app is settled.
@MainActor
public final class LeakDetector {
  /// Whether the detector looks for leaks. On by default in debug builds; costs nothing while off.
  public static var isEnabled: Bool {
    get { isOn }
    set { isOn = newValue }
  }

  // Inside the module, the compiler sees every access to the switch and needs no exclusivity check at run time.
  private(set) static var isOn: Bool = {
    #if DEBUG
      true
    #else
      false
    #endif
  }()

  /// An object that should have been released or should have left the screen.
  public struct Leak: Sendable, Hashable, CustomStringConvertible {
    enum Fault: Sendable, Hashable {
      case outlivesRouter, staysOnScreen
      /// The view was shown, and its router was released without ever being attached.
      case neverAttached
      /// Code expected the release.
      case isKept
      /// Only the router's own RIB holds the detached router, in `property`.
      case holdsItself(property: String)
    }

    /// The path of the object's RIB from the root: `Root/LoggedIn/Profile`.
    public let path: String
    public let object: String
    let fault: Fault

    public var description: String {
      switch fault {
      case .outlivesRouter:
        "\(object) of \(path) has outlived its router; look for what holds it strongly"
      case .neverAttached:
        "\(object) of \(path) is still on the screen, but its router was released without ever being attached; call attachChild(_:) in the method that shows the view"
      case .staysOnScreen:
        "\(object) of \(path) is still on the screen though its RIB is inactive; take it off the screen in the method that detaches the RIB"
      case .isKept:
        "\(object) was expected to be released and is still there; look for what holds it strongly"
      case .holdsItself(let property):
        "\(object) of \(path) is detached, and only its own RIB still holds it, in \(property); make that property weak"
      }
    }
  }

  /// Calls `look` after `time`.
  package typealias Later =
    @MainActor (_ time: Duration, _ look: @escaping @MainActor () -> Void) -> Void

  /// Looks at each watched object after a time. Nil if a driver or a test looks, once the app is settled.
  package var later: Later?

  /// Called for each expectation, even one that is already met.
  package var hearsExpectation: (() -> Void)?

  /// Whether nobody else looks for leaks and missing references.
  var looksByItself: Bool { later != nil && Self.isOn }

  private let diagnostics: Diagnostics
  /// All watches in their order. A watch that is met stays until the next report or sweep.
  private var watches: [Watch] = []
  private var sweepAt = 64
  /// The detached routers that still exist, in no order, so that each is removed in constant time.
  private var detachments: [Detachment] = []
  private var detachmentCount = 0

  nonisolated init(reportingTo diagnostics: Diagnostics, later: Later?) {
    self.diagnostics = diagnostics
    self.later = later
  }

  /// The objects that outlived their RIB or are still on the screen, in the order in which their RIBs ended.
  public var survivors: [Leak] {
    unmet.map(\.leak) + orderedDetachments.compactMap(\.leak)
  }

  /// The paths of the detached routers that their owners still keep, in the order in which they were detached.
  public var detached: [String] {
    orderedDetachments.filter { $0.leak == nil }.map(\.path.text)
  }

  /// The number of the detached routers that still exist, whoever holds them.
  package var detachedCount: Int { detachments.count }

  /// Reports each object that has outlived its RIB or stays on the screen, once. `holder` names a property that refers to it.
  func report(holder: (AnyObject) -> String?) {
    if watches.isEmpty { return }
    // If the object of a dropped watch is at fault again, a new watch reports the object again.
    watches.removeAll { $0.isMet }
    for watch in unmet { report(watch, holder: holder) }
  }

  private func report(_ watch: Watch, holder: (AnyObject) -> String?) {
    if watch.isReported { return }
    watch.isReported = true
    let leak = watch.leak
    let object = [.outlivesRouter, .isKept].contains(leak.fault) ? watch.object : nil
    let message = object.flatMap(holder).map { "\(leak); \($0) refers to it" } ?? "\(leak)"
    diagnostics.report(Diagnostic(kind: .leak, message: message))
  }

  /// Reports the object of `watch`, whose delay is over, if it is a leak.
  private func look(at watch: Watch) {
    watches.removeAll { $0.isMet }
    if unmet.contains(where: { $0 === watch }) { report(watch) { _ in nil } }
  }

  /// Lets go of `object`, a part of a RIB whose router is gone, and watches it if anything else holds it.
  ///
  /// The last reference ends the object at once. A RIB that is released as it should be therefore costs no weak reference and
  /// no watch.
  @discardableResult
  func release(
    _ object: inout (some AnyObject)?, of rib: @autoclosure () -> RIBPath,
    wasAttached: Bool = true, after owner: Watch? = nil
  ) -> Watch? {
    defer { object = nil }
    guard !isKnownUniquelyReferenced(&object), let object else {
      hearsExpectation?()
      return nil
    }
    return watch(object, of: rib(), for: .release(wasAttached: wasAttached, after: owner))
  }

  /// Lists a router as detached, with the `path` that it had, until `end(_:)`. `holder` names the property
  /// if only the router's own RIB holds it.
  func noteDetachment(
    of node: AnyObject, at path: RIBPath, holder: @escaping (AnyObject) -> String?
  ) -> Detachment {
    detachmentCount += 1
    let detachment = Detachment(node, path, holder, detachmentCount, slot: detachments.count)
    detachments.append(detachment)
    return detachment
  }

  /// Removes `detachment` from the list, because its router is attached again or gone.
  func end(_ detachment: Detachment) {
    guard let last = detachments.popLast(), last !== detachment else { return }
    detachments[detachment.slot] = last
    last.slot = detachment.slot
  }

  /// Reports each detached router that only its own RIB holds, once.
  func reportDetached() {
    for detachment in orderedDetachments where !detachment.isReported {
      guard let leak = detachment.leak else { continue }
      detachment.isReported = true
      diagnostics.report(Diagnostic(kind: .leak, message: "\(leak)"))
    }
  }

  private var orderedDetachments: [Detachment] { detachments.sorted { $0.number < $1.number } }

  /// Watches `object`, a part of `rib` if it belongs to a RIB, until the object meets the expectation.
  @discardableResult
  func watch(_ object: AnyObject, of rib: RIBPath?, for expectation: Expectation) -> Watch {
    if watches.count >= sweepAt {
      watches.removeAll { $0.object == nil }
      sweepAt = max(64, watches.count * 2)
    }
    let watch = Watch(object, of: rib, for: expectation)
    watches.append(watch)
    hearsExpectation?()
    later?(watch.patience) { [weak self] in self?.look(at: watch) }
    return watch
  }

  /// Expects that `object` is released, until the result is disposed.
  package func expectRelease(of object: AnyObject) -> any Disposable {
    watch(object, of: nil, for: .release())
  }

  /// Expects that `view` leaves the screen, until the result is disposed.
  package func expectDisappearance(
    of view: AnyObject, while isShown: @escaping @MainActor () -> Bool
  ) -> any Disposable {
    watch(view, of: RIBPath(ribs: [type(of: view)]), for: .disappearance(isStillShown: isShown))
  }

  /// The watches whose expectation is not met, one for each object. The screen holds a view that stays on it, so such a view has
  /// no other fault.
  private var unmet: [Watch] {
    var seen: Set<ObjectIdentifier> = []
    let faulty = watches.filter { $0.fault != nil }
    return (faulty.filter { $0.fault == .staysOnScreen } + faulty).filter { watch in
      watch.object.map { seen.insert(ObjectIdentifier($0)).inserted } ?? false
    }
  }

  /// The expected end of a watched object.
  enum Expectation {
    /// The object is released. If it is the view of a router that was never attached, `wasAttached` is false.
    /// An object that may hold it goes first.
    case release(wasAttached: Bool = true, after: Watch? = nil)
    /// The view leaves the screen. The closure returns true while the RIB is inactive and the view is shown.
    case disappearance(isStillShown: @MainActor () -> Bool)
  }

  /// One object with its expectation, held weakly.
  final class Watch: Disposable {
    private let rib: RIBPath?
    fileprivate let expectation: Expectation
    fileprivate private(set) weak var object: AnyObject?
    fileprivate var isReported = false

    fileprivate init(_ object: AnyObject, of rib: RIBPath?, for expectation: Expectation) {
      self.object = object
      self.rib = rib
      self.expectation = expectation
    }

    /// Ends the watch, because nothing is expected of the object any more.
    func dispose() { object = nil }

    /// The delay before the check, as in RIBs-iOS. A view has more time, because an animation may keep it.
    fileprivate var patience: Duration {
      switch expectation {
      case .release where !(object is any ViewControllable): .seconds(1)
      case .release, .disappearance: .seconds(5)
      }
    }

    fileprivate var isMet: Bool {
      if case .disappearance = expectation { fault == nil } else { object == nil }
    }

    /// The fault of the object now; nil if there is none.
    fileprivate var fault: Leak.Fault? {
      if object == nil { return nil }
      return switch expectation {
      case .release(_, let owner?) where owner.object != nil: nil
      case .release(wasAttached: false, _)
      where (object as? any ViewControllable)?.isOnScreen == true:
        .neverAttached
      case .release: rib == nil ? .isKept : .outlivesRouter
      case .disappearance(let isStillShown): isStillShown() ? .staysOnScreen : nil
      }
    }

    fileprivate var leak: Leak {
      Leak(
        path: rib?.text ?? "", object: object.map { String(describing: type(of: $0)) } ?? "",
        fault: fault ?? .outlivesRouter)
    }
  }

  /// A detached router that still exists, by its node.
  @MainActor
  final class Detachment {
    let path: RIBPath
    fileprivate let number: Int
    fileprivate var slot: Int
    fileprivate var isReported = false
    /// The node ends the detachment in its `deinit`, and its memory stays until then, even if the `deinit` has to wait for the
    /// main actor. A weak reference would allocate memory at each detach, and `unowned` would trap while the `deinit` waits.
    private unowned(unsafe) let node: AnyObject
    private let holder: (AnyObject) -> String?

    fileprivate init(
      _ node: AnyObject, _ path: RIBPath, _ holder: @escaping (AnyObject) -> String?,
      _ number: Int, slot: Int
    ) {
      (self.node, self.path, self.holder) = (node, path, holder)
      (self.number, self.slot) = (number, slot)
    }

    fileprivate var leak: Leak? {
      holder(node).map {
        Leak(path: path.text, object: "\(path.ribs[0])", fault: .holdsItself(property: $0))
      }
    }
  }
}
