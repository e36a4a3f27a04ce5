import HeadlessUI
package import StateBinding

package protocol ListingDependency: Dependency {
  var newsNetworkService: NewsService { get }
}

final class ListingComponent: Component<ListingDependency>, DetailNewsDependency {
  var newsService: NewsService { dependency.newsNetworkService }
}

package protocol ListingBuildable: Buildable {
  func build(withListener listener: ListingListener) -> ViewableRouting
}

package final class ListingBuilder: Builder<ListingDependency>, ListingBuildable {
  package func build(withListener listener: ListingListener) -> ViewableRouting {
    let component = ListingComponent(dependency: dependency)
    let viewController = ListingViewController()
    let interactor = ListingInteractor(
      presenter: viewController, newsService: component.newsService)
    interactor.listener = listener
    return ListingRouter(
      interactor: interactor, viewController: viewController,
      detailBuilder: DetailNewsBuilder(dependency: component))
  }
}
