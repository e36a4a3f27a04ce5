import StateBinding

/// A RIB as small as it gets, with what every RIB has: builder, component, interactor, router.
@MainActor
protocol NodeDependency: Dependency {
  var heard: Heard { get }
}

final class NodeRootComponent: NodeDependency {
  let heard = Heard()
}

final class NodeComponent: Component<any NodeDependency>, NodeDependency {
  // Kept, as reading it through the parents' components takes a step for each of them.
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
