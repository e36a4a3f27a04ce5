import StateBinding

protocol LoggedOutRouting: ViewableRouting {}

protocol LoggedOutPresentable: StatePresentable<LoggedOutState> {
  var listener: LoggedOutPresentableListener? { get set }
}

typealias LoggedOutPresentableListener = any PresentableListener<LoggedOutAction>

/// Hears of a login.
///
/// `@MainActor` is explicit because other modules do not see this module's default isolation.
@MainActor public protocol LoggedOutListener: AnyObject {
  /// Logs `member` in. Throws if the login cannot be remembered; nobody is logged in then.
  func didLogin(with member: Member) throws(MembersError)
}

/// Lists the members and logs one of them in.
final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable>,
  LoggedOutInteractable
{
  weak var router: LoggedOutRouting?
  weak var listener: LoggedOutListener?

  private let members: any Members
  private var state = LoggedOutState() {
    didSet { presenter.update(state: state) }
  }

  init(presenter: any LoggedOutPresentable, members: any Members) {
    self.members = members
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    loadMembers()
  }

  private func loadMembers() {
    guard begin(.loading) else { return }
    task { [weak self, members] in
      do {
        let all = try await members.all()
        self?.state = LoggedOutState(members: all)
      } catch let error as MembersError {
        self?.end(with: .notLoaded(error))
      }
    }
  }

  private func login(_ id: String) {
    guard !id.isEmpty else { return state.problem = .emptyID }
    guard begin(.loggingIn) else { return }
    task { [weak self, members] in
      do {
        let member = try await members.member(id: id)
        self?.finishLogin(of: id, member)
      } catch let error as MembersError {
        self?.end(with: .notLoaded(error))
      }
    }
  }

  private func finishLogin(of id: String, _ member: Member?) {
    guard let member else { return end(with: .unknownID(id)) }
    do throws(MembersError) {
      try listener?.didLogin(with: member)
    } catch {
      end(with: .notRemembered(error))
    }
  }

  /// Shows `activity` and removes an older problem. Returns false, and changes nothing, if a call runs already.
  private func begin(_ activity: LoggedOutState.Activity) -> Bool {
    guard state.activity == nil else { return false }
    state = LoggedOutState(members: state.members, activity: activity)
    return true
  }

  private func end(with problem: LoggedOutState.Problem) {
    state = LoggedOutState(members: state.members, problem: problem)
  }
}

extension LoggedOutInteractor: PresentableListener {
  func request(action: LoggedOutAction) {
    switch action {
    case .login(let id): login(id)
    case .reload: loadMembers()
    }
  }
}
