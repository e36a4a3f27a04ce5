import StateBinding
import XCTest

nonisolated final class CounterTests: XCTestCase {
  @MainActor private var presenter: CounterPresenter?
  @MainActor private var interactor: CounterInteractor?
  @MainActor private var hearing: Disposable?

  @MainActor override func setUp() async throws {
    hearing = AppRun.current.diagnostics.observe { XCTFail("\($0)") }
    let presenter = CounterPresenter()
    interactor = CounterInteractor(presenter: presenter, count: BehaviorRelay(value: 41))
    presenter.viewModel.listener = interactor
    self.presenter = presenter
  }

  @MainActor override func tearDown() async throws {
    presenter = nil
    interactor = nil
    await settled()
    hearing?.dispose()
  }

  @MainActor func testIncreaseShowsOneMore() async {
    interactor?.activate()
    presenter?.viewModel.request(action: .increase)
    XCTAssertEqual(presenter?.viewModel.state.count, 42)
  }
}
