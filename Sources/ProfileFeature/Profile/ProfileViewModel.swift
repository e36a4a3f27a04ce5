import StateBinding

typealias ProfileViewModel = ViewModel<ProfileViewState, ProfileViewAction>

extension ProfileViewModel {
  // `.logout` and `.deleteAccount` clear the question before the alert closes, so the closing requests nothing.
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
