import StateBinding

/// Counts of the events in a tree of nodes.
final class Tally {
  var activations = 0
  var resignations = 0
  var loads = 0
  var interactors = 0
  var components = 0
}

protocol NodeDependency: Dependency {
  var tally: Tally { get }
}

/// A RIB like those of features, with children of its own kind.
final class NodeComponent: Component<NodeDependency>, NodeDependency {
  let tally: Tally

  override init(dependency: NodeDependency) {
    tally = dependency.tally
    super.init(dependency: dependency)
    tally.components += 1
  }

  isolated deinit { tally.components -= 1 }
}

final class NodeBuilder: Builder<NodeDependency> {
  func build() -> NodeRouter {
    let component = NodeComponent(dependency: dependency)
    return NodeRouter(
      interactor: NodeInteractor(tally: component.tally),
      nodeBuilder: NodeBuilder(dependency: component))
  }
}

final class NodeInteractor: Interactor {
  fileprivate let tally: Tally

  init(tally: Tally) {
    self.tally = tally
    tally.interactors += 1
  }

  isolated deinit { tally.interactors -= 1 }

  override func didBecomeActive() { tally.activations += 1 }
  override func willResignActive() { tally.resignations += 1 }
}

protocol NodeRouting: Routing {
  func attachNode() -> NodeRouting
  func detachNode()
}

final class NodeRouter: Router<NodeInteractor>, NodeRouting {
  private let nodeBuilder: NodeBuilder
  /// The last attached child.
  private var node: (any NodeRouting)?

  init(interactor: NodeInteractor, nodeBuilder: NodeBuilder) {
    self.nodeBuilder = nodeBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() { interactor.tally.loads += 1 }

  func attachNode() -> NodeRouting {
    let node = nodeBuilder.build()
    self.node = node
    attachChild(node)
    return node
  }

  func detachNode() {
    guard let node else { return }
    self.node = nil
    detachChild(node)
  }
}

/// The dependency at the top of a tree of nodes.
final class NodeRoot: NodeDependency {
  let tally = Tally()

  /// A root node, active and loaded.
  func launch() -> NodeRouter {
    let root = NodeBuilder(dependency: self).build()
    root.interactor.activate()
    root.load()
    return root
  }
}
