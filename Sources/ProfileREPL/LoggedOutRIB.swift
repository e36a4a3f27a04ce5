import StateBinding

protocol LoggedOutDependency: Dependency {}

final class LoggedOutBuilder: Builder<LoggedOutDependency> {
  func build() -> Routing {
    LoggedOutRouter(interactor: Interactor())
  }
}

final class LoggedOutRouter: Router<Interactable> {}
