/// Whether one reference to `object` is left, which the caller keeps meanwhile.
///
/// Unsafe is right: an unmanaged reference is laid out like a reference, and is only looked at. To look at a reference of
/// its own takes one more retain and release, and is never the only one.
@inlinable
func isOnlyReference<Object: AnyObject>(_ object: Unmanaged<Object>) -> Bool {
  var object = object
  return withUnsafeMutablePointer(to: &object) { pointer in
    pointer.withMemoryRebound(to: Object.self, capacity: 1) {
      isKnownUniquelyReferenced(&$0.pointee)
    }
  }
}
