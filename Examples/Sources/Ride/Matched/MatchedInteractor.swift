import StateBinding

nonisolated struct MatchedState {
  let ride: Ride
  var match: Match
  var cancellation = Cancellation.notAsked

  var canCancel: Bool { match.isCancellable && cancellation != .asked }
}

nonisolated enum MatchedAction {
  case cancel
}

protocol MatchedPresentable: StatePresentable<MatchedState> {
  var listener: MatchedPresentableListener? { get set }
}

typealias MatchedPresentableListener = any PresentableListener<MatchedAction>

package protocol MatchedListener: AnyObject {
  func matchedDidCancel()
}

/// Shows the driver, on the way to the rider and with the rider.
final class MatchedInteractor: PresentableInteractor<any MatchedPresentable> {
  weak var listener: MatchedListener?

  private let matchStream: Observable<Match>
  private let cancellationStream: Observable<Cancellation>
  private var state: MatchedState { didSet { presenter.update(state: state) } }

  init(
    presenter: any MatchedPresentable, state: MatchedState, matchStream: Observable<Match>,
    cancellationStream: Observable<Cancellation>
  ) {
    self.state = state
    self.matchStream = matchStream
    self.cancellationStream = cancellationStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    matchStream
      .subscribe(onNext: { [weak self] in self?.state.match = $0 })
      .disposeOnDeactivate(interactor: self)
    cancellationStream
      .subscribe(onNext: { [weak self] in self?.state.cancellation = $0 })
      .disposeOnDeactivate(interactor: self)
  }
}

extension MatchedInteractor: PresentableListener {
  func request(action: MatchedAction) {
    switch action {
    case .cancel where state.canCancel: listener?.matchedDidCancel()
    case .cancel: break
    }
  }
}
