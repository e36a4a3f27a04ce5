package import StateBinding

package protocol ListingInteractable: Interactable, DetailNewsListener {
  var router: ListingRouting? { get set }
  var listener: ListingListener? { get set }
}

package protocol ListingViewControllable: ViewControllable {
  func pushViewController(_ viewControllable: ViewControllable, animated: Bool)
  func popViewController(_ viewControllable: ViewControllable, animated: Bool)
}

package final class ListingRouter: ViewableRouter<ListingInteractable, ListingViewControllable>,
  ListingRouting
{
  private let newsBuildable: DetailNewsBuildable
  private var detailNewsRouter: ViewableRouting?

  package init(
    interactor: ListingInteractable, viewController: ListingViewControllable,
    detailBuilder: DetailNewsBuildable
  ) {
    newsBuildable = detailBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  package func routeToDetail(for newsDetail: NewsArticle) {
    trace()
    guard detailNewsRouter == nil else { return }
    let detailRouting = newsBuildable.build(withListener: interactor, newsDetail: newsDetail)
    attachChild(detailRouting)
    detailNewsRouter = detailRouting
    viewController.pushViewController(detailRouting.viewControllable, animated: true)
  }

  /// Detaches the article. Popping its view calls this method again; the second call finds nothing to detach.
  package func detachDetail() {
    trace()
    guard let router = detailNewsRouter else { return }
    detailNewsRouter = nil
    viewController.popViewController(router.viewControllable, animated: true)
    detachChild(router)
  }
}
