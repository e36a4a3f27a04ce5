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
  /// The interactors that have outlived their routers so far. Each interactor removes itself in its `deinit`, because removal
  /// costs less than a weak reference.
  private var interactors = NumberedList<Outliving>()
  private var detachedRouters = NumberedList<DetachedRouter>()
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

  /// The paths of the detached routers that their owners still keep, in the order in which they were detached. Exact once the
  /// app is settled.
  public var detached: [String] {
    detachedRouters.elements.filter { $0.router != nil }.map(\.place.path)
  }

  func report(to diagnostics: Diagnostics) {
    if watches.isEmpty, interactors.isEmpty, reported.isEmpty { return }
    // A watch that has been met is dropped. If the object offends again, a new watch reports it again.
    watches = watches.filter(\.isUnmet)
    let unmet = unmet
    let known = replace(&reported, with: Set(unmet.map(\.number)))
    for fault in unmet where !known.contains(fault.number) {
      diagnostics.report(Diagnostic(kind: .leak, message: fault.leak.description))
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

  /// Expects that `interactor`, a part of the RIB at `place`, is released. In its `deinit`, the interactor must call
  /// `stopExpecting` with the returned number.
  func expectDeinit(of interactor: AnyObject, at place: TreePlace) -> Int {
    lastNumber += 1
    return interactors.append(
      Outliving(object: ObjectIdentifier(interactor), type: type(of: interactor), place: place),
      number: lastNumber)
  }

  /// Ends the expectation with `number`, and returns the place of its RIB.
  func stopExpecting(_ number: Int) -> TreePlace? {
    interactors.remove(number)?.place
  }

  /// Lists `router` as detached. The router calls `unlistDetached` with the returned number when it is attached again or
  /// released.
  func listDetached(_ router: AnyObject, at place: TreePlace) -> Int {
    lastNumber += 1
    return detachedRouters.append(
      DetachedRouter(place: place, router: router), number: lastNumber)
  }

  func unlistDetached(_ number: Int) {
    detachedRouters.remove(number)
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

  /// The faults in the order of their numbers, with only the first fault of each kind for each object.
  private var unmet: [(number: Int, leak: Leak)] {
    var faults = interactors.entries.map { number, interactor in
      (number: number, object: interactor.object, leak: interactor.leak)
    }
    for watch in watches {
      guard watch.isUnmet, let object = watch.object else { continue }
      faults.append((watch.number, ObjectIdentifier(object), watch.leak))
    }
    var seen: Set<Fault> = []
    return faults.sorted { $0.number < $1.number }.compactMap { number, object, leak in
      let fault = Fault(object: object, isOnScreen: leak.isOnScreen)
      return seen.insert(fault).inserted ? (number, leak) : nil
    }
  }

  private struct DetachedRouter {
    let place: TreePlace
    // Weak, because a router that is released on another thread runs its `deinit` later.
    private(set) weak var router: AnyObject?
  }

  private struct Outliving {
    let object: ObjectIdentifier
    let type: Any.Type
    let place: TreePlace

    @MainActor var leak: Leak {
      Leak(path: place.path, object: String(describing: type), isOnScreen: false)
    }
  }

  private struct Fault: Hashable {
    let object: ObjectIdentifier
    let isOnScreen: Bool
  }
}

/// Elements in the order of their numbers. Any element can be removed; removing the last one takes constant time.
private struct NumberedList<Element> {
  private var numbers: [Int] = []
  /// The elements at the positions of `numbers`; nil for a removed element.
  private var slots: [Element?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  var elements: [Element] { slots.compactMap { $0 } }

  var entries: [(number: Int, element: Element)] {
    zip(numbers, slots).compactMap { number, element in element.map { (number, $0) } }
  }

  /// Appends `element`, whose number must be higher than all numbers so far. Returns the number.
  mutating func append(_ element: Element, number: Int) -> Int {
    numbers.append(number)
    slots.append(element)
    count += 1
    return number
  }

  /// Removes and returns the element with `number`.
  @discardableResult
  mutating func remove(_ number: Int) -> Element? {
    if numbers.last == number {
      numbers.removeLast()
      count -= 1
      return slots.removeLast()
    }
    guard let slot = slot(of: number), let element = slots[slot].take() else { return nil }
    count -= 1
    // Closes the gaps once they outnumber the elements, so that a removal takes constant time on average.
    if slots.count > 2 * count { closeGaps() }
    return element
  }

  private mutating func closeGaps() {
    let entries = entries
    numbers = entries.map(\.number)
    slots = entries.map(\.element)
  }

  private func slot(of number: Int) -> Int? {
    var (low, high) = (0, numbers.count - 1)
    while low <= high {
      let middle = (low + high) / 2
      if numbers[middle] == number { return middle }
      if numbers[middle] < number { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
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

  @MainActor var leak: LeakDetector.Leak {
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
  @MainActor var path: String {
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
