import StateBinding

nonisolated struct LoggedOutState {
  var members: [Member] = []
  /// The text in the ID field.
  var id = ""
  var activity: Activity?
  var problem: Problem?

  nonisolated enum Activity {
    case loading
    case loggingIn
  }

  nonisolated enum Problem: Equatable {
    case emptyID
    case unknownID(String)
    case failed(String)
  }
}

nonisolated enum LoggedOutAction {
  case login(id: String)
  case reload
}

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
