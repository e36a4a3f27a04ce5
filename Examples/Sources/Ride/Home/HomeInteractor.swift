import StateBinding

nonisolated struct HomeState {
  let rider: Rider
  let notice: HomeNotice
  var near = Place.seoulStation
}

/// The reason why the rider is back at Home.
nonisolated enum HomeNotice {
  case nothing
  case noDriver
  case rideCancelled
  case rideLost
}

nonisolated enum HomeAction {
  case call
  case logout
}

protocol HomePresentable: StatePresentable<HomeState> {
  var listener: HomePresentableListener? { get set }
}

typealias HomePresentableListener = any PresentableListener<HomeAction>

protocol HomeListener: AnyObject {
  func homeDidCall()
  func homeDidLogout()
}

final class HomeInteractor: PresentableInteractor<any HomePresentable> {
  weak var listener: HomeListener?

  private let locationStream: Observable<Location>
  private var state: HomeState { didSet { presenter.update(state: state) } }

  init(
    presenter: any HomePresentable, state: HomeState, locationStream: Observable<Location>
  ) {
    self.state = state
    self.locationStream = locationStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    locationStream.map(\.nearest).distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.state.near = $0 })
      .disposeOnDeactivate(interactor: self)
  }
}

extension HomeInteractor: PresentableListener {
  func request(action: HomeAction) {
    switch action {
    case .call: listener?.homeDidCall()
    case .logout: listener?.homeDidLogout()
    }
  }
}
