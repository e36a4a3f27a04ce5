nonisolated struct LoggedOutState {
  var members: [Member] = []
  /// What is typed into the field.
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
