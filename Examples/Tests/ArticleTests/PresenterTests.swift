import StateBinding
import StateBindingTesting
import Testing

/// A presenter between an interactor that counts in won and a view that knows texts only.
@Suite(.ownRun) struct PresenterTests {
  private let view = TipView()
  private let presenter: TipPresenter
  private let interactor: TipInteractor

  init() {
    presenter = TipPresenter(viewController: view)
    interactor = TipInteractor(presenter: presenter)
    view.viewModel.listener = presenter
    interactor.activate()
  }

  @Test func `the presenter turns the interactor's state into the view's words`() {
    #expect(view.viewModel.state.text == "No tip")
  }

  @Test func `the presenter turns the view's action into the interactor's`() {
    view.viewModel.request(action: .typed("4,900"))
    #expect(interactor.won == 4_900)
    #expect(view.viewModel.state.text == "4900 won")
  }

  @Test func `an unknown text does not reach the interactor`() {
    view.viewModel.request(action: .typed("much"))
    #expect(interactor.won == 0)
    #expect(view.viewModel.state.text == "Write a number of won")
  }
}

nonisolated enum TipAction { case give(won: Int) }
nonisolated enum TipViewAction { case typed(String) }
nonisolated struct TipState { var won = 0 }
nonisolated struct TipViewState { var text = "" }

protocol TipPresentable: StatePresentable<TipState> {
  var listener: (any PresentableListener<TipAction>)? { get set }
}

final class TipInteractor: PresentableInteractor<any TipPresentable>, PresentableListener {
  private(set) var won = 0

  override init(presenter: any TipPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: TipState())
  }

  func request(action: TipAction) {
    switch action {
    case .give(let won):
      self.won = won
      presenter.update(state: TipState(won: won))
    }
  }
}

/// Keeps no state: it translates both ways. The presenter is the view's listener, and the interactor is the presenter's
/// listener.
final class TipPresenter: Presenter<TipView>, TipPresentable, PresentableListener {
  weak var listener: (any PresentableListener<TipAction>)?

  func update(state: TipState) {
    show(state.won == 0 ? "No tip" : "\(state.won) won")
  }

  func request(action: TipViewAction) {
    switch action {
    case .typed(let text):
      guard let won = Int(text.replacing(",", with: "")) else {
        return show("Write a number of won")
      }
      listener?.request(action: .give(won: won))
    }
  }

  private func show(_ text: String) {
    viewController.viewModel.update(state: TipViewState(text: text))
  }
}

final class TipView: ViewControllable {
  let viewModel = ViewModel<TipViewState, TipViewAction>(state: TipViewState())
}
