import StateBinding

protocol LoggedOutPresentable: StatePresentable<LoggedOutViewState> {
  var listener: LoggedOutPresentableListener? { get set }
}

typealias LoggedOutPresentableListener = any PresentableListener<LoggedOutViewAction>

/// Hears of a login.
@MainActor public protocol LoggedOutListener: AnyObject {
  func didLogin(with member: Member)
}

/// Lists the members and logs one of them in.
final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable> {
  weak var listener: LoggedOutListener?

  private let members: any Members
  private let savedLogin: (any SavedLogin)?
  private var state: LoggedOutViewState {
    didSet { presenter.update(state: state) }
  }

  init(
    presenter: any LoggedOutPresentable, members: any Members, savedLogin: (any SavedLogin)? = nil,
    problem: LoggedOutProblem? = nil
  ) {
    self.members = members
    self.savedLogin = savedLogin
    state = LoggedOutViewState(problem: problem)
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    loadMembers()
  }
}

extension LoggedOutInteractor: PresentableListener {
  func request(action: LoggedOutViewAction) {
    if let activity = state.activity { return drop(action, because: "\(activity) is under way") }
    switch action {
    case .login(let id): login(id)
    case .typing: hideIDProblem()
    case .reload: reload()
    }
  }

  private func login(_ id: String) {
    guard !id.isEmpty else { return end(with: .emptyID) }
    state = LoggedOutViewState(members: state.members, activity: .loggingIn)
    task { [weak self, members, savedLogin] in
      do {
        if let member = try await members.member(id: id) {
          try savedLogin?.remember(member)
          self?.listener?.didLogin(with: member)
        } else {
          self?.end(with: .unknownID(id))
        }
      } catch let error as MembersError {
        self?.end(with: .notLoggedIn(error))
      }
    }
  }

  private func hideIDProblem() {
    switch state.problem {
    case .emptyID, .unknownID: state.problem = nil
    case .notLoaded, .notLoggedIn, .lostAccount, nil: break
    }
  }

  private func reload() {
    state.problem = nil
    loadMembers()
  }

  private func loadMembers() {
    state.activity = .loading
    task { [weak self, members] in
      do {
        let all = try await members.all()
        self?.show(all)
      } catch let error as MembersError {
        self?.end(with: .notLoaded(error))
      }
    }
  }

  private func show(_ members: [Member]) {
    state = LoggedOutViewState(members: members, problem: state.problem)
  }

  private func end(with problem: LoggedOutProblem) {
    state = LoggedOutViewState(members: state.members, problem: problem)
  }
}
