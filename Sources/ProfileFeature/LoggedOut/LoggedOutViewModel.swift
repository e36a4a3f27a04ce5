import StateBinding

/// All that the screen shows. Only the interactor makes it.
nonisolated struct LoggedOutViewState: Equatable {
  var members: [Member] = []
  var activity: LoggedOutActivity?
  var problem: LoggedOutProblem?
}

nonisolated enum LoggedOutActivity {
  case loading
  case loggingIn
}

/// The reason why nobody is logged in.
nonisolated public enum LoggedOutProblem: Equatable {
  case emptyID
  case unknownID(String)
  case notLoaded(MembersError)
  case notLoggedIn(MembersError)
  /// Somebody else has deleted the account of the member who was logged in.
  case lostAccount(Member)
}

nonisolated enum LoggedOutViewAction {
  case login(id: String)
  /// Another ID is being typed.
  case typing
  case reload
}

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
