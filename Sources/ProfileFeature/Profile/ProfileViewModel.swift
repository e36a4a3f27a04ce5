import StateBinding

/// All that the screen shows. Only the interactor makes it.
nonisolated struct ProfileViewState: Equatable {
  var member: Member
  var isEditing = false
  var problems: [MemberProblem] = []
  var activity: ProfileActivity?
  var question: ProfileQuestion?
  var failure: ProfileFailure?

  mutating func begin(_ activity: ProfileActivity) {
    (self.activity, problems, question) = (activity, [], nil)
  }

  mutating func end(with failure: ProfileFailure) {
    (activity, question, self.failure) = (nil, nil, failure)
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

nonisolated enum ProfileViewAction {
  case refresh
  case edit
  case discard
  case save(MemberDraft)
  case ask(ProfileQuestion)
  case closeQuestion
  case closeFailure
  case logout
  case deleteAccount
}

typealias ProfileViewModel = ViewModel<ProfileViewState, ProfileViewAction>

extension ProfileViewModel {
  // An answer takes the question back itself, so closing its alert then requests nothing.
  var logoutAlert: Bool {
    get { state.question == .logout }
    set { if !newValue, logoutAlert { request(action: .closeQuestion) } }
  }

  var deleteAlert: Bool {
    get { state.question == .deleteAccount }
    set { if !newValue, deleteAlert { request(action: .closeQuestion) } }
  }

  var failureAlert: Bool {
    get { state.failure != nil }
    set { if !newValue, failureAlert { request(action: .closeFailure) } }
  }

  func handleRefresh() {
    request(action: .refresh)
  }

  func handleEdit() {
    request(action: .edit)
  }

  func handleDiscard() {
    request(action: .discard)
  }

  func handleSave(_ draft: MemberDraft) {
    request(action: .save(draft))
  }

  func handleAsk(_ question: ProfileQuestion) {
    request(action: .ask(question))
  }

  func handleLogout() {
    request(action: .logout)
  }

  func handleDelete() {
    request(action: .deleteAccount)
  }
}
