import HeadlessUI
package import StateBinding

package protocol DetailNewsDependency: Dependency {}

package protocol DetailNewsBuildable: Buildable {
  func build(
    withListener listener: DetailNewsListener, newsDetail: NewsArticle
  ) -> ViewableRouting
}

package final class DetailNewsBuilder: Builder<DetailNewsDependency>, DetailNewsBuildable {
  package func build(
    withListener listener: DetailNewsListener, newsDetail: NewsArticle
  ) -> ViewableRouting {
    let viewController = DetailNewsViewController()
    let interactor = DetailNewsInteractor(presenter: viewController, newsDetail: newsDetail)
    interactor.listener = listener
    return DetailNewsRouter(interactor: interactor, viewController: viewController)
  }
}
