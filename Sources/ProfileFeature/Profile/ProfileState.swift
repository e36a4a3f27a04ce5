nonisolated struct ProfileViewState {
  var member: Member
  /// What is being edited, while it is.
  var draft: MemberDraft?
  var problems: [MemberProblem] = []
  var activity: ProfileActivity?
  var failure: ProfileFailure?
  var failureAlert = false
  var logoutAlert = false
  var deleteAlert = false
}

/// What is under way.
nonisolated enum ProfileActivity {
  case refreshing
  case saving
  case deleting
}

/// What did not work, and why.
nonisolated struct ProfileFailure: Equatable {
  var activity: ProfileActivity
  var reason: String
}
