import ExampleNetwork
package import StateBinding

package protocol ListingRouting: ViewableRouting {
  func routeToDetail(for newsDetail: NewsArticle)
  func detachDetail()
}

package protocol ListingPresentable: StatePresentable<ListingState> {
  var listener: ListingPresentableListener? { get set }
}

package typealias ListingPresentableListener = any PresentableListener<ListingAction>

package protocol ListingListener: AnyObject {}

/// Fetches the news, and opens an article.
package final class ListingInteractor: PresentableInteractor<any ListingPresentable>,
  ListingInteractable
{
  package weak var router: ListingRouting?
  package weak var listener: ListingListener?

  private let newsService: NewsService
  private var state = ListingState() { didSet { presenter.update(state: state) } }
  private var fetch: (any Disposable)?

  package init(presenter: any ListingPresentable, newsService: NewsService) {
    self.newsService = newsService
    super.init(presenter: presenter)
    presenter.listener = self
  }

  package override func didBecomeActive() {
    super.didBecomeActive()
    fetchNews(isRefresh: false)
  }

  /// Forgets the fetch, which ends when the interactor becomes inactive.
  package override func willResignActive() {
    super.willResignActive()
    fetch = nil
  }

  package func detachDetailNews() {
    trace()
    router?.detachDetail()
  }
}

extension ListingInteractor: PresentableListener {
  package func request(action: ListingAction) {
    switch action {
    case .refresh: fetchNews(isRefresh: true)
    case .retry: fetchNews(isRefresh: state.headlines != nil)
    case .closeFailure: state.failure = nil
    case .search(let text): state.search = text
    case .newsTapped(let news): router?.routeToDetail(for: news)
    }
  }

  /// Fetches the news, and shows the activity indicator meanwhile. Does nothing while another fetch runs.
  private func fetchNews(isRefresh: Bool) {
    guard fetch == nil else { return }
    state.begin()
    fetch = task { [weak self, newsService] in
      do {
        let articles = try await newsService.fetchNews(isRefresh: isRefresh)
        self?.show(Headlines(articles))
      } catch let error as NetworkError {
        self?.show(error)
      }
    }
  }

  private func show(_ headlines: Headlines) {
    fetch = nil
    state.end(with: headlines)
  }

  private func show(_ failure: NetworkError) {
    fetch = nil
    state.end(with: failure)
  }
}
