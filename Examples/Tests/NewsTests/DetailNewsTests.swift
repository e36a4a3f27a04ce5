import HeadlessDriver
import HeadlessUI
import News
import StateBinding
import StateBindingTesting
import TestSupport
import Testing

/// The RIB of an article, alone.
@Suite(.ownRun) struct DetailNewsTests {
  private let presenter = RecordingPresenter<DetailNewsState, DetailNewsAction>()
  private let listener = DetailNewsListenerMock()
  private let interactor: DetailNewsInteractor

  init() {
    interactor = DetailNewsInteractor(
      presenter: presenter, newsDetail: .example(7, title: "Seven", source: "Dawn Wire"))
    interactor.listener = listener
  }

  @Test func `the article is shown with its day`() {
    interactor.activate()
    var article = DetailNewsState()
    article.title = "Seven"
    article.source = "Dawn Wire"
    article.date = "2024-06-30"
    article.paragraphs = ["First.", "Second."]
    presenter.expect(article)
  }

  @Test(.nonExhaustive) func `going back is passed to the listener`() {
    interactor.activate()
    presenter.send(.back)
    #expect(listener.detachDetailNewsCallCount == 1)
  }

  @Test func `swiping back detaches the article`() async throws {
    let app = try NewsSession()
    await app.send(["news 9999"])
    let listing = app.delegate.launchRouter.children[0]
    #expect(listing.children.count == 1)
    app.delegate.window.goBack()
    #expect(listing.children.isEmpty)
    #expect(await app.session.send(":screen").diagnostics == [])
  }
}

extension RecordingPresenter: DetailNewsPresentable
where State == DetailNewsState, Action == DetailNewsAction {}
