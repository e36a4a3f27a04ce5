import HeadlessUI
import StateBinding

protocol RootDependency: Dependency {
  var newsNetworkService: NewsService { get }
}

final class RootComponent: Component<RootDependency>, ListingDependency {
  var newsNetworkService: NewsService { dependency.newsNetworkService }
}

/// Builds the whole app.
final class RootBuilder: Builder<RootDependency> {
  func build() -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    let viewController = RootViewController()
    let interactor = RootInteractor(presenter: viewController)
    return RootRouter(
      interactor: interactor, viewController: viewController,
      listingBuilder: ListingBuilder(dependency: component))
  }
}
