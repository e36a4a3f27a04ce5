nonisolated struct BoardState {
  var boards: [BoardEntity] = []
  /// The board whose posts are shown; nil for those of all.
  var selectedBoardId: String?
  var posts: [PostEntity] = []
  /// Whether these are the first posts, as the board appeared: a list of the platform would not animate them.
  var isInitial = true
  /// Whether they replace those before; else they go on behind them.
  var isReload = true
  /// Whether there are more behind them.
  var hasMore = false
  var activity: BoardActivity?
  var failure: NetworkError?
  var failureAlert = false
}

/// What is being fetched.
nonisolated enum BoardActivity: Equatable {
  case loading
  case reloading
  case loadingMore
}

nonisolated enum BoardAction {
  case boardChosen(id: String?)
  case reload
  case loadMore
  case retry
  case postTapped(PostEntity)
}
