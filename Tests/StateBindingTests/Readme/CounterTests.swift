import StateBinding
import Testing

final class CounterPresenter: CounterPresentable {
  let viewModel = ViewModel<CounterState, CounterAction>(state: .init())
  func update(state: CounterState) { viewModel.update(state: state) }
}

@Test func `increase shows one more`() {
  let presenter = CounterPresenter()
  let interactor = CounterInteractor(presenter: presenter, count: BehaviorRelay(value: 41))
  presenter.viewModel.listener = interactor
  let root = Router<Interactor>(interactor: Interactor())
  let counter = Router<CounterInteractor>(interactor: interactor)
  root.interactor.activate()
  root.attachChild(counter)
  presenter.viewModel.request(action: .increase)
  #expect(presenter.viewModel.state.count == 42)
}
