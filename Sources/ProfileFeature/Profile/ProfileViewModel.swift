import StateBinding

nonisolated struct ProfileViewState {
  var member: Member
  /// The values being edited; nil outside of the editor.
  var draft: MemberDraft?
  var problems: [MemberProblem] = []
  var activity: ProfileActivity?
  var failure: ProfileFailure?
  var failureAlert = false
  var logoutAlert = false
  var deleteAlert = false
}

nonisolated enum ProfileActivity {
  case refreshing
  case saving
  case deleting
}

nonisolated struct ProfileFailure: Equatable {
  var activity: ProfileActivity
  var reason: String
}

nonisolated enum ProfileViewAction {
  case refresh
  case save(MemberDraft)
  case logout
  case deleteAccount
}

typealias ProfileViewModel = ViewModel<ProfileViewState, ProfileViewAction>

extension ProfileViewModel {
  func handleEdit() {
    state.draft = MemberDraft(state.member)
  }

  func handleDiscard() {
    state.draft = nil
    state.problems = []
  }

  func handleSave() {
    guard let draft = state.draft else { return }
    request(action: .save(draft))
  }

  func handleRefresh() {
    request(action: .refresh)
  }

  func handleLogout() {
    request(action: .logout)
  }

  func handleDelete() {
    request(action: .deleteAccount)
  }
}
