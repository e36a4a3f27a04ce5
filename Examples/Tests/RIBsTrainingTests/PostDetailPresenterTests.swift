import Foundation
import HeadlessUI
import RIBsTraining
import StateBinding
import Testing

/// The texts of a post, without an interactor or a view.
struct PostDetailPresenterTests {
  private let view = PostDetailViewControllableMock()

  @Test func `the date is the day on which the post was written`() throws {
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

  @Test func `the number of views is written in digits`() throws {
    #expect(try words(#""views":1234567"#).views == "1234567")
  }

  @Test func `the title and the author are unchanged`() throws {
    let words = try words(#""title":"안녕","author":"Kim Cheolsu""#)
    #expect(words.title == "안녕")
    #expect(words.author == "Kim Cheolsu")
  }

  @Test func `a reload and its failure are passed to the view`() throws {
    var state = PostDetailState(post: try post(""))
    state.isReloading = true
    PostDetailPresenter(viewController: view).update(state: state)
    #expect(view.updateArguments.last?.isReloading == true)
    state.isReloading = false
    state.failure = .timedOut
    PostDetailPresenter(viewController: view).update(state: state)
    #expect(view.updateArguments.last?.isReloading == false)
    #expect(view.updateArguments.last?.failure == .timedOut)
  }

  @Test func `the presenter keeps no state`() throws {
    let presenter = PostDetailPresenter(viewController: view)
    presenter.update(state: PostDetailState(post: try post(#""title":"First""#)))
    presenter.update(state: PostDetailState(post: try post(#""author":"Staff""#)))
    #expect(view.updateArguments.map(\.title) == ["First", ""])
    #expect(view.updateArguments.map(\.author) == ["", "Staff"])
  }

  /// The texts for a post with `fields`.
  private func words(_ fields: String) throws -> PostDetailViewState {
    PostDetailPresenter(viewController: view).update(state: PostDetailState(post: try post(fields)))
    return try #require(view.updateArguments.last)
  }

  /// A post with `fields`, as the server sends it. All other fields are empty.
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
