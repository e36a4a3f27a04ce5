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

  /// Puts them behind what is in `path`, the last one first.
  func appendReversed(to path: inout [RouterNode]) {
    var next = last
    while let node = next.object {
      path.append(node)
      next = node.previousSibling
    }
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

  mutating func removeAll() -> RemovedChildren {
    var nodes = RemovedChildren()
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

/// The former children of a router, in their order; most have one, for which no array is needed.
@MainActor
struct RemovedChildren {
  private var first: RouterNode?
  private var others: ContiguousArray<RouterNode> = []

  var isEmpty: Bool { first == nil }

  mutating func append(_ node: RouterNode) {
    if first == nil { first = node } else { others.append(node) }
  }

  func forEach(_ body: (RouterNode) -> Void) {
    if let first { body(first) }
    for node in others { body(node) }
  }
}
