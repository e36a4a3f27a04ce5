import StateBinding

/// The state that Board's interactor gives the view.
nonisolated struct BoardState {
  var boards: [BoardEntity] = []
  /// The chosen board; nil for all boards.
  var selectedBoardId: String?
  var posts: [PostEntity] = []
  /// Whether the server has older posts.
  var hasMore = false
  var activity: BoardActivity?
  /// The failure of the last fetch, or nil.
  var failure: BoardFailure?
}

nonisolated enum BoardActivity: Equatable {
  case loading
  case reloading
  case loadingMore
}

nonisolated struct BoardFailure: Equatable {
  let activity: BoardActivity
  let error: NetworkError
  /// Whether the person has closed the alert about the failure.
  var isDismissed = false
}

nonisolated enum BoardAction {
  case boardChosen(id: String?)
  case reload
  case loadMore
  case retry
  case dismissFailure
  case postTapped(PostEntity)
}

typealias BoardViewModel = ViewModel<BoardState, BoardAction>

extension BoardViewModel {
  /// Whether the alert about a failure is up. Only the interactor writes its state, so closing the alert is an action. A retry
  /// has closed the alert already.
  var failureAlert: Bool {
    get { state.failure.map { !$0.isDismissed } ?? false }
    set { if !newValue, failureAlert { request(action: .dismissFailure) } }
  }

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
