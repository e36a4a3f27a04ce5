package import StateBinding

nonisolated package struct DetailNewsState: Equatable {
  package var title = ""
  package var source = ""
  /// The day, for example `2024-06-03`.
  package var date = ""
  package var paragraphs: [String] = []

  package init() {}

  package init(_ news: NewsArticle) {
    title = news.title
    source = news.source
    date = String(news.publishedAt.prefix(10))
    paragraphs = news.paragraphs
  }
}

nonisolated package enum DetailNewsAction {
  /// The view left the stack.
  case back
}

package protocol DetailNewsPresentable: StatePresentable<DetailNewsState> {
  var listener: DetailNewsPresentableListener? { get set }
}

package typealias DetailNewsPresentableListener = any PresentableListener<DetailNewsAction>

package protocol DetailNewsListener: AnyObject {
  func detachDetailNews()
}

/// Shows one article.
package final class DetailNewsInteractor: PresentableInteractor<any DetailNewsPresentable>,
  DetailNewsInteractable
{
  package weak var listener: DetailNewsListener?

  private let newsDetail: NewsArticle

  package init(presenter: any DetailNewsPresentable, newsDetail: NewsArticle) {
    self.newsDetail = newsDetail
    super.init(presenter: presenter)
    presenter.listener = self
  }

  package override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: DetailNewsState(newsDetail))
  }
}

extension DetailNewsInteractor: PresentableListener {
  package func request(action: DetailNewsAction) {
    switch action {
    case .back: listener?.detachDetailNews()
    }
  }
}
