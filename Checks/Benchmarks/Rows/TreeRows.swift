import Harness
import StateBinding

/// RIBs without views: attached and detached, in deep chains, among many siblings.
enum TreeRows {
  static let all: [Row] = [
    attachRow("attach + detach, viewless", detectingLeaks: false, goal: 3.2),
    attachRow("attach + detach, viewless, leak detection", detectingLeaks: true, goal: 4.2),
    forestRow("100 chains 1,000 deep: build, each", .building, goal: 1.6),
    forestRow("100 chains 1,000 deep: tear down, each", .tearingDown, goal: 2.5),
    forestRow("100 chains 1,000 deep: heap, each", .holding, unit: .bytes, goal: 480),
    Row(
      "a chain of 5,000: built and released, each", operations: 5_000, samples: 21,
      ours: chainSide { NodeTree() }, base: chainSide { HandTree() }),
    // Both sides detach as many; they differ in the number of siblings.
    Row(
      "detach 1,000,000 siblings, each, against 1,000", goal: 1.25, operations: 1_000_000,
      samples: 1, ours: siblingsSide { $0 }, base: siblingsSide { _ in 1_000 }),
  ]

  private static func attachRow(_ name: String, detectingLeaks: Bool, goal: Double) -> Row {
    Row(
      name, goal: goal,
      ours: {
        let tree = NodeTree()
        return { operations in
          LeakDetector.isEnabled = detectingLeaks
          for _ in 0..<operations {
            _ = tree.root?.attachNew()
            tree.root?.detachCurrent()
          }
          return tree.heard.sum
        }
      },
      base: {
        let tree = HandTree()
        return { operations in
          for _ in 0..<operations {
            _ = tree.root?.attachNew()
            tree.root?.detachCurrent()
          }
          return tree.heard.sum
        }
      })
  }

  private static func forestRow(
    _ name: String, _ phase: Phase, unit: Row.Unit = .nanoseconds, goal: Double
  ) -> Row {
    Row(
      name, unit: unit, goal: goal, operations: 100_000, ours: forestSide(phase) { NodeTree() },
      base: forestSide(phase) { HandTree() })
  }

  /// The measured part of a forest's life.
  private enum Phase { case building, tearingDown, holding }

  /// 100 chains of 1,000 RIBs each.
  private static func forestSide<Chain: Tree>(
    _ phase: Phase, _ make: @escaping @MainActor @Sendable () -> Chain
  ) -> Row.Side {
    Row.Side(result: { await life(of: make()) }) { _ in
      LeakDetector.isEnabled = false
      // Otherwise one side would use memory that the other side has left.
      Cost.returnFreeMemory()
      var trees: [Chain] = []
      trees.reserveCapacity(100)
      let bytes = Cost.heapBytes
      let building = Cost.measure {
        for _ in 0..<100 {
          let tree = make()
          tree.grow(1_000)
          trees.append(tree)
        }
      }
      let held = Cost.heapBytes - bytes
      let tearingDown = await Cost.measure {
        for tree in trees { tree.release() }
        await settled()
      }
      switch phase {
      case .building: return building
      case .tearingDown: return tearingDown
      case .holding: return Cost(amount: Double(held), allocations: building.allocations)
      }
    }
  }

  private static func chainSide(
    _ make: @escaping @MainActor @Sendable () -> some Tree
  ) -> Row.Side {
    Row.Side(result: { await life(of: make()) }) { count in
      LeakDetector.isEnabled = false
      return await Cost.measure {
        let tree = make()
        tree.grow(count)
        tree.release()
        await settled()
      }
    }
  }

  /// The activations and deactivations heard after a chain is built, and after it is released.
  @MainActor
  private static func life(of tree: some Tree) async -> String {
    tree.grow(1_000)
    let built = tree.heard.sum
    tree.release()
    await settled()
    return "\(built) built, \(tree.heard.sum) released"
  }

  /// Detaches the children of each family in order, one at a time.
  private static func siblingsSide(_ siblings: @escaping @Sendable (Int) -> Int) -> Row.Side {
    Row.Side(result: { "\(detach(10, siblings: 5).left) left" }) { count in
      detach(count, siblings: siblings(count)).cost
    }
  }

  @MainActor
  private static func detach(_ count: Int, siblings: Int) -> (cost: Cost, left: Int) {
    LeakDetector.isEnabled = false
    var families: [(parent: Router<Interactor>, children: [Router<Interactor>])] = []
    for _ in 0..<count / siblings {
      let parent = Router(interactor: Interactor())
      parent.interactor.activate()
      let children = (0..<siblings).map { _ in Router(interactor: Interactor()) }
      for child in children { parent.attachChild(child) }
      families.append((parent, children))
    }
    let cost = Cost.measure {
      for (parent, children) in families {
        for child in children { parent.detachChild(child) }
      }
    }
    return (cost, families.reduce(0) { $0 + $1.parent.children.count })
  }
}

