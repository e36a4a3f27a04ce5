/// One thing that is expected of an object whose RIB is over: to go, to leave the screen, or to come back.
@MainActor
final class Expectation {
  enum Kind { case release, disappearance, reattachment }

  /// What is expected of which object; two expectations of one subject count as one.
  struct Subject: Hashable {
    let kind: Kind
    let object: ObjectIdentifier
  }

  let subject: Subject
  let type: Any.Type
  let place: Place
  let number: Int
  /// Whether it has not been met; nil where the object itself says when it has.
  let isUnmet: (() -> Bool)?
  var isReported = false

  /// Where it stands in the detector's list.
  var index: Int

  init(
    _ kind: Kind, of object: AnyObject, at place: Place, number: Int, index: Int,
    isUnmet: (() -> Bool)?
  ) {
    subject = Subject(kind: kind, object: ObjectIdentifier(object))
    type = Swift.type(of: object)
    self.place = place
    self.number = number
    self.index = index
    self.isUnmet = isUnmet
  }

  var kind: Kind { subject.kind }
}
