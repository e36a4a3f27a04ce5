import StateBinding

typealias LoggedOutViewModel = ViewModel<LoggedOutState, LoggedOutAction>

extension LoggedOutViewModel {
  func handleLogin(_ member: Member) {
    request(action: .login(id: member.id))
  }

  func handleSubmit() {
    request(action: .login(id: state.id))
  }

  func handleReload() {
    request(action: .reload)
  }
}