/// A tree of nodes, which begins as an active root.
@MainActor
protocol Tree: AnyObject {
  /// Counts the activations and deactivations.
  var heard: Heard { get }
  init()
  /// Makes the root the first of a chain of `count` nodes.
  func grow(_ count: Int)
  /// Deactivates and releases all nodes.
  func release()
}

final class NodeTree: Tree {
  let heard: Heard
  private(set) var root: NodeRouter?

  init() {
    let component = NodeRootComponent()
    heard = component.heard
    root = NodeBuilder(dependency: component).build()
    root?.interactable.activate()
    root?.load()
  }

  func grow(_ count: Int) {
    guard var last = root else { return }
    for _ in 1..<count { last = last.attachNew() }
  }

  func release() {
    root = nil
  }
}

/// A RIB as small as possible that has a builder, a component, an interactor and a router.
@MainActor
protocol NodeDependency: Dependency {
  var heard: Heard { get }
}

final class NodeRootComponent: EmptyComponent, NodeDependency {
  let heard = Heard()
}

final class NodeComponent: Component<any NodeDependency>, NodeDependency {
  // Kept, because reading it through all components above takes a step for each.
  let heard: Heard

  override init(dependency: any NodeDependency) {
    heard = dependency.heard
    super.init(dependency: dependency)
  }
}

final class NodeInteractor: Interactor {
  private let heard: Heard

  init(heard: Heard) {
    self.heard = heard
  }

  override func didBecomeActive() { heard.sum &+= 1 }

  override func willResignActive() { heard.sum &+= 1 }
}

final class NodeBuilder: Builder<any NodeDependency> {
  func build() -> NodeRouter {
    let component = NodeComponent(dependency: dependency)
    return NodeRouter(
      interactor: NodeInteractor(heard: component.heard),
      builder: NodeBuilder(dependency: component))
  }
}

final class NodeRouter: Router<any Interactable> {
  private let builder: NodeBuilder
  private var child: (any Routing)?

  init(interactor: any Interactable, builder: NodeBuilder) {
    self.builder = builder
    super.init(interactor: interactor)
  }

  func attachNew() -> NodeRouter {
    let child = builder.build()
    self.child = child
    attachChild(child)
    return child
  }

  func detachCurrent() {
    guard let child else { return }
    detachChild(child)
    self.child = nil
  }
}

/// The same tree as a careful engineer would write it without a framework.
final class HandTree: Tree {
  let heard: Heard
  private(set) var root: HandRouter?

  init() {
    let component = HandRootComponent()
    heard = component.heard
    root = HandBuilder(dependency: component).build()
    root?.interactor.activate()
    root?.load()
  }

  func grow(_ count: Int) {
    guard var last = root else { return }
    for _ in 1..<count { last = last.attachNew() }
  }

  func release() {
    root?.releaseTree()
    root = nil
  }
}

@MainActor
protocol HandDependency: AnyObject {
  var heard: Heard { get }
}

final class HandRootComponent: HandDependency {
  let heard = Heard()
}

final class HandComponent: HandDependency {
  let heard: Heard
  private let dependency: any HandDependency

  init(dependency: any HandDependency) {
    heard = dependency.heard
    self.dependency = dependency
  }
}

@MainActor
final class HandLogic {
  private(set) var isActive = false
  private let heard: Heard

  init(heard: Heard) {
    self.heard = heard
  }

  func activate() {
    guard !isActive else { return }
    isActive = true
    heard.sum &+= 1
  }

  func deactivate() {
    guard isActive else { return }
    heard.sum &+= 1
    isActive = false
  }
}

@MainActor
final class HandBuilder {
  private let dependency: any HandDependency

  init(dependency: any HandDependency) {
    self.dependency = dependency
  }

  func build() -> HandRouter {
    let component = HandComponent(dependency: dependency)
    return HandRouter(
      interactor: HandLogic(heard: component.heard), builder: HandBuilder(dependency: component))
  }
}

@MainActor
final class HandRouter {
  let interactor: HandLogic
  private(set) var children: [HandRouter] = []
  private let builder: HandBuilder
  private var isLoaded = false

  init(interactor: HandLogic, builder: HandBuilder) {
    self.interactor = interactor
    self.builder = builder
  }

  func load() {
    isLoaded = true
  }

  func attachNew() -> HandRouter {
    let child = builder.build()
    children.append(child)
    if interactor.isActive { child.interactor.activate() }
    child.load()
    return child
  }

  func detachCurrent() {
    children.popLast()?.releaseTree()
  }

  /// Deactivates from the root down, then releases from the leaves up: neither routers nor components recurse.
  func releaseTree() {
    interactor.deactivate()
    guard !children.isEmpty else { return }
    var routers = [self]
    var next = 0
    while next < routers.count {
      let router = routers[next]
      router.interactor.deactivate()
      routers += router.children
      router.children = []
      next += 1
    }
    while routers.popLast() != nil {}
  }
}
