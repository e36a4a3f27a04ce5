import ExampleNetwork
import HeadlessUI
import News
import StateBinding

/// Records what the interactor has said.
final class ListingPresentableMock: ListingPresentable {
  weak var listener: ListingPresentableListener?
  private(set) var states: [ListingState] = []
  private(set) var errors: [NetworkError] = []

  func update(state: ListingState) { states.append(state) }
  func showErrorAlert(error: NetworkError) { errors.append(error) }
}

/// Records what the interactor has asked for.
final class ListingRoutingMock: ViewableRouter<Interactor, ViewMock>, ListingRouting {
  private(set) var opened: [NewsArticle] = []
  private(set) var detachCount = 0

  init() {
    super.init(interactor: Interactor(), viewController: ViewMock())
  }

  func routeToDetail(for newsDetail: NewsArticle) { opened.append(newsDetail) }
  func detachDetail() { detachCount += 1 }
}

final class ViewMock: UIViewController, ViewControllable {}

extension NewsArticle {
  static func example(_ id: Int, title: String = "", source: String = "") -> NewsArticle {
    NewsArticle(
      id: id, title: title, source: source, publishedAt: "2024-06-30T23:06:00Z",
      paragraphs: ["First.", "Second."])
  }
}
