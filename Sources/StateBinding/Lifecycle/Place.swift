/// Where a RIB stands, or stood last, in its tree: what a leak is named with when its routers are gone.
///
/// It also says what is expected of the router or the interactor that keeps it: each RIB has one object for both, which
/// leak detection allocates. It is bound to no actor so that a chain of a million is released in a plain `deinit`, in a
/// loop; all else is done by code of the main actor.
final class Place {
  let type: Any.Type
  /// What it stands below, which this keeps, by hand: the compiler would release a chain of them in a loop of its own, with
  /// another retain and release; rows "attach + detach".
  private var kept: Unmanaged<Place>?

  // What is expected. It is in a list then, and not kept by that; for the exclusivity, see `RouterNode`.
  @exclusivity(unchecked) var expected: Expectation.Kind?
  /// Of whom: who keeps this, and takes it out of the list before it goes.
  @exclusivity(unchecked) var object = Unkept<AnyObject>()
  @exclusivity(unchecked) var number = 0
  @exclusivity(unchecked) var previous = Unkept<Place>()
  @exclusivity(unchecked) var next = Unkept<Place>()
  /// Where the view controller is that is expected to go as well.
  @exclusivity(unchecked) var view: UInt?

  init(of type: Any.Type, below parent: Place? = nil) {
    self.type = type
    kept = parent.map(Unmanaged.passRetained)
  }

  deinit {
    var next = kept
    while let place = next {
      next = nil
      if isOnlyReference(place) {
        next = place._withUnsafeGuaranteedRef { $0.kept }
        place._withUnsafeGuaranteedRef { $0.kept = nil }
      }
      place.release()
    }
  }

  var parent: Place? {
    get { kept?.takeUnretainedValue() }
    set {
      let old = kept
      kept = newValue.map(Unmanaged.passRetained)
      old?.release()
    }
  }

  /// Stands no longer below `place`, if it stood there last: that is about to stand below this one.
  func forget(_ place: Place) {
    var below = self
    while let above = below.parent {
      if above === place {
        below.parent = nil
        return
      }
      below = above
    }
  }

  /// What is expected, if anything is.
  @MainActor
  var expectation: Expectation? {
    guard let expected, let object = object.object else { return nil }
    return Expectation(
      subject: Expectation.Subject(kind: expected, object: ObjectIdentifier(object)),
      type: Swift.type(of: object), place: self, number: number)
  }

  /// The names from the root down, `Root/LoggedIn/Profile`; of a deep one the last 100.
  var path: String {
    var names = [ribName(of: type)]
    var place = parent
    while let above = place, names.count < 100 {
      names.append(ribName(of: above.type))
      place = above.parent
    }
    if place != nil { names.append("…") }
    return names.reversed().joined(separator: "/")
  }
}

/// Places in no order, each of which is kept by somebody else.
@MainActor
struct PlaceList {
  private var first = Unkept<Place>()

  nonisolated init() {}

  var isEmpty: Bool { first.isEmpty }

  mutating func insert(_ place: Place) {
    let new = Unkept(place)
    place.next = first
    first.with { $0.previous = new }
    first = new
  }

  mutating func remove(_ place: Place) {
    let (previous, next) = (place.previous, place.next)
    if previous.isEmpty { first = next } else { previous.with { $0.next = next } }
    next.with { $0.previous = previous }
    place.previous = Unkept()
    place.next = Unkept()
  }

  /// What is expected at them.
  var expectations: [Expectation] {
    var all: [Expectation] = []
    var next = first
    while let place = next.object {
      if let expectation = place.expectation { all.append(expectation) }
      next = place.next
    }
    return all
  }
}
