package import ExampleNetwork
import Foundation
package import StateBinding

/// All that the screen shows. Only the interactor makes it.
nonisolated package struct ListingState: Equatable {
  /// The articles, newest first; nil before the first answer.
  package private(set) var headlines: Headlines?
  /// The text in the search field.
  package var search = "" { didSet { filter() } }
  /// The articles to show, filtered once for each change and not for each look at the screen.
  package private(set) var matches = Headlines()
  /// Whether the activity indicator is shown.
  package private(set) var isLoading = false
  /// The failure of the last fetch, until the person has closed its alert.
  package var failure: NetworkError?

  package init() {}

  package mutating func begin() {
    (isLoading, failure) = (true, nil)
  }

  package mutating func end(with headlines: Headlines) {
    (isLoading, self.headlines) = (false, headlines)
    filter()
  }

  package mutating func end(with failure: NetworkError) {
    (isLoading, self.failure) = (false, failure)
  }

  private mutating func filter() {
    matches = headlines?.matching(search) ?? Headlines()
  }
}

nonisolated package enum ListingAction {
  /// The person pulled the list down.
  case refresh
  /// The person answered the alert with "try again".
  case retry
  /// The person closed the alert.
  case closeFailure
  case search(String)
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

package typealias ListingViewModel = ViewModel<ListingState, ListingAction>

extension ListingViewModel {
  // A retry takes the failure back itself, so closing its alert then requests nothing.
  var failureAlert: Bool {
    get { state.failure != nil }
    set { if !newValue, failureAlert { request(action: .closeFailure) } }
  }

  var search: String {
    get { state.search }
    set { request(action: .search(newValue)) }
  }
}
