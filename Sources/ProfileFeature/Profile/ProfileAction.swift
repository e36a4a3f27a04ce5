nonisolated enum ProfileViewAction {
  case refresh
  case save(MemberDraft)
  case logout
  case deleteAccount
}
