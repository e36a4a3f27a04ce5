import StateBinding

final class RootComponent: Component<EmptyDependency>, LoggedOutDependency {}

final class RootBuilder: Builder<EmptyDependency> {
  func build() -> Routing {
    let component = RootComponent(dependency: dependency)
    return RootRouter(
      interactor: Interactor(), loggedOutBuilder: LoggedOutBuilder(dependency: component))
  }
}

final class RootRouter: Router<Interactable> {
  private let loggedOutBuilder: LoggedOutBuilder

  init(interactor: Interactable, loggedOutBuilder: LoggedOutBuilder) {
    self.loggedOutBuilder = loggedOutBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    attachChild(loggedOutBuilder.build())
  }
}
