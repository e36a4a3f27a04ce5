/// The same by hand: what a careful engineer would write for this one tree.
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
    guard let child = children.popLast() else { return }
    child.deactivateAll()
  }

  /// Releases a deep tree from the leaves up, so that neither the routers nor the components recurse.
  func releaseTree() {
    var routers = [self]
    var next = 0
    while next < routers.count {
      routers += routers[next].children
      routers[next].children = []
      next += 1
    }
    while routers.popLast() != nil {}
  }

  func deactivateAll() {
    interactor.deactivate()
    for child in children { child.deactivateAll() }
  }
}
