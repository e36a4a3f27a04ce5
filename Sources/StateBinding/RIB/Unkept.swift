/// A reference that keeps nothing alive: who is referred to sees to it that it is taken away in time.
///
/// Unlike a property that is `unowned(unsafe)` it can be compared without a retain and a release, which the rows "attach +
/// detach" did six times.
@MainActor
@usableFromInline
struct Unkept<Object: AnyObject> {
  @usableFromInline var reference: Unmanaged<Object>?

  @inlinable
  nonisolated init() {}

  /// What it refers to.
  @inlinable
  var object: Object? {
    get { reference?.takeUnretainedValue() }
    set { reference = newValue.map(Unmanaged.passUnretained) }
  }

  /// Whether it refers to nothing.
  @inlinable
  var isEmpty: Bool { reference == nil }

  /// Whether it refers to `object`.
  @inlinable
  func refers(to object: Object) -> Bool {
    reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}
