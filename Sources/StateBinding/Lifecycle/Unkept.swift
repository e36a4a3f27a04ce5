/// A reference that keeps nothing alive: who is referred to sees to it that it is taken away in time.
///
/// Unlike a property that is `unowned(unsafe)` it can be compared and used without a retain and a release, of which the
/// rows "attach + detach" did a dozen, 9 ns each.
@MainActor
@usableFromInline
struct Unkept<Object: AnyObject> {
  @usableFromInline var reference: Unmanaged<Object>?

  @inlinable
  nonisolated init() {}

  @inlinable
  init(_ object: Object) {
    reference = .passUnretained(object)
  }

  /// Keeps `object` alive after all, until `letGo()`.
  @inlinable
  init(keeping object: Object) {
    reference = .passRetained(object)
  }

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

  /// Does `body` with what it refers to, which something else keeps alive until that is done.
  @inlinable
  @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result? {
    reference?._withUnsafeGuaranteedRef(body)
  }

  /// Undoes `init(keeping:)`.
  @inlinable
  func letGo() {
    reference?.release()
  }
}
