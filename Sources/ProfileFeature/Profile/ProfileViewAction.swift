/// All that a person can do on the screen.
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
