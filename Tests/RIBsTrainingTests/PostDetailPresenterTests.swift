import Foundation
import HeadlessUI
import RIBsTraining
import StateBinding
import Testing

/// The words of a post, without an interactor and without a view.
struct PostDetailPresenterTests {
  private let view = PostDetailViewMock()

  @Test func `the day is the beginning of the time at which the post was written`() throws {
    #expect(try words(#""createdAt":"2024-06-14T09:00:00Z""#).date == "2024-06-14")
    #expect(try words(#""createdAt":"""#).date == "")
  }

  @Test func `each line of the body is a paragraph`() throws {
    #expect(
      try words(#""body":"Send me an invitation.\nI play O.""#).paragraphs
        == ["Send me an invitation.", "I play O."])
    #expect(try words(#""body":"\n\nOne.\n""#).paragraphs == ["One."])
    #expect(try words(#""body":"""#).paragraphs == [])
  }

  @Test func `the views are a number in digits`() throws {
    #expect(try words(#""views":1234567"#).views == "1234567")
  }

  @Test func `title and author are as the server sent them`() throws {
    let words = try words(#""title":"안녕","author":"Kim Cheolsu""#)
    #expect(words.title == "안녕")
    #expect(words.author == "Kim Cheolsu")
  }

  @Test func `a reload and its failure are passed on`() throws {
    var state = PostDetailState(post: try post(""))
    state.isReloading = true
    PostDetailPresenter(viewController: view).update(state: state)
    #expect(view.states.last?.isReloading == true)
    state.isReloading = false
    state.failure = .timedOut
    PostDetailPresenter(viewController: view).update(state: state)
    #expect(view.states.last?.isReloading == false)
    #expect(view.states.last?.failure == .timedOut)
  }

  @Test func `the presenter keeps no state`() throws {
    let presenter = PostDetailPresenter(viewController: view)
    presenter.update(state: PostDetailState(post: try post(#""title":"First""#)))
    presenter.update(state: PostDetailState(post: try post(#""author":"Staff""#)))
    #expect(view.states.map(\.title) == ["First", ""])
    #expect(view.states.map(\.author) == ["", "Staff"])
  }

  /// The words for a post with `fields`.
  private func words(_ fields: String) throws -> PostDetailViewState {
    PostDetailPresenter(viewController: view).update(state: PostDetailState(post: try post(fields)))
    return try #require(view.states.last)
  }

  /// A post with `fields` and otherwise empty ones, as the server sends it.
  private func post(_ fields: String) throws -> PostEntity {
    let empty: [String: Any] = [
      "id": 7, "boardId": "", "title": "", "author": "", "createdAt": "", "body": "", "views": 0,
    ]
    let given = try JSONSerialization.jsonObject(with: Data("{\(fields)}".utf8))
    let fields = empty.merging(given as? [String: Any] ?? [:]) { $1 }
    let data = try JSONSerialization.data(withJSONObject: fields)
    return PostEntity(try JSONDecoder().decode(Post.self, from: data))
  }
}

private final class PostDetailViewMock: UIViewController, PostDetailViewControllable {
  weak var listener: (any PresentableListener<PostDetailAction>)?
  private(set) var states: [PostDetailViewState] = []

  func update(state: PostDetailViewState) { states.append(state) }
}
