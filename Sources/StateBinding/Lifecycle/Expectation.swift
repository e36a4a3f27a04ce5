/// One thing that is expected of an object whose RIB is over: to go, to leave the screen, or to come back.
///
/// This one is kept by the object itself, or by the router that it is of, and is taken out by whoever keeps it.
@MainActor
class Expectation {
  enum Kind { case release, disappearance, reattachment }

  /// What is expected of which object; two expectations of one subject count as one.
  struct Subject: Hashable {
    let kind: Kind
    let object: ObjectIdentifier
  }

  private(set) final var subject: Subject
  private(set) final var type: Any.Type
  final let place: Place
  final var number = 0
  final var isReported = false
  /// The view controller that is expected to go as well.
  final var view: ObjectIdentifier?

  // In a list, and not kept by it; for the exclusivity, see `RouterNode`.
  @exclusivity(unchecked) final var previous = Unkept<Expectation>()
  @exclusivity(unchecked) final var next = Unkept<Expectation>()

  init(_ kind: Kind, of object: AnyObject, at place: Place) {
    subject = Subject(kind: kind, object: ObjectIdentifier(object))
    type = Swift.type(of: object)
    self.place = place
  }

  final var kind: Kind { subject.kind }

  /// Whether it has been met, as far as nobody needs to say so.
  var isMet: Bool { false }

  /// Expects something else, as a new one would.
  final func become(_ kind: Kind, of object: AnyObject) {
    subject = Subject(kind: kind, object: ObjectIdentifier(object))
    type = Swift.type(of: object)
    isReported = false
  }
}

/// An expectation that finds out by itself whether it is met.
final class Watch: Expectation {
  private weak var object: AnyObject?
  private let isUnmet: ((AnyObject) -> Bool)?

  /// Unmet while `object` is there and, where that is given, `isUnmet` says so of it.
  init(
    _ kind: Kind, of object: AnyObject, at place: Place, isUnmet: ((AnyObject) -> Bool)? = nil
  ) {
    self.object = object
    self.isUnmet = isUnmet
    super.init(kind, of: object, at: place)
  }

  override var isMet: Bool {
    guard let object else { return true }
    return isUnmet.map { !$0(object) } ?? false
  }
}
