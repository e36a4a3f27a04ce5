/// All that the screen shows. Only the interactor changes it.
nonisolated struct ProfileViewState: Equatable {
  /// Nil until the interactor has made its first state.
  var member: Member?
  var isEditing = false
  var problems: [MemberProblem] = []
  var activity: ProfileActivity?
  var question: ProfileQuestion?
  var failure: ProfileFailure?

  mutating func begin(_ activity: ProfileActivity) {
    self.activity = activity
    problems = []
    question = nil
  }

  mutating func fail(with failure: ProfileFailure) {
    self.failure = failure
    activity = nil
    question = nil
  }
}

nonisolated enum ProfileActivity {
  case refreshing
  case saving
  case deleting
}

/// A question that a button or a deep link raises.
nonisolated public enum ProfileQuestion: Sendable {
  case logout
  case deleteAccount
}

nonisolated enum ProfileFailure: Equatable {
  case notLoaded(MembersError)
  case notSaved(MembersError)
  case notLoggedOut(MembersError)
  case notDeleted(MembersError)

  var reason: MembersError {
    switch self {
    case .notLoaded(let error), .notSaved(let error), .notLoggedOut(let error),
      .notDeleted(let error):
      error
    }
  }
}
