/// The children of a router, in order; taking one out costs the same wherever it stands.
@MainActor
struct ChildList {
  private var slots: ContiguousArray<RouterNode?> = []
  private var gaps = 0

  var isEmpty: Bool { slots.count == gaps }

  var nodes: [RouterNode] { slots.compactMap { $0 } }

  var reversedNodes: [RouterNode] {
    var nodes: [RouterNode] = []
    nodes.reserveCapacity(slots.count - gaps)
    for slot in slots.reversed() {
      if let slot { nodes.append(slot) }
    }
    return nodes
  }

  mutating func append(_ node: RouterNode) {
    node.slot = slots.count
    slots.append(node)
  }

  mutating func remove(_ node: RouterNode) {
    if node.slot == slots.count - 1 {
      slots.removeLast()
      while gaps > 0, case .some(.none) = slots.last {
        slots.removeLast()
        gaps -= 1
      }
      return
    }
    slots[node.slot] = nil
    gaps += 1
    if gaps > 16, gaps * 2 > slots.count { closeGaps() }
  }

  mutating func removeAll() -> ContiguousArray<RouterNode> {
    if isEmpty { return [] }
    if gaps > 0 { closeGaps() }
    let nodes = ContiguousArray(slots.compactMap { $0 })
    slots = []
    return nodes
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    gaps = 0
    for index in slots.indices { slots[index]?.slot = index }
  }
}
