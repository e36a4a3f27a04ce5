/// The children of a router, which it keeps, in their order: each refers to the ones beside it.
///
/// Putting one in and taking it out costs the same wherever it stands, and allocates nothing.
@MainActor
struct ChildList {
  // Each reference in the list counts, by hand, as one: `append` takes it, and `remove` and `removeAll` give it back.
  private var first = Unkept<RouterNode>()
  private var last = Unkept<RouterNode>()

  var isEmpty: Bool { first.isEmpty }

  var nodes: [RouterNode] {
    var nodes: [RouterNode] = []
    var next = first
    while let node = next.object {
      nodes.append(node)
      next = node.nextSibling
    }
    return nodes
  }

  var reversedNodes: [RouterNode] {
    var nodes: [RouterNode] = []
    var next = last
    while let node = next.object {
      nodes.append(node)
      next = node.previousSibling
    }
    return nodes
  }

  mutating func append(_ node: RouterNode) {
    let kept = Unkept(keeping: node)
    node.previousSibling = last
    if last.isEmpty { first = kept } else { last.with { $0.nextSibling = kept } }
    last = kept
  }

  /// Takes out `node`, and returns what kept it.
  mutating func remove(_ node: RouterNode) {
    let (previous, next) = (node.previousSibling, node.nextSibling)
    if previous.isEmpty { first = next } else { previous.with { $0.nextSibling = next } }
    if next.isEmpty { last = previous } else { next.with { $0.previousSibling = previous } }
    node.previousSibling = Unkept()
    node.nextSibling = Unkept()
    Unkept(node).letGo()
  }

  mutating func removeAll() -> ContiguousArray<RouterNode> {
    var nodes: ContiguousArray<RouterNode> = []
    var next = first
    first = Unkept()
    last = Unkept()
    while let node = next.object {
      next = node.nextSibling
      node.previousSibling = Unkept()
      node.nextSibling = Unkept()
      nodes.append(node)
      Unkept(node).letGo()
    }
    return nodes
  }
}
