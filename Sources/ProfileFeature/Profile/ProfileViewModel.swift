import StateBinding

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
