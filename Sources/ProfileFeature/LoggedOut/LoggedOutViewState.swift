/// All that the screen shows. Only the interactor changes it.
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
