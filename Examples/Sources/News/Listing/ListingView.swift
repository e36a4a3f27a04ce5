import ExampleNetwork
package import HeadlessUI
import StateBinding

package struct ListingView: View {
  @State var viewModel: ListingViewModel

  package init(viewModel: ListingViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  private var listing: ListingState { viewModel.state }

  package var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      TextField("검색", text: $viewModel.search)
        .accessibilityIdentifier("search")
      if listing.isLoading { ProgressView("불러오는 중…") } else if let note { Text(note) }
      NewsList(articles: listing.matches.articles) { article in
        NewsRow(article: article) { viewModel.request(action: .newsTapped(article)) }
      }
    }
    .navigationTitle("뉴스")
    .refreshable { viewModel.request(action: .refresh) }
    .alert(
      "뉴스를 불러오지 못했습니다", isPresented: $viewModel.failureAlert,
      presenting: listing.failure
    ) { _ in
      Button("다시 시도") { viewModel.request(action: .retry) }
      Button("닫기", role: .cancel) {}
    } message: { failure in
      NetworkErrorText(error: failure)
    }
  }

  /// The reason for an empty list.
  private var note: LocalizedStringKey? {
    switch listing.headlines {
    case nil: "뉴스를 불러오지 못했습니다"
    case let headlines? where headlines.articles.isEmpty: "뉴스가 없습니다"
    default: listing.matches.articles.isEmpty ? "찾는 뉴스가 없습니다" : nil
    }
  }
}

/// The list of news, with a `row` for each article that is shown.
package struct NewsList<Row: View>: View {
  let articles: [NewsArticle]
  @ViewBuilder let row: @MainActor (NewsArticle) -> Row

  package init(
    articles: [NewsArticle], @ViewBuilder row: @escaping @MainActor (NewsArticle) -> Row
  ) {
    self.articles = articles
    self.row = row
  }

  package var body: some View {
    List(articles) { row($0) }
  }
}

struct NewsRow: View {
  let article: NewsArticle
  let open: @MainActor () -> Void

  var body: some View {
    Button(article.title, action: open)
      .accessibilityValue(article.source)
      .accessibilityIdentifier("news \(article.id)")
  }
}
