package import ExampleNetwork
import Foundation
package import StateBinding

/// The state that the interactor gives the view.
nonisolated package struct ListingState: Equatable {
  /// The articles, newest first; nil before the first answer.
  package var headlines: Headlines?
  /// Whether the activity indicator is shown.
  package var isLoading = false

  package init(headlines: Headlines? = nil, isLoading: Bool = false) {
    self.headlines = headlines
    self.isLoading = isLoading
  }
}

nonisolated package enum ListingAction {
  /// The person pulled the list down.
  case refresh
  /// The person answered the alert with "try again".
  case retry
  case newsTapped(NewsArticle)
}

/// A list of articles. Traces and snapshots print its length and the first id only.
nonisolated package struct Headlines: Equatable, CustomStringConvertible {
  package let articles: [NewsArticle]

  package init(_ articles: [NewsArticle] = []) {
    self.articles = articles
  }

  package var description: String {
    articles.first.map { "\(articles.count) articles, first id \($0.id)" } ?? "no articles"
  }

  /// The articles whose title or source contains each word of `search`.
  fileprivate func matching(_ search: String) -> Headlines {
    let words = search.split(whereSeparator: \.isWhitespace)
    if words.isEmpty { return self }
    return Headlines(
      articles.filter { article in
        words.allSatisfy {
          article.title.range(of: $0, options: .caseInsensitive) != nil
            || article.source.range(of: $0, options: .caseInsensitive) != nil
        }
      })
  }
}

/// The state of the view model: the interactor's state, and beside it the view's own values.
nonisolated package struct ListingViewState {
  /// The interactor's state. Each update replaces it whole, and nothing else writes it.
  package var listing = ListingState() { didSet { filter() } }
  /// The text in the search field. A search only chooses the articles to show, so the interactor does not hear of it.
  package var search = "" { didSet { filter() } }
  /// The articles to show, filtered once for each change and not for each look at the screen.
  package private(set) var matches = Headlines()
  /// Whether the alert about `failure` is up.
  package var failureAlert = false
  package private(set) var failure: NetworkError?

  package init() {}

  /// Raises the alert about `failure`.
  package mutating func raiseAlert(_ failure: NetworkError) {
    self.failure = failure
    failureAlert = true
  }

  private mutating func filter() {
    matches = listing.headlines?.matching(search) ?? Headlines()
  }
}

package typealias ListingViewModel = ViewModel<ListingViewState, ListingAction>
