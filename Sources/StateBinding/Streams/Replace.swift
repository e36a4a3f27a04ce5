/// Puts `new` in the place of `value` and returns what was there, to be let go of with `letGo(of:)`.
///
/// What an assignment lets go of goes within the write; if its `deinit` reads the same place, that ends the process. What is
/// returned goes after the write, if it is used after it: a result that nothing uses may go before.
@inlinable
@inline(__always)
package func replace<Value>(_ value: inout Value, with new: consuming Value) -> Value {
  swap(&value, &new)
  return new
}

/// Lets go of `value` here, and not before.
///
/// Bound to no actor: `withExtendedLifetime(…) {}` in code of the main actor makes a closure that checks its executor
/// each time it runs, which took a third of the row "relay accept".
@inlinable
@inline(__always)
package func letGo<Value>(of value: consuming Value) {
  withExtendedLifetime(value) {}
}
