public import ExampleNetwork

/// Gets the news in one language.
public final class NewsService {
  private let network: Network
  private let language: String

  public init(network: Network, language: String) {
    self.network = network
    self.language = language
  }

  /// All articles, newest first. A failed request throws a `NetworkError`.
  func fetchNews(isRefresh: Bool) async throws -> [NewsArticle] {
    let response: FetchNewsResponse = try await network.request(
      endpoint: NewsEndpoint.fetchNews(language: language, reload: isRefresh))
    // A server can send an article twice.
    var ids: Set<Int> = []
    return response.data.filter { ids.insert($0.id).inserted }
  }
}

/// An article as the server sends it.
nonisolated public struct NewsArticle: Codable, Sendable, Equatable, Identifiable {
  public var id: Int
  public var title: String
  /// The paper that the article is from.
  public var source: String
  /// For example `2024-06-03T09:00:00Z`.
  public var publishedAt: String
  public var paragraphs: [String]

  public init(
    id: Int, title: String, source: String, publishedAt: String, paragraphs: [String]
  ) {
    self.id = id
    self.title = title
    self.source = source
    self.publishedAt = publishedAt
    self.paragraphs = paragraphs
  }
}

/// The request for news.
nonisolated public enum NewsEndpoint: Endpoint {
  case fetchNews(language: String, reload: Bool)

  /// The names of the requests, which can be made to fail.
  public static let names = ["news", "refresh"]

  public var name: String { reload ? "refresh" : "news" }
  public var path: String { "news" }

  public var query: [(name: String, value: String)] {
    switch self {
    case .fetchNews(let language, _): [("language", language)]
    }
  }

  public var reload: Bool {
    switch self {
    case .fetchNews(_, let reload): reload
    }
  }
}

nonisolated public struct FetchNewsResponse: Codable, Sendable {
  public var data: [NewsArticle]

  public init(data: [NewsArticle]) {
    self.data = data
  }
}
