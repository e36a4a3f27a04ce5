/// What a router that keeps a view controller knows of it, and the look at whether that goes with it.
///
/// This goes just before the reference that keeps the view controller does, and after all else that the framework has: if
/// that is the only one left, the view controller goes now. Only one that something else holds needs a weak reference,
/// which costs a third of the row "attach + detach, with a view, leak detection".
@usableFromInline
struct ViewReference: ~Copyable {
  /// The view controller, once it has been asked for: the cast to what it conforms to is a tenth of the row "attach +
  /// detach, with a view".
  ///
  /// Unsafe is right: the router keeps it, longer than this.
  @usableFromInline unowned(unsafe) var known: (any ViewControllable)?
  /// The same, used without a retain.
  var object: Unmanaged<AnyObject>?
  /// What looks for it, once the router is about to go and leaks are looked for.
  @usableFromInline var search: LeakSearch?

  @usableFromInline
  init() {}
}

/// Where to look for a view controller that is expected to go, by the time that this does.
@usableFromInline
struct LeakSearch: ~Copyable {
  /// Unmanaged, as one more retain would be one more reference.
  let object: Unmanaged<AnyObject>
  let leaks: LeakDetector
  let place: Place
  let number: Int

  init(_ object: Unmanaged<AnyObject>, leaks: LeakDetector, place: Place, number: Int) {
    self.object = object
    self.leaks = leaks
    self.place = place
    self.number = number
  }

  @usableFromInline
  deinit {
    if !isOnlyReference(object) { begin() }
  }

  private func begin() {
    // Right: the router's `deinit` is isolated, and this is a part of it. It is checked, and only where something else
    // holds the view controller.
    nonisolated(unsafe) let found = (object.takeUnretainedValue(), leaks, place, number)
    MainActor.assumeIsolated { found.1.watch(found.0, at: found.2, number: found.3) }
  }
}
