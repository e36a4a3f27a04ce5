/// All that a person can do on the screen.
nonisolated enum LoggedOutViewAction {
  case login(id: String)
  /// Another ID is being typed.
  case typing
  case reload
}
