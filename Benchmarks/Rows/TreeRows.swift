import Harness
import StateBinding

extension Rows {
  static let trees: [Row] = [
    Row(
      "100 chains 1,000 deep: build, each", goal: 1.6, operations: 100_000,
      ours: { _ in await Forest.cost(.building, makeRoot: nodeRoot, grow: grow) },
      base: { _ in await Forest.cost(.building, makeRoot: handRoot, grow: grow) }),
    Row(
      "100 chains 1,000 deep: tear down, each", goal: 2.5, operations: 100_000,
      whyMissed: "as attach + detach: isolated deinits that check the executor, reference counts",
      ours: { _ in await Forest.cost(.tearingDown, makeRoot: nodeRoot, grow: grow) },
      base: { _ in await Forest.cost(.tearingDown, makeRoot: handRoot, grow: grow) }),
    Row(
      "100 chains 1,000 deep: heap, each", unit: .bytes, goal: 480, operations: 100_000,
      ours: { _ in await Forest.cost(.holding, makeRoot: nodeRoot, grow: grow) },
      base: { _ in await Forest.cost(.holding, makeRoot: handRoot, grow: grow) }),
    Row(
      "a chain of 1,000,000: built and released, each", operations: 1_000_000,
      ours: { count in
        await Cost.measure {
          do {
            let root = nodeRoot()
            grow(root, count)
          }
          await settled()
        }
      },
      base: { count in
        Cost.measure {
          let root = handRoot()
          grow(root, count)
          root.releaseTree()
        }
      }),
    // As many on both sides: what differs is how many there are beside each.
    Row(
      "detach 1,000,000 siblings, each, against 1,000", goal: 1.25, operations: 1_000_000,
      ours: { count in detachingCost(of: count, siblings: count) },
      base: { count in detachingCost(of: count, siblings: 1_000) }),
  ]

  /// The cost of detaching `count` children of routers with `siblings` children each, one at a time in their order.
  @MainActor
  private static func detachingCost(of count: Int, siblings: Int) -> Cost {
    LeakDetector.isEnabled = false
    var families: [(parent: Router<Interactor>, children: [Router<Interactor>])] = []
    for _ in 0..<count / siblings {
      let parent = Router(interactor: Interactor())
      parent.interactor.activate()
      let children = (0..<siblings).map { _ in Router(interactor: Interactor()) }
      for child in children { parent.attachChild(child) }
      families.append((parent, children))
    }
    return Cost.measure {
      for (parent, children) in families {
        for child in children { parent.detachChild(child) }
      }
    }
  }

  @MainActor
  static func nodeRoot() -> NodeRouter {
    let root = NodeBuilder(dependency: NodeRootComponent()).build()
    root.interactable.activate()
    root.load()
    return root
  }

  @MainActor
  static func handRoot() -> HandRouter {
    let root = HandBuilder(dependency: HandRootComponent()).build()
    root.interactor.activate()
    root.load()
    return root
  }

  @MainActor
  static func grow(_ root: NodeRouter, _ count: Int) {
    var last = root
    for _ in 1..<count { last = last.attachNew() }
  }

  @MainActor
  static func grow(_ root: HandRouter, _ count: Int) {
    var last = root
    for _ in 1..<count { last = last.attachNew() }
  }
}

/// 100 chains of 1,000 RIBs each.
@MainActor
private enum Forest {
  enum Phase { case building, tearingDown, holding }

  static func cost<Root>(
    _ phase: Phase, makeRoot: @MainActor () -> Root, grow: @MainActor (Root, Int) -> Void
  ) async -> Cost {
    LeakDetector.isEnabled = false
    // Else a side would use what the other one left, or not.
    Cost.returnFreeMemory()
    var roots: [Root] = []
    roots.reserveCapacity(100)
    let bytes = Cost.heapBytes
    let building = Cost.measure {
      for _ in 0..<100 {
        let root = makeRoot()
        grow(root, 1_000)
        roots.append(root)
      }
    }
    let held = Cost.heapBytes - bytes
    let tearingDown = await Cost.measure {
      roots = []
      await settled()
    }
    switch phase {
    case .building: return building
    case .tearingDown: return tearingDown
    case .holding: return Cost(amount: Double(held), allocations: building.allocations)
    }
  }
}
