import StateBinding

protocol LocationEditorDependency: Dependency {}

protocol LocationEditorBuildable: Buildable {
  func build(withListener listener: LocationEditorListener, from: Place?) -> ViewableRouting
}

final class LocationEditorBuilder: Builder<LocationEditorDependency>, LocationEditorBuildable {
  func build(withListener listener: LocationEditorListener, from: Place?) -> ViewableRouting {
    let viewController = LocationEditorViewController()
    let interactor = LocationEditorInteractor(presenter: viewController, from: from)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, viewController: viewController)
  }
}
