/// Puts `new` in the place of `value` and returns what was there.
///
/// What an assignment lets go of goes within the write; if its `deinit` reads the same place, that ends the process.
/// What is returned goes after it.
@inlinable
@inline(__always)
@discardableResult
func replace<Value>(_ value: inout Value, with new: consuming Value) -> Value {
  swap(&value, &new)
  return new
}
