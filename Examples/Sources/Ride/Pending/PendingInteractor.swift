import StateBinding

nonisolated struct PendingState {
  let ride: Ride
  var search: Search
  var cancellation = Cancellation.notAsked
}

nonisolated enum PendingAction {
  case cancel
}

protocol PendingPresentable: StatePresentable<PendingState> {
  var listener: PendingPresentableListener? { get set }
}

typealias PendingPresentableListener = any PresentableListener<PendingAction>

package protocol PendingListener: AnyObject {
  func pendingDidCancel()
}

/// Shows the search for a driver.
final class PendingInteractor: PresentableInteractor<any PendingPresentable> {
  weak var listener: PendingListener?

  private let searchStream: Observable<Search>
  private let cancellationStream: Observable<Cancellation>
  private var state: PendingState { didSet { presenter.update(state: state) } }

  init(
    presenter: any PendingPresentable, state: PendingState, searchStream: Observable<Search>,
    cancellationStream: Observable<Cancellation>
  ) {
    self.state = state
    self.searchStream = searchStream
    self.cancellationStream = cancellationStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    searchStream
      .subscribe(onNext: { [weak self] in self?.state.search = $0 })
      .disposeOnDeactivate(interactor: self)
    cancellationStream
      .subscribe(onNext: { [weak self] in self?.state.cancellation = $0 })
      .disposeOnDeactivate(interactor: self)
  }
}

extension PendingInteractor: PresentableListener {
  func request(action: PendingAction) {
    switch action {
    case .cancel: listener?.pendingDidCancel()
    }
  }
}
