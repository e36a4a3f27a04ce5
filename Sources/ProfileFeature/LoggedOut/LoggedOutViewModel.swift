import StateBinding

/// The state that the interactor shows.
nonisolated struct LoggedOutState {
  var members: [Member] = []
  var activity: Activity?
  var problem: Problem?

  nonisolated enum Activity {
    case loading
    case loggingIn
  }

  nonisolated enum Problem: Equatable {
    case emptyID
    case unknownID(String)
    case notLoaded(MembersError)
    case notRemembered(MembersError)
  }
}

/// The interactor's state, and beside it the view's own values.
nonisolated struct LoggedOutViewState {
  var loggedOut = LoggedOutState()
  /// The text in the ID field.
  var id = ""
}

nonisolated enum LoggedOutAction {
  case login(id: String)
  case reload
}

typealias LoggedOutViewModel = ViewModel<LoggedOutViewState, LoggedOutAction>

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
