/// Numbers types, from 0 on, in the order in which they are asked for.
///
/// A dictionary would find them by a hash that withstands attacks, which nobody makes with types, and would have the
/// runtime look for what is hashable at the start of the program; rows "attach + detach, with a view" and "start-up".
package struct TypeNumbers {
  /// How many types have numbers.
  package private(set) var count = 0
  /// The address of a type and its number, by turns; what is taken moves one on. Half of it is free.
  private var slots = [Int](repeating: 0, count: 32)

  package init() {}

  /// The number of `type`, which is the ``count`` before where it had none.
  package mutating func number(of type: Any.Type) -> Int {
    let address = Int(bitPattern: ObjectIdentifier(type))
    let slot = slot(for: address)
    if slots[slot] == address { return slots[slot + 1] }
    put(address, count, at: slot)
    count += 1
    if count * 4 > slots.count { grow() }
    return count - 1
  }

  private func slot(for address: Int) -> Int {
    // Addresses differ in their middle bits.
    var slot = (address >> 4 ^ address >> 12) * 2 & (slots.count - 1)
    while slots[slot] != 0, slots[slot] != address { slot = (slot + 2) & (slots.count - 1) }
    return slot
  }

  private mutating func put(_ address: Int, _ number: Int, at slot: Int) {
    slots[slot] = address
    slots[slot + 1] = number
  }

  private mutating func grow() {
    let old = slots
    slots = [Int](repeating: 0, count: 2 * old.count)
    for index in stride(from: 0, to: old.count, by: 2) where old[index] != 0 {
      put(old[index], old[index + 1], at: slot(for: old[index]))
    }
  }
}
