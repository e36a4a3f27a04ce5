/// One thing that is expected of an object whose RIB is over: to go, to leave the screen, or to come back.
@MainActor
final class Expectation {
  enum Kind { case release, disappearance, reattachment }

  let kind: Kind
  let type: Any.Type
  let place: Place
  let number: Int
  /// Whether it has not been met; nil where the object itself says when it has.
  let isUnmet: (() -> Bool)?
  var isReported = false

  private weak var detector: LeakDetector?
  var index: Int

  init(
    _ kind: Kind, of type: Any.Type, at place: Place, number: Int, index: Int,
    in detector: LeakDetector, isUnmet: (() -> Bool)?
  ) {
    self.kind = kind
    self.type = type
    self.place = place
    self.number = number
    self.index = index
    self.detector = detector
    self.isUnmet = isUnmet
  }

  /// It is met, or no longer expected.
  func drop() {
    detector?.remove(self)
  }
}
