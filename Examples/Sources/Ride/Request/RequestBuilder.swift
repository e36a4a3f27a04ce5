import StateBinding

protocol RequestDependency: Dependency {
  var server: AuthenticatedServer { get }
  var locationStream: Observable<Location> { get }
}

final class RequestComponent: Component<RequestDependency>, LocationEditorDependency,
  ConfirmDependency, RefinementDependency
{
  var server: AuthenticatedServer { dependency.server }
}

protocol RequestBuildable: Buildable {
  func build(withListener listener: RequestListener) -> ViewableRouting
}

final class RequestBuilder: Builder<RequestDependency>, RequestBuildable {
  func build(withListener listener: RequestListener) -> ViewableRouting {
    let component = RequestComponent(dependency: dependency)
    let viewController = RequestViewController()
    let interactor = RequestInteractor(
      presenter: viewController, locationStream: dependency.locationStream)
    interactor.listener = listener
    return RequestRouter(
      interactor: interactor, viewController: viewController,
      locationEditorBuilder: LocationEditorBuilder(dependency: component),
      confirmBuilder: ConfirmBuilder(dependency: component),
      refinementBuilder: RefinementBuilder(dependency: component))
  }
}
