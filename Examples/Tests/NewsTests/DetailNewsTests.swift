import HeadlessDriver
import HeadlessUI
import News
import StateBinding
import TestSupport
import Testing

/// The RIB of an article, alone.
@Suite(.ownRun) struct DetailNewsTests {
  private let presenter = DetailNewsPresentableMock()
  private let listener = DetailNewsListenerMock()
  private let interactor: DetailNewsInteractor

  init() {
    interactor = DetailNewsInteractor(
      presenter: presenter, newsDetail: .example(7, title: "Seven", source: "Dawn Wire"))
    interactor.listener = listener
  }

  @Test func `the article is shown with its day`() {
    interactor.activate()
    #expect(presenter.updateArguments.map(\.title) == ["Seven"])
    #expect(presenter.updateArguments.map(\.source) == ["Dawn Wire"])
    #expect(presenter.updateArguments.map(\.date) == ["2024-06-30"])
    #expect(presenter.updateArguments.map(\.paragraphs) == [["First.", "Second."]])
  }

  @Test func `going back is passed to the listener`() {
    interactor.activate()
    interactor.request(action: .back)
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
