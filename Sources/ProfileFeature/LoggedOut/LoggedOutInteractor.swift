import StateBinding

protocol LoggedOutRouting: ViewableRouting {}

protocol LoggedOutPresentable: Presentable {
  var listener: LoggedOutPresentableListener? { get set }
  func show(_ members: [Member])
  func show(_ activity: LoggedOutState.Activity?)
  func show(_ problem: LoggedOutState.Problem?)
}

typealias LoggedOutPresentableListener = any PresentableListener<LoggedOutAction>

/// Hears of a login.
///
/// `@MainActor` is explicit because other modules do not see this module's default isolation.
@MainActor public protocol LoggedOutListener: AnyObject {
  /// `member` has logged in.
  func didLogin(with member: Member)
}

/// Lists the members and logs one of them in.
final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>,
  LoggedOutInteractable
{
  weak var router: LoggedOutRouting?
  weak var listener: LoggedOutListener?

  private let members: any Members
  private var isWorking = false

  init(presenter: LoggedOutPresentable, members: any Members) {
    self.members = members
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    loadMembers()
  }

  private func loadMembers() {
    work(.loading) { [weak self, members] in
      let all = try await members.all()
      self?.presenter.show(all)
    }
  }

  private func login(_ id: String) {
    guard !id.isEmpty else { return presenter.show(.emptyID) }
    work(.loggingIn) { [weak self, members] in
      if let member = try await members.member(id: id) {
        self?.listener?.didLogin(with: member)
      } else {
        self?.presenter.show(.unknownID(id))
      }
    }
  }

  /// Runs `body` while the screen shows `activity`, then shows the error if `body` failed. Does nothing while another call
  /// runs.
  private func work(
    _ activity: LoggedOutState.Activity, _ body: @escaping @MainActor () async throws -> Void
  ) {
    guard !isWorking else { return }
    isWorking = true
    presenter.show(nil as LoggedOutState.Problem?)
    presenter.show(activity)
    task { [weak self] in
      do {
        try await body()
      } catch let error as MembersError {
        self?.presenter.show(.failed(error.description))
      }
      self?.isWorking = false
      self?.presenter.show(nil as LoggedOutState.Activity?)
    }
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
