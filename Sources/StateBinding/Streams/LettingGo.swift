/// Sets `value` to `new` and returns the old value, which the caller releases with `letGo(of:)`.
///
/// An assignment releases the old value during its exclusive access to the variable. If the `deinit` of the old value reads
/// the same variable, the process ends. `replace` returns the old value instead, so that the release follows the write.
@inlinable
@inline(__always)
package func replace<Value>(_ value: inout Value, with new: consuming Value) -> Value {
  swap(&value, &new)
  return new
}

/// Releases `value` here and not earlier. Without this call, the compiler may release an unused result early.
@inlinable
@inline(__always)
package func letGo<Value>(of value: consuming Value) {
  withExtendedLifetime(value) {}
}
