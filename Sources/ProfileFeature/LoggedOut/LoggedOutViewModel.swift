import StateBinding

typealias LoggedOutViewModel = ViewModel<LoggedOutViewState, LoggedOutViewAction>

extension LoggedOutViewModel {
  func handleLogin(_ id: String) {
    request(action: .login(id: id))
  }

  func handleTyping() {
    request(action: .typing)
  }

  func handleReload() {
    request(action: .reload)
  }
}
