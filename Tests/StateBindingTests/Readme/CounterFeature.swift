import StateBinding
nonisolated struct CounterState { var count = 0 }
nonisolated enum CounterAction { case increase, reset }
protocol CounterPresentable: StatePresentable<CounterState> {}

final class CounterInteractor: PresentableInteractor<any CounterPresentable>, PresentableListener {
  private let count: BehaviorRelay<Int>

  init(presenter: any CounterPresentable, count: BehaviorRelay<Int>) {
    self.count = count
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    count.subscribe(onNext: { [weak self] in self?.presenter.update(state: .init(count: $0)) })
      .disposeOnDeactivate(interactor: self)
  }

  func request(action: CounterAction) {
    switch action {
    case .increase: count.accept(count.value + 1)
    case .reset: count.accept(0)
    }
  }
}
