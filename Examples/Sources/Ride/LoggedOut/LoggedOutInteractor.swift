import StateBinding

nonisolated struct LoggedOutState {
  var riders = Rider.seeds
  /// Whether the server ended the last login.
  var isExpired = false
  var isLoggingIn = false
  var failure: RideError?
}

nonisolated enum LoggedOutAction {
  case login(Rider)
}

protocol LoggedOutPresentable: StatePresentable<LoggedOutState> {
  var listener: LoggedOutPresentableListener? { get set }
}

typealias LoggedOutPresentableListener = any PresentableListener<LoggedOutAction>

protocol LoggedOutListener: AnyObject {
  func didLogin(_ login: Login)
}

final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable> {
  weak var listener: LoggedOutListener?

  private let server: any RideServer
  private var state: LoggedOutState { didSet { presenter.update(state: state) } }

  init(presenter: any LoggedOutPresentable, server: any RideServer, isExpired: Bool) {
    self.server = server
    state = LoggedOutState(isExpired: isExpired)
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(state: state)
  }
}

extension LoggedOutInteractor: PresentableListener {
  func request(action: LoggedOutAction) {
    switch action {
    case .login(let rider): login(rider)
    }
  }

  private func login(_ rider: Rider) {
    guard !state.isLoggingIn else { return }
    state = LoggedOutState(isLoggingIn: true)
    task { [weak self, server] in
      do {
        let login = try await server.login(rider)
        self?.listener?.didLogin(login)
      } catch let error as RideError {
        self?.state = LoggedOutState(failure: error)
      }
    }
  }
}
