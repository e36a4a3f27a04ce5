/// What a member chooses between.
nonisolated enum LoggedInTab: String, CaseIterable {
  case posts
  case games
  case profile
}

nonisolated enum LoggedInAction {
  case choose(LoggedInTab)
}
