import StateBinding

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
