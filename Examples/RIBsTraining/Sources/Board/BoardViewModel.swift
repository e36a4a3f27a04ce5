import StateBinding

nonisolated struct BoardState {
  var boards: [BoardEntity] = []
  /// The chosen board; nil for all boards.
  var selectedBoardId: String?
  var posts: [PostEntity] = []
  /// Whether these are the first posts since the board appeared: UIKit would not animate them.
  var isInitial = true
  /// Whether the posts replace the earlier ones instead of following them.
  var isReload = true
  /// Whether the server has older posts.
  var hasMore = false
  var activity: BoardActivity?
  var failure: NetworkError?
  var failureAlert = false
}

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

typealias BoardViewModel = ViewModel<BoardState, BoardAction>

extension BoardViewModel {
  func handleBoard(_ id: String?) {
    request(action: .boardChosen(id: id))
  }

  func handleReload() {
    request(action: .reload)
  }

  func handleMore() {
    request(action: .loadMore)
  }

  func handleRetry() {
    request(action: .retry)
  }

  func handleTap(_ post: PostEntity) {
    request(action: .postTapped(post))
  }
}
